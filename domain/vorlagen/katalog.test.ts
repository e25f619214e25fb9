import { expect, test } from 'vitest';
import { VORLAGEN } from './katalog.ts';
import { pruefe } from './platzhalter.ts';
import { rendere } from './rendern.ts';
import { GEMEINSAM } from './variablen.ts';

/** Table: Mail templates, the rows of the path from application to end of service. */
const ERWARTET = [
	'OPTIN_FREIWILLIGER',
	'USER_OPTIN',
	'PASSWORT_RESET',
	'EMAIL_AENDERUNG',
	'EMAIL_AENDERUNG_HINWEIS',
	'ANMELDELINK',
	'USER_EINLADUNG',
	'PERSON_OPTIN',
	'EINLADUNG_EINSATZORT',
	'JOIN_REQUEST',
	'JOIN_ERGEBNIS',
	'BEWERBUNG_EINGANG',
	'NEUE_BEWERBUNG',
	'VORSCHLAG',
	'VORSCHLAG_ANTWORT',
	'WARTELISTE',
	'KONTAKTIERT',
	'VERHANDLUNG',
	'VERTRAGSEINIGUNG',
	'VERTRAGSABSCHLUSS',
	'VERTRAG_ANNULLIERT',
	'ABSAGE',
	'ABLEHNUNG',
	'WUNSCH_ENTFALLEN',
	'REAKTIVIERT',
	'BETREUER_GEAENDERT',
	'DIENSTANTRITT',
	'DIENSTENDE',
	'NACHRICHT_FREI',
	'LOESCHBESTAETIGUNG',
	'KONTINGENT_ABFRAGE',
	'KONTINGENT_ERINNERUNG',
	'UPLOAD_ABGELEHNT',
	'DOWNLOAD_INFO',
	'DOKUMENT_ANFORDERUNG',
	'DOKUMENT_MAHNUNG',
	'DOKUMENT_ABGELEHNT',
	'DOKUMENT_GEPRUEFT',
	'DOKUMENT_ABGELAUFEN',
	'DOKUMENT_EINGEGANGEN',
	'UNTERSCHRIFT_ANGEFORDERT',
	'UNTERSCHRIFTEN_VOLLSTAENDIG',
	'UNTERSCHRIFT_ABGELAUFEN',
	'DIGEST',
];

test('every mail of the path has a template', () => {
	expect([...VORLAGEN.keys()].sort()).toEqual([...ERWARTET].sort());
});

test('the mails without which nobody gets in cannot be switched off', () => {
	const immer = [...VORLAGEN.values()].filter((v) => !v.isAbschaltbar).map((v) => v.key);
	expect(immer.sort()).toEqual([
		'ANMELDELINK',
		'EMAIL_AENDERUNG',
		'EMAIL_AENDERUNG_HINWEIS',
		'OPTIN_FREIWILLIGER',
		'PASSWORT_RESET',
		'UNTERSCHRIFT_ANGEFORDERT',
		'USER_OPTIN',
	]);
});

test.each([...VORLAGEN.values()])(
	'$key names known placeholders of its context only',
	({ betreff, inhalt, kontext }) => {
		const befunde = pruefe(`${betreff}\n${inhalt}`, [...GEMEINSAM, ...kontext]);
		expect(befunde.length).toBeGreaterThan(0);
		expect(befunde.filter((b) => b.ergebnis !== 'VariableFound')).toEqual([]);
	},
);

test.each([...VORLAGEN.values()])('$key greets its recipient and names the sender', (vorlage) => {
	const werte = new Map([
		['empfaenger.name', 'Ada Lovelace'],
		['mandant.bezeichnung', 'Sportjugend Musterland'],
		['mandant.url', 'https://portal.test'],
	]);
	const { text, html } = rendere(vorlage, werte, '#123456');
	expect(text).toMatch(/^Guten Tag Ada Lovelace,\n\n/);
	expect(text).toContain('\n\nFreundliche Grüße\nSportjugend Musterland\n\n-- \n');
	expect(html).toContain('Guten Tag Ada Lovelace,');
	expect(text + html).not.toMatch(/\{\{|\}\}|undefined|\bnull\b/);
});

/** Special placeholders of the table, as far as a mail has some of its own. */
test.each([
	['OPTIN_FREIWILLIGER', ['link']],
	['USER_OPTIN', ['link']],
	['PASSWORT_RESET', ['link', 'benutzer.email']],
	['ANMELDELINK', ['link', 'benutzer.email']],
	['BEWERBUNG_EINGANG', ['wuensche.liste']],
	['NEUE_BEWERBUNG', ['freiwilliger.name', 'einsatzort.bezeichnung']],
	['VORSCHLAG', ['nachricht', 'einsatzort.bezeichnung', 'betreuer.name']],
	['VORSCHLAG_ANTWORT', ['ergebnis', 'nachricht']],
	['WARTELISTE', ['einsatzort.bezeichnung']],
	['KONTAKTIERT', ['nachricht', 'meeting.link']],
	['VERTRAGSEINIGUNG', ['vertrag.beginn', 'vertrag.ende']],
	['VERTRAGSABSCHLUSS', ['vertrag.nummer']],
	['VERTRAG_ANNULLIERT', ['grund']],
	['ABSAGE', ['grund']],
	['ABLEHNUNG', ['nachricht']],
	['BETREUER_GEAENDERT', ['betreuer.name']],
	['DIENSTANTRITT', ['vertrag.dienstantritt']],
	['DIENSTENDE', ['vertrag.dienstende']],
	['NACHRICHT_FREI', ['nachricht']],
	['DOKUMENT_ANFORDERUNG', ['dokumente.liste', 'frist']],
	['DOKUMENT_MAHNUNG', ['dokumente.liste', 'mahnung.stufe']],
	['DOKUMENT_ABGELEHNT', ['dokument.name', 'grund']],
	['DOKUMENT_GEPRUEFT', ['dokument.name']],
	['DOKUMENT_ABGELAUFEN', ['dokument.name']],
	['DOKUMENT_EINGEGANGEN', ['dokumente.liste']],
	['UNTERSCHRIFT_ANGEFORDERT', ['signatur.link', 'signatur.gueltig_bis', 'dokument.name']],
	['UNTERSCHRIFTEN_VOLLSTAENDIG', ['dokument.name']],
	['UNTERSCHRIFT_ABGELAUFEN', ['dokument.name', 'partei']],
	['DOWNLOAD_INFO', ['downloads.liste', 'nachricht']],
	['DIGEST', ['eintraege.liste']],
] as const)('%s says %j', (key, namen) => {
	const { betreff = '', inhalt = '' } = VORLAGEN.get(key) ?? {};
	for (const name of namen) expect(`${betreff}\n${inhalt}`).toContain(`{{ ${name} }}`);
});
