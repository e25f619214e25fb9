import { expect, test } from 'vitest';
import { akteAggregat } from '#domain/akte/akte.ts';
import { testAnforderung, testDokument } from '#domain/akte/tests/dokumente.fixture.ts';
import type { Akte, Wunsch } from '#domain/akte/zustand.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import { OHNE_ANGABEN } from '#domain/seminar/seminar-felder.ts';
import { userAggregat } from '#domain/user/user.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { rendere } from '#domain/vorlagen/rendern.ts';
import { gruppeVon, namenInMail, SENSIBEL } from '#domain/vorlagen/variablen.ts';
import type { Mailvorlage } from '#domain/vorlagen/vorlage.ts';
import { alsText } from '#domain/vorlagen/werte.ts';
import { ERWARTET, VERTRAG, VOLL } from '#domain/vorlageninhalt/test-inhalt.ts';
import type { Leser } from './empfaenger.ts';
import type { Mailkontext } from './kontext.ts';
import { werteFuer } from './werte.ts';

/** A mail about everything there is. */
const WUNSCH = { id: 'w', einsatzortID: 'o', status: 0, version: 1 } as Wunsch;
const akte: Akte = { ...(akteAggregat.start('a') as Akte), ...VOLL.akte };
akte.wuensche = [...akte.wuensche, { ...WUNSCH, id: 'offen' }];
const parameter = { ...STANDARD_PARAMETER, ...VOLL.parameter };
const einladung = { gueltigBis: '2025-07-15T10:00:00Z', eingeladenVon: 'Tom Kühn' } as Mailkontext['einladung'];
const SEMINAR: Seminar = {
	...seminarAggregat.start('sem'),
	plaetze: [
		{ freiwilligerID: 'a', stand: 'ANGEBOTEN', seit: '', frist: '2025-07-03T10:00:00Z', verfallen: 0, gruppeID: null },
	],
	felder: {
		...OHNE_ANGABEN,
		bezeichnung: 'Sport für alle',
		termine: [{ von: '2025-10-06', bis: '2025-10-10', beginn: null, ende: null }],
		geplanteTage: 45,
		ort: 'Sporthaus Grünberg',
		isOnline: true,
	},
};
const KONTEXT: Mailkontext = {
	...VOLL,
	parameter,
	akte,
	wunsch: WUNSCH,
	vertrag: VERTRAG,
	ortsnamen: new Map([['o', 'Sporthalle am Park']]),
	einladung,
	ortseinladung: null,
	beitritt: {
		...{ vorname: 'Lena', nachname: 'Sommer', email: 'lena@example.org', adresse: 'TSV', status: 'ANGENOMMEN' },
	} as Mailkontext['beitritt'],
	supportanfrage: {
		...{ nummer: 118, userID: 'u', betreff: 'Board', nachricht: 'Es hängt', fehlerId: 'K7QM2ZB9X4TD' },
		...{
			umstaende: ['Version: 4.11.0'],
			von: { ...userAggregat.start('u'), vorname: 'Lena', nachname: 'Sommer', email: 'l@s.org' },
		},
	},
	barrieremeldung: null,
	apiSchluessel: null,
	abfrage: { status: 'GESENDET', frist: '2025-07-31', text: 'Bitte antworten' },
	einzug: {
		...{ betrag: 105_000, tag: '2025-07-15', monate: 'Juli 2025' },
		...{ mandatsreferenz: 'MR-2025-0012', konto: 'IBAN mit den Endziffern 3000' },
	},
	downloadinfo: { titel: ['Handbuch'], text: null } as unknown as Mailkontext['downloadinfo'],
	datei: { name: 'Zeugnis.pdf' },
	anforderungen: [testAnforderung({ id: 'f', specID: 's', frist: '2025-07-20', mahnstufe: 2 })],
	dokument: testDokument({ id: 'd', anforderungID: 'f', specID: 's', status: 9000, grund: 'unleserlich' }),
	sitzung: { partei: 'EINSATZSTELLE', gueltigBis: '2025-08-01T10:00:00Z', form: 'EINFACH' } as Mailkontext['sitzung'],
	specnamen: new Map([['s', 'Zeugnis']]),
	kontoDamals: { ...userAggregat.start('u'), emailNeu: 'neu@example.org' },
	istEmailNeuVergeben: false,
	ereignis: null,
	worte: { nachricht: 'Bis bald', betreff: 'Ein Hinweis' },
	isGestaltet: false,
	seminar: SEMINAR,
	seminartyp: 'Zwischenseminar',
	nachweis: null,
	meeting: { status: 0, link: 'https://meet.test/x', termin: '2025-07-15T12:00:00Z' } as Mailkontext['meeting'],
	terminangebot: { termine: ['2025-07-16T08:30:00Z'] } as unknown as Mailkontext['terminangebot'],
};
const LESER: Leser = {
	...{ anrede: 'Frau', vorname: 'Mara', nachname: 'Muster', name: 'Mara Muster', email: 'mara@example.org' },
	user: null,
};
const RAHMEN = { baseUrl: 'https://portal.sj.example', heute: VOLL.heute, link: 'https://portal.sj.example/x' };
const werte = werteFuer(KONTEXT, LESER, RAHMEN);
const NAMEN = [...new Set([...VORLAGEN.values()].flatMap(({ kontext }) => namenInMail(kontext)))];

