/** The parties of a document: what they are called and who acts for them (tables: Signature session; sign as own party). */
import { orteVon, warOderIstBei } from '#domain/akte/dienstort.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { letzterDienst } from '#domain/akte/massgeblich.ts';
import type { Akte, Dokument, Signatursitzung, Wunsch } from '#domain/akte/zustand.ts';
import { type Partei, seite } from '#domain/rollen.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';

export const PARTEI_LABEL: Readonly<Record<Partei, string>> = {
	FREIWILLIGER: 'Freiwillige Person',
	ERZIEHUNGSBERECHTIGTER: 'Erziehungsberechtigte Person',
	EINSATZSTELLE: 'Einsatzstelle',
	TRAEGER: 'Träger',
};

/** For whom a signed-in person signs this document; null: it is none of his. */
export function eigenePartei(
	{ akteur, akte }: Pick<Lage, 'akteur' | 'akte'>,
	dokument: Pick<Dokument, 'vertragID' | 'einsatzortID'>,
): Exclude<Partei, 'ERZIEHUNGSBERECHTIGTER'> | null {
	switch (seite(akteur)) {
		case 'TRAEGER':
			return 'TRAEGER';
		case 'EINSATZSTELLE':
			return istSeineStelle({ akteur, akte }, dokument) ? 'EINSATZSTELLE' : null;
		case 'FREIWILLIGER':
			return akteur.freiwilligerID === akte.id ? 'FREIWILLIGER' : null;
		default:
			return null;
	}
}

/**
 * The wish whose Einsatzstelle signs: of its contract, else of those for the Einsatzort it was uploaded for, else of all the
 * one bound, else the one whose service ended last.
 */
export function wunschDesDokuments(akte: Akte, dokument: Pick<Dokument, 'vertragID' | 'einsatzortID'>): Wunsch | null {
	const vertrag = akte.vertraege.find((v) => v.id === dokument.vertragID);
	if (vertrag) return akte.wuensche.find((w) => w.id === vertrag.wunschID) ?? null;
	const { einsatzortID } = dokument;
	const dort = einsatzortID === null ? [] : akte.wuensche.filter((w) => warOderIstBei(akte, w, einsatzortID));
	return vorderster(akte, dort) ?? dort[0] ?? vorderster(akte, akte.wuensche);
}

const vorderster = (akte: Akte, wuensche: readonly Wunsch[]): Wunsch | null =>
	wuensche.find((w) => GEBUNDEN.includes(w.status)) ?? letzterDienst(akte, wuensche);

/** Name of who is asked, where the session names one; null: the party itself, or erased. */
export function nameDesUnterzeichners(
	akte: Akte,
	{ partei, unterzeichnerID }: Pick<Signatursitzung, 'partei' | 'unterzeichnerID'>,
) {
	const person =
		partei === 'FREIWILLIGER' ? akte.person : akte.erziehungsberechtigte.find((e) => e.id === unterzeichnerID)?.person;
	return `${person?.vorname ?? ''} ${person?.nachname ?? ''}`.trim() || null;
}

function istSeineStelle(
	{ akteur, akte }: Pick<Lage, 'akteur' | 'akte'>,
	dokument: Pick<Dokument, 'vertragID' | 'einsatzortID'>,
): boolean {
	const wunsch = wunschDesDokuments(akte, dokument);
	if (!wunsch) return false;
	const orte = orteVon(akte, wunsch);
	return akteur.einsatzstelleIDs.includes(wunsch.einsatzstelleID) || orte.some((o) => akteur.einsatzortIDs.includes(o));
}
