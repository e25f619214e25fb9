import { describe, expect, it } from 'vitest';
import { aktionen } from '#domain/akte/aktionen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import { monatserster } from '#domain/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { vertragBearbeiten } from './vertrag-bearbeiten.ts';

/** Edit of a contract that has been signed (table: §3). */

/** The Traeger before a contract of which the first signature is there. */
function unterschrieben(status: 2800 | 3000): Lage {
	const welt = weltMitPlaetzen();
	bis(welt, 'f', status);
	const lage = welt.lage('f', TRAEGER);
	for (const vertrag of lage.akte.vertraege) vertrag.ersteUnterschriftAm = '2025-07-01T08:00:00.000Z';
	return lage;
}
const auskunft = (lage: Lage) => aktionen(lage).find(({ aktion }) => aktion === 'vertragBearbeiten');

function code(lage: Lage, felder: Parameters<typeof vertragBearbeiten>[1]['felder']): string | null {
	try {
		vertragBearbeiten(lage, { vertragID: lage.akte.vertraege.at(-1)?.id ?? '', felder });
		return null;
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse[0]?.code ?? null;
		throw fehler;
	}
}

describe('a contract with its first signature', () => {
	it('is neither changed nor offered for it while it is agreed on', () => {
		const lage = unterschrieben(2800);
		expect(auskunft(lage)).toMatchObject({ erlaubt: false, gruende: [{ code: 'VERTRAG_UNTERSCHRIEBEN' }] });
		expect(code(lage, { unterkunft: 'APARTMENT' })).toBe('VERTRAG_UNTERSCHRIEBEN');
		expect(code(lage, {})).toBeNull();
	});

	it('takes what is granted beside the allowance once it is concluded, and nothing else', () => {
		const lage = unterschrieben(3000);
		expect(auskunft(lage)?.erlaubt).toBe(true);
		expect(code(lage, { unterkunft: 'APARTMENT' })).toBeNull();
		expect(code(lage, { wochenstunden: 300 })).toBe('VERTRAG_UNTERSCHRIEBEN');
	});
});

describe('what a concluded contract pays', () => {
	const FELDER = { estBeitrag: 41_000, unterkunft: 'APARTMENT' } as const;
	function aendere(lage: Lage, gueltigAb?: string) {
		const { id: vertragID = '' } = lage.akte.vertraege.at(-1) ?? {};
		return vertragBearbeiten(lage, { vertragID, felder: FELDER, ...(gueltigAb && { gueltigAb }) }).akte;
	}

	it('changes with the next month, unless another is named', () => {
		const lage = unterschrieben(3000);
		expect(aendere(lage)).toMatchObject([{ facts: { gueltigAb: monatserster(lage.ctx.heute, 1) } }]);
		expect(aendere(unterschrieben(3000), '2025-09-01')).toMatchObject([{ facts: { gueltigAb: '2025-09-01' } }]);
	});
	it('changes on the first of a month only', () => {
		expect(() => aendere(unterschrieben(3000), '2025-09-02')).toThrow(Abgelehnt);
	});
	it('is simply what was agreed on before', () => {
		const welt = weltMitPlaetzen();
		bis(welt, 'f', 2800);
		const [ereignis] = aendere(welt.lage('f', TRAEGER), '2025-09-01');
		expect(ereignis).toMatchObject({ type: 'VertragGeaendert' });
		expect(ereignis?.facts).not.toHaveProperty('gueltigAb');
	});
});
