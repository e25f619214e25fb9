/** Codes of an authenticator app (RFC 6238 over RFC 4226): SHA-1, 30 seconds, six digits, as all of them can. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const SCHRITT_MS = 30_000;
const STELLEN = 6;
/** How many steps a clock may be behind or ahead. */
const SPIELRAUM = 1;

export const schrittZu = (zeitMs: number): number => Math.floor(zeitMs / SCHRITT_MS);

export function codeZu(geheimnis: Buffer, schritt: number, stellen = STELLEN): string {
	const zaehler = Buffer.alloc(8);
	zaehler.writeBigUInt64BE(BigInt(schritt));
	const mac = createHmac('sha1', geheimnis).update(zaehler).digest();
	const ab = (mac.at(-1) ?? 0) & 0x0f;
	const zahl = mac.readUInt32BE(ab) & 0x7fff_ffff;
	return String(zahl % 10 ** stellen).padStart(stellen, '0');
}

/** The time step this code belongs to; null: it is none of this moment. */
export function schrittDesCodes(geheimnis: Buffer, code: string, zeitMs: number): number | null {
	const eingabe = code.replaceAll(/\s/g, '');
	if (!/^\d{6}$/.test(eingabe)) return null;
	const jetzt = schrittZu(zeitMs);
	for (let schritt = jetzt - SPIELRAUM; schritt <= jetzt + SPIELRAUM; schritt++) {
		if (timingSafeEqual(Buffer.from(codeZu(geheimnis, schritt)), Buffer.from(eingabe))) return schritt;
	}
	return null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, as the apps take a secret. */
export function base32(daten: Buffer): string {
	let bits = '';
	for (const byte of daten) bits += byte.toString(2).padStart(8, '0');
	return (bits.match(/.{1,5}/g) ?? []).map((fuenf) => ALPHABET[Number.parseInt(fuenf.padEnd(5, '0'), 2)]).join('');
}

/** What the QR code says: key, account and for which portal. */
export function otpauthUri({ aussteller, konto, geheimnis }: { aussteller: string; konto: string; geheimnis: string }) {
	const name = `${encodeURIComponent(aussteller)}:${encodeURIComponent(konto)}`;
	return `otpauth://totp/${name}?secret=${geheimnis}&issuer=${encodeURIComponent(aussteller)}`;
}
