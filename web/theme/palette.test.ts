import { describe, expect, test } from 'vitest';
import { contrast, palette, readable } from './palette.ts';

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

	test('contrast of black and white is 21', () => {
		expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
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
