import { describe, expect, it } from 'vitest';
import { testAnforderung, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { ADMIN, SYSTEM, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { Ausnahmeregel, Mahnausnahme } from '#domain/mahnausnahme.ts';
import { mahnausnahmeBeenden, mahnausnahmeSetzen } from './mahnausnahme.ts';
import { faelligeMahnen } from './mahnen.ts';

const spec = (id: string, mahnausnahmen: Mahnausnahme[] = []) =>
	testSpec({ id, bezeichnung: id, stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }], mahnausnahmen });

/** Asked for on 02.06.2025: the first reminder is due on 12.06. */
function gefordert(specs = [spec('ausweis'), spec('zeugnis')]): Welt {
	const welt = weltMitPlaetzen();
	welt.aendere({ specs });
	beworben(welt, 'v', ['o1']);
	welt.akte('v').anforderungen = specs.map(({ id }) => testAnforderung({ id: `a-${id}`, specID: id }));
	return welt;
}

const setze = (welt: Welt, regel: Ausnahmeregel, anforderungID: string | null = 'a-ausweis', akteur = TRAEGER) =>
	welt.tue('v', akteur, (lage) => mahnausnahmeSetzen(lage, { anforderungID, regel, grund: 'Amt braucht länger' }), {});
const beende = (welt: Welt, anforderungID: string | null = 'a-ausweis') =>
	welt.tue('v', TRAEGER, (lage) => mahnausnahmeBeenden(lage, { anforderungID }), {});
const gemahnt = (welt: Welt, tag: string) => {
	welt.heute = tag;
	const ereignisse = welt.tue('v', SYSTEM, (lage) => faelligeMahnen(lage), {});
	return ereignisse.flatMap((e) => (e.type === 'DokumentGemahnt' ? [e.facts.anforderungID] : []));
};

describe('the daily job', () => {
	it('waits for the day a pause ends', () => {
		const welt = gefordert();
		setze(welt, { art: 'AUSGESETZT_BIS', bis: '2025-06-20' });
		expect(gemahnt(welt, '2025-06-12')).toEqual(['a-zeugnis']);
		expect(gemahnt(welt, '2025-06-19')).toEqual(['a-zeugnis']);
		expect(gemahnt(welt, '2025-06-20')).toEqual(['a-ausweis']);
	});

	it('leaves somebody alone altogether', () => {
		const welt = gefordert();
		setze(welt, { art: 'NIE' }, null);
		expect(gemahnt(welt, '2025-06-12')).toEqual([]);
	});

	it('goes by the rhythm of the document, whatever holds for the person', () => {
		const welt = gefordert();
		setze(welt, { art: 'NIE' }, null);
		setze(welt, { art: 'TAKT', alleTage: 3, hoechstens: 2 });
		expect(gemahnt(welt, '2025-06-12')).toEqual(['a-ausweis']);
		expect(gemahnt(welt, '2025-06-14')).toEqual([]);
		expect(gemahnt(welt, '2025-06-15')).toEqual(['a-ausweis']);
		expect(gemahnt(welt, '2025-06-30')).toEqual([]);
	});

	it('reminds of no document that is never reminded of, whoever owes it', () => {
		const nie: Mahnausnahme = { regel: { art: 'NIE' }, seit: '', von: null, grund: null };
		expect(gemahnt(gefordert([spec('ausweis', [nie]), spec('zeugnis')]), '2025-06-12')).toEqual(['a-zeugnis']);
	});

	it('reminds as before once the exception has ended', () => {
		const welt = gefordert();
		setze(welt, { art: 'NIE' });
		beende(welt);
		expect(gemahnt(welt, '2025-06-12')).toEqual(['a-ausweis', 'a-zeugnis']);
	});
});

describe('setting', () => {
	it('records the rule, and the reason as personal data', () => {
		const [gesetzt] = setze(gefordert(), { art: 'NIE' });
		expect(gesetzt).toMatchObject({
			type: 'MahnausnahmeGesetzt',
			facts: { anforderungID: 'a-ausweis', regel: { art: 'NIE' } },
			person: { grund: 'Amt braucht länger' },
			betroffener: 'v',
			art: 'FREITEXT',
		});
	});

	it('keeps the rhythm that goes on after a pause; anything else takes its place', () => {
		const welt = gefordert();
		const regeln = () => welt.akte('v').anforderungen[0]?.mahnausnahmen.map(({ regel }) => regel.art);
		setze(welt, { art: 'TAKT', alleTage: 14, hoechstens: 5 });
		setze(welt, { art: 'AUSGESETZT_BIS', bis: '2026-01-01' });
		expect(regeln()).toEqual(['AUSGESETZT_BIS', 'TAKT']);
		setze(welt, { art: 'NIE' });
		expect(regeln()).toEqual(['NIE']);
		beende(welt);
		expect(regeln()).toEqual([]);
		expect(beende(welt)).toEqual([]);
	});

	it('is for the Traeger, for requests there are, and not for days gone by', () => {
		const welt = gefordert();
		expect(setze(welt, { art: 'NIE' }, null, ADMIN)).toHaveLength(1);
		expect(() => setze(welt, { art: 'NIE' }, null, VEREIN1)).toThrow('fehlt Ihnen die Berechtigung');
		expect(() => setze(welt, { art: 'NIE' }, 'fremd')).toThrow('nicht gefunden');
		const heute = welt.heute;
		expect(() => setze(welt, { art: 'AUSGESETZT_BIS', bis: heute })).toThrow('einen Tag nach heute');
	});
});
