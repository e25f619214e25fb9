import { describe, expect, it } from 'vitest';
import { fitting } from './use-room.ts';

describe('what has room in a row', () => {
	it('is everything where the row is wide enough', () => {
		expect(fitting(300, [100, 100], [100])).toBe(2);
	});

	it('leaves out from the first one on that would push away what stays', () => {
		expect(fitting(299, [100, 100], [100])).toBe(1);
		expect(fitting(299, [150, 60, 40], [100])).toBe(1);
	});

	it('is nothing where what stays fills the row', () => {
		expect(fitting(80, [100, 100], [100])).toBe(0);
	});
});
