import { describe, expect, it } from 'vitest';
import { testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Lage } from '../lage.ts';
import { aufzubewahren, inKeinemOffenenLauf, type Laufnennung, NIRGENDS } from './aufbewahrung.ts';

const lauf = (nr: number, mehr: Partial<Laufnennung> = {}): Laufnennung => ({
	...{ nr, art: 'TASCHENGELD', status: 'GEBUCHT', statusSeit: '2026-11-25T09:00:00Z' },
	...mehr,
});

function lageAm(heute: string, mehr: Partial<Lage['akte']> = {}, specs: Lage['referenz']['specs'] = []): Lage {
	const welt = weltMitPlaetzen();
	bis(welt, 'f', 4000);
	const lage = welt.lage('f', TRAEGER);
	return {
		...lage,
		ctx: { ...lage.ctx, heute },
		akte: { ...lage.akte, ...mehr },
		referenz: { ...lage.referenz, specs },
	};
}

const grund = (lage: Lage, laeufe: readonly Laufnennung[], istInLohn = false, widersprochen = false): string => {
	const befund = aufzubewahren(lage, { laeufe, istInLohn }, widersprochen);
	return befund === null || typeof befund === 'string' ? '' : befund.text;
};

describe('what has to be kept holds the erasure back', () => {
	it('a voucher to the end of the eighth year, and not a day longer', () => {
		const satz = 'in Buchungsbelegen bis zum 31.12.2034 (den Läufen 3 und 5, § 147 Abs. 3 AO)';
		const laeufe = [lauf(5), lauf(3, { status: 'FREIGEGEBEN', statusSeit: '2025-12-31T09:00:00Z' })];
		expect(grund(lageAm('2034-12-31'), laeufe)).toContain(satz);
		expect(grund(lageAm('2035-01-01'), laeufe)).toBe('');
	});

	it('a run that was discarded holds nothing back', () => {
		expect(grund(lageAm('2026-11-25'), [lauf(4, { status: 'VERWORFEN' })])).toBe('');
	});

	it('the year is the one in Berlin', () => {
		expect(grund(lageAm('2034-12-31'), [lauf(1, { statusSeit: '2026-12-31T23:30:00Z' })])).toContain('31.12.2035');
	});

	it('a claim to the end of the fifth year, each kind for itself', () => {
		const laeufe = [lauf(1), lauf(2, { art: 'MITTELABRUF' })];
		expect(grund(lageAm('2031-12-31'), laeufe)).toContain('in Mittelabrufen bis zum 31.12.2031 (Lauf 2)');
		expect(grund(lageAm('2032-01-01'), laeufe)).not.toContain('Mittelabruf');
		expect(grund(lageAm('2032-01-01'), laeufe)).toContain('Lauf 1');
	});

	it('payroll without an end that is known', () => {
		expect(grund(lageAm('2099-01-01'), [], true)).toContain('§ 28f Abs. 1 SGB IV');
	});

	it('a certificate for ten years, unless the person objects', () => {
		const specs = [testSpec({ id: 'b', bezeichnung: 'Bescheinigung', nachweisFuer: 'BESCHEINIGUNG' })];
		const [vertrag] = lageAm('2036-01-01').akte.vertraege;
		if (!vertrag) throw new Error('kein Vertrag');
		const mehr = {
			vertraege: [{ ...vertrag, dienstende: '2026-08-31' }],
			dokumente: [testDokument({ id: 'd', anforderungID: 'a', specID: 'b', status: 1000 })],
		};
		expect(grund(lageAm('2036-08-31', mehr, specs), [])).toContain(
			'bis zum 31.08.2036, sofern sie dem nicht widerspricht',
		);
		expect(grund(lageAm('2036-09-01', mehr, specs), [])).toBe('');
		expect(grund(lageAm('2030-01-01', mehr, specs), [], false, true)).toBe('');
	});

	it('nothing where nothing names the person', () => {
		expect(aufzubewahren(lageAm('2026-11-25'), NIRGENDS, false)).toBe(null);
	});
});

it('an open run asks for its row to be taken out first; it holds nothing back for years', () => {
	for (const status of ['ENTWURF', 'GEPRUEFT'] as const) {
		const laeufe = [lauf(7, { status })];
		expect(inKeinemOffenenLauf({ laeufe, istInLohn: false })).toMatchObject({ code: 'IM_LAUF', http: 409 });
		expect(grund(lageAm('2026-11-25'), laeufe)).toBe('');
	}
	expect(inKeinemOffenenLauf({ laeufe: [lauf(7)], istInLohn: false })).toBe(null);
});
