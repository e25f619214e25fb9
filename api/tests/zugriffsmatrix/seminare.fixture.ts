import { listenformular, nachweisformular } from './dinge.fixture.ts';
import type { Erwartung } from './erwartung.fixture.ts';
import { zeile } from './erwartung.fixture.ts';
import { FEHLT } from './objekte.fixture.ts';

const EIGENES = { titel: 'Trainerlehrgang', von: '2026-11-02', bis: '2026-11-03', tage: 2 };

const ZUWEISUNG: Erwartung['body'] = (_, { freiwilliger, seminargruppe }) => ({
	eintraege: [{ freiwilligerID: freiwilliger ?? FEHLT, gruppeID: seminargruppe ?? FEHLT }],
});
const RAUM = { bezeichnung: 'Buche 2', betten: 4, fuer: 'W', isBarrierefrei: false };

/** Tables: permission matrix (seminars), calls of the area seminar. */
export const SEMINARE: readonly Erwartung[] = [
	//                                     öff FW ME MV AD
	zeile('GET /v1/seminar', '- x x x x'),
	zeile('GET /v1/seminar/anzahlen?f=[{}]', '- x x x x'),
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
	zeile('GET /v1/seminar/planer', '- - - x x'),
	zeile('POST /v1/seminar/uebernahme', '- - - x x', (t) => ({
		vonZyklusID: t.grundlage.zyklen[0]?.id,
		simulate: true,
	})),
	zeile('GET /v1/stammdaten/schulferien', '- - - x x'),
	zeile('PUT /v1/stammdaten/schulferien', '- - - x x', () => []),
	zeile('POST /v1/stammdaten/schulferien/import', '- - - x x', () => ({
		inhalt: 'HE;Herbstferien;05.10.2026;17.10.2026',
		land: null,
		simulate: true,
	})),
	zeile('GET /v1/seminar/{seminar}/anwesenheit', '- - x x x'),
	zeile(
		'PUT /v1/seminar/{seminar}/anwesenheit',
		'- - - x x',
		(_, { freiwilliger }) => ({
			eintraege: [{ freiwilligerID: freiwilliger ?? FEHLT, tag: '2026-11-02', haelfte: 'VM', stand: 'ENTSCHULDIGT' }],
		}),
		{ imBody: ['freiwilliger'] },
	),
	zeile('GET /v1/seminar/{seminar}/haus', '- - - x x'),
	zeile('POST /v1/seminar/{seminar}/haus/raeume', '- - - x x', () => RAUM),
	zeile(
		'POST /v1/seminar/{seminar}/haus/raeume/uebernehmen',
		'- - - x x',
		(_, { hausseminar }) => ({ seminarID: hausseminar ?? FEHLT }),
		{ imBody: ['hausseminar'] },
	),
	zeile('PUT /v1/seminar/{hausseminar}/haus/raeume/{seminarraum}', '- - - x x', () => RAUM),
	zeile('DELETE /v1/seminar/{hausseminar}/haus/raeume/{seminarraum}', '- - - x x'),
	zeile(
		'PUT /v1/seminar/{hausseminar}/haus/betten',
		'- - - x x',
		(_, { hausgast, seminarraum }) => ({ betten: [{ gastID: hausgast ?? FEHLT, raumID: seminarraum ?? FEHLT }] }),
		{ imBody: ['hausgast', 'seminarraum'] },
	),
	zeile('POST /v1/seminar/{seminar}/haus/betten/vorschlag', '- - - x x'),
	zeile('PUT /v1/seminar/{hausseminar}/haus/gaeste/{hausgast}', '- - - x x', () => ({
		mit: [],
		isBarrierefrei: true,
		ankunft: null,
		abreise: null,
	})),
	zeile('PUT /v1/seminar/{seminar}/haus/team', '- - - x x', () => ({ personIDs: [] })),
	zeile('GET /v1/seminar/{seminar}/haus/raumliste', '- - - x x'),
	zeile('GET /v1/seminar/{seminar}/haus/kuechenblatt', '- - - x x'),
	zeile('GET /v1/seminar/{seminar}/haus/notfallblatt', '- - - x x'),
	zeile('GET /v1/seminargruppe', '- - x x x'),
	zeile('GET /v1/seminargruppe/anzahlen?f=[{}]', '- - x x x'),
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
	zeile('POST /v1/seminargruppe/vorschlag', '- - - x x', () => ({})),
	// Each entry has its own answer: what isn't there is reported.
	zeile('POST /v1/seminargruppe/vorschlag/uebernehmen', '- - - x x', ZUWEISUNG),
	zeile('POST /v1/seminargruppe/vorschlag/rueckgaengig', '- - - x x', ZUWEISUNG),
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
	// Where none of its members is one of the site's, there is none for it.
	zeile('GET /v1/seminargruppe/{seminargruppe}/kalender', '- - o x x', undefined, { kannFehlen: true }),
	zeile('POST /v1/seminargruppe/{seminargruppe}/kalender', '- - - x x'),
	zeile('DELETE /v1/seminargruppe/{seminargruppe}/kalender', '- - - x x', undefined, { kannFehlen: true }),
	zeile('GET /v1/{freiwilliger}/seminarplanung', '- o o x x'),
	zeile('POST /v1/{freiwilliger}/seminarplanung', '- o - x x', () => EIGENES),
	zeile('POST /v1/{freiwilliger}/seminarplanung/seminar/{seminar}', '- o o x x'),
	zeile('PUT /v1/{freiwilliger}/seminarplanung/{seminarnachweis}', '- o - x x', () => ({ titel: 'Lehrgang' })),
	zeile('DELETE /v1/{freiwilliger}/seminarplanung/{seminarnachweis}', '- o o x x'),
	zeile('GET /v1/{freiwilliger}/seminarplanung/report-seminarnachweis-teilnehmer', '- o o x x'),
	zeile('POST /v1/{freiwilliger}/seminarplanung/ersatztage', '- - o x x', () => ({ tag: '2026-11-04' })),
	zeile('DELETE /v1/{freiwilliger}/seminarplanung/ersatztage/{seminarnachweis}', '- - o x x', undefined, {
		kannFehlen: true,
	}),
	zeile('GET /v1/seminarnachweis', '- - - x x'),
	zeile('GET /v1/seminarnachweis/anzahlen?f=[{}]', '- - - x x'),
	// A site has its own volunteers on them.
	zeile('GET /v1/seminar/{seminar}/teilnehmerliste', '- - o x x'),
	zeile('GET /v1/exporte/seminare/{seminar}/teilnehmer', '- - o x x'),
	zeile('GET /v1/seminargruppe/{seminargruppe}/teilnehmerliste', '- - o x x'),
	zeile('GET /v1/exporte/seminargruppen/{seminargruppe}/teilnehmer', '- - o x x'),
	zeile('GET /v1/seminar/{seminar}/namensschilder', '- - - x x'),
	zeile('GET /v1/seminar/{seminar}/teilnahmebescheinigungen', '- - - x x'),
	zeile('GET /v1/{freiwilliger}/seminarplanung/{seminarnachweis}/teilnahmebescheinigung', '- o o x x'),
	zeile('PUT /v1/seminar/{seminar}/teilnehmerliste/unterschrieben', '- - - x x', () => listenformular().payload, {
		kopf: listenformular().headers,
	}),
	zeile('GET /v1/seminar/{seminar}/teilnehmerliste/unterschrieben', '- - - x x', undefined, { kannFehlen: true }),
	zeile('DELETE /v1/seminar/{seminar}/teilnehmerliste/unterschrieben', '- - - x x', undefined, { kannFehlen: true }),
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
