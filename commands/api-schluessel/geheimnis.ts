import { createHash, randomBytes } from 'node:crypto';

/** Tells scanners of source code what they have found; the next eight characters may be shown, the rest never. */
type Kennung = 'fwp' | 'scim';
const FORM: Readonly<Record<Kennung, RegExp>> = {
	fwp: /^fwp_[0-9a-f]{8}_[A-Za-z0-9_-]{43}$/,
	scim: /^scim_[0-9a-f]{8}_[A-Za-z0-9_-]{43}$/,
};

export interface Geheimnis {
	readonly schluessel: string;
	readonly praefix: string;
	readonly hash: Buffer;
}

/** 256 bit; only the hash is stored. */
export function neuesGeheimnis(kennung: Kennung = 'fwp'): Geheimnis {
	const praefix = `${kennung}_${randomBytes(4).toString('hex')}`;
	const schluessel = `${praefix}_${randomBytes(32).toString('base64url')}`;
	return { schluessel, praefix, hash: schluesselHash(schluessel) };
}

export const istSchluessel = (text: string, kennung: Kennung = 'fwp'): boolean => FORM[kennung].test(text);

export const schluesselHash = (schluessel: string): Buffer => createHash('sha256').update(schluessel).digest();
