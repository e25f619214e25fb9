import { createHash, randomBytes } from 'node:crypto';

/** `fwp_` tells scanners of source code what they have found; the next eight characters may be shown, the rest never. */
const FORM = /^fwp_[0-9a-f]{8}_[A-Za-z0-9_-]{43}$/;

export interface Geheimnis {
	readonly schluessel: string;
	readonly praefix: string;
	readonly hash: Buffer;
}

/** 256 bit; only the hash is stored. */
export function neuesGeheimnis(): Geheimnis {
	const praefix = `fwp_${randomBytes(4).toString('hex')}`;
	const schluessel = `${praefix}_${randomBytes(32).toString('base64url')}`;
	return { schluessel, praefix, hash: schluesselHash(schluessel) };
}

export const istSchluessel = (text: string): boolean => FORM.test(text);

export const schluesselHash = (schluessel: string): Buffer => createHash('sha256').update(schluessel).digest();
