import { akteAggregat } from '#domain/akte/akte.ts';
import { standVon } from '#domain/akte/bfd/stand.ts';
import { istVereinbart } from '#domain/akte/vertragswahl.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { projection } from '#projections/engine/projection.ts';

/** Contracts agreed on, with how far they are at the federal office; which of them are of the BFD their Dienstart says. */
export const bfdvereinbarung = projection({
	table: 'bfdvereinbarung',
	version: 2,
	of: akteAggregat,
	spalten: {
		id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		dienstart_id: 'uuid not null',
		einsatzort_id: 'uuid',
		vertragsnummer: 'text',
		von: 'date',
		bis: 'date',
		dienstantritt: 'date',
		stand: 'text not null',
		stand_am: 'date',
		eingereicht_am: 'date',
		an: 'text',
	},
	key: ['id'],
	indexe: [
		'(freiwilliger_id)',
		'(zyklus_id, dienstart_id)',
		'(zyklus_id, eingereicht_am, id)',
		"(eingereicht_am) where stand in ('EINGEREICHT', 'RUECKFRAGE')",
	],
	rows: (akte) => (akte.geloescht ? [] : akte.vertraege.filter((v) => zaehlt(akte, v)).map((v) => zeile(akte, v))),
});

function zaehlt({ wuensche }: Akte, vertrag: Vertrag): boolean {
	const wunsch = wuensche.find(({ id }) => id === vertrag.wunschID);
	return istVereinbart(vertrag) && wunsch?.status !== WUNSCH.nr.DienstNichtAngetreten;
}

function zeile({ id }: Akte, vertrag: Vertrag) {
	const { bfd, dienstantritt } = vertrag;
	return {
		id: vertrag.id,
		freiwilliger_id: id,
		zyklus_id: vertrag.zyklusID,
		dienstart_id: vertrag.dienstartID,
		einsatzort_id: vertrag.einsatzortID,
		vertragsnummer: vertrag.vertragsnummer,
		von: dienstantritt ?? vertrag.vertragsbeginn,
		bis: vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende,
		dienstantritt,
		stand: standVon(bfd),
		stand_am: bfd?.standAm ?? null,
		eingereicht_am: bfd?.eingereichtAm ?? null,
		an: bfd?.an ?? null,
	};
}
