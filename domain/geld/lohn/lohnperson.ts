/** What payroll needs of one person for one month. Table: money.md, files, payroll. */
import { addiereMonate, addiereTage, alterAm, minDatum } from '#domain/datum.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Bedingungswerte } from '#domain/felder/vertragsfelder.ts';
import { anteilig, dienstmonate, GANZ, type Monat } from '#domain/recht/monate.ts';
import { RECHT, type Sachbezugswerte } from '#domain/recht/recht.ts';
import { werteAm } from '#domain/recht/regelwerk.ts';
import { type Geldvertrag, postenVon } from '../posten.ts';

/** Kinds of pay, each with a number of the tenant's in his payroll program. */
export const LOHNARTEN = [
	'TASCHENGELD',
	'GELDERSATZ',
	'FAHRT',
	'UNTERKUNFT',
	'VERPFLEGUNG',
	'URLAUBSABGELTUNG',
] as const;
export type Lohnart = (typeof LOHNARTEN)[number];

/** What the columns of a file draw from. */
export interface Lohnwerte {
	readonly personalnummer: string;
	readonly nachname: string | null;
	readonly vorname: string | null;
	readonly geburtsname: string | null;
	readonly geburtsdatum: string | null;
	readonly geburtsort: string | null;
	readonly strasse: string | null;
	readonly hausnummer: string | null;
	readonly plz: string | null;
	readonly ort: string | null;
	readonly steuerID: string | null;
	readonly sozialversicherungsnummer: string | null;
	readonly krankenkasse: string | null;
	readonly versicherungspflichtigBis: string | null;
	readonly iban: string | null;
	readonly bic: string | null;
	readonly eintritt: string | null;
	readonly austritt: string | null;
	/** Tenths. */
	readonly wochenstunden: number | null;
	/** Tenths. */
	readonly diensttageProWoche: number | null;
	readonly betriebsnummer: string | null;
}

export interface Lohnperson {
	readonly freiwilligerID: string;
	/** Without the number, which is given when the file is made. */
	readonly werte: Omit<Lohnwerte, 'personalnummer'>;
	/** Cents. */
	readonly betraege: Readonly<Record<Lohnart, number>>;
	/** That the newest contract names; null: there is none. */
	readonly einsatzortID: string | null;
	/** Was handed over for the month and isn't of it any more: after an end before it, or for another reason, of which no last day is known. */
	readonly entfallen?: 'MIT_ENDE' | 'OHNE_ENDE';
}

/** A file as far as payroll reads it. */
export interface Lohnakte {
	readonly id: string;
	readonly person: Personendaten;
}

export type Lohnvertrag = Geldvertrag &
	Pick<Bedingungswerte, 'unterkunft' | 'verpflegung' | 'wochenstunden' | 'diensttageProWoche' | 'einsatzortID'>;

/** null: nobody in service that month whose payroll the Traeger does. */
export function lohnperson(
	{ id: freiwilligerID, person }: Lohnakte,
	alle: readonly Lohnvertrag[],
	monat: Monat,
): Lohnperson | null {
	const vertraege = alle
		.filter((v) => v.isBuchhaltungTraeger && anteilIn(v, monat) > 0)
		.toSorted((a, b) => (a.von < b.von ? -1 : 1));
	const letzter = vertraege.at(-1);
	const erster = vertraege[0];
	if (!letzter || !erster) return null;
	const teile = postenVon(vertraege, 'TASCHENGELD', monat)
		.filter((posten) => posten.monat === monat)
		.map((posten) => posten.teile);
	const summe = (...welche: (keyof (typeof teile)[number])[]): number =>
		teile.reduce((bisher, einer) => welche.reduce((s, teil) => s + (einer[teil] ?? 0), bisher), 0);
	return {
		freiwilligerID,
		einsatzortID: letzter.einsatzortID,
		werte: stammwerte(person, { eintritt: erster.von, austritt: letzter.bis, ...letzter }),
		betraege: {
			TASCHENGELD: summe('TASCHENGELD'),
			GELDERSATZ: summe('UNTERKUNFT', 'VERPFLEGUNG'),
			FAHRT: summe('DEUTSCHLANDTICKET', 'MOBILITAET'),
			URLAUBSABGELTUNG: summe('URLAUBSABGELTUNG'),
			UNTERKUNFT: sachbezug(vertraege, monat, person.geburtsdatum, unterkunftswert),
			VERPFLEGUNG: sachbezug(vertraege, monat, person.geburtsdatum, verpflegungswert),
		},
	};
}

/**
 * Handed over for a month, and not of it any more. Whose service ended before has an end that payroll is told; whose
 * contract was cancelled, passed to other books or erased has none, and nothing but the amounts is taken back.
 */
