import { describe, expect, test } from 'vitest';
import { frei, nach, texte } from './test-user.ts';
import { entferneZweitenFaktor, richteZweitenFaktorEin } from './zweiter-faktor.ts';

describe('zweiter Faktor', () => {
	test('once, and gone when it is removed', () => {
		const ein = [...frei(), ...richteZweitenFaktorEin(nach(...frei()))];
		expect(nach(...ein).hatZweitenFaktor).toBe(true);
		expect(texte(() => richteZweitenFaktorEin(nach(...ein)))).toHaveLength(1);
		const aus = nach(...ein, ...entferneZweitenFaktor(nach(...ein)));
		expect(aus.hatZweitenFaktor).toBe(false);
		expect(entferneZweitenFaktor(aus)).toEqual([]);
	});
	test('is for staff', () => {
		const freiwillige = nach(...frei({ rollen: ['FREIWILLIGER'], freiwilligerID: 'f' }));
		expect(texte(() => richteZweitenFaktorEin(freiwillige))).toEqual([
			'Einen zweiten Faktor können nur Mitarbeitende einrichten.',
		]);
	});
});
