import { describe, expect, it } from 'vitest';
import { istNeu } from './aktuell.ts';
import { istBemerkt } from './bemerkt.ts';

const ERSCHIENEN = '2026-11-21T00:00:00.000Z';

describe('a version is new', () => {
	it.each([
		['2026-11-20T23:59:59.999Z', false],
		['2026-11-21T00:00:00.000Z', true],
		['2026-11-27T23:59:59.999Z', true],
		['2026-11-28T00:00:00.000Z', false],
	])('at %s: %s', (jetzt, neu) => {
		expect(istNeu(ERSCHIENEN, Date.parse(jetzt))).toBe(neu);
	});
});

describe('a version is noticed', () => {
	const cookie = (wert: unknown) => `zyklus=x; version=${encodeURIComponent(btoa(JSON.stringify(wert)))}`;

	it.each([
		[cookie({ version: '4.4.0', noticed: true }), true],
		[cookie({ version: '4.4.0', noticed: false }), false],
		[cookie({ version: '4.3.64', noticed: true }), false],
		[cookie(null), false],
		[cookie('4.4.0'), false],
		['version=kein%20base64', false],
		['', false],
	])('by the cookie %s: %s', (cookies, bemerkt) => {
		expect(istBemerkt('4.4.0', cookies)).toBe(bemerkt);
	});
});
