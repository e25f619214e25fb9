import { expect, test } from 'vitest';
import { LEER } from './angaben.ts';
import { ladeEntwurf, loescheEntwurf, speichereEntwurf } from './entwurf.ts';

function speicher() {
	const inhalt = new Map<string, string>();
	return {
		getItem: (name: string) => inhalt.get(name) ?? null,
		setItem: (name: string, wert: string) => void inhalt.set(name, wert),
		removeItem: (name: string) => void inhalt.delete(name),
	};
}
const ANGABEN = { ...LEER, person: { vorname: 'Lena' } };

test('a draft comes back to who wrote it, and is gone once sent', () => {
	const ablage = speicher();
	expect(speichereEntwurf(ablage, 'sabine', ANGABEN)).toBe(true);
	expect(ladeEntwurf(ablage, 'sabine')).toEqual(ANGABEN);
	expect(ladeEntwurf(ablage, 'markus')).toBeNull();
	loescheEntwurf(ablage, 'sabine');
	expect(ladeEntwurf(ablage, 'sabine')).toBeNull();
});

test('what cannot be read is no draft', () => {
	expect(ladeEntwurf({ ...speicher(), getItem: () => '{' }, 'sabine')).toBeNull();
});
