import { describe, expect, it } from 'vitest';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { ADMIN, freiwillig, SYSTEM, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, geeinigt, inVerhandlung, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Anforderung, Dokument } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { faelligeMahnen, mahnen } from './mahnen.ts';

const AUSWEIS = testSpec({ id: 'ausweis', bezeichnung: 'Ausweis', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
const FOTO = testSpec({ id: 'foto', bezeichnung: 'Foto', stufen: [{ abStatus: 2000, stufe: 'OPTIONAL' }] });
const ZEUGNIS = testSpec({
	id: 'zeugnis',
	bezeichnung: 'Schulzeugnis',
	stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }],
});

/** A volunteer who has applied, asked for documents on 02.06.2025. */
function gefordert(
	specs: readonly DokumentSpec[],
	anforderungen: readonly Partial<Anforderung>[] = specs.map(() => ({})),
	dokumente: readonly Dokument[] = [],
): Welt {
	const welt = weltMitPlaetzen();
	welt.aendere({ specs });
	beworben(welt, 'v', ['o1']);
	const akte = welt.akte('v');
	akte.anforderungen = specs.map(({ id }, i) => testAnforderung({ id: `a-${id}`, specID: id, ...anforderungen[i] }));
	akte.dokumente = [...dokumente];
	return welt;
}

const am = (welt: Welt, tag: string) => {
	welt.heute = tag;
	const ereignisse = welt.tue('v', SYSTEM, (lage) => faelligeMahnen(lage), {});
	return ereignisse.flatMap((e) => (e.type === 'DokumentGemahnt' ? [e.facts] : []));
};

describe('the daily job', () => {
	it('reminds of all that is due, once a day, and counts', () => {
		const welt = gefordert([AUSWEIS, FOTO, ZEUGNIS]);
		expect(am(welt, '2025-06-11')).toEqual([]);
		const wie = { tag: '2025-06-12', stufe: 1, an: [{ partei: 'FREIWILLIGER', id: 'v' }], vonHand: false };
		expect(am(welt, '2025-06-12')).toEqual([
			{ anforderungID: 'a-ausweis', ...wie, perMail: false },
			{ anforderungID: 'a-zeugnis', ...wie, perMail: false },
		]);
		expect(am(welt, '2025-06-12')).toEqual([]);
		expect(am(welt, '2025-06-18')).toEqual([]);
		expect(am(welt, '2025-06-19')).toMatchObject([{ stufe: 2 }, { stufe: 2 }]);
	});

	it('sends mails where the Traeger wants it, by his own figures', () => {
		const welt = gefordert([AUSWEIS]);
		welt.aendere({ parameter: { isMahnungMailversand: true, mahnungGracePeriod: 2, dokumentMahnungInterval: 1 } });
		expect(am(welt, '2025-06-04')).toMatchObject([{ stufe: 1, perMail: true }]);
		expect(am(welt, '2025-06-05')).toMatchObject([{ stufe: 2, perMail: true }]);
	});

	it('leaves what is closed, withdrawn or handed in alone', () => {
		const specs = ['zu', 'weg', 'da'].map((id) => ({ ...AUSWEIS, id }));
		const dokument = testDokument({ id: 'd', anforderungID: 'a-da', specID: 'da', status: 0 });
		const zeit = '2025-06-03T10:00:00.000Z';
		const welt = gefordert(specs, [{ geschlossenAm: zeit }, { zurueckgezogenAm: zeit }, {}], [dokument]);
		expect(am(welt, '2025-07-31')).toEqual([]);
	});

	it('waits while a condition does not hold, and for a specification that is locked', () => {
		const bedingt: DokumentSpec = { ...AUSWEIS, bedingungen: [{ art: 'VOLLJAEHRIG', ist: false, werte: [] }] };
		const gesperrt: DokumentSpec = { ...AUSWEIS, id: 'gesperrt', status: 90 };
		expect(am(gefordert([bedingt, gesperrt]), '2025-07-31')).toEqual([]);
	});

	it('leaves a deleted file alone', () => {
		const welt = gefordert([AUSWEIS]);
		welt.akte('v').geloescht = true;
		expect(am(welt, '2025-07-31')).toEqual([]);
	});
});

