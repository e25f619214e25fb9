import { describe, expect, it } from 'vitest';
import { anwesenheitErfassen } from '#domain/akte/entscheidungen/seminar/anwesenheit-erfassen.ts';
import { nachweisEinreichen } from '#domain/akte/entscheidungen/seminar/nachweis-einreichen.ts';
import { nachweisPruefen, nachweisWiderrufen } from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import { pruefeSeminaranmeldung, seminarEinplanen } from '#domain/akte/entscheidungen/seminar/seminar-anmelden.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { freiwillig, SYSTEM, TRAEGER, VEREIN1, VEREIN2 } from '#domain/akte/tests/personen.fixture.ts';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import type { Akteur } from '#domain/rollen.ts';
import { type Anwesenheit, HAELFTEN, type Halbtagstand, teilnahmevorschlag } from '#domain/seminar/anwesenheit.ts';
import { halbtagworte } from '#domain/seminar/anwesenheitsworte.ts';
import {
	SeminarAbgesagt,
	SeminarDurchgefuehrt,
	SeminarGeaendert,
	SeminarplatzVergeben,
	SeminarWiederGeoeffnet,
} from '#domain/seminar/ereignisse.ts';
import { type Seminar, seminarAggregat } from '#domain/seminar/seminar.ts';
import { gleicheNachweisAb } from './abgleich.ts';
import { seminar } from './seminar.fixture.ts';

/** 6 to 10 October 2025, five days; `f` takes part. */
const MONTAG = '2025-10-06';
const FREITAG = '2025-10-10';

function angemeldet(heute = MONTAG, eingabe = {}): { welt: Welt; s: Seminar } {
	const welt = weltMitPlaetzen();
	bis(welt, 'f', 2800);
	const s = seminar(eingabe, 'sem', [SeminarplatzVergeben({ freiwilligerID: 'f', nach: 'ANGEMELDET' })]);
	const anmelden = (lage: Lage) => {
		pruefeSeminaranmeldung(lage, s, false);
		return vollende(lage, seminarEinplanen(lage, s));
	};
	welt.tue('f', freiwillig('f'), anmelden, {});
	welt.heute = heute;
	return { welt, s };
}

const halb = (tag: string, haelfte: 'VM' | 'NM', stand: Anwesenheit): Halbtagstand => ({ tag, haelfte, stand });
const ganz = (tag: string, stand: Anwesenheit) => HAELFTEN.map((haelfte) => halb(tag, haelfte, stand));
const erfasse = (welt: Welt, s: Seminar, halbtage: readonly Halbtagstand[], akteur: Akteur = TRAEGER) =>
	welt.tue('f', akteur, anwesenheitErfassen, { seminar: s, halbtage });
const warum = (welt: Welt, s: Seminar, halbtage: readonly Halbtagstand[], akteur: Akteur = TRAEGER) =>
	welt.verstoesse('f', akteur, anwesenheitErfassen, { seminar: s, halbtage }).map(({ text }) => text);
const nachweis = (welt: Welt) => {
	const [n] = welt.akte('f').seminarnachweise;
	if (!n) throw new Error('kein Nachweis');
	return n;
};

/** Something happens to the seminar, and the job brings the file after it. */
function geschieht(welt: Welt, s: Seminar, ...ereignisse: Parameters<typeof seminar>[2] & object): void {
	for (const e of aufgezeichnet(ereignisse)) seminarAggregat.evolve(s, e);
	welt.tue('f', SYSTEM, (lage: Lage) => vollende(lage, gleicheNachweisAb(lage.akte, s)), {});
	expect(gleicheNachweisAb(welt.akte('f'), s)).toEqual([]);
}
const DURCHGEFUEHRT = SeminarDurchgefuehrt({ von: 1000, nach: 5000 });

