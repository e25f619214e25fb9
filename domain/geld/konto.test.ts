import { describe, expect, it } from 'vitest';
import { type Kontozeile, kontosumme, kontozeilen, type Laufanteil } from './konto.ts';
import type { Geldvertrag } from './posten.ts';

const VERTRAG: Geldvertrag = {
	...{ vertragID: 'v1', freiwilligerID: 'f', art: 'FSJ', von: '2026-09-01', bis: '2026-12-15' },
	...{ taschengeld: 45_000, geldersatzUnterkunft: null, geldersatzVerpflegung: null },
	...{ zuschussDeutschlandticket: null, mobilitaetszuschlag: null, estBeitrag: 40_000 },
	...{ geldaenderungen: [], isBuchhaltungTraeger: true, resturlaubTage: null, diensttageProWoche: 50 },
};
const lauf = (monat: string, betrag: number, status: Laufanteil['status'], laufNr = 1): Laufanteil => ({
	...{ laufID: `l${laufNr}`, laufNr, art: 'TASCHENGELD', status, statusSeit: '2026-11-01T00:00:00Z' },
	...{ vertragID: 'v1', freiwilligerID: 'f', monat, teile: { TASCHENGELD: betrag }, betrag },
});
const konto = (laeufe: readonly Laufanteil[], vertraege: readonly Geldvertrag[] = [VERTRAG], seit = '2026-10') =>
	kontozeilen({ art: 'TASCHENGELD', vertraege, laeufe, seit, jetzt: '2026-11' });
const kurz = ({ monat, lage, soll, freigegeben, gebucht, offen }: Kontozeile) =>
	[monat, lage, soll, freigegeben, gebucht, offen] as const;

describe('the account of a contract', () => {
	it('says month by month what is owed, released, booked and open', () => {
		const laeufe = [lauf('2026-10', 45_000, 'GEBUCHT'), lauf('2026-11', 45_000, 'GEPRUEFT', 2)];
		expect(konto(laeufe).map(kurz)).toEqual([
			['2026-09', 'VORHER', 45_000, 0, 0, 0],
			['2026-10', 'FAELLIG', 45_000, 45_000, 45_000, 0],
			// A run that is only checked pays nothing.
			['2026-11', 'FAELLIG', 45_000, 0, 0, 45_000],
			['2026-12', 'VORSCHAU', 22_500, 0, 0, 0],
		]);
		expect(kontosumme(konto(laeufe))).toEqual({ faellig: 90_000, freigegeben: 45_000, gebucht: 45_000, offen: 45_000 });
	});
	it('shows what was released of a service that wasn’t begun as too much', () => {
		const zeilen = konto([lauf('2026-10', 45_000, 'UEBERGEBEN')], []);
		expect(zeilen.map(kurz)).toEqual([['2026-10', 'FAELLIG', 0, 45_000, 0, -45_000]]);
		expect(zeilen[0]?.anteil).toBe(0);
	});
	it('adds up what several runs made of a month, also ahead of time', () => {
		const laeufe = [
			lauf('2026-10', 45_000, 'GEBUCHT'),
			lauf('2026-10', -15_000, 'FREIGEGEBEN', 2),
			lauf('2026-12', 45_000, 'FREIGEGEBEN', 2),
		];
		const kuerzer = { ...VERTRAG, bis: '2026-10-20' };
		expect(konto(laeufe, [kuerzer]).map(kurz)).toEqual([
			['2026-09', 'VORHER', 45_000, 0, 0, 0],
			['2026-10', 'FAELLIG', 30_000, 30_000, 45_000, 0],
			['2026-12', 'VORSCHAU', 0, 45_000, 0, -45_000],
		]);
	});
	it('keeps the kinds apart', () => {
		const est = kontozeilen({ art: 'EST_FSJ', vertraege: [VERTRAG], laeufe: [], seit: null, jetzt: '2026-10' });
		expect(est.map(kurz)).toEqual([
			['2026-09', 'FAELLIG', 40_000, 0, 0, 40_000],
			['2026-10', 'FAELLIG', 40_000, 0, 0, 40_000],
			['2026-11', 'VORSCHAU', 40_000, 0, 0, 0],
			['2026-12', 'VORSCHAU', 20_000, 0, 0, 0],
		]);
	});
});
