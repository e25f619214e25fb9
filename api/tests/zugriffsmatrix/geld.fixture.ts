import { type Erwartung, zeile } from './erwartung.fixture.ts';
import { FEHLT } from './objekte.fixture.ts';

const MONAT = '2026-11_2026-11';

const REGEL = {
	...{ gueltigVon: null, gueltigBis: null, dienstartIDs: [], dienste: ['FSJ'] },
	filter: { alterVon: null, alterBis: null, wohnland: null, stellenland: null, mindestMonate: null },
	...{ einheit: 'TEILNEHMERMONAT', monatsregel: 'BEGONNEN', saetze: [] },
};

export const PROGRAMM = {
	...{ bezeichnung: 'Landesförderung', geldgeber: 'Land', zentralstelle: null, hinweis: null, isDsj: false },
	...REGEL,
};

/** Tables: permission matrix (accounting: administrators), calls of the area export. */
export const GELD: readonly Erwartung[] = [
	//                                     öff FW ME MV AD
	zeile('GET /v1/exporte/laeufe', '- - - - x'),
	zeile('POST /v1/exporte/laeufe', '- - - - x', () => ({ art: 'TASCHENGELD', zeitraum: MONAT })),
	zeile('GET /v1/exporte/laeufe/{lauf}', '- - - - x'),
	zeile('GET /v1/exporte/laeufe/{lauf}/nachrechnung', '- - - - x'),
	zeile('GET /v1/exporte/laeufe/{lauf}/unterschied', '- - - - x'),
	zeile(`GET /v1/exporte/laeufe/{lauf}/zeilen/${FEHLT}/2026-11`, '- - - - x', undefined, { kannFehlen: true }),
	zeile('GET /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/geld', '- - - - x'),
	zeile('GET /v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/geld/TASCHENGELD/2026-11', '- - - - x', undefined, {
		kannFehlen: true,
	}),
	zeile('GET /v1/adresse/{stelle}/konto', '- - - - x'),
	zeile('GET /v1/exporte/laeufe/{lauf}/pruefpaket', '- - - - x'),
	zeile('GET /v1/exporte/laeufe/{lauf}/pdf', '- - - - x'),
	zeile('GET /v1/exporte/laeufe/{lauf}/offen', '- - - - x'),
	zeile(`GET /v1/exporte/lage?zeitraum=${MONAT}`, '- - - - x'),
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
	zeile('GET /v1/exporte/laeufe/{lauf}/einzug', '- - - - x'),
	zeile('POST /v1/exporte/laeufe/{lauf}/lastschriftdatei', '- - - - x', () => ({})),
	zeile('POST /v1/exporte/laeufe/{lauf}/vormerkung', '- - - - x'),
	zeile('GET /v1/exporte/reste', '- - - - x'),
	// Nothing is entered of the payroll program here.
	zeile('GET /v1/exporte/lohn?format=LODAS&monat=2026-11&umfang=VOLL', '- - - - x'),
	zeile('GET /v1/exporte/lohn/stand?format=LODAS&monat=2026-11&umfang=VOLL', '- - - - x'),
	zeile('POST /v1/exporte/lohn', '- - - - x', () => ({ format: 'LUG', monat: '2026-11', umfang: 'VOLL' })),
	zeile('POST /v1/exporte/reste/auszahlung', '- - - - x', () => ({})),
	zeile(`GET /v1/exporte/buchhaltung/bfd-einsatzstellen-beitrag?zeitraum=${MONAT}`, '- - - - x'),
	zeile(`GET /v1/exporte/buchhaltung/fsj-einsatzstellen-beitrag?zeitraum=${MONAT}`, '- - - - x'),
	zeile(`GET /v1/exporte/buchhaltung/taschengeld?zeitraum=${MONAT}`, '- - - - x'),
	zeile('GET /v1/exporte/buchhaltung/tn-liste?zyklusID={zyklus}', '- - - - x'),
	zeile(`GET /v1/exporte/buchhaltung/dsj-mittelabruf/{zyklus}/${MONAT}`, '- - - - x'),
	zeile(`GET /v1/exporte/buchhaltung/dsj-mittelabruf-csv/{zyklus}/${MONAT}`, '- - - - x'),
	zeile('GET /v1/exporte/buchhaltung/dsj-bfd-vereinbarungen/{zyklus}', '- - - - x'),
	zeile('GET /v1/exporte/waechter', '- - - x x'),
	zeile('GET /v1/exporte/waechter/excel', '- - - x x'),
	zeile('GET /v1/foerderprogramm', '- - - - x'),
	zeile('POST /v1/foerderprogramm', '- - - - x', () => PROGRAMM),
	zeile('PUT /v1/foerderprogramm/{foerderprogramm}', '- - - - x', () => ({ hinweis: 'Bescheid liegt vor' })),
	zeile('GET /v1/foerderprogramm/{foerderprogramm}/verlauf', '- - - - x'),
	zeile('POST /v1/foerderprogramm/vorschau', '- - - - x', () => ({ regel: REGEL, zeitraum: MONAT })),
	zeile('DELETE /v1/foerderprogramm/{foerderprogramm}', '- - - - x'),
];
