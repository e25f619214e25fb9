import { describe, expect, it } from 'vitest';
import { resturlaub } from './zahl.ts';

describe('days of holiday left at the end', () => {
	const lies = (eingabe: unknown) => {
		const { success, data, error } = resturlaub().safeParse(eingabe);
		return success ? data : error.issues.map(({ message }) => message);
	};

	it.each([
		['2,5', 25],
		['2.5', 25],
		[2, 20],
		[0, 0],
		[60, 600],
		['', null],
		[null, null],
		[undefined, undefined],
	])('take %j as %j tenths', (eingabe, zehntel) => {
		expect(lies(eingabe)).toBe(zehntel);
	});

	it.each([
		[-0.5, 'Bitte geben Sie mindestens 0 ein'],
		['60,5', 'Bitte geben Sie höchstens 60 ein'],
		['2,3', 'Invalides Format'],
		['zwei', 'Invalides Format'],
	])('refuse %j', (eingabe, meldung) => {
		expect(lies(eingabe)).toEqual([meldung]);
	});
});
