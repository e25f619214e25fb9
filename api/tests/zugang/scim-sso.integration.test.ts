import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashKennwort, kennwortZeile } from '#commands/zugang/kennwort.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { inject } from '../portal.fixture.ts';
import { type SsoPortal, ssoPortal } from '../sso.fixture.ts';

/** An account of the directory has no password: its owner comes in at the provider of the same organisation. */

const ORT = '/v1/integrations/scim';
let t: SsoPortal;
let token: string;
beforeAll(async () => {
	t = await ssoPortal();
	token = ((await t.admin('POST', `${ORT}/token`, {})).data as { token: string }).token;
	const gruppen = [{ bezeichnung: 'Portal Träger', rolle: 'MA_VERWALTUNG' }];
	await t.admin('POST', `${ORT}/configuration`, { isUebernahme: false, isEinladung: false, gruppen });
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.zeilen('delete from bremse; delete from sso_identitaet');
});

let laufend = 0;
async function legeAn(): Promise<{ readonly id: string; readonly email: string; readonly konto: string }> {
	const konto = `nele${++laufend}`;
	const email = `${konto}@demo.test`;
	const payload = { userName: email, name: { givenName: 'Nele', familyName: 'Neu' }, roles: ['Portal Träger'] };
	const headers = { authorization: `Bearer ${token}` };
	const { roh } = await inject(t.app, { method: 'POST', url: '/scim/v2/Users', headers, payload });
	expect(roh.statusCode, roh.body).toBe(201);
	t.anbieter.konten.set(konto, { email, email_verified: true, given_name: 'Nele', family_name: 'Neu' });
	return { id: roh.json().id, email, konto };
}
const entferne = (id: string) =>
	inject(t.app, { method: 'DELETE', url: `/scim/v2/Users/${id}`, headers: { authorization: `Bearer ${token}` } });

describe('somebody the directory has made', () => {
	it('comes in by the address the provider has confirmed, and by nothing else later', async () => {
		const { email, konto } = await legeAn();
		const browser = t.browser();
		expect(await browser.melde(konto, '/admin/bewerbungen')).toBe('/admin/bewerbungen');
		expect(await browser.wer()).toBe(email);
		// Another one at the provider who gets the same address isn't he.
		t.anbieter.konten.set('fremd', { email, email_verified: true });
		expect(await t.browser().melde('fremd')).toMatch(/^\/sso\/beitritt/);
	});

	it('not by an address that nobody has confirmed', async () => {
		const { email, konto } = await legeAn();
		t.anbieter.konten.set(konto, { email, email_verified: false });
		expect(await t.browser().melde(konto)).toMatch(/^\/sso\/beitritt/);
	});

	it('links himself once he has a password', async () => {
		const { id, konto } = await legeAn();
		await kennwortZeile(t.portal.umgebung.db, id, await hashKennwort(DEMO_KENNWORT)).execute();
		expect(await t.browser().melde(konto)).toMatch(/^\/sso\/beitritt/);
	});

	it('is linked no more when the directory has deleted him', async () => {
		const { id, konto } = await legeAn();
		const browser = t.browser();
		await browser.melde(konto);
		await entferne(id);
		expect(await t.zeilen('select from sso_identitaet')).toEqual([]);
		expect(await t.browser().melde(konto)).toMatch(/^\/sso\/beitritt/);
	});
});

it('an account that isn’t the directory’s is linked by its owner alone', async () => {
	t.anbieter.konten.set('traeger', { email: 'traeger@demo.test', email_verified: true });
	expect(await t.browser().melde('traeger')).toMatch(/^\/sso\/beitritt/);
});
