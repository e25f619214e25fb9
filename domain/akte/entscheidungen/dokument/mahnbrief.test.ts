import { describe, expect, it } from 'vitest';
import { briefempfang } from '#domain/akte/mahnwesen/mahnbrief.ts';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { freiwillig, SYSTEM, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Akte, Anforderung, Dokument } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { mahnbrief } from './mahnbrief.ts';
import { faelligeMahnen, mahnen } from './mahnen.ts';

const AUSWEIS = testSpec({ id: 'ausweis', bezeichnung: 'Ausweis', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
const FOTO = testSpec({ id: 'foto', bezeichnung: 'Foto', stufen: [{ abStatus: 2000, stufe: 'OPTIONAL' }] });
const ZEUGNIS = testSpec({ id: 'zeugnis', bezeichnung: 'Zeugnis', stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }] });
const ANSCHRIFT = { strasse: 'Rheinweg', hausnummer: '12a', plz: '53113', ort: 'Bonn' };

function gefordert(
	specs: readonly DokumentSpec[],
	anforderungen: readonly Partial<Anforderung>[] = specs.map(() => ({})),
	dokumente: readonly Dokument[] = [],
): Welt {
	const welt = weltMitPlaetzen();
	welt.aendere({ specs });
	beworben(welt, 'v', ['o1']);
	const akte = welt.akte('v');
	akte.person = { ...akte.person, ...ANSCHRIFT };
	akte.anforderungen = specs.map(({ id }, i) => testAnforderung({ id: `a-${id}`, specID: id, ...anforderungen[i] }));
	akte.dokumente = [...dokumente];
	welt.heute = '2025-06-12';
	return welt;
}
const briefe = (welt: Welt) => welt.tue('v', TRAEGER, mahnbrief, {}).map(({ facts }) => facts);
const verstoesse = (welt: Welt, akteur = TRAEGER) => welt.verstoesse('v', akteur, mahnbrief, {}).map((v) => v.code);

describe('a letter', () => {
	it('reminds of all that is missing, and of nothing that is optional', () => {
		const wie = { tag: '2025-06-12', stufe: 1, vonHand: true, perMail: false, weg: 'BRIEF' };
		const an = [{ partei: 'FREIWILLIGER', id: 'v' }];
		expect(briefe(gefordert([AUSWEIS, FOTO, ZEUGNIS]))).toEqual([
			{ anforderungID: 'a-ausweis', ...wie, an },
			{ anforderungID: 'a-zeugnis', ...wie, an },
		]);
	});

	it('counts like a mail, but not again what was counted or sent that day', () => {
		const welt = gefordert([AUSWEIS, ZEUGNIS]);
		welt.tue('v', SYSTEM, (lage) => faelligeMahnen(lage), {});
		expect(briefe(welt)).toMatchObject([{ stufe: 1 }, { stufe: 1 }]);
		welt.heute = '2025-06-13';
		welt.tue('v', TRAEGER, mahnen, { anforderungIDs: ['a-zeugnis'] });
		expect(briefe(welt)).toMatchObject([{ stufe: 2 }, { stufe: 2 }]);
		expect(welt.akte('v').anforderungen[0]).toMatchObject({ mahnstufe: 2, gemahntAm: '2025-06-13' });
		expect(welt.akte('v').anforderungen[0]?.mahnungen.at(-1)).toMatchObject({ perMail: false, weg: 'BRIEF' });
		// The next one counts from the letter.
		welt.heute = '2025-06-19';
		expect(welt.tue('v', SYSTEM, (lage) => faelligeMahnen(lage), {})).toEqual([]);
	});

	it('is made once a day', () => {
		const welt = gefordert([AUSWEIS]);
		briefe(welt);
		expect(verstoesse(welt)).toEqual(['MAHNBRIEF_HEUTE']);
		welt.heute = '2025-06-13';
		expect(briefe(welt)).toMatchObject([{ stufe: 2 }]);
	});

	it('goes on where mails have been sent as often as is meant', () => {
		expect(briefe(gefordert([AUSWEIS], [{ mahnstufe: 10, gemahntAm: '2025-06-01' }]))).toMatchObject([{ stufe: 11 }]);
	});

	it('is not made of what is handed in, never reminded of, paused or the turn of the Einsatzstelle', () => {
		const seit = { seit: '2025-06-01T10:00:00.000Z', von: null, grund: 'Amt' };
		const da = testDokument({ id: 'd', anforderungID: 'a-ausweis', specID: 'ausweis', status: 0 });
		const vonDort: DokumentSpec = { ...AUSWEIS, nutzungsart: 'GESTELLT', uploadRollen: ['MA_VEREIN'] };
		for (const welt of [
			gefordert([AUSWEIS], [{}], [da]),
			gefordert([AUSWEIS], [{ mahnausnahmen: [{ regel: { art: 'NIE' }, ...seit }] }]),
			gefordert([AUSWEIS], [{ mahnausnahmen: [{ regel: { art: 'AUSGESETZT_BIS', bis: '2025-07-01' }, ...seit }] }]),
			gefordert([vonDort]),
			gefordert([FOTO]),
		])
			expect(verstoesse(welt)).toEqual(['MAHNUNG']);
	});

	it('needs an address, and says what of it is missing', () => {
		const welt = gefordert([AUSWEIS]);
		welt.akte('v').person = { ...welt.akte('v').person, strasse: null, ort: null };
		expect(welt.verstoesse('v', TRAEGER, mahnbrief, {})).toEqual([
			{ code: 'MAHNBRIEF_ANSCHRIFT', http: 422, text: 'Für einen Brief fehlt in der Anschrift: Straße, Ort.' },
		]);
	});

	it('is made by who may remind', () => {
		for (const akteur of [VEREIN1, freiwillig('v')])
			expect(gefordert([AUSWEIS]).verstoesse('v', akteur, mahnbrief, {})).toMatchObject([{ http: 403 }]);
	});
});

describe('where it goes', () => {
	const eltern = (...wohnen: object[]) =>
		wohnen.map((wo, i) => ({ id: `e${i}`, art: 'MUTTER', person: { vorname: `E${i}`, nachname: 'Graf', ...wo } }));
	const empfang = (geburtsdatum: string | null, erziehungsberechtigte: object[]) =>
		briefempfang(
			{ person: { vorname: 'Łukasz', nachname: 'Graf', geburtsdatum, ...ANSCHRIFT }, erziehungsberechtigte } as Akte,
			'2025-06-12',
		);
	const WOANDERS = { strasse: 'Am Markt', hausnummer: '3', plz: '50667', ort: 'Köln' };
	const HIER = ['Rheinweg 12a', '53113 Bonn'];
	const DORT = ['Am Markt 3', '50667 Köln'];

	it.each([
		['of age', '2005-01-01', eltern(WOANDERS), null, HIER],
		['of an age nobody knows', null, eltern(WOANDERS), null, HIER],
		['a minor', '2009-01-01', eltern(WOANDERS, WOANDERS), ['E0 Graf', 'E1 Graf'], DORT],
		['a minor of parents who live apart', '2009-01-01', eltern(WOANDERS, ANSCHRIFT), ['E0 Graf', 'E1 Graf'], HIER],
		['a minor of parents without an address', '2009-01-01', eltern({}, {}), ['E0 Graf', 'E1 Graf'], HIER],
		['a minor of whom no parents are known', '2009-01-01', [], [], HIER],
	] as const)('of who is %s', (_, geburtsdatum, wer, vertretende, anschrift) => {
		expect(empfang(geburtsdatum, [...wer])).toEqual({ name: 'Łukasz Graf', vertretende, anschrift, fehlt: [] });
	});
});
