import { describe, expect, it, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import {
	aendereSeminar as aendere,
	fuehreSeminarDurch,
	legeSeminarAn,
	loescheSeminar,
	type NeuesSeminar,
	oeffneSeminarWieder,
	sageSeminarAb,
	veroeffentlicheSeminar as veroeffentliche,
	zieheSeminarZurueck,
} from './entscheidungen.ts';
import type { SeminarEreignis } from './ereignisse.ts';
import { seminarMaschine } from './seminar.machine.ts';
import { type Seminar, seminarAggregat } from './seminar.ts';
import { seminarverlauf } from './verlauf.ts';

const HEUTE = '2026-10-09';
const UMFELD = { heute: '2026-06-01', jetzt: '2026-06-01T10:00:00.000Z', nachrueckFrist: 48, mitglieder: 0 };
const veroeffentlicheSeminar = (seminar: Seminar) => veroeffentliche(seminar, 0);
const aendereSeminar = (seminar: Seminar, werte: NeuesSeminar) => aendere(seminar, werte, UMFELD);
const EINGABE: NeuesSeminar = {
	bezeichnung: 'Einführung Grünberg',
	seminartypID: 'EINFUEHRUNG',
	termine: [{ von: '2026-10-05', bis: '2026-10-09', beginn: '10:00', ende: null }],
	geplanteTage: 50,
	ort: 'Sporthaus Grünberg',
};

const nach = (...ereignisse: SeminarEreignis[]): Seminar => falte(seminarAggregat, 's', aufgezeichnet(ereignisse));
const weiter = (davor: readonly SeminarEreignis[], tue: (seminar: Seminar) => SeminarEreignis[]): SeminarEreignis[] => [
	...davor,
	...tue(nach(...davor)),
];
const lege = (eingabe: NeuesSeminar = EINGABE) => legeSeminarAn(seminarAggregat.start('s'), 'z', eingabe);

const GEPLANT = lege();
const VEROEFFENTLICHT = weiter(GEPLANT, veroeffentlicheSeminar);
const DURCHGEFUEHRT = weiter(VEROEFFENTLICHT, (s) => fuehreSeminarDurch(s, HEUTE));
const ABGESAGT = weiter(VEROEFFENTLICHT, (s) => sageSeminarAb(s, 'Das Haus ist überschwemmt.'));

const grund = (tue: () => unknown): string => {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse.map((v) => v.text).join(' | ');
		throw fehler;
	}
	return 'möglich';
};

/** Table: Seminar. Which status each step leads to; `weg`: the seminar is gone, `-`: there is no such step. */
const TABELLE: readonly (readonly [
	string,
	readonly SeminarEreignis[],
	Readonly<Record<string, number | 'weg' | '-'>>,
])[] = [
	[
		'0000 (Geplant)',
		GEPLANT,
		{ veroeffentlichen: 1000, zurueckziehen: '-', durchfuehren: '-', oeffnen: '-', absagen: 9000, loeschen: 'weg' },
	],
	[
		'1000 (Veröffentlicht)',
		VEROEFFENTLICHT,
		{ veroeffentlichen: '-', zurueckziehen: 0, durchfuehren: 5000, oeffnen: '-', absagen: 9000, loeschen: '-' },
	],
	[
		'5000 (Durchgeführt)',
		DURCHGEFUEHRT,
		{ veroeffentlichen: '-', zurueckziehen: '-', durchfuehren: '-', oeffnen: 1000, absagen: '-', loeschen: '-' },
	],
	[
		'9000 (Abgesagt)',
		ABGESAGT,
		{ veroeffentlichen: '-', zurueckziehen: '-', durchfuehren: '-', oeffnen: '-', absagen: '-', loeschen: 'weg' },
	],
];
const SCHRITTE: Readonly<Record<string, (s: Seminar) => SeminarEreignis[]>> = {
	veroeffentlichen: veroeffentlicheSeminar,
	zurueckziehen: zieheSeminarZurueck,
	durchfuehren: (s) => fuehreSeminarDurch(s, HEUTE),
	oeffnen: oeffneSeminarWieder,
	absagen: (s) => sageSeminarAb(s, 'Niemand hat sich angemeldet.'),
	loeschen: loescheSeminar,
};

