import type { Erwartung } from './erwartung.fixture.ts';
import { zeile } from './erwartung.fixture.ts';

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
	zeile('GET /v1/{freiwilliger}/seminarplanung', '- o o x x'),
];
