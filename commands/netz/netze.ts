import { BlockList, isIP } from 'node:net';

/** `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`: an address or a network. */
export function istNetz(text: string): boolean {
	const [adresse = '', breite, ...rest] = text.split('/');
	const familie = isIP(adresse);
	if (familie === 0 || rest.length > 0) return false;
	return breite === undefined || (/^\d{1,3}$/.test(breite) && Number(breite) <= (familie === 4 ? 32 : 128));
}

/** Does this address lie in one of these? An IPv4 address is itself however it is written. */
export function liegtIn(netze: readonly string[], adresse: string): boolean {
	const liste = new BlockList();
	for (const netz of netze) {
		const [anfang = '', breite] = netz.split('/');
		const familie = isIP(anfang) === 6 ? 'ipv6' : 'ipv4';
		if (breite === undefined) liste.addAddress(anfang, familie);
		else liste.addSubnet(anfang, Number(breite), familie);
	}
	const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(adresse)?.[1] ?? adresse;
	const familie = isIP(v4);
	return familie !== 0 && liste.check(v4, familie === 6 ? 'ipv6' : 'ipv4');
}
