import { describe, expect, it } from 'vitest';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import { ableiten } from './ableiten.ts';
import { akteAggregat } from './akte.ts';
import type { Akte, Vertrag, Wunsch } from './zustand.ts';

/** Table: Derivation rule. Each case is a file by its wishes alone. */

const wunsch = (status: WunschStatus, abweichung: Partial<Wunsch> = {}): Wunsch => ({
	id: `w${status}`,
	zyklusID: 'z',
	einsatzortID: 'o1',
	einsatzstelleID: 's1',
	dienstartID: 'fsj',
	status,
	statusSeit: '2026-01-10T09:00:00.000Z',
	erreicht: status,
	betreuerUserID: null,
	prioritaet: null,
	bemerkung: null,
	beworbenAm: '2025-06-01T09:00:00.000Z',
	beendetAm: null,
	beendetVon: null,
	beendetAus: null,
	grund: null,
	herkunft: 'BEWERBUNG',
	nachfragen: [],
	version: 1,
	...abweichung,
});

const akte = (abweichung: Partial<Akte>): Akte => ({
	...akteAggregat.start('a'),
	existiert: true,
	zyklusID: 'z',
	herkunft: 'ERFASSUNG',
	bewerbungAbgesendetAm: '2025-06-01T09:00:00.000Z',
	...abweichung,
});

const mit = (...status: WunschStatus[]): Akte => akte({ wuensche: status.map((s) => wunsch(s)) });

describe('ableiten', () => {
	it.each<[string, Akte, number]>([
		['1: selbst registriert, nicht bestätigt', akte({ herkunft: 'REGISTRIERUNG', wuensche: [wunsch(0)] }), 0],
		['2: Nachbearbeitung abgeschlossen', akte({ nachbearbeitungAbgeschlossenAm: 'x', wuensche: [wunsch(5500)] }), 9900],
		['2: ebenso nach dem Nichtantritt', akte({ nachbearbeitungAbgeschlossenAm: 'x', wuensche: [wunsch(8000)] }), 9900],
		['2 greift nur nach einem Dienst', akte({ nachbearbeitungAbgeschlossenAm: 'x', wuensche: [wunsch(2000)] }), 2100],
		['3: im Dienst', mit(5000, 0), 4000],
		['4: abgeschlossen', mit(4000, 9000), 3000],
		['5: geeinigt, auch neben anderen', mit(3500, 3000, 0), 2800],
		['6: Dienst beendet', mit(5500, 9500), 9000],
		['7: vorzeitig beendet', mit(5400), 9300],
		['8: nicht angetreten', mit(8000), 9500],
		['6 tritt hinter eine neue Bewerbung zurück', mit(5500, 0), 2000],
		['6 tritt nicht hinter einen Vorschlag zurück', mit(5500, 1000), 9000],
		['9: in Verhandlung', mit(3000, 2000), 2500],
		['10: kontaktiert', mit(2000, 500), 2100],
		['11: beworben', mit(0), 2000],
		['11: Warteliste', mit(500), 2000],
		['12: nur ein Vorschlag', mit(1000), 1500],
		['12: alles abgesagt', mit(9000, 9500), 1500],
		['13: nichts abgesendet', akte({ bewerbungAbgesendetAm: null }), 1000],
	])('%s', (_zeile, eine, erwartet) => {
		expect(ableiten(eine)).toBe(erwartet);
	});

	it('sieht nur die Wünsche des eigenen Zyklus', () => {
		expect(ableiten(akte({ wuensche: [wunsch(5500, { zyklusID: 'y' }), wunsch(0)] }))).toBe(2000);
		expect(ableiten(akte({ wuensche: [wunsch(5500, { zyklusID: 'y' })] }))).toBe(1500);
	});

	describe('mehrere beendete Dienste', () => {
		const vertrag = (wunschID: string, dienstende: string | null) => ({ wunschID, dienstende }) as Vertrag;

		it('das spätere Dienstende entscheidet', () => {
			const wuensche = [wunsch(5500), wunsch(5400)];
			const frueh = [vertrag('w5500', '2026-03-31'), vertrag('w5400', '2026-05-31')];
			const spaet = [vertrag('w5500', '2026-06-30'), vertrag('w5400', '2026-05-31')];
			expect(ableiten(akte({ wuensche, vertraege: frueh }))).toBe(9300);
			expect(ableiten(akte({ wuensche, vertraege: spaet }))).toBe(9000);
		});

		it('ein Nichtantritt zählt vom Tag seiner Aufzeichnung an', () => {
			const vertraege = [vertrag('w5400', '2026-01-09'), vertrag('w8000', null)];
			const nichtAngetreten = wunsch(8000, { statusSeit: '2026-01-10T09:00:00.000Z' });
			expect(ableiten(akte({ wuensche: [nichtAngetreten, wunsch(5400)], vertraege }))).toBe(9500);
		});

		it('am selben Tag entscheidet das spätere Ereignis', () => {
			const vertraege = [vertrag('w5400', '2026-01-10'), vertrag('w8000', null)];
			const wuensche = [wunsch(5400, { version: 9 }), wunsch(8000, { version: 5 })];
			expect(ableiten(akte({ wuensche, vertraege }))).toBe(9300);
		});
	});
});
