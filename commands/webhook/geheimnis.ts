/** Secrets of webhooks, and what is signed with them: Standard Webhooks, `v1` and `v1a`. */
import { createHmac, createPrivateKey, generateKeyPairSync, type JsonWebKey, randomBytes, sign } from 'node:crypto';
import type { Signatur } from '#domain/webhook/ereignisse.ts';

const GETEILT = 'whsec_';
const PRIVAT = 'whsk_';
const OEFFENTLICH = 'whpk_';

export interface Webhookgeheimnis {
	/** Shared (`whsec_…`) or ours alone (`whsk_…`). */
	readonly geheim: string;
	/** What others verify by (`whpk_…`); null: by the shared secret. */
	readonly oeffentlich: string | null;
}

export function neuesGeheimnis(signatur: Signatur): Webhookgeheimnis {
	if (signatur === 'HMAC') return { geheim: `${GETEILT}${randomBytes(32).toString('base64')}`, oeffentlich: null };
	const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
	return { geheim: `${PRIVAT}${alsBase64(d)}`, oeffentlich: `${OEFFENTLICH}${alsBase64(x)}` };
}

const alsBase64 = (teil: JsonWebKey['d']): string => Buffer.from(teil ?? '', 'base64url').toString('base64');

interface Unterschrieben {
	readonly id: string;
	/** Seconds. */
	readonly zeit: number;
	readonly inhalt: string;
}

/** With each of the secrets, so that it is verified by whoever has either. */
export const unterschreibe = (geheimnisse: readonly string[], was: Unterschrieben): string =>
	geheimnisse.map((geheim) => signatur(geheim, `${was.id}.${was.zeit}.${was.inhalt}`)).join(' ');

function signatur(geheim: string, text: string): string {
	if (geheim.startsWith(PRIVAT)) {
		const saat = Buffer.from(geheim.slice(PRIVAT.length), 'base64');
		return `v1a,${sign(null, Buffer.from(text), privaterSchluessel(saat)).toString('base64')}`;
	}
	const schluessel = Buffer.from(geheim.slice(GETEILT.length), 'base64');
	return `v1,${createHmac('sha256', schluessel).update(text).digest('base64')}`;
}

/** Of RFC 8410: what stands before the seed of every Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const privaterSchluessel = (saat: Buffer) =>
	createPrivateKey({ key: Buffer.concat([PKCS8, saat]), format: 'der', type: 'pkcs8' });
