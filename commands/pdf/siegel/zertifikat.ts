import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate, CryptoEngine, type RelativeDistinguishedNames } from 'pkijs';
import { addiereMonate } from '#domain/datum.ts';
import { KURVE, type Zertifikat } from './siegel.ts';

/** A certificate the operator has, from the environment. */
export interface P12Angabe {
	readonly datei: string;
	readonly kennwort: string;
}

/** Whose certificate it is, and from when on. */
export interface Inhaber {
	readonly name: string;
	/** `YYYY-MM-DD`. */
	readonly heute: string;
}

/**
 * What this tenant's documents are sealed with. Without a certificate of the operator's it lies in the data directory
 * and is made there when it is asked for first.
 */
export async function siegelzertifikat(
	datenVerzeichnis: string,
	p12: P12Angabe | null,
	inhaber: Inhaber,
): Promise<Zertifikat> {
	if (p12) return { art: 'P12', datei: readFileSync(p12.datei), kennwort: p12.kennwort };
	const pem = lies(join(datenVerzeichnis, DATEI)) ?? (await lege(datenVerzeichnis, inhaber));
	return {
		art: 'EIGENES',
		schluessel: createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' }),
		zertifikat: new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----'))).raw,
	};
}

/** Key (PKCS #8) and certificate, one behind the other. */
const DATEI = 'siegel.pem';

function lies(pfad: string): string | null {
	try {
		return readFileSync(pfad, 'utf8');
	} catch (fehler) {
		if ((fehler as NodeJS.ErrnoException).code !== 'ENOENT') throw fehler;
		return null;
	}
}

/** Written aside and linked, so that of two processes starting together both read the one whole file. */
async function lege(datenVerzeichnis: string, inhaber: Inhaber): Promise<string> {
	const pfad = join(datenVerzeichnis, DATEI);
	const entwurf = `${pfad}.${process.pid}`;
	mkdirSync(datenVerzeichnis, { recursive: true });
	writeFileSync(entwurf, await erzeuge(inhaber), { mode: 0o600 });
	try {
		linkSync(entwurf, pfad);
	} catch (fehler) {
		if ((fehler as NodeJS.ErrnoException).code !== 'EEXIST') throw fehler;
	} finally {
		rmSync(entwurf);
	}
	return readFileSync(pfad, 'utf8');
}

const JAHRE = 10;
const OID = { organisation: '2.5.4.10', name: '2.5.4.3' } as const;

async function erzeuge({ name, heute }: Inhaber): Promise<string> {
	const engine = new CryptoEngine({ name: 'node', crypto: globalThis.crypto });
	const paar = await crypto.subtle.generateKey(KURVE, true, ['sign', 'verify']);
	const zertifikat = new Certificate();
	zertifikat.version = 2;
	zertifikat.serialNumber = new Integer({ valueHex: seriennummer() });
	for (const wer of [zertifikat.issuer, zertifikat.subject]) benenne(wer, name);
	zertifikat.notBefore.value = new Date(`${heute}T00:00:00Z`);
	zertifikat.notAfter.value = new Date(`${addiereMonate(heute, 12 * JAHRE)}T00:00:00Z`);
	await zertifikat.subjectPublicKeyInfo.importKey(paar.publicKey, engine);
	await zertifikat.sign(paar.privateKey, 'SHA-256', engine);
	const der = new X509Certificate(Buffer.from(zertifikat.toSchema(true).toBER()));
	const schluessel = Buffer.from(await crypto.subtle.exportKey('pkcs8', paar.privateKey));
	const pem = createPrivateKey({ key: schluessel, format: 'der', type: 'pkcs8' }).export({
		type: 'pkcs8',
		format: 'pem',
	});
	return `${pem}${der.toString()}`;
}

function benenne(wer: RelativeDistinguishedNames, name: string): void {
	for (const [type, value] of [
		[OID.organisation, name],
		[OID.name, `Siegel ${name}`],
	] as const)
		wer.typesAndValues.push(new AttributeTypeAndValue({ type, value: new Utf8String({ value: value.slice(0, 64) }) }));
}

/** Positive, as it has to be. */
function seriennummer(): ArrayBuffer {
	const bytes = Uint8Array.from(randomBytes(16));
	bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
	return bytes.buffer;
}
