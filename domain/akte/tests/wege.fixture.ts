/** The usual ways into each state, for tests that start there. */

import { kontoEroeffnen } from '#domain/akte/entscheidungen/freiwilliger/konto-eroeffnen.ts';
import { registrieren } from '#domain/akte/entscheidungen/freiwilliger/registrieren.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { antreten } from '#domain/akte/entscheidungen/vertrag/antreten.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Vertrag, Vertragsbedingungen, Wunsch } from '../zustand.ts';
import { ERWACHSEN, freiwillig, OEFFENTLICH, TOKEN, TRAEGER, vereinAn } from './personen.fixture.ts';
import { neueWelt, type Welt } from './welt.fixture.ts';

/** Two places for the FSJ at every Einsatzort, two for the BFD at one, four recognised. */
export function weltMitPlaetzen(aenderung: Parameters<typeof neueWelt>[0] = {}): Welt {
	const welt = neueWelt(aenderung);
	for (const ort of ['o1', 'o2', 'o3', 'o4']) welt.teileZu(ort, 'fsj', 2);
	welt.teileZu('o1', 'bfd', 2);
	for (const stelle of ['s1', 's2', 's3']) welt.erkenneAn(stelle, 4);
	return welt;
}

export function wunschAn(welt: Welt, akteID: string, einsatzortID = 'o1'): Wunsch {
	const wunsch = welt.akte(akteID).wuensche.findLast((w) => w.einsatzortID === einsatzortID);
	if (!wunsch) throw new Error(`kein Wunsch für ${einsatzortID}`);
	return wunsch;
}

export function vertragAn(welt: Welt, akteID: string, einsatzortID = 'o1'): Vertrag {
	const { id } = wunschAn(welt, akteID, einsatzortID);
	const vertrag = welt.akte(akteID).vertraege.findLast((v) => v.wunschID === id);
	if (!vertrag) throw new Error(`kein Vertrag für ${einsatzortID}`);
	return vertrag;
}

/** Registers with wishes for these places and confirms the e-mail address: 2000, or 1000 without wishes. */
export function beworben(
	welt: Welt,
	akteID: string,
	einsatzortIDs: readonly string[] = ['o1'],
	person: Personendaten = ERWACHSEN,
): void {
	const wuensche = einsatzortIDs.map((einsatzortID) => ({ einsatzortID }));
	welt.tue(akteID, OEFFENTLICH, registrieren, { userID: `user-${akteID}`, person, wuensche });
	welt.tue(akteID, TOKEN, kontoEroeffnen, { userID: `user-${akteID}` });
}

/** From applied to 2500. */
export function inVerhandlung(welt: Welt, akteID: string, einsatzortID = 'o1', dienstartID = 'fsj'): void {
	const verein = vereinAn(einsatzortID);
	const wunschID = wunschAn(welt, akteID, einsatzortID).id;
	welt.tue(akteID, verein, verhandeln, { wunschID, dienstartID, betreuerUserID: verein.userID ?? '' });
}

/** From negotiating to 2800. */
export function geeinigt(
	welt: Welt,
	akteID: string,
	felder: Partial<Vertragsbedingungen> = {},
	einsatzortID = 'o1',
): void {
	welt.tue(akteID, TRAEGER, einigen, { wunschID: wunschAn(welt, akteID, einsatzortID).id, felder });
}

/** From agreed to 3000. */
export function abgeschlossen(welt: Welt, akteID: string, einsatzortID = 'o1'): void {
	const wunschID = wunschAn(welt, akteID, einsatzortID).id;
	welt.tue(akteID, TRAEGER, abschliessen, { wunschID, vertragsnummer: `N-${akteID}-${wunschID}` });
}

/** From concluded to 4000, on the day the contract begins. */
function imDienst(welt: Welt, akteID: string, einsatzortID = 'o1'): void {
	const datum = vertragAn(welt, akteID, einsatzortID).vertragsbeginn ?? welt.heute;
	if (welt.heute < datum) welt.heute = datum;
	welt.tue(akteID, TRAEGER, antreten, { datum });
}

/** The service at o1 ends on the last of January. */
export function endetFrueh(welt: Welt, akteID: string): void {
	welt.heute = '2026-01-31';
	welt.tue(akteID, TRAEGER, beenden, {
		...{ datum: '2026-01-31', grund: 'Studienplatz', bestaetigt: true },
		kuendigungDurch: 'FREIWILLIGER',
	});
}

/** Then another one is served at o3, to the end of the cycle. */
export function zweiterDienst(welt: Welt, akteID: string): void {
	welt.tue(akteID, freiwillig(akteID), bewerben, { wuensche: [{ einsatzortID: 'o3' }] });
	inVerhandlung(welt, akteID, 'o3');
	geeinigt(welt, akteID, { vertragsbeginn: '2026-02-16', vertragsende: '2026-08-31', urlaubstage: 20 }, 'o3');
	abgeschlossen(welt, akteID, 'o3');
	imDienst(welt, akteID, 'o3');
	welt.heute = '2026-08-31';
	welt.tue(akteID, TRAEGER, beenden, { datum: '2026-08-31' });
}

const SCHRITTE = {
	2000: [],
	2500: [inVerhandlung],
	2800: [inVerhandlung, geeinigt],
	3000: [inVerhandlung, geeinigt, abgeschlossen],
	4000: [inVerhandlung, geeinigt, abgeschlossen, imDienst],
} as const satisfies Record<number, readonly ((welt: Welt, akteID: string) => void)[]>;

/** A volunteer with one wish, for Sporthalle Nord, in this status. */
export function bis(welt: Welt, akteID: string, status: keyof typeof SCHRITTE): void {
	beworben(welt, akteID);
	for (const schritt of SCHRITTE[status]) schritt(welt, akteID);
}
