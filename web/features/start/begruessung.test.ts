import { expect, test } from 'vitest';
import { begruessung, datumszeile } from './begruessung.ts';

test.each([
	['2026-08-19T04:00:00Z', 'Guten Morgen, Sabine Koch'],
	['2026-08-19T09:00:00Z', 'Guten Tag, Sabine Koch'],
	['2026-08-19T16:00:00Z', 'Guten Abend, Sabine Koch'],
	['2026-08-19T22:30:00Z', 'Guten Morgen, Sabine Koch'],
])('at %s in Germany', (jetzt, satz) => {
	expect(begruessung('Sabine Koch', new Date(jetzt))).toBe(satz);
});

test.each([
	['2026-08-19', 'Mittwoch, 19. August 2026. Noch 13 Tage bis zum Dienstbeginn am 01.09.2026.'],
	['2026-08-31', 'Montag, 31. August 2026. Noch 1 Tag bis zum Dienstbeginn am 01.09.2026.'],
	['2026-09-01', 'Dienstag, 1. September 2026. Heute beginnt der Dienst.'],
	['2026-09-02', 'Mittwoch, 2. September 2026. Seit 1 Tag läuft der Dienst, der am 01.09.2026 begann.'],
	['2027-09-01', 'Mittwoch, 1. September 2027. Der Dienst endete am 31.08.2027.'],
])('the date line on %s', (heute, zeile) => {
	expect(datumszeile(heute, { start: '2026-09-01', ende: '2027-08-31' })).toBe(zeile);
});

test('before the next begin it tells how many contracts are still open', () => {
	expect(datumszeile('2026-11-22', undefined, { tag: '2026-12-01', vertraege: 21 })).toBe(
		'Sonntag, 22. November 2026. Noch 9 Tage bis zum nächsten Dienstbeginn am 01.12.2026, 21 Verträge sind noch nicht abgeschlossen.',
	);
	expect(datumszeile('2026-12-01', undefined, { tag: '2026-12-01', vertraege: 1 })).toBe(
		'Dienstag, 1. Dezember 2026. Heute beginnt ein Dienst, 1 Vertrag ist noch nicht abgeschlossen.',
	);
});
