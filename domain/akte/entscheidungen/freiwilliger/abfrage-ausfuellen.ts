/** A form of asked fields, saved as far as it has been filled in. */

import { type Elternangabe, elternereignisse, lieseEltern } from '#domain/akte/bausteine/elterneingabe.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import { type Abfragefrage, type Abfragezeile, abfrageblick } from '#domain/akte/freiwilliger/abfrageblick.ts';
import { personendatenGeaendert } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { personenumfeld } from '#domain/akte/regeln/person.ts';
import { g21 } from '#domain/akte/regeln/rechte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import type { Vertrag, Vertragsbedingungen } from '#domain/akte/zustand.ts';
import { type Abfragefeld, istVertragsfeld } from '#domain/feldabfrage/abfragefelder.ts';
import { istElternfeld } from '#domain/felder/elternfelder.ts';
import { pruefePersonendaten } from '#domain/felder/freiwilliger.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import { pruefe as pruefeForm } from '#domain/felder/pruefung.ts';
import { vertragSchema } from '#domain/felder/vertrag.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';

export interface AbfrageEingabe extends Abfragefrage {
	/** As the wire has them; null empties. */
	readonly werte: Readonly<Record<string, unknown>>;
}

/** What was entered, by where it belongs. */
export interface Abfrageantwort {
	readonly person: Personendaten;
	readonly eltern: readonly Elternangabe[];
	/** null: no term of a contract was entered. */
	readonly vertrag: { readonly vertragID: string; readonly felder: Partial<Vertragsbedingungen> } | null;
}

const AUSFUELLEN: Verb<Fall<AbfrageEingabe>, 'feldabfrageAusfuellen'> = {
	key: 'feldabfrageAusfuellen',
	titel: 'Angaben ergänzen',
	unbestaetigt: true,
	rechte: [nurBearbeitbare],
	ausgang: [],
};

/** May it be entered, and is each value by itself right? */
export function lieseAbfrage(lage: Lage, eingabe: AbfrageEingabe): Abfrageantwort {
	pruefe(AUSFUELLEN, { lage, eingabe });
	const { vertrag } = gefragt(lage, eingabe);
	const [terme, eltern, personal] = teile(eingabe.werte);
	const umfeld = personenumfeld(lage);
	const person = pruefePersonendaten(personal, lage.akte.person, umfeld);
	const felder = pruefeForm(vertragSchema, terme);
	const familie = lieseEltern(lage, eltern);
	const verstoesse = [...person.verstoesse, ...familie.verstoesse, ...felder.verstoesse];
	if (verstoesse.length) throw new Abgelehnt(verstoesse);
	const bedingungen = (felder.werte ?? {}) as Partial<Vertragsbedingungen>;
	return {
		person: person.werte ?? {},
		eltern: familie.angaben,
		vertrag: vertrag && Object.keys(bedingungen).length > 0 ? { vertragID: vertrag.id, felder: bedingungen } : null,
	};
}

/** The part of the person and the guardians; the terms are edited as a contract is. */
export function personenteilAusfuellen(lage: Lage, { person, eltern }: Abfrageantwort): Entschluss {
	const geaendert = personendatenGeaendert(lage.akte.id, lage.akte.person, person);
	return vollende(lage, [...geaendert, ...elternereignisse(lage, eltern)]);
}

function gefragt(lage: Lage, frage: Abfragefrage): { zeilen: Abfragezeile[]; vertrag: Vertrag | null } {
	const sicht = sichtIn(lage);
	const blick = sicht && abfrageblick(lage, sicht, frage);
	if (!blick) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return blick;
}

function nurBearbeitbare({ lage, eingabe }: Fall<AbfrageEingabe>): readonly Befund[] {
	if (!eingabe) return [];
	const { zeilen } = gefragt(lage, eingabe);
	return Object.keys(eingabe.werte).flatMap((feld): Befund[] => {
		const zeile = zeilen.find((z) => z.feldKey === feld);
		if (!zeile) return [{ code: 'FELD', http: 422, feld, text: 'Dieses Feld wird hier nicht abgefragt.' }];
		return zeile.isBearbeitbar ? [] : [g21(zeile.feldKey, zeile.bezeichnung)];
	});
}

type Werte = Record<string, unknown>;

function teile(werte: Readonly<Werte>): [vertrag: Werte, eltern: Werte, person: Werte] {
	const nur = (passt: (feld: string) => boolean): Werte =>
		Object.fromEntries(Object.entries(werte).filter(([feld]) => passt(feld)));
	const istTerm = (feld: string) => istVertragsfeld(feld as Abfragefeld);
	return [nur(istTerm), nur(istElternfeld), nur((feld) => !istTerm(feld) && !istElternfeld(feld))];
}
