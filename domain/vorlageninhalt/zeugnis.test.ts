import { expect, test } from 'vitest';
import { VERTRAG } from './test-inhalt.ts';
import { zeugnisWerte } from './zeugnis.ts';

test('a simple Zeugnis says nothing of performance and conduct, though it was written', () => {
	const zeugnis = VERTRAG.zeugnis && { ...VERTRAG.zeugnis, umfang: 'EINFACH' as const };
	const werte = new Map(zeugnisWerte({ zeugnis }));
	expect(werte.get('zeugnis.taetigkeiten')).toBe('Sportgruppen für Kinder.');
	expect([werte.get('zeugnis.leistung'), werte.get('zeugnis.verhalten')]).toEqual([null, null]);
});
