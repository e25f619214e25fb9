import { zyklusAggregat, zyklusAlsReferenz } from '#domain/zyklus/zyklus.ts';
import { zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { projection } from '#projections/engine/projection.ts';

/** Cycles; `referenz` is what decisions are handed, with the Dienstarten as pairs since JSON has no maps. */
export const zyklus = projection({
	table: 'zyklus',
	version: 3,
	of: zyklusAggregat,
	spalten: {
		id: 'uuid not null',
		bezeichnung: 'text not null',
		start: 'date not null',
		ende: 'date not null',
		status: 'text not null',
		bewerbung_von: 'date',
		bewerbung_bis: 'date',
		kontingentabfrage_frist: 'date',
		stream_version: 'int not null',
		referenz: 'jsonb not null',
	},
	key: ['id'],
	rows: (z) => {
		if (!z.existiert) return [];
		const referenz = zyklusAlsReferenz(z, zyklusbudgetAggregat.start(z.id));
		return [
			{
				id: z.id,
				bezeichnung: z.felder.bezeichnung,
				start: z.felder.start,
				ende: z.felder.ende,
				status: z.status,
				bewerbung_von: z.felder.bewerbungVon,
				bewerbung_bis: z.felder.bewerbungBis,
				kontingentabfrage_frist: z.felder.kontingentabfrageFrist,
				stream_version: z.version,
				referenz: { ...referenz, dienstarten: [...referenz.dienstarten] },
			},
		];
	},
});
