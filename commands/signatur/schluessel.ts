import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Signs what is to be shown to auditors; lies outside the database. */
export interface Signaturschluessel {
	readonly privat: KeyObject;
	readonly oeffentlich: KeyObject;
}

/**
 * The Ed25519 key in this file (PKCS #8, PEM). Without a file of its own it lies in the data directory and is made
 * there when it is asked for first.
 */
export function signaturschluessel(datenVerzeichnis: string, datei: string | null): Signaturschluessel {
	const privat = createPrivateKey(readFileSync(datei ?? eigeneDatei(datenVerzeichnis), 'utf8'));
	if (privat.asymmetricKeyType !== 'ed25519') throw new Error('Der Schlüssel für Signaturen ist keiner für Ed25519.');
	return { privat, oeffentlich: createPublicKey(privat) };
}

/** Written aside and linked, so that of two processes starting together both read the one whole key. */
function eigeneDatei(datenVerzeichnis: string): string {
	const datei = join(datenVerzeichnis, 'signaturschluessel.pem');
	const entwurf = `${datei}.${process.pid}`;
	mkdirSync(datenVerzeichnis, { recursive: true });
	const { privateKey } = generateKeyPairSync('ed25519');
	writeFileSync(entwurf, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
	try {
		linkSync(entwurf, datei);
	} catch (fehler) {
		if ((fehler as NodeJS.ErrnoException).code !== 'EEXIST') throw fehler;
	} finally {
		rmSync(entwurf);
	}
	return datei;
}

/** As it is handed to auditors: SPKI in base64. */
export const alsText = (oeffentlich: KeyObject): string =>
	oeffentlich.export({ type: 'spki', format: 'der' }).toString('base64');

/** The reverse; throws on what is no such key. */
export const ausText = (text: string): KeyObject =>
	createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