describe('steps', () => {
	test.each(TABELLE)('from %s', (status, davor, erwartet) => {
		for (const [was, ziel] of Object.entries(erwartet)) {
			const schritt = () => weiter(davor, SCHRITTE[was] as (s: Seminar) => SeminarEreignis[]);
			if (ziel === '-') {
				const text = grund(schritt);
				expect(text, was).toContain(` ist im Status ${status} nicht möglich.`);
				continue;
			}
			const seminar = nach(...schritt());
			expect([was, seminar.geloescht ? 'weg' : seminar.status]).toEqual([was, ziel]);
		}
	});

	it('lead through the statuses of the catalogue', () => {
		const zustaende = Object.keys(seminarMaschine.states).filter((zustand) => zustand !== 'neu');
		expect(zustaende).toEqual(Object.keys(SEMINAR.eintraege));
	});

	it('lead nowhere once it is deleted', () => {
		const geloescht = nach(...weiter(GEPLANT, loescheSeminar));
		expect(grund(() => veroeffentlicheSeminar(geloescht))).toContain('nicht möglich');
		expect(loescheSeminar(geloescht)).toEqual([]);
	});
});

describe('planning', () => {
	it('takes little more than a name; what names somebody is no fact', () => {
		const [angelegt] = lege({ bezeichnung: ' Bildungstag ', seminartypID: 'BILDUNGSTAG' });
		expect(angelegt).toMatchObject({
			facts: { nach: 0, zyklusID: 'z', werte: { seminartypID: 'BILDUNGSTAG', geplanteTage: 0, termine: [] } },
			person: { bezeichnung: 'Bildungstag', ort: null },
		});
		expect(JSON.stringify(angelegt?.facts)).not.toContain('Bildungstag');
	});

	test.each([
		['no name', { bezeichnung: '' }, 'Dies ist ein Pflichtfeld'],
		['too long a name', { bezeichnung: 'x'.repeat(151) }, 'Bitte geben Sie höchstens 150 Zeichen ein'],
		['no kind', { seminartypID: '' }, 'Bitte wählen Sie einen Seminartyp aus.'],
		['a third of a day', { geplanteTage: 3 }, 'Bitte geben Sie ganze oder halbe Tage ein.'],
		['too many days', { geplanteTage: 155 }, 'Bitte geben Sie höchstens 15 ein'],
		['fewer than none', { geplanteTage: -5 }, 'Bitte geben Sie einen positiven Wert ein'],
		['no room', { maxTeilnehmer: 0 }, 'Bitte geben Sie mindestens 1 ein'],
		['too much room', { maxTeilnehmer: 501 }, 'Bitte geben Sie höchstens 500 ein'],
		[
			'an end before the beginning',
			{ termine: [tage('2026-10-09', '2026-10-05')] },
			'Das Ende darf nicht vor dem Beginn liegen.',
		],
		[
			'the same day, ended before it begins',
			{ termine: [{ ...tage('2026-10-05', '2026-10-05'), beginn: '16:00', ende: '09:00' }] },
			'Das Ende darf nicht vor dem Beginn liegen.',
		],
		[
			'two dates at once',
			{ termine: [tage('2026-10-05', '2026-10-07'), tage('2026-10-07', '2026-10-09')] },
			'Die Termine eines Seminars dürfen sich nicht überschneiden.',
		],
		['no such day', { termine: [tage('2026-02-30', '2026-03-01')] }, 'Bitte geben Sie ein gültiges Datum ein'],
		[
			'registration after the beginning',
			{ anmeldeschluss: '2026-10-06' },
			'Der Anmeldeschluss darf nicht nach dem Beginn liegen.',
		],
	] satisfies [string, NeuesSeminar, string][])('refuses %s', (_, eingabe, text) => {
		expect(grund(() => lege({ ...EINGABE, ...eingabe }))).toBe(text);
	});

	it('puts dates in order', () => {
		const termine = [tage('2027-03-01', '2027-03-02'), tage('2026-11-02', '2026-11-03')];
		expect(nach(...lege({ ...EINGABE, termine })).felder.termine.map(({ von }) => von)).toEqual([
			'2026-11-02',
			'2027-03-01',
		]);
	});

	it('takes registrations until the day it begins', () => {
		expect(grund(() => lege({ ...EINGABE, anmeldeschluss: '2026-10-05' }))).toBe('möglich');
	});
});

describe('publishing', () => {
	const FEHLT = 'Bitte geben Sie Termin, Ort und geplante Tage an.';
	test.each([
		['date', { termine: [] }, FEHLT],
		['place', { ort: null }, FEHLT],
		['days', { geplanteTage: 0 }, FEHLT],
		['nothing', {}, 'möglich'],
		['a place, held online', { ort: null, isOnline: true }, 'möglich'],
	] satisfies [string, NeuesSeminar, string][])('without %s', (_, eingabe, text) => {
		expect(grund(() => veroeffentlicheSeminar(nach(...lege({ ...EINGABE, ...eingabe }))))).toBe(text);
	});

	it('holds afterwards, too', () => {
		expect(grund(() => aendereSeminar(nach(...VEROEFFENTLICHT), { termine: [] }))).toBe(FEHLT);
		expect(grund(() => aendereSeminar(nach(...GEPLANT), { termine: [] }))).toBe('möglich');
	});
});