export function entfallenePerson(
	{ id: freiwilligerID, person }: Lohnakte,
	alle: readonly Lohnvertrag[],
	monat: Monat,
): Lohnperson {
	const vertraege = alle
		.filter((v) => v.isBuchhaltungTraeger && v.bis < `${monat}-01`)
		.toSorted((a, b) => (a.von < b.von ? -1 : 1));
	const letzter = vertraege.at(-1) ?? null;
	const zeit = letzter && { eintritt: letzter.von, austritt: letzter.bis, ...letzter };
	return {
		freiwilligerID,
		einsatzortID: letzter?.einsatzortID ?? null,
		werte: stammwerte(person, zeit ?? OHNE_DIENST),
		betraege: NICHTS,
		entfallen: letzter === null ? 'OHNE_ENDE' : 'MIT_ENDE',
	};
}

type Dienstwerte = Pick<Lohnwerte, 'eintritt' | 'austritt' | 'wochenstunden' | 'diensttageProWoche'>;
const OHNE_DIENST: Dienstwerte = { eintritt: null, austritt: null, wochenstunden: null, diensttageProWoche: null };
const NICHTS: Lohnperson['betraege'] = {
	TASCHENGELD: 0,
	GELDERSATZ: 0,
	FAHRT: 0,
	UNTERKUNFT: 0,
	VERPFLEGUNG: 0,
	URLAUBSABGELTUNG: 0,
};

const text = (wert: string | null | undefined): string | null => wert?.trim() || null;

const stammwerte = (person: Personendaten, dienst: Dienstwerte): Lohnperson['werte'] => ({
	nachname: text(person.nachname),
	vorname: text(person.vorname),
	geburtsname: text(person.geburtsname),
	geburtsdatum: person.geburtsdatum ?? null,
	geburtsort: text(person.geburtsort),
	strasse: text(person.strasse),
	hausnummer: text(person.hausnummer),
	plz: text(person.plz),
	ort: text(person.ort),
	steuerID: text(person.steuerID),
	sozialversicherungsnummer: text(person.sozialversicherungsnummer),
	krankenkasse: text(person.krankenkasse),
	versicherungspflichtigBis: person.versicherungspflichtigBis ?? null,
	iban: text(person.iban),
	bic: text(person.bic),
	eintritt: dienst.eintritt,
	austritt: dienst.austritt,
	wochenstunden: dienst.wochenstunden,
	diensttageProWoche: dienst.diensttageProWoche,
	betriebsnummer: null,
});

const anteilIn = ({ von, bis }: Pick<Geldvertrag, 'von' | 'bis'>, monat: Monat): number =>
	dienstmonate(von, bis).find((einer) => einer.monat === monat)?.anteil ?? 0;

interface Sachbezug {
	readonly werte: Sachbezugswerte;
	/** Thirtieths of the month, and those of them lived before growing too old for less. */
	readonly anteil: number;
	readonly jung: number;
}

/** The part before the birthday is cut out of the whole, so that both never come to more than the month. */
function unterkunftswert({ unterkunft }: Lohnvertrag, { werte, anteil, jung }: Sachbezug): number {
	if (unterkunft !== 'ROOM' && unterkunft !== 'APARTMENT') return 0;
	const hundertstel = 100 * (anteil - jung) + (100 - werte.jugend.prozent) * jung;
	return Math.round((werte.unterkunft * hundertstel) / (100 * GANZ));
}

function verpflegungswert({ verpflegung }: Lohnvertrag, { werte, anteil }: Sachbezug): number {
	const voll = verpflegung === 'FULL' ? werte.verpflegung : verpflegung === 'DAILY_MEAL' ? werte.mahlzeit : 0;
	return anteilig(voll, anteil);
}

/** By thirtieths; two contracts in a month each with their own days. */
function sachbezug(
	vertraege: readonly Lohnvertrag[],
	monat: Monat,
	geburtsdatum: string | null | undefined,
	wert: (vertrag: Lohnvertrag, sachbezug: Sachbezug) => number,
): number {
	const werte = werteAm(RECHT.sachbezuege, `${monat}-01`);
	return vertraege.reduce((summe, vertrag) => {
		const anteil = anteilIn(vertrag, monat);
		const jung = Math.min(anteil, geburtsdatum ? anteilBis(vertrag, monat, geburtstag(geburtsdatum, werte)) : 0);
		return summe + wert(vertrag, { werte, anteil, jung });
	}, 0);
}

/** Of a contract in a month, the share of the days before this one. */
function anteilBis({ von, bis }: Lohnvertrag, monat: Monat, tag: string): number {
	return anteilIn({ von, bis: minDatum(bis, addiereTage(tag, -1)) }, monat);
}

/** On which somebody is no longer too young; of the 29th of February in other years the 1st of March. */
function geburtstag(geburtsdatum: string, { jugend }: Sachbezugswerte): string {
	const tag = addiereMonate(geburtsdatum, 12 * jugend.unter);
	return alterAm(geburtsdatum, tag) < jugend.unter ? addiereTage(tag, 1) : tag;
}
