import { nachweisformular } from './dinge.fixture.ts';
import type { Erwartung } from './erwartung.fixture.ts';
import { zeile } from './erwartung.fixture.ts';
import { FEHLT } from './objekte.fixture.ts';

const EIGENES = { titel: 'Trainerlehrgang', von: '2026-11-02', bis: '2026-11-03', tage: 2 };

/** Tables: permission matrix (seminars), calls of the area seminar. */
export const SEMINARE: readonly Erwartung[] = [
	//                                     öff FW ME MV AD
	zeile('GET /v1/seminar', '- x x x x'),
	zeile('POST /v1/seminar', '- - - x x', () => ({ bezeichnung: 'Zwischenseminar', seminartypID: 'ZWISCHEN' })),
	zeile('GET /v1/seminar/leitungen', '- - - x x'),
	zeile('GET /v1/seminar/{seminar}', '- x x x x'),
	zeile('GET /v1/seminar/{seminar}/historie', '- - - x x'),
	zeile('PUT /v1/seminar/{seminar}', '- - - x x', () => ({ beschreibung: 'Bitte Sportzeug mitbringen.' })),
	zeile('DELETE /v1/seminar/{seminar}', '- - - x x'),
	zeile('DELETE /v1/seminar/{seminar}/teilnehmer/{freiwilliger}', '- o o x x'),
	zeile(
		'POST /v1/seminar/teilnehmerliste/review',
		'- - - x x',
		(_, { seminar, freiwilliger }) => ({
			seminarID: seminar ?? FEHLT,
			eintraege: [{ freiwilligerID: freiwilliger, ergebnis: 'ANERKANNT', tage: 1 }],
		}),
		{ imBody: ['seminar', 'freiwilliger'] },
	),
	zeile('GET /v1/seminargruppe', '- - x x x'),
	zeile('POST /v1/seminargruppe', '- - - x x', () => ({ bezeichnung: 'Gruppe Süd' })),
	zeile('GET /v1/seminargruppe/{seminargruppe}', '- - x x x'),
	zeile('GET /v1/seminargruppe/{seminargruppe}/historie', '- - - x x'),
	zeile(
		'PUT /v1/seminargruppe/{seminargruppe}',
		'- - o x x',
		(_, { freiwilliger }) => ({ hinzufuegen: [freiwilliger ?? FEHLT] }),
		{ imBody: ['freiwilliger'] },
	),
	zeile('DELETE /v1/seminargruppe/{seminargruppe}', '- - - x x'),
	zeile('GET /v1/seminar/angebot/{token}', 't t t t t'),
	zeile('POST /v1/seminar/angebot/{token}', 't t t t t', () => ({ annehmen: false })),
	zeile('POST /v1/{freiwilliger}/seminarplanung/nachweise/{seminarnachweis}/link', '- o - - -'),
	zeile('POST /v1/{freiwilliger}/seminarplanung/nachweise/{seminarnachweis}/link/mail', '- o - - -'),
	zeile('GET /v1/seminar/nachweis/{token}', 't t t t t'),
	zeile('POST /v1/seminar/nachweis/{token}', 't t t t t', () => nachweisformular('').payload, {
		kopf: nachweisformular('').headers,
	}),
	zeile('GET /v1/kalender/{token}.ics', 't t t t t'),
	zeile('GET /v1/kalender/mein', '- x x x x'),
	zeile('POST /v1/kalender/mein', '- x x x x'),
	zeile('DELETE /v1/kalender/mein', '- x x x x', undefined, { kannFehlen: true }),
	zeile('GET /v1/seminargruppe/{seminargruppe}/kalender', '- - o x x'),
	zeile('POST /v1/seminargruppe/{seminargruppe}/kalender', '- - - x x'),
	zeile('DELETE /v1/seminargruppe/{seminargruppe}/kalender', '- - - x x', undefined, { kannFehlen: true }),
	zeile('GET /v1/{freiwilliger}/seminarplanung', '- o o x x'),
	zeile('POST /v1/{freiwilliger}/seminarplanung', '- o - x x', () => EIGENES),
	zeile('POST /v1/{freiwilliger}/seminarplanung/seminar/{seminar}', '- o o x x'),
	zeile('PUT /v1/{freiwilliger}/seminarplanung/{seminarnachweis}', '- o - x x', () => ({ titel: 'Lehrgang' })),
	zeile('DELETE /v1/{freiwilliger}/seminarplanung/{seminarnachweis}', '- o o x x'),
	zeile('GET /v1/{freiwilliger}/seminarplanung/report-seminarnachweis-teilnehmer', '- o o x x'),
	zeile('GET /v1/seminarnachweis', '- - - x x'),
	zeile(
		'POST /v1/{freiwilliger}/seminarplanung/nachweise',
		'- o o x x',
		(_, { seminarnachweis }) => nachweisformular(seminarnachweis ?? FEHLT).payload,
		{ imBody: ['seminarnachweis'], kopf: nachweisformular('').headers },
	),
	zeile('GET /v1/{freiwilliger}/seminarplanung/nachweise/{seminarnachweis}', '- o o x x'),
	zeile(
		'POST /v1/{freiwilliger}/seminarplanung/nachweise/review',
		'- - - x x',
		(_, { seminarnachweis }) => ({ nachweisID: seminarnachweis, ergebnis: 'ANERKANNT', tage: 1 }),
		{ imBody: ['seminarnachweis'] },
	),
];
