import { describe, expect, test } from 'vitest';
import { istNetz, liegtIn } from './netze.ts';

test.each([
	['192.0.2.7', true],
	['192.0.2.0/24', true],
	['0.0.0.0/0', true],
	['2001:db8::/32', true],
	['::1', true],
	['192.0.2.0/33', false],
	['2001:db8::/129', false],
	['192.0.2', false],
	['192.0.2.0/', false],
	['192.0.2.0/24/8', false],
	['192.0.2.0/-1', false],
	['example.org', false],
	['', false],
])('%s names an address or a network: %s', (text, ja) => {
	expect(istNetz(text)).toBe(ja);
});

describe('an address', () => {
	test.each([
		[['192.0.2.0/24'], '192.0.2.200', true],
		[['192.0.2.0/24'], '::ffff:192.0.2.200', true],
		[['192.0.2.0/24'], '192.0.3.1', false],
		[['192.0.2.7'], '192.0.2.7', true],
		[['192.0.2.7'], '192.0.2.8', false],
		[['2001:db8::/32'], '2001:db8:1::5', true],
		[['2001:db8::/32'], '2001:db9::5', false],
		[['198.51.100.1', '2001:db8::/32'], '198.51.100.1', true],
		[['192.0.2.0/24'], '2001:db8::1', false],
		[['192.0.2.0/24'], 'unbekannt', false],
	])('of %j: %s %s', (netze, adresse, ja) => {
		expect(liegtIn(netze, adresse)).toBe(ja);
	});
});
