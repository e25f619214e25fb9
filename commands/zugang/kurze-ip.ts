import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network an address lies in: IPv4 without its last octet, IPv6 without its last 64 bits. Enough to tell places
 * apart, too little to tell a household. null: no address.
 */
export function kurzeIP(ip: string): string | null {
	const v4 = ip.replace(/^::ffff:(?=\d+\.)/i, '');
	if (isIPv4(v4)) return v4.replace(/\d+$/, '0');
	if (!isIPv6(ip)) return null;
	const [vorne = '', hinten] = (ip.split('%')[0] ?? '').split('::');
	const gruppen = (text: string) => (text ? text.split(':') : []);
	const davor = gruppen(vorne);
	const danach = gruppen(hinten ?? '');
	// Dotted quads stand for two groups; they lie in the half that is cut.
	const laenge = davor.length + danach.length + (ip.includes('.') ? 1 : 0);
	const alle = hinten === undefined ? davor : [...davor, ...Array<string>(8 - laenge).fill('0'), ...danach];
	const netz = alle.slice(0, 4).map((gruppe) => Number.parseInt(gruppe, 16).toString(16));
	return `${netz.join(':')}::`;
}
