import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const SIEGEL_BYTES = 16;

/** What can be read again with the same key: vector, seal, text (AES-256-GCM). */
export function verschluessele(hauptschluessel: string, text: string): Buffer {
	const iv = randomBytes(IV_BYTES);
	const chiffre = createCipheriv('aes-256-gcm', schluesselAus(hauptschluessel), iv);
	const inhalt = Buffer.concat([chiffre.update(text, 'utf8'), chiffre.final()]);
	return Buffer.concat([iv, chiffre.getAuthTag(), inhalt]);
}

/** null: another key wrote it, or somebody changed it. */
export function entschluessele(hauptschluessel: string, daten: Buffer): string | null {
	const iv = daten.subarray(0, IV_BYTES);
	const siegel = daten.subarray(IV_BYTES, IV_BYTES + SIEGEL_BYTES);
	try {
		const chiffre = createDecipheriv('aes-256-gcm', schluesselAus(hauptschluessel), iv, {
			authTagLength: SIEGEL_BYTES,
		});
		chiffre.setAuthTag(siegel);
		const inhalt = chiffre.update(daten.subarray(IV_BYTES + SIEGEL_BYTES));
		return Buffer.concat([inhalt, chiffre.final()]).toString('utf8');
	} catch {
		return null;
	}
}

/** Its label keeps this key apart from every other one that is made from the same. */
const schluesselAus = (hauptschluessel: string): Buffer =>
	Buffer.from(hkdfSync('sha256', hauptschluessel, '', 'sso-client-secret', 32));
