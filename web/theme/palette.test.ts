import { describe, expect, test } from 'vitest';
import { contrast, fittingStep, palette, ramp, readable } from './palette.ts';

describe('palette of a tenant colour', () => {
	test('the design petrol yields the steps of the design, within one unit per channel', () => {
		const steps = palette('#00636e');
		const expected: Record<number, string> = { 0: '#e7f6f8', 5: '#50b6c1', 7: '#00636e', 8: '#00525d' };
		for (const [step, hex] of Object.entries(expected))
			expect(distance(steps[Number(step)] ?? '', hex)).toBeLessThan(8);
	});

	test.each(['#00636e', '#7a1fa2', '#b3261e', '#1b5e20', '#0d47a1'])(
		'%s: white is readable on the action step',
		(hex) => {
			expect(contrast(palette(hex)[7], '#ffffff')).toBeGreaterThanOrEqual(4.5);
		},
	);

	test('a light colour is darkened until white is readable on it', () => {
		expect(contrast('#f2b036', '#ffffff')).toBeLessThan(4.5);
		expect(contrast(readable('#f2b036', '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
	});

	// Relative luminance of WCAG 2.2; #767676 is the lightest grey that passes on white.
	test.each([
		['#000000', '#ffffff', 21],
		['#ffffff', '#ffffff', 1],
		['#ff0000', '#ffffff', 3.9985],
		['#00ff00', '#ffffff', 1.3722],
		['#0000ff', '#ffffff', 8.5925],
		['#767676', '#ffffff', 4.5423],
		['#777777', '#ffffff', 4.4784],
		['#808080', '#000000', 5.3172],
	])('contrast of %s and %s is %f, whichever comes first', (a, b, ratio) => {
		expect(contrast(a, b)).toBeCloseTo(ratio, 3);
		expect(contrast(b, a)).toBeCloseTo(ratio, 3);
	});
});

describe('steps of a colour', () => {
	test.each([
		['#00636e', 7],
		['#178b7d', 6],
		['#f2b036', 3],
		['#000000', 9],
		['#ffffff', 0],
	])('%s stands at step %i, lighter ones before it', (hex, own) => {
		const steps = ramp(hex);
		expect(steps.own).toBe(own);
		expect(steps.steps[own]).toBe(hex);
		const ratios = steps.steps.map((step) => contrast(step, '#ffffff'));
		expect(ratios).toEqual([...ratios].sort((a, b) => a - b));
	});

	test.each(['#178b7d', '#f2b036', '#ffffff', '#ff0000', '#00ff00'])(
		'white isn’t readable on %s, and is on the step proposed, not on the one before',
		(hex) => {
			const steps = ramp(hex);
			const step = fittingStep(steps) ?? -1;
			expect(step).toBeGreaterThan(steps.own);
			expect(contrast(steps.steps[step] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
			expect(contrast(steps.steps[step - 1] ?? '', '#ffffff')).toBeLessThan(4.5);
		},
	);

	test('nothing is proposed where white is readable', () => {
		for (const hex of ['#00636e', '#767676', '#000000']) expect(fittingStep(ramp(hex))).toBeNull();
	});
});

/** Largest difference of one channel. */
function distance(a: string, b: string): number {
	return Math.max(
		...[1, 3, 5].map((at) =>
			Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
		),
	);
}
