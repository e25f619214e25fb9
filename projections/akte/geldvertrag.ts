import { akteAggregat } from '#domain/akte/akte.ts';
import { dienstzeit } from '#domain/akte/vertrag/geldvertraege.ts';
import { projection } from '#projections/engine/projection.ts';

/** Whose contracts money goes by, and when: an accounting run finds the files it has to read. */
export const geldvertrag = projection({
	table: 'geldvertrag',
	version: 1,
	of: akteAggregat,
	spalten: {
		id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		von: 'date not null',
		bis: 'date not null',
	},
	key: ['id'],
	indexe: ['(freiwilliger_id)', '(bis, von)'],
	rows: (akte) =>
		(akte.geloescht ? [] : akte.vertraege).flatMap((vertrag) => {
			const zeit = dienstzeit(akte, vertrag);
			return zeit ? [{ id: vertrag.id, freiwilliger_id: akte.id, zyklus_id: vertrag.zyklusID, ...zeit }] : [];
		}),
});
