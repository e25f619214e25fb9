import { randomUUID } from 'node:crypto';
import type { Kleinportal } from '../test-portal.fixture.ts';
import type { Erwartung } from './erwartung.fixture.ts';
import { zeile } from './erwartung.fixture.ts';

/** FSJ in the active cycle. */
const STELLE = (t: Kleinportal) => ({ zyklusID: t.grundlage.zyklen.at(-1)?.id ?? '', dienstartID: t.dienstart('FSJ') });

/** Inactive: of those there may be any number. */
const ABFRAGE = () => ({
	bezeichnung: 'Vor der Einigung',
	zielStatus: 2800,
	dienstartIDs: [],
	felder: [{ feldKey: 'geburtsort', isPflicht: true, isBearbeitbarDurch: ['FW'] }],
	isAktiv: false,
});

/** Tables: permission matrix (addresses, quotas, what is configured), calls of the areas adresse, kontingent, stammdaten. */
export const ORTE: readonly Erwartung[] = [
	//                                                        öff FW ME MV AD
	zeile('POST /v1/adresse', '- - - x x', () => ({
		typ: 'VERBAND',
		bezeichnung: 'Kreisverband',
		plz: '50667',
		ort: 'Köln',
	})),
	zeile('PUT /v1/adresse/{adresse}', '- - o x x', () => ({ taetigkeiten: 'Sport mit Kindern' })),
	zeile('DELETE /v1/adresse/{adresse}', '- - - x x'),
	zeile('GET /v1/adresse/karte', 'x x x x x'),
	zeile('GET /v1/adresse/{adresse}/plaetze', '- - o x x'),
	zeile('GET /v1/adresse/{adresse}/freiwillige', '- - o x x'),
	zeile('GET /v1/adresse/{adresse}/historie', '- - o x x'),
	zeile('POST /v1/adresse/{adresse}/historie', '- - o x x', () => ({ text: 'Neue Halle ab Mai.' })),
	zeile('POST /v1/adresse/{adresse}/coordinates', '- - o x x', () => ({ lat: 50.9, lon: 6.9 })),
	zeile('POST /v1/adresse/{adresse}/invite', '- - o x x', () => ({
		email: 'neu@test.test',
		vorname: 'Nora',
		nachname: 'Neu',
		dienstartID: null,
		betreuerUserID: null,
	})),
	zeile('GET /v1/freiwilliger/invitation/{token}', 't t t t t'),
	zeile('GET /v1/stammdaten/zyklus/uebersicht', '- - - x x'),
	zeile('GET /v1/stammdaten/zyklus/{zyklus}/historie', '- - - x x'),
	zeile('POST /v1/stammdaten/zyklus/start', '- - - - x', (_, { zyklus }) => ({ zyklusID: zyklus }), {
		imBody: ['zyklus'],
	}),

	// Quotas. Figures of the whole Einsatzstelle aren't there for who works for one of its Einsatzorte.
	zeile('GET /v1/kontingente', '- - o x x'),
	zeile('GET /v1/kontingente/uebersicht', '- - o x x'),
	zeile('GET /v1/adresse/{adresse}/kontingente', '- - o x x'),
	zeile('GET /v1/adresse/{stelle}/kontingentabfrage', '- - o x x', undefined, { kannFehlen: true }),
	zeile('GET /v1/stammdaten/einsatzstellekontingent', '- - o x x'),
	zeile(
		'POST /v1/stammdaten/einsatzstellekontingent',
		'- - - x x',
		(t, o) => ({
			...STELLE(t),
			einsatzstelleID: o.stelle ?? randomUUID(),
			genehmigt: 20,
		}),
		{ imBody: ['stelle'] },
	),
	zeile(
		'POST /v1/stammdaten/einsatzstellekontingent/abfrage',
		'- - o x x',
		(t, o) => ({
			adresseID: o.stelle ?? randomUUID(),
			zyklusID: STELLE(t).zyklusID,
			zeilen: [{ dienstartID: t.dienstart('FSJ'), angefragt: 3 }],
		}),
		{ imBody: ['stelle'], kannFehlen: true },
	),
	zeile('POST /v1/stammdaten/einsatzstellekontingent/genehmigungen', '- - - x x', (t) => ({
		zyklusID: STELLE(t).zyklusID,
		einsatzstelleIDs: [randomUUID()],
	})),
	zeile('GET /v1/stammdaten/einsatzstellekontingent/{kontingent}', '- - o x x', undefined, { kannFehlen: true }),
	zeile('PUT /v1/stammdaten/einsatzstellekontingent/{kontingent}', '- - - x x', () => ({ genehmigt: 20 })),
	zeile('GET /v1/stammdaten/einsatzortkontingentzuteilung', '- - o x x'),
	zeile(
		'POST /v1/stammdaten/einsatzortkontingentzuteilung',
		'- - o x x',
		(t, o) => ({
			...STELLE(t),
			einsatzortID: o.adresse ?? randomUUID(),
			zugeteilt: 10,
		}),
		{ imBody: ['adresse'] },
	),
	zeile('GET /v1/stammdaten/einsatzortkontingentzuteilung/{zuteilung}', '- - o x x'),
	zeile('PUT /v1/stammdaten/einsatzortkontingentzuteilung/{zuteilung}', '- - o x x', () => ({ zugeteilt: 10 })),
	zeile('DELETE /v1/stammdaten/einsatzortkontingentzuteilung/{zuteilung}', '- - - x x'),
	zeile('POST /v1/stammdaten/zyklus/{zyklus}/send-abfrage', '- - - x x', () => ({ frist: '2026-12-31' })),
	zeile('POST /v1/stammdaten/zyklus/{zyklus}/send-abfrage-erinnerung', '- - - x x'),
	zeile('GET /v1/exporte/kontingente', '- - - x x'),

	// Files.
	zeile('PUT /v1/upload', '- x x x x'),
	zeile('GET /v1/upload/download/{gid}', '- o o x x'),
	zeile('DELETE /v1/upload/{upload}', '- o o x x'),
	zeile('GET /v1/system/file-types', 'x x x x x'),
	zeile('GET /v1/parameter/download/{traegerbild}', 'x x x x x'),
	zeile('GET /v1/system/logo', 'x x x x x'),
	zeile('GET /v1/system/cover', 'x x x x x', undefined, { kannFehlen: true }),
	zeile('GET /v1/system/reportlogo', '- - - x x', undefined, { kannFehlen: true }),
	zeile('GET /v1/system/seminarnachweisunterschrift', '- - - x x', undefined, { kannFehlen: true }),

	zeile('PUT /v1/parameter', '- - - - x', () => ({ claimtextKarte: 'Ein Jahr, das bleibt' })),
	zeile('GET /v1/parameter/historie', '- - - - x'),

	zeile('GET /v1/stammdaten/sportart', 'x x x x x'),
	zeile('PUT /v1/stammdaten/sportart', '- - - x x', () => []),
	zeile('GET /v1/stammdaten/taetigkeitsfeld', 'x x x x x'),
	zeile('PUT /v1/stammdaten/taetigkeitsfeld', '- - - x x', () => []),
	zeile('PUT /v1/stammdaten/titel', '- - - x x', () => []),
	zeile('PUT /v1/stammdaten/schulabschluss', '- - - x x', () => []),
	zeile('PUT /v1/stammdaten/ausbildung', '- - - x x', () => []),
	zeile('PUT /v1/stammdaten/attribut-1', '- - - x x', () => []),
	zeile('PUT /v1/stammdaten/attribut-2', '- - - x x', () => []),
	zeile('PUT /v1/stammdaten/land', '- - - x x', () => []),
	zeile('PUT /v1/stammdaten/funktion', '- - - x x', () => []),
	zeile('PUT /v1/stammdaten/seminartyp', '- - - x x', () => []),
	zeile('GET /v1/stammdaten/historie/sportart', '- - - x x'),
	zeile('GET /v1/system/seminartypen', '- x x x x'),
	zeile('GET /v1/system/zyklusinfo', 'x x x x x'),
	zeile('GET /v1/system/pdf-variables', '- - - x x'),
	zeile('POST /v1/stammdaten/dienstart', '- - - - x', () => ({
		key: 'TEST',
		bezeichnung: 'Test',
		kurz: 'T',
		art: 'SONSTIGE',
		isUe27: false,
		minAlter: null,
		maxAlter: null,
		minMonate: 6,
		maxMonate: 18,
		seminartageBasis: 25,
		seminartageAbzug: 2,
		seminartageZuschlag: 1,
		seminartageUe27ProMonat: 1,
		farbe: null,
		sortierung: 9,
	})),
	zeile('PUT /v1/stammdaten/dienstart/{dienstart}', '- - - - x', () => ({ maxMonate: 18 })),
	zeile('POST /v1/feldabfrage', '- - - x x', ABFRAGE),
	zeile('GET /v1/feldabfrage', '- - - x x'),
	zeile('GET /v1/feldabfrage/{feldabfrage}', '- - - x x'),
	zeile('PUT /v1/feldabfrage/{feldabfrage}', '- - - x x', () => ({ bezeichnung: 'Vor dem Vertrag' })),
	zeile('DELETE /v1/feldabfrage/{feldabfrage}', '- - - x x'),
	zeile('GET /v1/system/dienstarten', 'x x x x x'),
	zeile('GET /v1/system/sportarten', 'x x x x x'),
	zeile('GET /v1/system/titel', 'x x x x x'),
	zeile('GET /v1/system/schulabschluesse', 'x x x x x'),
	zeile('GET /v1/system/ausbildungen', 'x x x x x'),
	zeile('GET /v1/system/attributes/1', '- - x x x'),
	zeile('GET /v1/system/attributes/2', '- - x x x'),
	zeile('GET /v1/text', '- - - x x'),
	zeile('GET /v1/text/impressum', 'x x x x x'),
	zeile('PUT /v1/text/impressum', '- - - x x', () => ({ content: 'Ein Verein' })),
	zeile('DELETE /v1/text/impressum', '- - - x x'),
];
