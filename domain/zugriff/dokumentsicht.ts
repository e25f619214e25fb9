import type { Akte, Dokument } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenz.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { liestSensibles } from './api.ts';
import type { Aktensicht } from './sicht.ts';

/**
 * Which documents of a file somebody sees (tables: row-level visibility; field limits, sensitive group). The volunteer and
 * the Traeger see all of them. A site sees, from the agreement with it on, those it has a part in: once the contract
 * is concluded also those of the contract; health documents and what was handed in for another place never.
 */
export interface Dokumentsicht {
	siehtSpec(spec: DokumentSpec | undefined): boolean;
	siehtDokument(dokument: Pick<Dokument, 'einsatzortID'>, spec: DokumentSpec | undefined): boolean;
}

export function dokumentsicht(akteur: Akteur, akte: Akte, sicht: Aktensicht): Dokumentsicht {
	if (siehtAlle(akteur, akte)) {
		const siehtSpec = (spec: DokumentSpec | undefined) => !spec?.isGesundheit || liestSensibles(akteur);
		return { siehtSpec, siehtDokument: (_, spec) => siehtSpec(spec) };
	}
	const siehtSpec = (spec: DokumentSpec | undefined) =>
		spec !== undefined && !spec.isGesundheit && istBeteiligt(spec, sicht);
	return {
		siehtSpec,
		siehtDokument: ({ einsatzortID }, spec) =>
			siehtSpec(spec) && (einsatzortID === null || akteur.einsatzortIDs.includes(einsatzortID)),
	};
}

function siehtAlle(akteur: Akteur, akte: Akte): boolean {
	if (akteur.art === 'SYSTEM' || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return true;
	return hatRolle(akteur, 'FREIWILLIGER', true) && akteur.freiwilligerID === akte.id;
}

/** Uploads it or checks it; signs it or has it as a part of its contract, once that is concluded. */
function istBeteiligt(spec: DokumentSpec, { felder, wuensche }: Aktensicht): boolean {
	const isAbgeschlossen = felder === 'DIENST' || felder === 'ABRECHNUNG';
	if (!isAbgeschlossen && !wuensche.some((w) => w.status === 3500)) return false;
	if (spec.uploadRollen.includes('MA_VEREIN') || spec.pruefendeOrganisation === 'EINSATZSTELLE') return true;
	return isAbgeschlossen && (spec.isVertragsrelevant || spec.signaturparteien.includes('EINSATZSTELLE'));
}