describe('the proposal', () => {
	const TERMINE = [{ von: MONTAG, bis: FREITAG, beginn: null, ende: null }];
	const vorschlag = (anwesenheit: readonly Halbtagstand[], geplant = 50) => {
		const { tage, ergebnis } = teilnahmevorschlag({ termine: TERMINE, geplant, anwesenheit });
		return [tage, ergebnis];
	};
	const alle = (stand: Anwesenheit) => ['06', '07', '08', '09', '10'].flatMap((tag) => ganz(`2025-10-${tag}`, stand));

	it.each<[string, readonly Halbtagstand[], number, [number, string]]>([
		['nobody said anything', [], 50, [50, 'ANERKANNT']],
		['less is planned than the calendar holds', [], 30, [30, 'ANERKANNT']],
		['more is planned than the calendar holds', [], 80, [50, 'ANERKANNT']],
		['excused for a day', ganz(MONTAG, 'ENTSCHULDIGT'), 50, [40, 'ANERKANNT']],
		['excused for half a day', [halb(FREITAG, 'NM', 'ENTSCHULDIGT')], 50, [45, 'ANERKANNT']],
		[
			'absent without a word, and left',
			[...ganz(MONTAG, 'UNENTSCHULDIGT'), halb(FREITAG, 'NM', 'ABGEREIST')],
			50,
			[35, 'ANERKANNT'],
		],
		['ill for half a day', [halb(MONTAG, 'VM', 'AU')], 50, [50, 'ANERKANNT_AU']],
		['ill all the time', alle('AU'), 50, [50, 'ANERKANNT_AU']],
		['never there', alle('UNENTSCHULDIGT'), 50, [0, 'ABGELEHNT']],
		['said and taken back', ganz(MONTAG, 'ANWESEND'), 50, [50, 'ANERKANNT']],
		['said of a day that is none of the seminar', ganz('2025-10-11', 'AU'), 50, [50, 'ANERKANNT']],
		['missing what wasn’t planned anyway', ganz(MONTAG, 'ENTSCHULDIGT'), 30, [30, 'ANERKANNT']],
	])('%s', (_, anwesenheit, geplant, erwartet) => {
		expect(vorschlag(anwesenheit, geplant)).toEqual(erwartet);
	});
});

describe('entering', () => {
	it('names what changes and nothing else; the same again says nothing', () => {
		const { welt, s } = angemeldet();
		expect(erfasse(welt, s, [...ganz(MONTAG, 'ENTSCHULDIGT'), ...ganz(FREITAG, 'ANWESEND')])).toMatchObject([
			{ type: 'AnwesenheitErfasst', facts: { halbtage: ganz(MONTAG, 'ENTSCHULDIGT'), tage: null }, person: null },
		]);
		expect(erfasse(welt, s, ganz(MONTAG, 'ENTSCHULDIGT'))).toEqual([]);
		expect(erfasse(welt, s, [halb(MONTAG, 'VM', 'AU'), halb(MONTAG, 'VM', 'ENTSCHULDIGT')])).toEqual([]);
	});

	it('of two people loses nothing: each names his half days, on the same one the later counts', () => {
		const { welt, s } = angemeldet();
		erfasse(welt, s, ganz(MONTAG, 'ENTSCHULDIGT'));
		erfasse(welt, s, [halb(MONTAG, 'NM', 'AU'), halb(FREITAG, 'NM', 'ABGEREIST')], { ...TRAEGER, userID: 'zweite' });
		const stand = nachweis(welt).anwesenheit.map((v) => [v.tag, v.haelfte, v.stand, v.userID]);
		expect(stand).toEqual([
			[MONTAG, 'VM', 'ENTSCHULDIGT', TRAEGER.userID],
			[MONTAG, 'NM', 'AU', 'zweite'],
			[FREITAG, 'NM', 'ABGEREIST', 'zweite'],
		]);
		expect(welt.verlauf.get('f')?.filter(({ type }) => type === 'AnwesenheitErfasst')).toHaveLength(2);
	});

	it('begins with the first day of a published seminar', () => {
		const { welt, s } = angemeldet('2025-10-05');
		const eintrag = ganz(MONTAG, 'ENTSCHULDIGT');
		expect(warum(welt, s, eintrag)).toEqual(['Ab dem 06.10.2025 können Sie hier eintragen.']);
		welt.heute = MONTAG;
		expect(warum(welt, s, eintrag)).toEqual([]);
	});

	it('is for days of the seminar and for who takes part', () => {
		const { welt, s } = angemeldet();
		expect(warum(welt, s, ganz('2025-10-11', 'AU'))).toEqual(['Das ist kein Tag dieses Seminars.']);
		const ohnePlatz = seminar({}, 'sem');
		expect(warum(welt, ohnePlatz, ganz(MONTAG, 'AU'))).toEqual(['Für dieses Seminar besteht keine Anmeldung.']);
		const abgesagt = seminar({}, 'sem', [SeminarAbgesagt({ von: 1000, nach: 9000 })]);
		expect(warum(welt, abgesagt, ganz(MONTAG, 'AU'))).toEqual(['Das Seminar ist abgesagt.']);
	});

	it('is the Traeger’s', () => {
		const { welt, s } = angemeldet();
		for (const akteur of [VEREIN1, VEREIN2, freiwillig('f')]) {
			const eingabe = { seminar: s, halbtage: ganz(MONTAG, 'AU') };
			expect(welt.verstoesse('f', akteur, anwesenheitErfassen, eingabe)).toMatchObject([{ http: 403 }]);
		}
	});
});

