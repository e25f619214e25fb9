import { akteAggregat } from '#domain/akte/akte.ts';
import { ortMit } from '#domain/akte/dienstort.ts';
import { vertragAm } from '#domain/akte/seminar/dienstzeit.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import { projection } from '#projections/engine/projection.ts';

/** Seminars planned, attended and recognised; days in tenths. The list to check and what a seminar counts read it. */
export const seminarnachweis = projection({
	table: 'seminarnachweis',
	version: 4,
	of: akteAggregat,
	spalten: {
		id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		zyklus_id: 'uuid',
		seminar_id: 'uuid',
		status: 'int not null',
		status_seit: 'timestamptz not null',
		titel: 'text',
		seminartyp_id: 'text',
		von: 'date',
		bis: 'date',
		geplant: 'int not null',
		tage: 'int',
		eingereicht_am: 'timestamptz',
		is_au: 'boolean',
		einsatzort_id: 'uuid',
		einsatzstelle_id: 'uuid',
		dienstart_id: 'uuid',
	},
	key: ['id'],
	indexe: ['(freiwilliger_id)', '(seminar_id)', '(zyklus_id, status_seit, id)', '(status_seit, id) where status = 10'],
	rows: (akte) =>
		akte.geloescht
			? []
			: akte.seminarnachweise.map((n) => ({
					id: n.id,
					freiwilliger_id: akte.id,
					zyklus_id: akte.zyklusID,
					seminar_id: n.seminarID,
					status: n.status,
					status_seit: n.statusSeit,
					titel: n.titel,
					seminartyp_id: n.seminartypID,
					von: ersterTag(n),
					bis: letzterTag(n),
					geplant: n.geplant,
					tage: n.tage,
					eingereicht_am: n.datei?.eingereichtAm ?? null,
					is_au: n.datei?.isAU ?? null,
					...dienstVon(akte, ersterTag(n)),
				})),
});

/** Of the service the day belongs to, whichever is the present one; empty: of none. */
function dienstVon(akte: Akte, tag: string | null) {
	const vertrag = tag === null ? null : vertragAm(akte, tag);
	const wunsch = akte.wuensche.find(({ id }) => id === vertrag?.wunschID);
	return {
		einsatzort_id: wunsch ? ortMit(wunsch, vertrag) : null,
		einsatzstelle_id: wunsch?.einsatzstelleID ?? null,
		dienstart_id: vertrag?.dienstartID ?? null,
	};
}
