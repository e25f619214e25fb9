import { describe, expect, it } from 'vitest';
import { istOeffentlich } from './oeffentlich.ts';

/** Expected by the registries of special-purpose addresses (RFC 6890 and its successors). */
describe('a public address', () => {
	it.each(['1.1.1.1', '9.255.255.255', '100.128.0.1', '172.32.0.1', '193.0.0.1', '223.255.255.255', '2606:4700::1111'])(
		'%s is one',
		(adresse) => expect(istOeffentlich(adresse)).toBe(true),
	);

	it.each([
		'0.0.0.0',
		'10.1.2.3',
		'100.64.0.1',
		'127.0.0.1',
		'127.255.255.254',
		'169.254.169.254',
		'172.16.0.1',
		'172.31.255.255',
		'192.0.0.8',
		'192.0.2.1',
		'192.168.1.1',
		'198.18.0.1',
		'198.51.100.1',
		'203.0.113.1',
		'224.0.0.1',
		'240.0.0.1',
		'255.255.255.255',
		'::',
		'::1',
		'::127.0.0.1',
		'::ffff:127.0.0.1',
		'::ffff:7f00:1',
		'::ffff:1.1.1.1',
		'64:ff9b::7f00:1',
		'64:ff9b:1::1',
		'100::1',
		'2001::1',
		'2001:db8::1',
		'2002:7f00:1::',
		'3fff::1',
		'fc00::1',
		'fd12:3456::1',
		'fe80::1',
		'fec0::1',
		'ff02::1',
		'localhost',
		'',
	])('%s isn’t', (adresse) => expect(istOeffentlich(adresse)).toBe(false));
});