describe('conducting', () => {
	it('is possible from the last day on', () => {
		const seminar = nach(...VEROEFFENTLICHT);
		expect(grund(() => fuehreSeminarDurch(seminar, '2026-10-08'))).toBe('Das Seminar ist noch nicht beendet.');
		expect(grund(() => fuehreSeminarDurch(seminar, '2026-10-09'))).toBe('möglich');
	});
});

describe('calling off', () => {
	it('says why, and nobody else than those who may read it', () => {
		expect(grund(() => sageSeminarAb(nach(...GEPLANT), ' '))).toBe('Dies ist ein Pflichtfeld');
		expect(grund(() => sageSeminarAb(nach(...GEPLANT), null))).toBe('Dies ist ein Pflichtfeld');
		expect(ABGESAGT.at(-1)).toMatchObject({
			facts: { von: 1000, nach: 9000 },
			person: { grund: 'Das Haus ist überschwemmt.' },
		});
		expect(nach(...ABGESAGT).absagegrund).toBe('Das Haus ist überschwemmt.');
	});
	it('ends all editing', () => {
		const text = 'Die Aktion „Seminar ändern“ ist im Status 9000 (Abgesagt) nicht möglich.';
		expect(grund(() => aendereSeminar(nach(...ABGESAGT), { ort: 'Marburg' }))).toBe(text);
	});
});

describe('editing', () => {
	it('leaves what has taken place in the past', () => {
		const seminar = nach(...DURCHGEFUEHRT);
		const verlege = (bis: string) =>
			aendere(seminar, { termine: [tage('2026-10-05', bis)] }, { ...UMFELD, heute: HEUTE });
		expect(grund(() => verlege('2026-10-10'))).toBe('Das Seminar ist noch nicht beendet.');
		expect(grund(() => verlege('2026-10-08'))).toBe('möglich');
	});

	it('writes what changed, and nothing where nothing did', () => {
		const seminar = nach(...GEPLANT);
		expect(aendereSeminar(seminar, { ort: 'Sporthaus Grünberg' })).toEqual([]);
		expect(aendereSeminar(seminar, { ort: 'Marburg', geplanteTage: 45 })).toMatchObject([
			{
				facts: { aenderungen: { geplanteTage: { von: 50, nach: 45 } } },
				person: { aenderungen: { ort: { von: 'Sporthaus Grünberg', nach: 'Marburg' } } },
			},
		]);
		const geaendert = weiter(GEPLANT, (s) => aendereSeminar(s, { ort: 'Marburg', geplanteTage: 45 }));
		expect(nach(...geaendert).felder).toMatchObject({
			ort: 'Marburg',
			geplanteTage: 45,
			bezeichnung: EINGABE.bezeichnung,
		});
	});
});

test('the history tells it in sentences', () => {
	const geaendert = weiter(ABGESAGT.slice(0, 2), (s) =>
		aendereSeminar(s, { geplanteTage: 45, termine: [tage('2026-10-06', '2026-10-09')], dienstartIDs: ['fsj'] }),
	);
	const ereignisse = weiter(geaendert, (s) => sageSeminarAb(s, 'Das Haus ist überschwemmt.'));
	const saetze = seminarverlauf(aufgezeichnet(ereignisse), (id) => id.toUpperCase());
	expect(saetze.map(({ satz }) => satz)).toEqual([
		'hat das Seminar abgesagt: Das Haus ist überschwemmt.',
		'hat die Angaben geändert.',
		'hat das Seminar veröffentlicht.',
		'hat das Seminar angelegt.',
	]);
	expect(saetze[1]?.aenderungen).toEqual([
		{ bezeichnung: 'Termine', von: '05.10.2026–09.10.2026, ab 10:00 Uhr', nach: '06.10.2026–09.10.2026' },
		{ bezeichnung: 'Geplante Tage', von: '5 Tage', nach: '4,5 Tage' },
		{ bezeichnung: 'Dienstarten', von: null, nach: 'FSJ' },
	]);
});

function tage(von: string, bis: string) {
	return { von, bis, beginn: null, ende: null };
}
