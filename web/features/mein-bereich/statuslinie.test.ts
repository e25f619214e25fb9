import { expect, test } from 'vitest';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Vertrag } from '../akte/typen.ts';
import { statuslinie } from './statuslinie.ts';

const wechsel = (zeit: string, nach: number) => ({
	zeit: `${zeit}T10:00:00Z`,
	statuswechsel: [
		{ katalog: 'WUNSCH' as const, von: 0, nach: 2000 },
		{ katalog: 'FREIWILLIGER' as const, von: 0, nach },
	],
});
const vertrag = { status: 0, vertragsbeginn: '2026-09-01', vertragsende: '2027-08-31', geplantesEnde: null };
const linie = (status: FreiwilligerStatus, historie: ReturnType<typeof wechsel>[], vertraege: object[] = []) =>
	statuslinie({ status, statusSeit: '2026-08-18T08:00:00Z', vertraege: vertraege as Vertrag[] }, historie).map(
		({ nummer, lage, text }) => [nummer, lage, text],
	);

const VERHANDLUNG = [wechsel('2026-08-18', 2500), wechsel('2026-08-17', 2100), wechsel('2026-08-16', 2000)];

test('what is behind, where one stands, and what comes', () => {
	expect(linie(2500, VERHANDLUNG, [vertrag])).toEqual([
		[2000, 'fertig', '16.08.2026'],
		[2100, 'fertig', '17.08.2026'],
		[2500, 'jetzt', 'seit 18.08.2026'],
		[2800, 'spaeter', 'als Nächstes'],
		[3000, 'spaeter', 'offen'],
		[4000, 'spaeter', 'geplant 01.09.2026'],
		[9000, 'spaeter', 'geplant 31.08.2027'],
	]);
});

test('a skipped step has no date, a cancelled contract plans nothing', () => {
	const stationen = linie(
		2500,
		[wechsel('2026-08-18', 2500), wechsel('2026-08-16', 2000)],
		[{ ...vertrag, status: 9500 }],
	);
	expect(stationen[1]).toEqual([2100, 'fertig', '']);
	expect(stationen[5]).toEqual([4000, 'spaeter', 'offen']);
});

test('before the application everything lies ahead', () => {
	expect(linie(1500, []).slice(0, 2)).toEqual([
		[2000, 'spaeter', 'als Nächstes'],
		[2100, 'spaeter', 'offen'],
	]);
});

test('an early end stands in the place of the planned one', () => {
	expect(linie(9300, []).map(([nummer]) => nummer)).toEqual([2000, 2100, 2500, 2800, 3000, 4000, 9300]);
});

test('who never began has no service on the way, also once the papers are finished', () => {
	expect(linie(9500, []).map(([nummer]) => nummer)).toEqual([2000, 2100, 2500, 2800, 3000, 9500]);
	const fertig = linie(9900, [wechsel('2026-08-18', 9900), wechsel('2026-08-10', 9500)]);
	expect(fertig.slice(-2)).toEqual([
		[9500, 'fertig', '10.08.2026'],
		[9900, 'jetzt', 'seit 18.08.2026'],
	]);
});
