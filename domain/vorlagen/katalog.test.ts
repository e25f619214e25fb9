import { expect, test } from 'vitest';
import { VORLAGEN } from './katalog.ts';
import { pruefe } from './platzhalter.ts';
import { rendere } from './rendern.ts';
import { namenInMail } from './variablen.ts';
import type { Empfaengerkreis } from './vorlage.ts';

/** Table: Mail templates: number, key, recipients, special placeholders as far as they are the mail's own. */
const ERWARTET: readonly (readonly [number, string, readonly Empfaengerkreis[], readonly string[]])[] = [
	[1, 'OPTIN_FREIWILLIGER', ['FREIWILLIGE'], ['link']],
	[2, 'USER_OPTIN', ['BENUTZER'], ['link']],
	[3, 'USER_EINLADUNG', ['EINGELADENE'], ['einladung.gueltig_bis', 'einladung.absender']],
	[4, 'PASSWORT_RESET', ['BENUTZER'], ['link']],
	[5, 'EMAIL_AENDERUNG', ['BENUTZER'], ['email.neu']],
	[5, 'EMAIL_AENDERUNG_HINWEIS', ['BENUTZER'], ['email.neu']],
	[6, 'PERSON_OPTIN', ['ANSPRECHPERSON'], ['link']],
	[7, 'BEWERBUNG_EINGANG', ['FREIWILLIGE'], ['wuensche.liste']],
	[8, 'NEUE_BEWERBUNG', ['EINSATZSTELLE'], ['freiwilliger.name', 'einsatzort.bezeichnung']],
	[
		9,
		'EINLADUNG_EINSATZORT',
		['EINGELADENE'],
		['einsatzort.bezeichnung', 'dienstart.bezeichnung', 'betreuer.name', 'nachricht'],
	],
	[10, 'VORSCHLAG', ['FREIWILLIGE'], ['nachricht', 'einsatzort.bezeichnung', 'betreuer.name']],
	[11, 'VORSCHLAG_ANTWORT', ['EINSATZSTELLE'], ['ergebnis', 'nachricht']],
	[12, 'WARTELISTE', ['FREIWILLIGE'], ['einsatzort.bezeichnung']],
	[13, 'KONTAKTIERT', ['FREIWILLIGE'], ['nachricht', 'meeting.link']],
	[14, 'VERHANDLUNG', ['FREIWILLIGE', 'EINSATZSTELLE'], []],
	[15, 'VERTRAGSEINIGUNG', ['FREIWILLIGE', 'EINSATZSTELLE', 'TRAEGER'], ['vertrag.beginn', 'vertrag.ende']],
	[16, 'VERTRAGSABSCHLUSS', ['FREIWILLIGE', 'EINSATZSTELLE', 'TRAEGER'], ['vertrag.nummer']],
	[17, 'VERTRAG_ANNULLIERT', ['FREIWILLIGE', 'EINSATZSTELLE'], ['grund']],
	[18, 'ABSAGE', ['EINSATZSTELLE'], ['grund']],
	[19, 'ABLEHNUNG', ['FREIWILLIGE'], ['nachricht']],
	[20, 'WUNSCH_ENTFALLEN', ['EINSATZSTELLE'], []],
	[21, 'REAKTIVIERT', ['FREIWILLIGE', 'EINSATZSTELLE'], []],
	[22, 'BETREUER_GEAENDERT', ['FREIWILLIGE', 'BETREUUNG'], ['betreuer.name']],
	[23, 'DIENSTANTRITT', ['FREIWILLIGE', 'EINSATZSTELLE'], ['vertrag.dienstantritt']],
	[24, 'DIENSTENDE', ['FREIWILLIGE', 'EINSATZSTELLE'], ['vertrag.dienstende']],
	[25, 'DOKUMENT_ANFORDERUNG', ['FREIWILLIGE', 'EINSATZSTELLE'], ['dokumente.liste', 'frist']],
	[26, 'DOKUMENT_MAHNUNG', ['VERANTWORTLICHE'], ['dokumente.liste', 'mahnung.stufe']],
	[27, 'DOKUMENT_ABGELEHNT', ['EINREICHENDE'], ['dokument.name', 'grund']],
	[28, 'DOKUMENT_GEPRUEFT', ['EINREICHENDE'], ['dokument.name']],
	[29, 'DOKUMENT_ABGELAUFEN', ['FREIWILLIGE'], ['dokument.name']],
	[30, 'UNTERSCHRIFT_ANGEFORDERT', ['UNTERZEICHNENDE'], ['signatur.link', 'signatur.gueltig_bis', 'dokument.name']],
	[31, 'UNTERSCHRIFTEN_VOLLSTAENDIG', ['TRAEGER', 'FREIWILLIGE'], ['dokument.name']],
	[32, 'SEMINAR_EINLADUNG', ['FREIWILLIGE'], ['seminar.titel', 'seminar.von', 'seminar.bis', 'seminar.ort']],
	[33, 'SEMINAR_ABGESAGT', ['FREIWILLIGE'], ['seminar.titel', 'seminar.von', 'seminar.bis']],
	[34, 'SEMINAR_NACHGERUECKT', ['FREIWILLIGE'], ['seminar.titel', 'seminar.von', 'seminar.bis', 'seminar.ort']],
	[35, 'SEMINARNACHWEIS_ERGEBNIS', ['FREIWILLIGE'], ['nachweis.tage', 'nachweis.status', 'grund']],
	[36, 'MEETING_EINLADUNG', ['FREIWILLIGE', 'EINSATZSTELLE'], ['meeting.link', 'meeting.termin']],
	[36, 'MEETING_ABGESAGT', ['FREIWILLIGE', 'EINSATZSTELLE'], ['meeting.termin']],
	[37, 'KONTINGENT_ABFRAGE', ['EINSATZSTELLE'], ['abfrage.frist', 'link']],
	[37, 'KONTINGENT_ERINNERUNG', ['EINSATZSTELLE'], ['abfrage.frist', 'link']],
	[38, 'JOIN_REQUEST', ['ADMINISTRATION'], []],
	[38, 'JOIN_ERGEBNIS', ['ANFRAGENDE'], []],
	[39, 'NACHRICHT_FREI', ['FREIWILLIGE'], ['nachricht']],
	[40, 'SUPPORT', ['SUPPORT'], ['fehler.id', 'nachricht', 'umstaende.liste']],
	[41, 'LOESCHBESTAETIGUNG', ['FREIWILLIGE'], []],
	[42, 'DIGEST', ['EINSATZSTELLE'], ['eintraege.liste']],
	[43, 'ANMELDELINK', ['BENUTZER'], ['link']],
	[44, 'DOKUMENT_EINGEGANGEN', ['PRUEFENDE'], ['dokumente.liste']],
	[45, 'SEMINARNACHWEIS_EINGANG', ['PRUEFENDE'], ['nachweise.liste']],
	[46, 'UNTERSCHRIFT_ABGELAUFEN', ['TRAEGER'], ['dokument.name', 'partei']],
	[47, 'UPLOAD_ABGELEHNT', ['EINREICHENDE'], ['datei.name']],
	[48, 'KONTO_BESTEHT', ['BENUTZER'], ['link']],
	[49, 'SEMINAR_ANGEBOT', ['FREIWILLIGE'], ['angebot.frist', 'seminar.titel', 'seminar.von', 'seminar.bis', 'link']],
	[50, 'ABBUCHUNG_ANKUENDIGUNG', ['EINSATZSTELLE'], ['lauf.betrag', 'lauf.datum', 'mandat.referenz']],
	[51, 'ZEUGNIS_EINGABE', ['EINSATZSTELLE'], ['freiwilliger.name', 'frist', 'link']],
];
/** Rows without which nobody gets in or signs (table: Mail templates, rules). */
const IMMER = [1, 2, 4, 5, 30, 43];
/**
 * Beyond the table: announces downloads to Einsatzstellen (table: Download, inform), takes a proof by a link (D15), tells
 * whoever asks the support the number of his request (integrations.md §5), offers times for a talk and reminds of it,
 * what the accessibility statement asks for, that a key of the API ends, and lets a site ask whom it waits for.
 */
