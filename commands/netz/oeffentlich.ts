import { BlockList, isIPv4 } from 'node:net';

/** Not for everybody to reach (IANA special purposes): own machine, own network, examples, groups. */
const GESPERRT_V4 = netze('ipv4', [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
]);

/** All that is public in v6 lies here, less what carries other addresses in it or is for examples. */
const VERGEBEN_V6 = netze('ipv6', [['2000::', 3]]);
const GESPERRT_V6 = netze('ipv6', [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
]);

/** May a request that somebody else asked for go to this address? */
export function istOeffentlich(adresse: string): boolean {
	if (isIPv4(adresse)) return !GESPERRT_V4.check(adresse, 'ipv4');
	return VERGEBEN_V6.check(adresse, 'ipv6') && !GESPERRT_V6.check(adresse, 'ipv6');
}

function netze(familie: 'ipv4' | 'ipv6', teile: readonly (readonly [string, number])[]): BlockList {
	const liste = new BlockList();
	for (const [netz, laenge] of teile) liste.addSubnet(netz, laenge, familie);
	return liste;
}
