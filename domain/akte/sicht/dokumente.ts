import { dienstort, warOderIstBei } from '#domain/akte/dienstort.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { type Akteur, hatRolle, seite } from '#domain/rollen.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { liestSensibles } from '#domain/zugriff/api.ts';
import type { Aktensicht } from './sicht.ts';

/**
 * Which documents somebody reads of a file he sees. An Einsatzstelle: from the agreement on, those that concern it,
 * and never those on health (tables: Row-level visibility, Field-level limits).
 */
export function liestDokumente(akteur: Akteur, sicht: Aktensicht, spec: DokumentSpec): boolean {
	if (!hatRolle(akteur, 'MA_VEREIN', true) || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) {
		return !spec.isGesundheit || liestSensibles(akteur);
	}
	const gebunden = sicht.wuensche.some(
		(w) => w.status >= WUNSCH.nr.Vertragseinigung && w.status <= WUNSCH.nr.DienstNichtAngetreten,
	);
	return gebunden && !spec.isGesundheit && betrifftEinsatzstelle(spec);
}

/** She hands it in, checks or signs it. */
const betrifftEinsatzstelle = (spec: DokumentSpec): boolean =>
	spec.uploadRollen.includes('MA_VEREIN') ||
	spec.pruefendeOrganisation === 'EINSATZSTELLE' ||
	spec.signaturparteien.includes('EINSATZSTELLE');

/** What was handed in for another Einsatzort is none of a site's business, unless the service takes place at hers now. */
export function istFuerSeinenOrt(
	{ akteur, akte }: Pick<Lage, 'akteur' | 'akte'>,
	einsatzortID: string | null,
): boolean {
	if (einsatzortID === null || seite(akteur) !== 'EINSATZSTELLE') return true;
	const wuensche = akte.wuensche.filter((w) => warOderIstBei(akte, w, einsatzortID));
	const orte = [einsatzortID, ...wuensche.map((w) => dienstort(akte, w))];
	return orte.some((ort) => akteur.einsatzortIDs.includes(ort));
}
