import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const SIEGEL_BYTES = 16;
const SSO = 'sso-client-secret';

/** What can be read again with the same key and purpose: vector, seal, text (AES-256-GCM). */
export function verschluessele(hauptschluessel: string, text: string, zweck = SSO): Buffer {
	const iv = randomBytes(IV_BYTES);
	const chiffre = createCipheriv('aes-256-gcm', schluesselAus(hauptschluessel, zweck), iv);
	const inhalt = Buffer.concat([chiffre.update(text, 'utf8'), chiffre.final()]);
	return Buffer.concat([iv, chiffre.getAuthTag(), inhalt]);
}

/** null: another key wrote it, or somebody changed it. */
export function entschluessele(hauptschluessel: string, daten: Buffer, zweck = SSO): string | null {
	const iv = daten.subarray(0, IV_BYTES);
	const siegel = daten.subarray(IV_BYTES, IV_BYTES + SIEGEL_BYTES);
	try {
		const chiffre = createDecipheriv('aes-256-gcm', schluesselAus(hauptschluessel, zweck), iv, {
			authTagLength: SIEGEL_BYTES,
		});
		chiffre.setAuthTag(siegel);
		const inhalt = chiffre.update(daten.subarray(IV_BYTES + SIEGEL_BYTES));
		return Buffer.concat([inhalt, chiffre.final()]).toString('utf8');
	} catch {
		return null;
	}
}

/** Its purpose keeps this key apart from every other one that is made from the same. */
const schluesselAus = (hauptschluessel: string, zweck: string): Buffer =>
	Buffer.from(hkdfSync('sha256', hauptschluessel, '', zweck, 32));
