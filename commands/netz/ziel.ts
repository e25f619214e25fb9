import { lookup } from 'node:dns/promises';
import { istOeffentlich } from './oeffentlich.ts';
import { istErlaubteAdresse } from './sicherer-abruf.ts';

/** Each request judges for itself; whoever enters an address that can't be asked is told so at once. */
export async function istErreichbaresZiel(url: URL, erlaubteHosts: readonly string[]): Promise<boolean> {
	if (!istErlaubteAdresse(url, erlaubteHosts)) return false;
	if (erlaubteHosts.includes(url.host) || erlaubteHosts.includes(url.hostname)) return true;
	const ziele = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
	return ziele.length > 0 && ziele.every(({ address }) => istOeffentlich(address));
}