describe('who is reminded', () => {
	it('of what the Einsatzstelle provides: the Einsatzstelle', () => {
		const welt = gefordert([{ ...AUSWEIS, nutzungsart: 'GESTELLT', uploadRollen: ['MA_VEREIN'] }]);
		expect(am(welt, '2025-06-12')).toMatchObject([{ an: [{ partei: 'EINSATZSTELLE', id: 'o1' }] }]);
	});

	it('of what the Traeger provides: nobody, neither by itself nor by hand', () => {
		const welt = gefordert([{ ...AUSWEIS, nutzungsart: 'GESTELLT', uploadRollen: ['MA_VERWALTUNG'] }]);
		welt.akte('v').traegerBetreuerUserID = 'traeger';
		expect(am(welt, '2025-07-31')).toEqual([]);
		expect(welt.verstoesse('v', TRAEGER, mahnen, { anforderungIDs: ['a-ausweis'] })).toEqual([
			{
				code: 'MAHNUNG_AUFGABE',
				http: 409,
				text: 'Bei „Ausweis“ ist der nächste Schritt eine Aufgabe (Träger: bereitstellen). Daran wird nicht erinnert.',
			},
		]);
	});

	it('of a signature: whoever has to sign next', () => {
		const vertrag: DokumentSpec = { ...AUSWEIS, signaturparteien: ['FREIWILLIGER', 'EINSATZSTELLE'] };
		const dokument = testDokument({ id: 'd', anforderungID: 'a-ausweis', specID: 'ausweis', status: 1500 });
		const welt = gefordert([vertrag], [{}], [dokument]);
		const sitzung = {
			dokumentID: 'd',
			fassung: 1,
			angefordertAm: '2025-06-10T10:00:00.000Z',
			gueltigBis: '2025-07-11T21:59:59.999Z',
			vorschauAm: null,
			unterschriebenAm: null,
			unterschriebenVon: null,
			name: null,
			gefragt: null,
		};
		welt.akte('v').signaturen = [
			{ ...sitzung, id: 's1', partei: 'FREIWILLIGER', unterzeichnerID: 'v', status: 'CREATED' },
		];
		expect(am(welt, '2025-06-12')).toMatchObject([{ an: [{ partei: 'FREIWILLIGER', id: 'v' }] }]);
		welt.akte('v').signaturen = [
			{ ...sitzung, id: 's1', partei: 'FREIWILLIGER', unterzeichnerID: 'v', status: 'SIGNED' },
			{ ...sitzung, id: 's2', partei: 'EINSATZSTELLE', unterzeichnerID: null, status: 'CREATED' },
		];
		expect(am(welt, '2025-06-19')).toMatchObject([{ an: [{ partei: 'EINSATZSTELLE', id: 'o1' }] }]);
	});
});

describe('by hand', () => {
	const vonHand = (...anforderungIDs: string[]) => ({ anforderungIDs });

	it('reminds at any time, of what is optional, too, and always by mail', () => {
		const welt = gefordert([AUSWEIS, FOTO]);
		welt.heute = '2025-06-03';
		const gemahnt = welt.tue('v', TRAEGER, mahnen, vonHand('a-ausweis', 'a-foto')).map((e) => e.facts);
		const wie = {
			tag: '2025-06-03',
			stufe: 1,
			an: [{ partei: 'FREIWILLIGER', id: 'v' }],
			vonHand: true,
			perMail: true,
		};
		expect(gemahnt).toEqual([
			{ anforderungID: 'a-ausweis', ...wie },
			{ anforderungID: 'a-foto', ...wie },
		]);
	});

	it('reminds once a day and says of which document', () => {
		const welt = gefordert([AUSWEIS, ZEUGNIS]);
		welt.tue('v', ADMIN, mahnen, vonHand('a-ausweis'));
		expect(welt.verstoesse('v', TRAEGER, mahnen, vonHand('a-ausweis', 'a-zeugnis'))).toEqual([
			{
				code: 'MAHNUNG_HEUTE',
				http: 409,
				text: 'An „Ausweis“ wurde heute schon erinnert. Morgen geht es wieder.',
			},
		]);
		welt.heute = '2025-06-03';
		expect(welt.tue('v', TRAEGER, mahnen, vonHand('a-ausweis'))).toMatchObject([{ facts: { stufe: 2 } }]);
	});

	it.each([
		[
			0,
			'MAHNUNG_AUFGABE',
			'Bei „Ausweis“ ist der nächste Schritt eine Aufgabe (Träger: prüfen). Daran wird nicht erinnert.',
		],
		[1000, 'MAHNUNG', 'Für „Ausweis“ steht nichts aus, woran zu erinnern wäre.'],
	] as const)('refuses what nobody has to bring: with a document in %i', (status, code, text) => {
		const dokument = testDokument({ id: 'd', anforderungID: 'a-ausweis', specID: 'ausweis', status });
		const welt = gefordert([AUSWEIS], [{}], [dokument]);
		expect(welt.verstoesse('v', TRAEGER, mahnen, vonHand('a-ausweis'))).toEqual([{ code, http: 409, text }]);
	});

	it('refuses requests of another file and whoever may not remind', () => {
		const welt = gefordert([AUSWEIS]);
		expect(welt.verstoesse('v', TRAEGER, mahnen, vonHand('fremd'))).toMatchObject([{ http: 404 }]);
		for (const akteur of [VEREIN1, freiwillig('v')]) {
			expect(welt.verstoesse('v', akteur, mahnen, vonHand('a-ausweis'))).toMatchObject([{ http: 403 }]);
		}
	});
});

it('follows the volunteer: what is asked for after the agreement is reminded of from then on', () => {
	const welt = weltMitPlaetzen();
	beworben(welt, 'v', ['o1']);
	const bild = testSpec({ id: 'bild', bezeichnung: 'Bildrechte', stufen: [{ abStatus: 3000, stufe: 'ERINNERN' }] });
	welt.aendere({ specs: [bild] });
	welt.akte('v').anforderungen = [testAnforderung({ id: 'a-bild', specID: 'bild', isManuell: true })];
	expect(am(welt, '2025-06-20')).toEqual([]);
	inVerhandlung(welt, 'v');
	geeinigt(welt, 'v');
	expect(am(welt, '2025-06-20')).toMatchObject([{ anforderungID: 'a-bild' }]);
});
