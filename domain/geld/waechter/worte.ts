/** What is in danger in words: why, and the least trouble that saves it. Table: screens.md, Geld und Fristen. */
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import type { Waechterart } from './lage.ts';

export const WAECHTERNAME: Readonly<Record<Waechterart, string>> = {
	SEMINAR: 'Seminartage',
	FREIGEGEBEN: 'Zu viel freigegeben',
	KENNUNG: 'BFD-Kennung',
	MANDAT: 'SEPA-Mandat',
	IBAN: 'IBAN',
	HALBER_MONAT: 'Halber Monat',
	ANERKENNUNG: 'Anerkennung',
	AUFENTHALT: 'Aufenthaltstitel',
};

export interface Gefahrenlage {
	readonly art: Waechterart;
	readonly verlorenAb: string;
	/** The last day of the contract, the earliest of several. */
	readonly ende: string | null;
	readonly vertraege: number;
	readonly tage: number | null;
	readonly seminartyp: string | null;
}

const tage = (n: number) => (n === 1 ? '1\u00A0Tag' : `${formatZahl(n, 0)}\u00A0Tage`);
const vertraege = (n: number) => (n === 1 ? '1 Vertrag' : `${formatZahl(n, 0)} Verträge`);

const URSACHE: Readonly<Record<Waechterart, (lage: Gefahrenlage) => string>> = {
	SEMINAR: ({ seminartyp }) =>
		seminartyp
			? `Die vorgeschriebenen Tage „${seminartyp}“ sind mit den ausgeschriebenen Seminaren nicht mehr zu erreichen.`
			: 'Die Seminartage sind mit den ausgeschriebenen Seminaren nicht mehr zu erreichen.',
	FREIGEGEBEN: ({ ende }) =>
		ende
			? `Der Dienst endet am ${formatDatum(ende)}; freigegeben ist mehr.`
			: 'Der Vertrag gilt nicht mehr; freigegeben sind noch Monate.',
	KENNUNG: ({ vertraege: n }) =>
		`${n === 1 ? 'Die BFD-Kennung fehlt' : 'Die BFD-Kennungen fehlen'}; ohne sie zahlt das Bundesamt nicht.`,
	MANDAT: () => 'Referenz oder Datum des SEPA-Mandats fehlt, die Lastschrift fällt aus.',
	IBAN: () => 'Es ist keine IBAN eingetragen, die Überweisung fällt aus.',
	HALBER_MONAT: ({ ende }) => `Der Dienst endet am ${formatDatum(ende)}, der letzte Monat zählt nur halb.`,
	ANERKENNUNG: ({ verlorenAb, vertraege: n }) =>
		`Die Anerkennung endet am ${formatDatum(bis(verlorenAb))}, ${vertraege(n)} ${n === 1 ? 'läuft' : 'laufen'} länger.`,
	AUFENTHALT: ({ verlorenAb, ende }) =>
		`Der Aufenthaltstitel gilt bis ${formatDatum(bis(verlorenAb))}, der Vertrag läuft bis ${formatDatum(ende)}.`,
};
const bis = (verlorenAb: string): string => addiereTage(verlorenAb, -1);

const ABHILFE: Readonly<Record<Waechterart, (lage: Gefahrenlage) => string>> = {
	SEMINAR: () => 'Ein passendes Seminar ausschreiben oder einen Platz frei machen',
	FREIGEGEBEN: () => 'Im nächsten Lauf ausgleichen',
	KENNUNG: () => 'Einreichen oder aus dem Bescheid abschreiben',
	MANDAT: () => 'Mandat unterschreiben lassen und eintragen',
	IBAN: () => 'Bankverbindung erfragen und eintragen',
	HALBER_MONAT: ({ tage: n, ende }) =>
		`Das Ende um ${tage(n ?? 0)} verschieben${ende ? `, auf den ${formatDatum(addiereTage(ende, n ?? 0))}` : ''}`,
	ANERKENNUNG: () => 'Verlängerung beantragen und eintragen',
	AUFENTHALT: () => 'Neuen Titel anfordern und prüfen',
};

export const ursacheVon = (lage: Gefahrenlage): string => URSACHE[lage.art](lage);
export const abhilfeVon = (lage: Gefahrenlage): string => ABHILFE[lage.art](lage);
