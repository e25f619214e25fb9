import { describe, expect, it, test } from 'vitest';
import { lesbareFelder, schreibbareFelder, UMFAENGE } from '#domain/akte/sicht/felder.ts';
import { freiwillig, TRAEGER, vereinAn } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import {
	type BenanntesFeld,
	benannteFelder,
	type Feldleser,
	FREIE_FELDER,
	type FreiesFeld,
	nurGelesene,
	STANDARD_FREIES_FELD,
} from './freie-felder.ts';
import { freieFelderSchema, freifeldSchema } from './freifeldschema.ts';
import { pruefePersonendaten } from './freiwilliger.ts';
import { MELDUNG, meldungLaenge } from './meldungen.ts';

const frei = (neu: Partial<FreiesFeld> = {}): FreiesFeld => ({ ...STANDARD_FREIES_FELD, ...neu });
const benannt = (neu: Partial<FreiesFeld> = {}): BenanntesFeld => ({
	...frei(neu),
	feld: 'freiesFeldEins',
	bezeichnung: 'Trainerlizenz',
});
const WAHL = ['keine', 'C-Lizenz', 'B-Lizenz'];

// Table: Free fields, type; what is entered, what is kept or why not.
const EINGABEN: readonly (readonly [Partial<FreiesFeld>, string, { gut: string | null } | string])[] = [
	[{ art: 'TEXT' }, '  Übungsleiter C ', { gut: 'Übungsleiter C' }],
	[{ art: 'TEXT' }, 'x'.repeat(501), meldungLaenge(500)],
	[{ art: 'TEXT' }, ' ', { gut: null }],
	[{ art: 'ZAHL' }, '38,5', { gut: '38,5' }],
	[{ art: 'ZAHL' }, '38.5', { gut: '38,5' }],
	[{ art: 'ZAHL' }, '1.234,50', { gut: '1234,5' }],
	[{ art: 'ZAHL' }, '-7', { gut: '-7' }],
	[{ art: 'ZAHL' }, '', { gut: null }],
	[{ art: 'ZAHL' }, 'drei', MELDUNG.PT],
	[{ art: 'DATUM' }, '2026-02-28', { gut: '2026-02-28' }],
	[{ art: 'DATUM' }, '2026-02-30', MELDUNG.DAT],
	[{ art: 'DATUM' }, '28.02.2026', MELDUNG.DAT],
	[{ art: 'JA_NEIN' }, 'ja', { gut: 'ja' }],
	[{ art: 'JA_NEIN' }, 'nein', { gut: 'nein' }],
	[{ art: 'JA_NEIN' }, 'vielleicht', MELDUNG.PT],
	[{ art: 'AUSWAHL', optionen: WAHL }, 'C-Lizenz', { gut: 'C-Lizenz' }],
	[{ art: 'AUSWAHL', optionen: WAHL }, '', { gut: null }],
	[{ art: 'AUSWAHL', optionen: WAHL }, 'A-Lizenz', MELDUNG.PT],
];

describe('what a free field accepts', () => {
	test.each(EINGABEN)('%o: „%s“', (art, eingabe, erwartet) => {
		const umfeld = { heute: '2026-05-20', mindestalter: 14, freieFelder: [benannt(art)] };
		const { werte, verstoesse } = pruefePersonendaten({ freiesFeldEins: eingabe }, {}, umfeld);
		if (typeof erwartet === 'string') {
			expect(verstoesse).toMatchObject([{ http: 422, feld: 'freiesFeldEins', text: erwartet }]);
		} else expect([werte, verstoesse]).toEqual([{ freiesFeldEins: erwartet.gut }, []]);
	});

	it('a choice needs something to choose from', () => {
		const fuenf = (neu: Partial<FreiesFeld>) => FREIE_FELDER.map((_, nr) => frei(nr === 2 ? neu : {}));
		expect(freieFelderSchema.safeParse(fuenf({ art: 'AUSWAHL' })).error?.issues).toMatchObject([
			{ path: [2, 'optionen'], message: MELDUNG.P },
		]);
		const doppelt = freieFelderSchema.parse(fuenf({ art: 'AUSWAHL', optionen: ['ja', ' ja '] }));
		expect(doppelt[2]?.optionen).toEqual(['ja']);
		expect(freifeldSchema(frei({ art: 'AUSWAHL' })).safeParse('ja').success).toBe(false);
	});
});

describe('who reads a free field', () => {
	// Kind of reader, what the tenant lets volunteers and sites do, read?
	test.each<[Feldleser, Partial<FreiesFeld>, boolean]>([
		['TRAEGER', { freiwillige: 'KEINS' }, true],
		['FREIWILLIGER', { freiwillige: 'KEINS' }, false],
		['FREIWILLIGER', { freiwillige: 'LESEN' }, true],
		['FREIWILLIGER', { freiwillige: 'SCHREIBEN' }, true],
		['EINSATZSTELLE', { einsatzstellen: 'KEINS' }, false],
		['EINSATZSTELLE', { einsatzstellen: 'LESEN' }, true],
	])('%s, %o: %s', (leser, rechte, liest) => {
		const umfang = leser === 'EINSATZSTELLE' ? 'BEWERBUNG' : 'ALLE';
		expect(lesbareFelder(umfang, leser, [benannt(rechte)]).includes('freiesFeldEins')).toBe(liest);
		const parameter = { freieFelderBezeichnung: ['Lizenz', '', '', '', ''], freieFelder: [frei(rechte)] };
		expect(nurGelesene(parameter, leser).freieFelderBezeichnung[0]).toBe(liest ? 'Lizenz' : '');
	});

	it('a site has it with the application, and neither in the pool nor of who has left', () => {
		const mit = UMFAENGE.filter((umfang) =>
			lesbareFelder(umfang, 'EINSATZSTELLE', [benannt({ einsatzstellen: 'LESEN' })]).includes('freiesFeldEins'),
		);
		expect(mit).toEqual(['ALLE', 'OHNE_SENSIBLE', 'BEWERBUNG', 'EINIGUNG', 'DIENST', 'ABRECHNUNG']);
	});

	it('without a label there is none, for nobody', () => {
		const ohne = benannteFelder({ freieFelderBezeichnung: ['', '', '', '', ''], freieFelder: [] });
		expect(lesbareFelder('ALLE', 'TRAEGER', ohne).filter((f) => f.startsWith('freies'))).toEqual([]);
		expect(nurGelesene({ freieFelderBezeichnung: ['Lizenz'], freieFelder: [] }, null)).toMatchObject({
			freieFelderBezeichnung: ['', '', '', '', ''],
		});
	});
});

describe('who writes a free field', () => {
	const welt = weltMitPlaetzen();
	beworben(welt, 'v', ['o1']);
	const schreibt = (akteur: Parameters<typeof schreibbareFelder>[0], rechte: Partial<FreiesFeld>) =>
		schreibbareFelder(akteur, welt.akte('v'), [benannt(rechte)]).includes('freiesFeldEins');

	it('the volunteer where it was opened to him, the Traeger always, a site only what a Feldabfrage asks it', () => {
		expect(schreibt(freiwillig('v'), { freiwillige: 'LESEN' })).toBe(false);
		expect(schreibt(freiwillig('v'), { freiwillige: 'SCHREIBEN' })).toBe(true);
		expect(schreibt(freiwillig('w'), { freiwillige: 'SCHREIBEN' })).toBe(false);
		expect(schreibt(TRAEGER, { freiwillige: 'KEINS' })).toBe(true);
		expect(schreibt(vereinAn('o1'), { einsatzstellen: 'LESEN' })).toBe(false);
	});
});
