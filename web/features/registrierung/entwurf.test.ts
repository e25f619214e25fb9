import { describe, expect, test } from 'vitest';
import { LEER } from './angaben.ts';
import { ladeEntwurf, loescheEntwurf, speichereEntwurf } from './entwurf.ts';

/** A browser's storage, as far as the draft uses it. */
function speicher() {
	const inhalt = new Map<string, string>();
	return {
		inhalt,
		getItem: (name: string) => inhalt.get(name) ?? null,
		setItem: (name: string, wert: string) => void inhalt.set(name, wert),
		removeItem: (name: string) => void inhalt.delete(name),
	};
}

const ANGABEN = {
	...LEER,
	vorname: 'Lena',
	email: 'lena@posteo.example',
	wuensche: [{ einsatzortID: 'o1', bezeichnung: 'SV Lahntal 04 Wetzlar', dienstartIDs: ['fsj'], dienstartID: 'fsj' }],
	passwort: 'Lahnufer-42-gruen',
	passwortWiederholung: 'Lahnufer-42-gruen',
	datenschutz: true,
};
const UM = '2026-08-18T12:32:00.000Z';

describe('draft', () => {
	test('comes back as it was, without password and consent', () => {
		const ablage = speicher();
		expect(speichereEntwurf(ablage, { angaben: ANGABEN, erreicht: 4, gespeichertUm: UM })).toBe(true);
		expect(ladeEntwurf(ablage)).toEqual({
			angaben: { ...ANGABEN, passwort: '', passwortWiederholung: '', datenschutz: false },
			erreicht: 4,
			gespeichertUm: UM,
		});
	});

	test('never holds the password', () => {
		const ablage = speicher();
		speichereEntwurf(ablage, { angaben: ANGABEN, erreicht: 4, gespeichertUm: UM });
		expect([...ablage.inhalt.values()].join()).toContain('lena@posteo.example');
		expect([...ablage.inhalt.values()].join()).not.toContain('Lahnufer');
	});

	test.each(['', '{', 'null', '7', '{"fassung":0,"angaben":{}}'])('ignores what it cannot read: %s', (text) => {
		const ablage = speicher();
		ablage.setItem('registrierung', text);
		expect(ladeEntwurf(ablage)).toBeNull();
	});

	test('is gone once deleted', () => {
		const ablage = speicher();
		speichereEntwurf(ablage, { angaben: ANGABEN, erreicht: 0, gespeichertUm: UM });
		loescheEntwurf(ablage);
		expect(ladeEntwurf(ablage)).toBeNull();
	});

	test('says when the browser has no room', () => {
		const voll = {
			...speicher(),
			setItem: () => {
				throw new DOMException('full', 'QuotaExceededError');
			},
		};
		expect(speichereEntwurf(voll, { angaben: ANGABEN, erreicht: 0, gespeichertUm: UM })).toBe(false);
	});
});
