import type { Erwartung } from './erwartung.fixture.ts';
import { zeile } from './erwartung.fixture.ts';

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
	zeile('POST /v1/stammdaten/zyklus/start', '- - - - x', (_, { zyklus }) => ({ zyklusID: zyklus })),

	zeile('PUT /v1/parameter', '- - - - x', () => ({ claimtextKarte: 'Ein Jahr, das bleibt' })),
	zeile('GET /v1/parameter/historie', '- - - - x'),
];