/** Of groups that documents hold, too: as the table writes them there. */
const WIE_IM_DOKUMENT = [
	...['freiwilliger', 'vertrag', 'dienstart', 'einsatzstelle', 'einsatzort'],
	...['betreuer', 'zyklus', 'mandant', 'datum'],
];

test.each(NAMEN.filter((name) => WIE_IM_DOKUMENT.includes(gruppeVon(name))))(
	'%s is written as in a document',
	(name) => {
		expect(alsText(name, werte)).toBe(ERWARTET[name]);
	},
);

/** Table: Mail templates, special placeholders. */
test.each([
	['empfaenger.anrede', 'Frau'],
	['empfaenger.vorname', 'Mara'],
	['empfaenger.nachname', 'Muster'],
	['empfaenger.name', 'Mara Muster'],
	['benutzer.name', 'Mara Muster'],
	['benutzer.email', 'mara@example.org'],
	['ansprache.wer', 'Łukasz-Mara Müßig-Śmigły'],
	['ansprache.wem', 'Łukasz-Mara Müßig-Śmigły'],
	['ansprache.dienst', 'den Freiwilligendienst von Łukasz-Mara Müßig-Śmigły'],
	['ansprache.name', 'Łukasz-Mara Müßig-Śmigły'],
	['dokument.form', 'einfache elektronische Signatur, ersetzt nicht die Schriftform'],
	['wuensche.liste', 'Sporthalle am Park'],
	['meeting.link', 'https://meet.test/x'],
	['meeting.termin', '15.07.2025 - 14:00 Uhr'],
	['termine.liste', '16.07.2025 - 10:30 Uhr'],
	['email.neu', 'neu@example.org'],
	['einladung.gueltig_bis', '15.07.2025'],
	['einladung.absender', 'Tom Kühn'],
	['beitritt.name', 'Lena Sommer'],
	['beitritt.email', 'lena@example.org'],
	['beitritt.einsatzstelle', 'TSV'],
	['abfrage.frist', '31.07.2025'],
	['datei.name', 'Zeugnis.pdf'],
	['downloads.liste', 'Handbuch'],
	['dokument.name', 'Zeugnis'],
	['dokumente.liste', 'Zeugnis, bis 20.07.2025'],
	['mahnung.stufe', '2'],
	['signatur.link', 'https://portal.sj.example/x'],
	['signatur.gueltig_bis', '01.08.2025'],
	['link', 'https://portal.sj.example/x'],
	['betreff', 'Ein Hinweis'],
	['nachricht', 'Bis bald'],
	['ergebnis', 'angenommen'],
	['grund', 'unleserlich'],
	['frist', '20.07.2025'],
	['partei', 'Einsatzstelle'],
	['seminar.titel', 'Sport für alle'],
	['seminar.typ', 'Zwischenseminar'],
	['seminar.von', '06.10.2025'],
	['seminar.bis', '10.10.2025'],
	['seminar.tage', '4,5'],
	['seminar.ort', 'Sporthaus Grünberg, online'],
	['angebot.frist', '03.07.2025 - 12:00 Uhr'],
	['lauf.betrag', '1.050,00 €'],
	['lauf.datum', '15.07.2025'],
	['lauf.monate', 'Juli 2025'],
	['mandat.referenz', 'MR-2025-0012'],
	['mandat.konto', 'IBAN mit den Endziffern 3000'],
])('%s is written as „%s“', (name, text) => {
	expect(alsText(name, werte)).toBe(text);
});

