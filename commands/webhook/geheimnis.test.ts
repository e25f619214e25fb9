import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { neuesGeheimnis, unterschreibe } from './geheimnis.ts';

/** Signatures as others read them: by the library of the specification, and by nothing but node:crypto. */

const ID = 'a3f1c5d2-0000-4000-8000-000000000001';
const INHALT = '{"type":"adresse.geaendert","timestamp":"2026-11-26T10:00:00.000Z","data":{"id":"x"}}';
const jetzt = () => Math.floor(Date.now() / 1_000);
const kopf = (zeit: number, signatur: string) => ({
	'webhook-id': ID,
	'webhook-timestamp': String(zeit),
	'webhook-signature': signatur,
});

describe('v1', () => {
	test('signs as the specification shows', () => {
		// The vector that the libraries of the specification share.
		const signatur = unterschreibe(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
			id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
			zeit: 1_614_265_330,
			inhalt: '{"test": 2432232314}',
		});
		expect(signatur).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
	});

	test('is verified by who has the secret, and by nobody else', () => {
		const { geheim, oeffentlich } = neuesGeheimnis('HMAC');
		expect(geheim).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
		expect(oeffentlich).toBeNull();
		const zeit = jetzt();
		const signatur = unterschreibe([geheim], { id: ID, zeit, inhalt: INHALT });
		expect(new Webhook(geheim).verify(INHALT, kopf(zeit, signatur))).toMatchObject({ type: 'adresse.geaendert' });
		expect(() => new Webhook(geheim).verify(`${INHALT} `, kopf(zeit, signatur))).toThrow();
		expect(() => new Webhook(geheim).verify(INHALT, kopf(zeit + 1, signatur))).toThrow();
		expect(() => new Webhook(neuesGeheimnis('HMAC').geheim).verify(INHALT, kopf(zeit, signatur))).toThrow();
	});

	test('with two secrets is verified by either', () => {
		const [neu, alt] = [neuesGeheimnis('HMAC').geheim, neuesGeheimnis('HMAC').geheim];
		const zeit = jetzt();
		const signatur = unterschreibe([neu, alt], { id: ID, zeit, inhalt: INHALT });
		expect(signatur.split(' ')).toHaveLength(2);
		for (const geheim of [neu, alt]) new Webhook(geheim).verify(INHALT, kopf(zeit, signatur));
	});
});

describe('v1a', () => {
	test('signs as the specification shows', () => {
		const signatur = unterschreibe(['whsk_VEVTVFNJR05JTkdLRVlET05PVFVTRVRISVNGT1JBTlk='], {
			id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
			zeit: 1_614_265_330,
			inhalt: '{"test": 2432232314}',
		});
		expect(signatur).toBe(
			'v1a,tQ9V2XOqn7jL/DQenEFpqIugdBVtiMmER5mhSkXBNwM0mkATuDe6KYYUuxqtaiHeYGb7KaaBRdM5WqyeFiL8Ag==',
		);
	});

	test('is verified by the public key', () => {
		const { geheim, oeffentlich } = neuesGeheimnis('ED25519');
		expect(geheim).toMatch(/^whsk_[A-Za-z0-9+/]{43}=$/);
		expect(oeffentlich).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/);
		const zeit = jetzt();
		const [version, signatur = ''] = unterschreibe([geheim], { id: ID, zeit, inhalt: INHALT }).split(',');
		expect(version).toBe('v1a');
		const x = Buffer.from(oeffentlich?.slice('whpk_'.length) ?? '', 'base64').toString('base64url');
		const schluessel = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
		const gilt = (text: string) => verify(null, Buffer.from(text), schluessel, Buffer.from(signatur, 'base64'));
		expect(gilt(`${ID}.${zeit}.${INHALT}`)).toBe(true);
		expect(gilt(`${ID}.${zeit + 1}.${INHALT}`)).toBe(false);
	});
});
