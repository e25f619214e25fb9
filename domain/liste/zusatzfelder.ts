/** What lists show beside their own columns: free fields, what Feldabfragen ask for, groupings of the place. */

import { type Feldumfang, LESBAR } from '#domain/akte/sicht/felder.ts';
import { type Abfragefeld, istPersonenfeld, istVertragsfeld } from '#domain/feldabfrage/abfragefelder.ts';
import type { Feldart } from '#domain/felder/feld.ts';
import { type BenanntesFeld, benannteFelder, type Freifeldart } from '#domain/felder/freie-felder.ts';
import { feldart } from '#domain/felder/katalog.ts';
import { PERSONENFELDER, type Personenangaben, type Personenfeld } from '#domain/felder/personenfelder.ts';
import type { Gruppierung } from '#domain/liste/sortierung.ts';
import type { Referenz } from '#domain/referenz.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { liestSensibles } from '#domain/zugriff/api.ts';

export type Zusatzliste = 'bewerbungen' | 'freiwillige';

export type Zusatzart =
	| 'text'
	| 'zahl'
	| 'tag'
	| 'janein'
	/** Of the fixed values of a form. */
	| 'auswahl'
	/** Of a selection list. */
	| 'eintrag'
	| 'eintraege'
	/** Cents and tenths: shown, only asked whether there is one. */
	| 'betrag'
	/** Of the place, by its label; there are filters of their own for it. */
	| 'gruppierung';

export type Zusatzname = Abfragefeld | Gruppierung;

export interface Zusatzfeld {
	readonly feld: Zusatzname;
	readonly bezeichnung: string;
	readonly art: Zusatzart;
	/** The least sight of a file that holds it; TRAEGER: no site has it in a list. */
	readonly ab: Exclude<NonNullable<Personenangaben['ab']>, 'ABRECHNUNG'> | 'TRAEGER';
	/** What can be chosen in a free field. */
	readonly optionen?: readonly string[];
}

const FREIE_ART: Readonly<Record<Freifeldart, Zusatzart>> = {
	TEXT: 'text',
	ZAHL: 'zahl',
	DATUM: 'tag',
	JA_NEIN: 'janein',
	AUSWAHL: 'auswahl',
};

/** A column of the list by itself, or too long for one. */
const NICHT_ZUSAETZLICH: Readonly<Record<Zusatzliste, ReadonlySet<Abfragefeld>>> = {
	bewerbungen: new Set(['vorname', 'nachname', 'motivation', 'plz', 'ort']),
	freiwillige: new Set(['vorname', 'nachname', 'motivation', 'vertragsbeginn', 'vertragsende']),
};

/**
 * Those the tenant uses, by the names he gives them, in his order. Sites learn bank data only in the file itself, where
 * it depends on who keeps the payroll; terms of a contract only in the list that shows theirs.
 */
export function zusatzfelder(
	akteur: Akteur,
	liste: Zusatzliste,
	{ parameter, feldabfragen }: Pick<Referenz, 'parameter' | 'feldabfragen'>,
	gruppierungen: readonly { readonly feld: Gruppierung; readonly bezeichnung: string }[],
): readonly Zusatzfeld[] {
	const freie = new Map<Abfragefeld, BenanntesFeld>(benannteFelder(parameter).map((eines) => [eines.feld, eines]));
	const benannt = [...freie.values()].map(({ feld, bezeichnung }): [Abfragefeld, string] => [feld, bezeichnung]);
	const gefragt = feldabfragen
		.filter(({ isAktiv }) => isAktiv)
		.flatMap(({ felder }) => felder.map(({ feld, bezeichnung }): [Abfragefeld, string] => [feld, bezeichnung]));
	const abgefragt = [...new Map([...benannt, ...gefragt])]
		.filter(([feld]) => !NICHT_ZUSAETZLICH[liste].has(feld) && (freie.get(feld)?.isInListen ?? true))
		.map(([feld, bezeichnung]): Zusatzfeld & { feld: Abfragefeld } => {
			const freies = freie.get(feld);
			if (!freies) return { feld, bezeichnung, art: ZUSATZART[feldart(feld).art], ab: leserAb(feld, liste) };
			const { art, optionen, einsatzstellen } = freies;
			const ab = einsatzstellen === 'KEINS' ? 'TRAEGER' : 'BEWERBUNG';
			return { feld, bezeichnung, art: FREIE_ART[art], ab, optionen };
		})
		.filter((zusatz) => liest(akteur, zusatz));
	return [...abgefragt, ...gruppierungen.map((eine) => ({ ...eine, art: 'gruppierung', ab: 'POOL' }) as const)];
}

function liest(akteur: Akteur, { feld, ab }: { feld: Abfragefeld; ab: Zusatzfeld['ab'] }): boolean {
	if (!hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return ab !== 'TRAEGER';
	return !istPersonenfeld(feld) || liestSensibles(akteur) || umfasst('OHNE_SENSIBLE', feld);
}

function leserAb(feld: Abfragefeld, liste: Zusatzliste): Zusatzfeld['ab'] {
	if (istVertragsfeld(feld)) return liste === 'freiwillige' ? 'BEWERBUNG' : 'TRAEGER';
	if (!istPersonenfeld(feld)) return 'TRAEGER';
	const { ab = 'TRAEGER' } = PERSONENFELDER[feld];
	return ab === 'ABRECHNUNG' ? 'TRAEGER' : ab;
}

const umfasst = (umfang: Feldumfang, feld: Personenfeld): boolean => LESBAR[umfang].includes(feld);

/** How a list shows and compares it. */
const ZUSATZART: Readonly<Record<Feldart['art'], Zusatzart>> = {
	text: 'text',
	iban: 'text',
	absatz: 'text',
	monat: 'text',
	woche: 'text',
	ort: 'text',
	bild: 'text',
	frei: 'text',
	auswahl: 'auswahl',
	tag: 'tag',
	janein: 'janein',
	schalter: 'janein',
	zahl: 'zahl',
	anzahl: 'zahl',
	land: 'eintrag',
	dienstart: 'eintrag',
	liste: 'eintrag',
	listen: 'eintraege',
	euro: 'betrag',
	stunden: 'betrag',
	halbeTage: 'betrag',
};
