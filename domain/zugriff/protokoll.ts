/** What is recorded of who signed in, looked and exported. */

import type { PersonArt } from '#domain/ereignis.ts';
import { artVon } from '#domain/felder/personendaten.ts';
import { istSensibel, type Personenfeld } from '#domain/felder/personenfelder.ts';

export const ZUGRIFFSARTEN = [
	'ANMELDUNG',
	'FEHLVERSUCH',
	'ABMELDUNG',
	'ANSICHT_BEGINN',
	'ANSICHT_ENDE',
	'EXPORT',
	'EINSICHT',
] as const;
export type Zugriffsart = (typeof ZUGRIFFSARTEN)[number];

export const ZUGRIFFSART_LABEL: Readonly<Record<Zugriffsart, string>> = {
	ANMELDUNG: 'Anmeldung',
	FEHLVERSUCH: 'Fehlgeschlagene Anmeldung',
	ABMELDUNG: 'Abmeldung',
	ANSICHT_BEGINN: 'Ansicht geöffnet',
	ANSICHT_ENDE: 'Ansicht beendet',
	EXPORT: 'Export',
	EINSICHT: 'Sensible Daten gelesen',
};

/** How somebody got in, why he didn't, or where he read what. */
export const ANLASS_LABEL = {
	KENNWORT: 'mit Kennwort',
	ANMELDELINK: 'mit Anmeldelink',
	FREISCHALTUNG: 'beim Freischalten des Kontos',
	SSO: 'mit Single Sign-on',
	FALSCH: 'Benutzername oder Kennwort falsch',
	LINK: 'ungültiger Link',
	CODE: 'zweiter Faktor falsch',
	GESPERRT: 'Konto gesperrt',
	UNBESTAETIGT: 'E-Mail-Adresse nicht bestätigt',
	GEBREMST: 'zu viele Versuche',
	WIEDERVERWENDET: 'ein verbrauchtes Token benutzt',
	AKTE: 'in der Akte',
	STAND: 'im Stand der Akte an einem Tag',
	VERLAUF: 'im Verlauf',
	EMAIL: 'in einer gesendeten E-Mail',
	LISTE: 'in einer Liste',
	MASTER_EXPORT: 'im Export aller Felder',
	NACHWEIS: 'im signierten Nachweis',
	DOKUMENT: 'in einem Dokument',
	SEMINARLISTE: 'in der Liste eines Seminars',
	SEMINARHAUS: 'in Haus und Küche eines Seminars',
	NOTFALLBLATT: 'im Notfallblatt eines Seminars',
	BUCHHALTUNG: 'in einer Datei der Buchhaltung',
} as const;
export type Anlass = keyof typeof ANLASS_LABEL;

/** Lists that leave the portal as a file. */
export const EXPORT_LABEL = {
	bewerbungen: 'Bewerbungen',
	freiwillige: 'Freiwillige',
	dokumente: 'Dokumente',
	'freiwillige-master': 'Freiwillige, alle Felder',
	pool: 'Pool',
	statuswechsel: 'Statusänderungen',
	personen: 'Personen',
	zugriffe: 'Zugriffe',
	kontingente: 'Kontingente',
	adressen: 'Adressen',
	nachweis: 'Signierter Nachweis',
	seminarteilnehmer: 'Teilnehmende eines Seminars',
	seminargruppe: 'Mitglieder einer Seminargruppe',
	teilnehmerliste: 'Teilnehmerliste zum Unterschreiben',
	namensschilder: 'Namensschilder',
	teilnahmebescheinigungen: 'Teilnahmebescheinigungen',
	erinnerungsschreiben: 'Erinnerungsschreiben',
	taschengeld: 'Taschengeld',
	'est-beitrag-fsj': 'Einsatzstellenbeitrag FSJ und FÖJ',
	'est-beitrag-bfd': 'Einsatzstellenbeitrag BFD',
	guthaben: 'Auszahlung von Guthaben',
	lohn: 'Lohndatei',
	'lohn-vorschau': 'Lohndatei (Vorschau)',
	'tn-liste': 'TN-Liste',
	'dsj-mittelabruf': 'dsj-Mittelabruf',
	mittelabruf: 'Mittelabruf eines Förderprogramms',
	pruefpaket: 'Prüfpaket eines Mittelabrufs',
	'dsj-bfd-vereinbarungen': 'BFD-Vereinbarungen für die dsj',
	'bfd-vereinbarungen': 'BFD-Vereinbarungen',
	'geld-und-fristen': 'Geld und Fristen',
	zeugnisse: 'Zeugnisse',
} as const;
export type Exportliste = keyof typeof EXPORT_LABEL;

/** Kinds of sensitive data (table: field limits, sensitive group). */
export const DATENART_LABEL = {
	BANK: 'Bank und Steuer',
	GESUNDHEIT: 'Gesundheit und Versicherung',
	RELIGION: 'Konfession',
	EINSICHT: 'Führungszeugnis',
} as const;
export type Datenart = keyof typeof DATENART_LABEL;
export const DATENARTEN = Object.keys(DATENART_LABEL) as [Datenart, ...Datenart[]];

const datenartVon = (feld: Personenfeld): Datenart | PersonArt => (feld === 'konfession' ? 'RELIGION' : artVon(feld));

/** Which kinds of sensitive data these fields hold. */
export function sensibleArten(felder: readonly Personenfeld[]): Datenart[] {
	const vorhanden = new Set(felder.filter(istSensibel).map(datenartVon));
	return DATENARTEN.filter((art) => vorhanden.has(art));
}