const DARUEBER_HINAUS = [
	'DOWNLOAD_INFO',
	'SEMINARNACHWEIS_LINK',
	'SUPPORT_EINGANG',
	'MEETING_TERMINE',
	'MEETING_ERINNERUNG',
	'BARRIERE_GEMELDET',
	'BARRIERE_ANTWORT',
	'API_SCHLUESSEL_ABLAUF',
	'NACHFRAGE',
];

test('the portal has every mail of the table up to 51', () => {
	expect([...new Set(ERWARTET.map(([nr]) => nr))]).toEqual(Array.from({ length: 51 }, (_, i) => i + 1));
	const keys = [...ERWARTET.map(([, key]) => key), ...DARUEBER_HINAUS];
	expect([...VORLAGEN.keys()].sort()).toEqual(keys.sort());
});

test.each(ERWARTET)('%i %s goes to %j and names %j', (nr, key, an, namen) => {
	const vorlage = VORLAGEN.get(key) ?? expect.fail();
	expect(vorlage.an).toEqual(an);
	expect(vorlage.isAbschaltbar).toBe(!IMMER.includes(nr));
	for (const name of namen) expect(`${vorlage.betreff}\n${vorlage.inhalt}`).toContain(`{{ ${name} }}`);
});

test('only the mail about a checked document is off until somebody wants it', () => {
	const aus = [...VORLAGEN.values()].filter(({ isAnfangsAus }) => isAnfangsAus).map(({ key }) => key);
	expect(aus).toEqual(['DOKUMENT_GEPRUEFT']);
});

test.each([...VORLAGEN.values()])(
	'$key names known placeholders of its context only',
	({ betreff, inhalt, kontext }) => {
		const befunde = pruefe(`${betreff}\n${inhalt}`, namenInMail(kontext));
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

test('what is announced says what it is, and what somebody wrote', () => {
	const { inhalt = '' } = VORLAGEN.get('DOWNLOAD_INFO') ?? {};
	expect(inhalt).toContain('{{ downloads.liste }}');
	expect(inhalt).toContain('{{ nachricht }}');
});
