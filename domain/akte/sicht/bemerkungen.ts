import { orteVon } from '#domain/akte/dienstort.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle, hoechste, ROLLEN, type Rolle, rang } from '#domain/rollen.ts';

/** A remark as far as its readers depend on it. */
export interface Sichtbarkeit {
	readonly sichtbarkeit: Rolle;
	readonly einsatzstelleID: string | null;
}

/** Table: remarks. A role reads what is meant for it or for roles below; another site's remarks nobody's site reads. */
export function liestBemerkung(
	akteur: Akteur,
	akte: Pick<Akte, 'wuensche' | 'vertraege'>,
	{ sichtbarkeit, einsatzstelleID }: Sichtbarkeit,
): boolean {
	if (akteur.art === 'SYSTEM') return true;
	const rolle = hoechste(akteur.rollen);
	if (rang(rolle) < rang(sichtbarkeit)) return false;
	return rolle !== 'MA_VEREIN' || einsatzstelleID === null || eigeneStellen(akteur, akte).includes(einsatzstelleID);
}

/** Whoever is assigned to a single Einsatzort belongs to its Einsatzstelle; the wish there names it. */
function eigeneStellen(akteur: Akteur, akte: Pick<Akte, 'wuensche' | 'vertraege'>): readonly string[] {
	const dort = akte.wuensche.filter((w) => orteVon(akte, w).some((ort) => akteur.einsatzortIDs.includes(ort)));
	return [...akteur.einsatzstelleIDs, ...dort.map((w) => w.einsatzstelleID)];
}

/** The visibilities an author may choose: his own rank, which is the default, or lower. */
export function waehlbareSichtbarkeiten(akteur: Akteur): readonly Rolle[] {
	return ROLLEN.filter((r) => rang(r) <= rang(hoechste(akteur.rollen)));
}

export const SICHTBARKEIT_ZU_HOCH: Regelverstoss = {
	code: 'SICHTBARKEIT',
	http: 422,
	feld: 'sichtbarkeit',
	text: 'Die Sichtbarkeit darf höchstens Ihrer eigenen Rolle entsprechen.',
};

const LOESCHFRIST_MS = 24 * 60 * 60 * 1000;

/** The author within 24 hours, ADMIN any, system remarks nobody. */
export function loeschtBemerkung(
	akteur: Akteur,
	bemerkung: { isSystem: boolean; autorUserID: string | null; geschriebenAm: string },
	jetzt: string,
): boolean {
	if (bemerkung.isSystem) return false;
	if (hatRolle(akteur, 'ADMIN')) return true;
	const alter = Date.parse(jetzt) - Date.parse(bemerkung.geschriebenAm);
	return bemerkung.autorUserID !== null && bemerkung.autorUserID === akteur.userID && alter <= LOESCHFRIST_MS;
}
