import { beforeEach, expect, it } from 'vitest';
import { AktenAbgeglichen, AktenabgleichAufgehoben } from '#domain/akte/ereignisse.ts';
import { ADMIN, freiwillig, TRAEGER, VEREIN1 } from '#domain/akte/tests/personen.fixture.ts';
import { beworben, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import { beurteileDublette } from './dublette-beurteilen.ts';

let welt: Welt;
beforeEach(() => {
	welt = weltMitPlaetzen();
	beworben(welt, 'f', ['o1']);
});
const urteile = () => welt.akte('f').abgleiche;

it('hält fest, dass zwei Akten dieselbe Person meinen', () => {
	const ereignisse = welt.tue('f', TRAEGER, beurteileDublette, { andereID: 'g', urteil: 'GLEICH' });
	expect(ereignisse).toEqual([AktenAbgeglichen({ andereID: 'g', urteil: 'GLEICH' })]);
	expect(urteile()).toEqual([{ andereID: 'g', urteil: 'GLEICH' }]);
});

it('ersetzt das frühere Urteil und nimmt es zurück', () => {
	welt.tue('f', TRAEGER, beurteileDublette, { andereID: 'g', urteil: 'GLEICH' });
	welt.tue('f', ADMIN, beurteileDublette, { andereID: 'h', urteil: 'GLEICH' });
	welt.tue('f', ADMIN, beurteileDublette, { andereID: 'g', urteil: 'VERSCHIEDEN' });
	expect(urteile()).toEqual([
		{ andereID: 'h', urteil: 'GLEICH' },
		{ andereID: 'g', urteil: 'VERSCHIEDEN' },
	]);
	const ereignisse = welt.tue('f', TRAEGER, beurteileDublette, { andereID: 'g', urteil: null });
	expect(ereignisse).toEqual([AktenabgleichAufgehoben({ andereID: 'g' })]);
	expect(urteile()).toEqual([{ andereID: 'h', urteil: 'GLEICH' }]);
});

it('schreibt nichts, was schon gilt', () => {
	welt.tue('f', TRAEGER, beurteileDublette, { andereID: 'g', urteil: 'GLEICH' });
	expect(welt.tue('f', TRAEGER, beurteileDublette, { andereID: 'g', urteil: 'GLEICH' })).toEqual([]);
	expect(welt.tue('f', TRAEGER, beurteileDublette, { andereID: 'h', urteil: null })).toEqual([]);
});

it('vergleicht eine Akte nicht mit sich selbst', () => {
	expect(welt.verstoesse('f', TRAEGER, beurteileDublette, { andereID: 'f', urteil: 'GLEICH' })).toEqual([
		{ code: 'DIESELBE_AKTE', http: 422, text: 'Bitte wählen Sie eine andere Akte.' },
	]);
});

it('steht nur dem Träger zu', () => {
	for (const wer of [VEREIN1, freiwillig('f')]) {
		expect(welt.verstoesse('f', wer, beurteileDublette, { andereID: 'g', urteil: 'GLEICH' })[0]).toMatchObject({
			code: 'BERECHTIGUNG',
			http: 403,
		});
	}
});
