/** What was entered of guardians in a form of asked fields, and what becomes of it. */

import { type AkteEreignis, ErziehungsberechtigterGeaendert } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { brauchtEmail, gleicheEmailText } from '#domain/akte/regeln/erziehungsberechtigte.ts';
import type { Akte, Erziehungsberechtigter } from '#domain/akte/zustand.ts';
import { type Elternplatz, elternfeld, elternplatz, istElternfeld } from '#domain/felder/elternfelder.ts';
import {
	type ErziehungsberechtigterEingabe,
	erziehungsberechtigterSchema,
} from '#domain/felder/erziehungsberechtigter.ts';
import { pruefe } from '#domain/felder/pruefung.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { hinzugefuegt } from './erziehungsberechtigte.ts';

/** A guardian with what was entered of him; without an id he is a new one. */
export interface Elternangabe {
	readonly id: string | null;
	readonly eingabe: ErziehungsberechtigterEingabe;
}

/** What was entered, checked guardian by guardian. */
export function lieseEltern(
	lage: Lage,
	werte: Readonly<Record<string, unknown>>,
): { readonly angaben: readonly Elternangabe[]; readonly verstoesse: readonly Regelverstoss[] } {
	const { akte } = lage;
	const ergebnisse = ([0, 1] as const).flatMap((platz) => {
		const teile = Object.entries(werte).filter(([feld]) => istElternfeld(feld) && elternplatz(feld)?.platz === platz);
		return teile.length > 0 ? [liesEinen(lage, platz, teile)] : [];
	});
	const angaben = ergebnisse.flatMap(({ angabe }) => (angabe ? [angabe] : []));
	const luecke = zweiteVorErster(akte, werte);
	return { angaben, verstoesse: [...luecke, ...ergebnisse.flatMap((e) => e.verstoesse)] };
}

export const elternereignisse = (lage: Lage, angaben: readonly Elternangabe[]): AkteEreignis[] =>
	angaben.map(({ id, eingabe }) => {
		const { art, isUnterschriftErforderlich, isAlleinigesSorgerecht, ...person } = eingabe;
		const facts = { art, isUnterschriftErforderlich, isAlleinigesSorgerecht };
		if (id === null) return hinzugefuegt(lage, { ...facts, person });
		return ErziehungsberechtigterGeaendert(
			{ erziehungsberechtigterID: id, ...facts },
			{ betroffener: id, art: 'KONTAKT', daten: person },
		);
	});

function zweiteVorErster(akte: Akte, werte: Readonly<Record<string, unknown>>): Regelverstoss[] {
	const plaetze = Object.keys(werte).map((feld) => elternplatz(feld)?.platz);
	const feld = elternfeld(1, 'vorname');
	if (!feld || akte.erziehungsberechtigte.length > 0 || !plaetze.includes(1) || plaetze.includes(0)) return [];
	return [
		{ code: 'FELD', http: 422, feld, text: 'Bitte tragen Sie zuerst die erste erziehungsberechtigte Person ein.' },
	];
}

function liesEinen(lage: Lage, platz: Elternplatz['platz'], teile: readonly [string, unknown][]) {
	const { akte } = lage;
	const bisher = akte.erziehungsberechtigte[platz];
	const neu = Object.fromEntries(teile.map(([feld, wert]) => [elternplatz(feld)?.teil, wert]));
	const gleicheEmail = gleicheEmailText(lage.akteur);
	const umfeld = { freiwilligerEmail: akte.person.email, pdfSignatures: false, gleicheEmail };
	const { werte, verstoesse } = pruefe(erziehungsberechtigterSchema(umfeld), { ...grundlage(bisher), ...neu });
	const stumm = werte && ohneEmail(lage, bisher, werte) ? [ohneEmailText(lage.akteur)] : [];
	return {
		angabe: werte && { id: bisher?.id ?? null, eingabe: werte },
		verstoesse: [...verstoesse, ...stumm].map((v) => ({ ...v, feld: elternfeld(platz, v.feld ?? '') ?? v.feld ?? '' })),
	};
}

/** Who signs on paper has been entered so by staff, without an address, and stays so. */
function ohneEmail(lage: Lage, bisher: Erziehungsberechtigter | undefined, werte: ErziehungsberechtigterEingabe) {
	const hatteAdresse = !bisher || Boolean(bisher.person?.email);
	return hatteAdresse && brauchtEmail(lage, { ...werte, person: werte });
}

/** The form doesn't ask about paper: staff say so where guardians are entered. */
function ohneEmailText(akteur: Akteur): Regelverstoss {
	const text = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])
		? 'Bitte tragen Sie eine E-Mail-Adresse ein. Wer auf Papier unterschreibt, wird in der Akte unter „Erziehungsberechtigte“ eingetragen.'
		: 'Bitte geben Sie auch die E-Mail-Adresse dieser erziehungsberechtigten Person an. Dorthin geht der Link für die Unterschrift.';
	return { code: 'P', http: 422, feld: 'email', text };
}

/** What is known of him, as the form has it; nobody is refused because nothing was said of the kind. */
function grundlage(bisher: Erziehungsberechtigter | undefined): Record<string, unknown> {
	if (!bisher) return { art: 'SONSTIGE' };
	const { art, isUnterschriftErforderlich, isAlleinigesSorgerecht, person } = bisher;
	return { art, isUnterschriftErforderlich, isAlleinigesSorgerecht, ...person };
}
