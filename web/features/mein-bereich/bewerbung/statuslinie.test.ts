import { expect, test } from 'vitest';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import type { Vertrag } from '../../akte/typen.ts';
import { statuslinie } from './statuslinie.ts';

const wechsel = (zeit: string, nach: number) => ({
	zeit: `${zeit}T10:00:00Z`,
	statuswechsel: [
		{ katalog: 'WUNSCH' as const, von: 0, nach: 2000 },
		{ katalog: 'FREIWILLIGER' as const, von: 0, nach },
	],
});
const vertrag = { status: 0, vertragsbeginn: '2026-09-01', vertragsende: '2027-08-31', geplantesEnde: null };
interface Weg {
	zeit: string;
	statuswechsel: { katalog: 'WUNSCH' | 'FREIWILLIGER'; von: number; nach: number }[];
}
const bewerbung = (beworbenAm: string, status: WunschStatus = 2000, zyklusID = 'z') => ({
	...{ beworbenAm: `${beworbenAm}T10:00:00Z`, status, zyklusID, herkunft: 'BEWERBUNG' as 'BEWERBUNG' | 'VORSCHLAG' },
});
const linie = (
	status: FreiwilligerStatus,
	historie: Weg[],
	vertraege: object[] = [],
	wuensche: ReturnType<typeof bewerbung>[] = [],
) =>
	statuslinie({ status, vertraege: vertraege as Vertrag[], zyklusID: 'z' }, historie, wuensche).map(
		({ name, lage, text }) => [name, lage, text],
	);

const VERHANDLUNG = [wechsel('2026-08-18', 2500), wechsel('2026-08-17', 2100), wechsel('2026-08-16', 2000)];

test('what is behind, where one stands, and what comes', () => {
	expect(linie(2500, VERHANDLUNG, [vertrag])).toEqual([
		['Beworben', 'fertig', 'am 16.08.2026'],
		['Die Stelle meldet sich', 'fertig', 'am 17.08.2026'],
		['Gespräch', 'fertig', 'am 18.08.2026'],
		['Einigung und Vertrag', 'jetzt', 'jetzt'],
		['Dienst', 'spaeter', 'ab 01.09.2026'],
	]);
});

test('a skipped step has no date, a cancelled contract plans nothing', () => {
	const historie = [wechsel('2026-08-18', 2500), wechsel('2026-08-16', 2000)];
	const stationen = linie(2500, historie, [{ ...vertrag, status: 9500 }]);
	expect(stationen[1]).toEqual(['Die Stelle meldet sich', 'fertig', '']);
	expect(stationen[4]).toEqual(['Dienst', 'spaeter', '']);
});

test('withdrawn and taken up again, the steps keep the days they were taken', () => {
	const zurueck = { katalog: 'FREIWILLIGER' as const, von: 2100, nach: 2000 };
	const aufgenommen = [
		{ katalog: 'WUNSCH' as const, von: 9500, nach: 2000 },
		{ katalog: 'FREIWILLIGER' as const, von: 2000, nach: 2100 },
	];
	const historie = [
		{ zeit: '2026-08-21T10:00:00Z', statuswechsel: aufgenommen },
		{ zeit: '2026-08-20T10:00:00Z', statuswechsel: [zurueck] },
		wechsel('2026-08-17', 2100),
		wechsel('2026-08-16', 2000),
	];
	const wuensche = [
		bewerbung('2026-08-14', 1000),
		{ ...bewerbung('2026-08-13', 9500), herkunft: 'VORSCHLAG' as const },
		bewerbung('2026-08-16'),
		bewerbung('2026-08-15', 9500),
		bewerbung('2025-08-01', 9500, 'davor'),
	];
	const tage = (status: FreiwilligerStatus, ...mit: typeof wuensche) =>
		linie(status, historie, [], mit).map(([, , text]) => text);
	expect(tage(2100, ...wuensche).slice(0, 2)).toEqual(['am 15.08.2026', 'am 17.08.2026']);
	expect(tage(2000)[0]).toBe('am 16.08.2026');
});

test('before the application everything lies ahead', () => {
	expect(linie(1500, []).map(([, lage, text]) => [lage, text])).toEqual([
		['jetzt', 'jetzt'],
		['spaeter', 'danach'],
		['spaeter', ''],
		['spaeter', ''],
		['spaeter', ''],
	]);
});

test('the end of the service is told once it is over', () => {
	expect(linie(9300, [], [{ ...vertrag, dienstende: '2027-03-31' }]).at(-1)).toEqual([
		'Dienst',
		'fertig',
		'bis 31.03.2027',
	]);
});

test('who never began has no service on the way, also once the papers are finished', () => {
	expect(linie(9500, []).at(-1)).toEqual(['Dienst nicht angetreten', 'jetzt', '']);
	const fertig = linie(9900, [wechsel('2026-08-18', 9900), wechsel('2026-08-10', 9500)]);
	expect(fertig.at(-1)?.[0]).toBe('Dienst nicht angetreten');
	expect(linie(9900, [wechsel('2026-08-18', 9900), wechsel('2026-08-10', 9000)]).at(-1)?.[0]).toBe('Dienst');
});