describe('the proof', () => {
	it('is proposed with what was attended, from the conduct on and with each change', () => {
		const { welt, s } = angemeldet();
		erfasse(welt, s, ganz(MONTAG, 'ENTSCHULDIGT'));
		expect(nachweis(welt)).toMatchObject({ status: 0, tage: null });
		welt.heute = FREITAG;
		geschieht(welt, s, DURCHGEFUEHRT);
		expect(nachweis(welt)).toMatchObject({ status: 10, tage: 40 });
		expect(erfasse(welt, s, [halb(FREITAG, 'NM', 'ABGEREIST')])).toMatchObject([{ facts: { tage: 35 } }]);
		expect(nachweis(welt).tage).toBe(35);
		erfasse(welt, s, ganz(MONTAG, 'ANWESEND'));
		expect(nachweis(welt).tage).toBe(45);
		geschieht(welt, s, SeminarWiederGeoeffnet({ von: 5000, nach: 1000 }));
		expect(nachweis(welt)).toMatchObject({ status: 0, tage: null });
		geschieht(welt, s, DURCHGEFUEHRT);
		expect(nachweis(welt).tage).toBe(45);
	});

	it('handed in before says what was entered so far', () => {
		const { welt, s } = angemeldet();
		erfasse(welt, s, ganz(MONTAG, 'ENTSCHULDIGT'));
		const datei = { nachweisID: nachweis(welt).id, uploadID: 'u', dateiname: 'a.pdf', isAU: false };
		welt.tue('f', freiwillig('f'), nachweisEinreichen, datei);
		expect(nachweis(welt)).toMatchObject({ status: 10, tage: 40 });
	});

	it('keeps its attendance once it is reviewed, until the review is taken back', () => {
		const { welt, s } = angemeldet(FREITAG);
		geschieht(welt, s, DURCHGEFUEHRT);
		const { id: nachweisID } = nachweis(welt);
		welt.tue('f', TRAEGER, nachweisPruefen, { nachweisID, ergebnis: 'ANERKANNT', tage: 30, grund: null });
		expect(warum(welt, s, ganz(MONTAG, 'AU'))).toEqual([
			'Die Teilnahme ist schon geprüft. Nehmen Sie zuerst die Prüfung zurück, dann lässt sich die Anwesenheit ändern.',
		]);
		// What is so already can be said again.
		expect(erfasse(welt, s, ganz(MONTAG, 'ANWESEND'))).toEqual([]);
		welt.tue('f', TRAEGER, nachweisWiderrufen, { nachweisID, grund: 'Falsche Liste' });
		expect(nachweis(welt).tage).toBe(30);
		erfasse(welt, s, ganz(MONTAG, 'AU'));
		expect(nachweis(welt)).toMatchObject({ status: 10, tage: 50 });
	});

	it('follows with other days and dates as long as it is that of the attendance', () => {
		const { welt, s } = angemeldet(FREITAG);
		erfasse(welt, s, ganz(MONTAG, 'ENTSCHULDIGT'));
		geschieht(welt, s, DURCHGEFUEHRT);
		geschieht(welt, s, SeminarGeaendert({ aenderungen: { geplanteTage: { von: 50, nach: 30 } } }));
		expect(nachweis(welt)).toMatchObject({ geplant: 30, tage: 30 });
		geschieht(welt, s, SeminarGeaendert({ aenderungen: { geplanteTage: { von: 30, nach: 50 } } }));
		expect(nachweis(welt)).toMatchObject({ geplant: 50, tage: 40 });
		const termine = { von: s.felder.termine, nach: [{ von: '2025-10-07', bis: FREITAG, beginn: null, ende: null }] };
		geschieht(welt, s, SeminarGeaendert({ aenderungen: { termine } }));
		expect(nachweis(welt).tage).toBe(40);
	});
});

it('half days are told by date, both halves alike at once', () => {
	const halbtage = [halb(FREITAG, 'NM', 'ABGEREIST'), ...ganz(MONTAG, 'ENTSCHULDIGT'), halb(FREITAG, 'VM', 'AU')];
	expect(halbtagworte(halbtage)).toBe(
		'06.10.2025 entschuldigt; 10.10.2025 vormittags krank (AU), nachmittags abgereist',
	);
});
