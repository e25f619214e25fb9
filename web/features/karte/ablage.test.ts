import { describe, expect, test } from 'vitest';
import { LEER } from '../registrierung/angaben.ts';
import { ladeEntwurf, speichereEntwurf } from '../registrierung/entwurf.ts';
import { EIGENE_ABLAGE, ENTWURFSABLAGE, zyklusImEntwurf } from './ablage.ts';

/** A browser's storage, as far as marked places use it. */
function speicher(inhalt: Record<string, string> = {}) {
	const werte = new Map(Object.entries(inhalt));
	return {
		getItem: (name: string) => werte.get(name) ?? null,
		setItem: (name: string, wert: string) => void werte.set(name, wert),
		removeItem: (name: string) => void werte.delete(name),
	};
}

const STELLE = { einsatzortID: 'o1', bezeichnung: 'SV Lahntal 04 Wetzlar', dienstartIDs: ['fsj'], dienstartID: 'fsj' };

describe('marked places', () => {
	test('of a guest go into his draft and leave the rest of it alone', () => {
		const ablage = speicher();
		const angaben = { ...LEER, vorname: 'Lena' };
		speichereEntwurf(ablage, { angaben, erreicht: 2, gespeichertUm: '2026-08-18T12:32:00.000Z' });
		ENTWURFSABLAGE.schreibe(ablage, [STELLE], 'z1');
		expect(ladeEntwurf(ablage)).toMatchObject({
			angaben: { vorname: 'Lena', wuensche: [STELLE], zyklusID: 'z1' },
			erreicht: 2,
		});
		expect(zyklusImEntwurf(ablage)).toBe('z1');
		expect(ENTWURFSABLAGE.lies(ablage)).toEqual([STELLE]);
	});

	test('of who is signed in stay out of a draft', () => {
		const ablage = speicher();
		EIGENE_ABLAGE.schreibe(ablage, [STELLE], 'z1');
		expect(ladeEntwurf(ablage)).toBeNull();
		expect(EIGENE_ABLAGE.lies(ablage)).toEqual([STELLE]);
		expect(ENTWURFSABLAGE.lies(ablage)).toEqual([]);
	});

	test.each(['{', 'null', '7', '{}'])('are none where nothing can be read: %s', (text) => {
		expect(EIGENE_ABLAGE.lies(speicher({ merkliste: text }))).toEqual([]);
	});
});
