import { describe, expect, it } from 'vitest';
import { istMobilgeraet } from './geraet.ts';

const fenster = (medien: readonly string[], width: number, height: number) =>
	({
		matchMedia: (medium: string) => ({ matches: medien.includes(medium) }),
		screen: { width, height },
	}) as unknown as Window;
const TOUCH = ['(pointer: coarse)'];

describe('a small device', () => {
	it.each([
		['a phone', TOUCH, 390, 844, true],
		['a phone held across', TOUCH, 844, 390, true],
		['a large tablet', TOUCH, 1032, 1376, true],
		['a desktop', ['(any-hover: hover)'], 1920, 1080, false],
		['a desktop zoomed to 400 %', ['(any-hover: hover)'], 480, 270, false],
		['a laptop with a touch screen', [...TOUCH, '(any-hover: hover)'], 1440, 900, false],
		['a whiteboard', TOUCH, 3840, 2160, false],
	])('%s', (_, medien, width, height, mobil) => {
		expect(istMobilgeraet(fenster(medien, width, height))).toBe(mobil);
	});
});
