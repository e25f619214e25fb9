import { expect, test } from 'vitest';
import { letzterLogin, rollennamen } from './worte.ts';

test('names roles, the highest first, without what comes along', () => {
	expect(rollennamen(['MA_VERWALTUNG', 'ADMIN'])).toBe('Administration');
	expect(rollennamen(['MA_VEREIN', 'MA_VERWALTUNG'])).toBe('Träger (MA Verwaltung), Einsatzstelle (MA Verein)');
});

test('says when somebody last signed in, seen from today in Germany', () => {
	expect(letzterLogin('2026-08-19T05:58:00.000Z', '2026-08-19')).toBe('heute, 07:58 Uhr');
	expect(letzterLogin('2026-08-18T22:30:00.000Z', '2026-08-19')).toBe('heute, 00:30 Uhr');
	expect(letzterLogin('2026-08-18T15:02:00.000Z', '2026-08-19')).toBe('gestern, 17:02 Uhr');
	expect(letzterLogin('2026-08-11T15:02:00.000Z', '2026-08-19')).toBe('11.08.2026');
	expect(letzterLogin(null, '2026-08-19')).toBeNull();
});
