import { type Erwartung, zeile } from './erwartung.fixture.ts';
import { FEHLT } from './objekte.fixture.ts';

const MONAT = '2026-11_2026-11';

/** Tables: permission matrix (accounting: administrators), calls of the area export. */
export const GELD: readonly Erwartung[] = [
	//                                     öff FW ME MV AD
	zeile('GET /v1/exporte/laeufe', '- - - - x'),
	zeile('POST /v1/exporte/laeufe', '- - - - x', () => ({ art: 'TASCHENGELD', zeitraum: MONAT })),
	zeile('GET /v1/exporte/laeufe/{lauf}', '- - - - x'),
	zeile('GET /v1/exporte/laeufe/{lauf}/nachrechnung', '- - - - x'),
	zeile('POST /v1/exporte/laeufe/{lauf}/schritte', '- - - - x', () => ({ schritt: 'NEU_RECHNEN', version: 1 })),
	zeile(
		'POST /v1/exporte/laeufe/{lauf}/zeilen',
		'- - - - x',
		// Of a contract that isn't in it: nobody is in service here.
		() => ({ zeilen: [{ vertragID: FEHLT, monat: '2026-11' }], was: 'HERAUSNEHMEN' }),
		{ kannFehlen: true },
	),
	zeile('POST /v1/exporte/laeufe/{lauf}/uebergabe', '- - - - x'),
	zeile('POST /v1/exporte/laeufe/{lauf}/zahlungsdatei', '- - - - x', () => ({})),
	zeile(`GET /v1/exporte/buchhaltung/bfd-einsatzstellen-beitrag?zeitraum=${MONAT}`, '- - - - x'),
	zeile(`GET /v1/exporte/buchhaltung/fsj-einsatzstellen-beitrag?zeitraum=${MONAT}`, '- - - - x'),
	zeile(`GET /v1/exporte/buchhaltung/taschengeld?zeitraum=${MONAT}`, '- - - - x'),
];