test('a proof says what became of it, with the seminar it names', () => {
	const nachweis = {
		...{ id: 'n', titel: 'Lehrgang', status: 50, geplant: 50, tage: 45 },
		termine: [{ von: '2025-10-06', bis: '2025-10-10', beginn: null, ende: null }],
	} as unknown as Mailkontext['nachweis'];
	const zum = werteFuer({ ...KONTEXT, seminar: null, nachweis }, LESER, RAHMEN);
	const namen = ['seminar.titel', 'seminar.von', 'nachweis.tage', 'nachweis.status'];
	expect(namen.map((name) => alsText(name, zum))).toEqual(['Lehrgang', '06.10.2025', '4,5', 'Anerkannt']);
});

test('the rest comes from elsewhere: the summary of a day, and the proof of a seminar', () => {
	const ohne = NAMEN.filter((name) => !werte.has(name));
	expect(ohne.toSorted()).toEqual(
		['eintraege.liste', 'nachweise.liste', 'nachweis.tage', 'nachweis.status'].toSorted(),
	);
});

const SIE_SELBST: Leser = { ...LESER, name: 'Łukasz-Mara Müßig-Śmigły', isFreiwilliger: true };
/** By whose circle it may go to the volunteer, and to others. */
const AN_SIE = ['FREIWILLIGE', 'UNTERZEICHNENDE', 'VERANTWORTLICHE', 'EINREICHENDE'];
const AN_ANDERE = ['EINSATZSTELLE', 'TRAEGER', 'BETREUUNG', 'UNTERZEICHNENDE', 'EINREICHENDE'];
const gelesenVon = (vorlage: Mailvorlage, leser: Leser): string => {
	const { betreff, text } = rendere(vorlage, werteFuer(KONTEXT, leser, RAHMEN), '#00636E');
	return `${betreff}\n${text.replace(/^Guten Tag .*$/m, '')}`;
};
const vorlagenAn = (kreise: readonly string[]) =>
	[...VORLAGEN.values()].filter(({ an }) => an.some((k) => kreise.includes(k)));

test.each(vorlagenAn(AN_SIE))('$key speaks to the volunteer, not of her', (vorlage) => {
	const gelesen = gelesenVon(vorlage, SIE_SELBST);
	expect(gelesen).not.toContain('Müßig-Śmigły');
	expect(gelesen).not.toMatch(/: und| {2}/);
});

/** Those to the Einsatzstelle, to the Träger, to guardians and to who handed something in. */
test.each(vorlagenAn(AN_ANDERE).filter(({ kontext }) => kontext.includes('ansprache')))(
	'$key speaks to others of the volunteer by her name',
	(vorlage) => {
		for (const leser of [LESER, { ...LESER, isAnsprechperson: true as const }]) {
			const gelesen = gelesenVon(vorlage, leser);
			expect(gelesen).toContain('Łukasz-Mara Müßig-Śmigły');
			expect(gelesen).not.toMatch(/Ihren Freiwilligendienst|zwischen Ihnen|^für Sie |^Sie und/m);
		}
	},
);

test('of whom nothing is left, a mail speaks without a name', () => {
	const ohne = werteFuer({ ...KONTEXT, akte: { ...akte, person: {} } }, LESER, RAHMEN);
	expect(alsText('ansprache.dienst', ohne)).toBe('den Freiwilligendienst');
});

test('what is sensitive is in no mail', () => {
	expect(SENSIBEL.filter((name) => NAMEN.includes(name) || werte.has(name))).toEqual([]);
});
