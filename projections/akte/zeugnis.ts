import { akteAggregat } from '#domain/akte/akte.ts';
import { fristbeginn, zeugnisstand } from '#domain/akte/zeugnis/stand.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { ANGETRETEN } from '#domain/status/vertrag.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { projection } from '#projections/engine/projection.ts';

/** Contracts of those who serve or have served, and how far the Zeugnis of each is. */
export const zeugnis = projection({
	table: 'zeugnis',
	version: 2,
	of: akteAggregat,
	spalten: {
		id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		wunsch_id: 'uuid not null',
		zyklus_id: 'uuid not null',
		dienstart_id: 'uuid not null',
		einsatzort_id: 'uuid',
		bis: 'date',
		/** The day the deadline is reckoned from. */
		frist_ab: 'date',
		stand: 'text not null',
		umfang: 'text',
		verlangt_am: 'date',
	},
	key: ['id'],
	indexe: ['(freiwilliger_id)', '(zyklus_id, stand)', '(zyklus_id, frist_ab, id)', '(einsatzort_id)'],
	rows: (akte) => (akte.geloescht ? [] : akte.vertraege.filter((v) => zaehlt(akte, v)).map((v) => zeile(akte, v))),
});

function zaehlt({ wuensche }: Akte, { status, wunschID }: Vertrag): boolean {
	const wunsch = wuensche.find(({ id }) => id === wunschID);
	return ANGETRETEN.includes(status) && wunsch?.status !== WUNSCH.nr.DienstNichtAngetreten;
}

const zeile = (akte: Akte, vertrag: Vertrag) => ({
	id: vertrag.id,
	freiwilliger_id: akte.id,
	wunsch_id: vertrag.wunschID,
	zyklus_id: vertrag.zyklusID,
	dienstart_id: vertrag.dienstartID,
	einsatzort_id: vertrag.einsatzortID,
	bis: vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende,
	frist_ab: fristbeginn(vertrag),
	stand: zeugnisstand(akte, vertrag),
	umfang: vertrag.zeugnis?.umfang ?? null,
	verlangt_am: vertrag.zeugnis?.verlangtAm ?? null,
});
