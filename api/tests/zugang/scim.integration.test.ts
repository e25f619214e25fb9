import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashKennwort, kennwortZeile } from '#commands/zugang/kennwort.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { KEIM, oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { inject } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** A directory keeps accounts of the staff. RFC 7643, RFC 7644; tables: Role names, User, sessions. */

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const ORT = '/v1/integrations/scim';

let t: Kleinportal;
let token: string;
beforeAll(async () => {
	t = await kleinportal();
	token = await neuesToken();
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse');
	await ordneZu(GRUPPEN());
});

interface Ressource {
	readonly id: string;
	readonly [name: string]: unknown;
}
interface ScimAntwort {
	readonly status: number;
	readonly body: Ressource & { readonly Resources: readonly Ressource[]; readonly scimType?: string };
	readonly headers: Readonly<Record<string, unknown>>;
}
type Methode = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function scim(methode: Methode, pfad: string, body?: unknown, mit: string | null = token): Promise<ScimAntwort> {
	const { roh } = await inject(t.app, {
		method: methode,
		url: `/scim/v2${pfad}`,
		headers: { 'content-type': 'application/scim+json', ...(mit ? { authorization: `Bearer ${mit}` } : {}) },
		...(body === undefined ? {} : { payload: JSON.stringify(body) }),
	});
	if (roh.body !== '') expect(roh.headers['content-type']).toMatch(/^application\/scim\+json/);
	return {
		status: roh.statusCode,
		body: (roh.body === '' ? {} : roh.json()) as ScimAntwort['body'],
		headers: roh.headers,
	};
}

async function neuesToken(): Promise<string> {
	const antwort = await t.admin('POST', `${ORT}/token`, { gueltigBis: null });
	expect(antwort.status, antwort.roh.body).toBe(201);
	return (antwort.data as { token: string }).token;
}

interface Gruppe {
	readonly id?: string;
	readonly bezeichnung: string;
	readonly rolle: string;
	readonly adresseIDs?: readonly string[];
}
const TRAEGER: Gruppe = { bezeichnung: 'Portal Träger', rolle: 'MA_VERWALTUNG' };
const STELLE = (): Gruppe => ({ bezeichnung: 'Portal Stelle', rolle: 'MA_VEREIN', adresseIDs: [t.ort(0)] });
const ADMINS: Gruppe = { bezeichnung: 'Portal Admins', rolle: 'ADMIN' };
const GRUPPEN = () => [TRAEGER, STELLE()];

/** Sets the mapping; groups of the same name stay the same. */
async function ordneZu(gruppen: readonly Gruppe[], rest: object = {}) {
	const bisher = (await t.admin('GET', `${ORT}/configuration`)).data as {
		gruppen: { id: string; bezeichnung: string }[];
	};
	const mitIDs = gruppen.map((g) => ({
		...g,
		id: bisher.gruppen.find((b) => b.bezeichnung === g.bezeichnung)?.id ?? null,
	}));
	const body = { isUebernahme: false, isEinladung: false, gruppen: mitIDs, ...rest };
	const antwort = await t.admin('POST', `${ORT}/configuration`, body);
	expect(antwort.status, antwort.roh.body).toBe(200);
}

let laufend = 0;
const person = (rest: object = {}) => {
	const userName = `bea${++laufend}@verzeichnis.test`;
	return {
		schemas: [USER],
		externalId: `ext-${laufend}`,
		userName,
		name: { givenName: 'Bea', familyName: 'Berg' },
		active: true,
		emails: [{ value: userName, type: 'work', primary: true }],
		...rest,
	};
};
const op = (...Operations: object[]) => ({ schemas: [PATCH], Operations });

async function legeAn(rest: object = {}): Promise<Ressource & { readonly userName: string }> {
	const antwort = await scim('POST', '/Users', person(rest));
	expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
	return antwort.body as unknown as Ressource & { readonly userName: string };
}

async function gruppe({ bezeichnung }: Gruppe): Promise<string> {
	const { body } = await scim('GET', `/Groups?filter=${encodeURIComponent(`displayName eq "${bezeichnung}"`)}`);
	return body.Resources[0]?.id ?? expect.fail(bezeichnung);
}

async function nimmIn(wohin: Gruppe, ...ids: string[]): Promise<ScimAntwort> {
	const value = ids.map((id) => ({ value: id }));
	return scim('PATCH', `/Groups/${await gruppe(wohin)}`, op({ op: 'Add', path: 'members', value }));
}
async function nimmAus(woraus: Gruppe, id: string): Promise<ScimAntwort> {
	return scim('PATCH', `/Groups/${await gruppe(woraus)}`, op({ op: 'Remove', path: `members[value eq "${id}"]` }));
}

interface Konto {
	readonly rollen: string[];
	readonly is_gesperrt: boolean;
	readonly is_aktiv: boolean;
	readonly status: number;
	readonly email: string;
	readonly einsatzort_ids: string[];
}
async function konto(id: string): Promise<Konto | undefined> {
	const { rows } = await t.umgebung.pool.query<Konto>('select * from benutzer where id = $1', [id]);
	return rows[0];
}

/** Somebody in a group, signed in. */
async function angemeldet(wohin: Gruppe) {
	const { id, userName } = await legeAn();
	expect((await nimmIn(wohin, id)).status).toBe(200);
	await kennwortZeile(t.umgebung.db, id, await hashKennwort(DEMO_KENNWORT)).execute();
	const frage = await t.melde(userName);
	expect((await frage('GET', '/v1/user/me')).status).toBe(200);
	return { id, userName, frage };
}

describe('a walk as validators of directories take it', () => {
	it('creates, reads, finds, changes and deletes a user', async () => {
		const gesendet = person();
		const angelegt = await scim('POST', '/Users', gesendet);
		expect(angelegt.status).toBe(201);
		const { id } = angelegt.body;
		expect(angelegt.headers.location).toMatch(new RegExp(`/scim/v2/Users/${id}$`));
		expect(angelegt.body).toMatchObject({
			...gesendet,
			displayName: 'Bea Berg',
			groups: [],
			meta: { resourceType: 'User', location: angelegt.headers.location },
		});
		expect((await scim('GET', `/Users/${id}`)).body).toEqual(angelegt.body);

		for (const filter of [
			`userName eq "${gesendet.userName.toUpperCase()}"`,
			`externalId eq "${gesendet.externalId}"`,
			`emails.value eq "${gesendet.userName}"`,
			`emails[type eq "work" and value eq "${gesendet.userName}"]`,
			`userName eq "${gesendet.userName}" and active eq true`,
		]) {
			const { status, body } = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`);
			expect([status, body.totalResults, body.Resources.map((r) => r.id)], filter).toEqual([200, 1, [id]]);
		}
		const keiner = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "gibt-es-nicht"')}`);
		expect([keiner.status, keiner.body.totalResults, keiner.body.Resources]).toEqual([200, 0, []]);
		const gesucht = await scim('POST', '/Users/.search', {
			filter: `externalId eq "${gesendet.externalId}"`,
			attributes: ['userName'],
			count: 1,
		});
		expect(gesucht.body.Resources).toEqual([{ schemas: [USER], id, userName: gesendet.userName }]);

		const umbenannt = await scim(
			'PATCH',
			`/Users/${id}`,
			op(
				{ op: 'Replace', path: 'name.familyName', value: 'Tal' },
				{ op: 'Add', path: 'displayName', value: 'Bea T.' },
				{ op: 'Replace', path: 'emails[type eq "work"].value', value: `neu-${gesendet.userName}` },
			),
		);
		expect(umbenannt.status).toBe(200);
		expect(umbenannt.body).toMatchObject({
			name: { givenName: 'Bea', familyName: 'Tal' },
			displayName: 'Bea T.',
			emails: [{ value: `neu-${gesendet.userName}` }],
		});

		const ersetzt = await scim('PUT', `/Users/${id}`, {
			...gesendet,
			name: { givenName: 'Beate', familyName: 'Berg' },
		});
		expect(ersetzt.body).toMatchObject({ displayName: 'Beate Berg', emails: [{ value: gesendet.userName }] });

		for (const [value, erwartet] of [
			['False', false],
			[true, true],
			[false, false],
		] as const) {
			const { body } = await scim('PATCH', `/Users/${id}`, op({ op: 'Replace', path: 'active', value }));
			expect(body.active).toBe(erwartet);
		}
		expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
		for (const [methode, body] of [
			['GET'],
			['PUT', gesendet],
			['PATCH', op({ op: 'add', path: 'active', value: true })],
			['DELETE'],
		] as const) {
			const { status, body: fehler } = await scim(methode, `/Users/${id}`, body);
			expect([status, fehler.status, fehler.detail]).toEqual([404, '404', 'Der Datensatz wurde nicht gefunden.']);
		}
		expect((await scim('POST', '/Users', gesendet)).status).toBe(201);
	});

	it('says what it can, and how its users look', async () => {
		const { body } = await scim('GET', '/ServiceProviderConfig');
		expect(body).toMatchObject({
			patch: { supported: true },
			bulk: { supported: false },
			filter: { supported: true, maxResults: 200 },
			changePassword: { supported: false },
			sort: { supported: false },
			etag: { supported: false },
		});
		expect((await scim('GET', '/ResourceTypes')).body.Resources.map((r) => r.id)).toEqual(['User', 'Group']);
		expect((await scim('GET', '/ResourceTypes/User')).body.endpoint).toBe('/Users');
		expect((await scim('GET', `/Schemas/${USER}`)).body.name).toBe('User');
		expect((await scim('GET', '/Schemas')).body.totalResults).toBe(2);
		expect((await scim('GET', '/Schemas/urn:x')).status).toBe(404);
		const ich = await scim('GET', '/Me');
		expect([ich.status, ich.body.status]).toEqual([501, '501']);
		expect((await scim('POST', '/Bulk', {})).status).toBe(404);
	});

	it('shows a part of a list, and of each the attributes asked for', async () => {
		await legeAn();
		await legeAn();
		const alle = (await scim('GET', '/Users')).body;
		const teil = (await scim('GET', '/Users?startIndex=2&count=1&attributes=name.familyName,active')).body;
		expect(teil).toMatchObject({ totalResults: alle.totalResults, startIndex: 2, itemsPerPage: 1 });
		expect(teil.Resources).toEqual([
			{ schemas: [USER], id: alle.Resources[1]?.id, name: { familyName: 'Berg' }, active: true },
		]);
		expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ itemsPerPage: 0, Resources: [] });
		const [ohne] = (await scim('GET', '/Users?startIndex=-3&count=x&excludedAttributes=emails,id,name.formatted')).body
			.Resources;
		expect(ohne).toMatchObject({ id: alle.Resources[0]?.id, name: { familyName: 'Berg', givenName: 'Bea' } });
		expect(ohne).not.toHaveProperty('emails');
		expect(ohne?.name).not.toHaveProperty('formatted');
	});

	it('names what is wrong', async () => {
		const { id, userName } = await legeAn();
		const { id: anderer } = await legeAn();
		const faelle: readonly (readonly [Methode, string, unknown, number, string | undefined])[] = [
			['POST', '/Users', person({ userName: userName.toUpperCase() }), 409, 'uniqueness'],
			['POST', '/Users', person({ emails: [{ value: userName }] }), 409, 'uniqueness'],
			['PATCH', `/Users/${anderer}`, op({ op: 'replace', path: 'userName', value: userName }), 409, 'uniqueness'],
			['POST', '/Users', person({ userName: '' }), 400, 'invalidValue'],
			['POST', '/Users', person({ name: {} }), 400, 'invalidValue'],
			['POST', '/Users', person({ emails: [{ value: 'keine' }] }), 400, 'invalidValue'],
			['POST', '/Users', person({ active: 'vielleicht' }), 400, 'invalidValue'],
			['POST', '/Users', [], 400, 'invalidValue'],
			['PATCH', `/Users/${id}`, op({ op: 'remove', path: 'userName' }), 400, 'invalidValue'],
			['PATCH', `/Users/${id}`, op({ op: 'remove' }), 400, 'noTarget'],
			['PATCH', `/Users/${id}`, op({ op: 'replace', path: 'id', value: anderer }), 400, 'mutability'],
			['PATCH', `/Users/${id}`, op({ op: 'replace', path: 'emails[type', value: 'x' }), 400, 'invalidPath'],
			['PATCH', `/Users/${id}`, {}, 400, 'invalidSyntax'],
			['GET', '/Users?filter=userName%20like%20%22x%22', undefined, 400, 'invalidFilter'],
			['GET', '/Users?filter=a%20pr&filter=b%20pr', undefined, 400, 'invalidValue'],
			['GET', '/Users/unbekannt', undefined, 404, undefined],
			['POST', '/Groups', { displayName: 'Neu' }, 403, 'mutability'],
			['DELETE', `/Groups/${await gruppe(TRAEGER)}`, undefined, 403, 'mutability'],
			[
				'PATCH',
				`/Groups/${await gruppe(TRAEGER)}`,
				op({ op: 'replace', path: 'displayName', value: 'x' }),
				400,
				'mutability',
			],
			[
				'PATCH',
				`/Groups/${await gruppe(TRAEGER)}`,
				op({ op: 'add', path: 'members', value: [{ value: randomUUID() }] }),
				400,
				'invalidValue',
			],
		];
		for (const [methode, pfad, body, status, scimType] of faelle) {
			const antwort = await scim(methode, pfad, body);
			const was = `${methode} ${pfad} ${JSON.stringify(body)}`;
			expect([antwort.status, antwort.body.scimType], was).toEqual([status, scimType]);
			expect(antwort.body, was).toMatchObject({
				schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
				status: String(status),
				detail: expect.stringMatching(/\p{L}/u),
			});
		}
		const { roh } = await inject(t.app, {
			method: 'POST',
			url: '/scim/v2/Users',
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
			payload: '{"userName":',
		});
		expect([roh.statusCode, roh.json().scimType]).toEqual([400, 'invalidSyntax']);
	});
});

describe('roles', () => {
	it('come from groups: without one there is no account, with one it opens and nothing is sent', async () => {
		const { id, userName } = await legeAn();
		expect(await konto(id)).toBeUndefined();
		expect((await nimmIn(STELLE(), id)).status).toBe(200);
		expect(await konto(id)).toMatchObject({
			rollen: ['MA_VEREIN'],
			is_aktiv: true,
			email: userName,
			einsatzort_ids: [t.ort(0)],
		});
		expect((await scim('GET', `/Users/${id}`)).body.groups).toMatchObject([{ display: 'Portal Stelle' }]);
		const { rows } = await t.umgebung.pool.query(`select from outbox where art = 'mail' and empfaenger ->> 'id' = $1`, [
			id,
		]);
		expect(rows).toEqual([]);

		expect((await nimmIn(TRAEGER, id)).status).toBe(200);
		expect((await konto(id))?.rollen.sort()).toEqual(['MA_VEREIN', 'MA_VERWALTUNG']);
		expect((await nimmAus(STELLE(), id)).status).toBe(200);
		expect(await konto(id)).toMatchObject({ rollen: ['MA_VERWALTUNG'], einsatzort_ids: [], is_aktiv: true });
		expect((await nimmAus(TRAEGER, id)).status).toBe(200);
		expect(await konto(id)).toMatchObject({ is_gesperrt: true });
		expect((await nimmIn(TRAEGER, id)).status).toBe(200);
		expect(await konto(id)).toMatchObject({ is_aktiv: true });
	});

	it('come from roles and entitlements of the same name as well', async () => {
		const { id } = await legeAn({ roles: [{ value: 'portal träger', primary: true }] });
		expect(await konto(id)).toMatchObject({ rollen: ['MA_VERWALTUNG'] });
		const { id: andere } = await legeAn({ entitlements: ['Portal Stelle'] });
		expect(await konto(andere)).toMatchObject({ rollen: ['MA_VEREIN'] });
		await scim('PATCH', `/Users/${id}`, op({ op: 'replace', path: 'roles', value: [{ value: 'Portal Stelle' }] }));
		expect(await konto(id)).toMatchObject({ rollen: ['MA_VEREIN'] });
	});

	it('never is anybody ADMIN without a mapping, whatever the directory says', async () => {
		const worte = ['ADMIN', 'Administration', 'SYSTEMADMIN', 'admin', 'Portal Admins'];
		const { id } = await legeAn({
			roles: worte.map((value) => ({ value })),
			entitlements: worte,
			rollen: ['ADMIN'],
			groups: [{ value: randomUUID(), display: 'Portal Admins' }],
		});
		expect(await konto(id)).toBeUndefined();
		await nimmIn(TRAEGER, id);
		expect((await konto(id))?.rollen).toEqual(['MA_VERWALTUNG']);
		await ordneZu([...GRUPPEN(), ADMINS]);
		expect((await konto(id))?.rollen.sort()).toEqual(['ADMIN', 'MA_VERWALTUNG']);
		await ordneZu(GRUPPEN());
		expect((await konto(id))?.rollen).toEqual(['MA_VERWALTUNG']);
	});

	it('the last administrator stays one', async () => {
		await ordneZu([...GRUPPEN(), ADMINS]);
		const { id } = await legeAn();
		await nimmIn(ADMINS, id);
		const { rows } = await t.umgebung.pool.query<{ id: string }>(
			`select id from benutzer where 'ADMIN' = any(rollen) and is_aktiv and id <> $1`,
			[id],
		);
		// Nobody else signs in as one now; by hand, for he can't block himself.
		const andere = rows.map((zeile) => zeile.id);
		await t.alsEigner(`update benutzer set is_aktiv = false where id in ('${andere.join("','")}')`);
		const vorher = await t.ereignisse();
		for (const versuch of [
			() => scim('PATCH', `/Users/${id}`, op({ op: 'replace', path: 'active', value: false })),
			() => scim('DELETE', `/Users/${id}`),
			() => nimmAus(ADMINS, id),
		]) {
			const { status, body } = await versuch();
			expect([status, body.detail]).toEqual([409, 'Der letzte Administrator kann nicht gesperrt werden.']);
		}
		expect(await t.ereignisse()).toBe(vorher);
		expect((await scim('GET', `/Users/${id}`)).body.active).toBe(true);
		await t.alsEigner(`update benutzer set is_aktiv = true where id in ('${andere.join("','")}')`);
		expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
	});

	it('many at once, and beside each other, come out right', async () => {
		const neue = await Promise.all(Array.from({ length: 8 }, () => legeAn({ active: false })));
		const antworten = await Promise.all([
			...neue.map(({ id }) => scim('PATCH', `/Users/${id}`, op({ op: 'replace', path: 'active', value: true }))),
			nimmIn(TRAEGER, ...neue.slice(0, 4).map(({ id }) => id)),
			nimmIn(STELLE(), ...neue.slice(3).map(({ id }) => id)),
		]);
		// What lost against others more than five times is sent again by the directory.
		for (const { status } of antworten) expect([200, 409]).toContain(status);
		await nimmIn(TRAEGER, ...neue.slice(0, 4).map(({ id }) => id));
		await nimmIn(STELLE(), ...neue.slice(3).map(({ id }) => id));
		for (const { id } of neue) {
			await scim('PATCH', `/Users/${id}`, op({ op: 'replace', path: 'active', value: true }));
			expect(await konto(id)).toMatchObject({ is_aktiv: true });
		}
		expect(await t.kettenfehler()).toEqual([]);
	});
});

describe('whoever is made inactive', () => {
	it('is signed out before the answer is there, and may come back', async () => {
		const { id, userName, frage } = await angemeldet(TRAEGER);
		const { body } = await scim('PATCH', `/Users/${id}`, op({ op: 'Replace', path: 'active', value: 'False' }));
		expect(body.active).toBe(false);
		expect((await frage('GET', '/v1/user/me')).status).toBe(401);
		const gesperrt = await t.niemand('POST', '/v1/auth/login', { login: userName, password: DEMO_KENNWORT });
		expect(gesperrt.status).toBe(403);
		await scim('PATCH', `/Users/${id}`, op({ op: 'Replace', path: 'active', value: 'True' }));
		expect((await frage('GET', '/v1/user/me')).status).toBe(401);
		expect((await (await t.melde(userName))('GET', '/v1/user/me')).status).toBe(200);
	});

	it('by losing his last group or by being deleted as well', async () => {
		for (const ende of [
			(id: string) => nimmAus(TRAEGER, id),
			(id: string) => scim('DELETE', `/Users/${id}`),
			async (id: string) => scim('PUT', `/Users/${id}`, person({ active: false })),
		]) {
			const { id, frage } = await angemeldet(TRAEGER);
			expect((await ende(id)).status).toBeLessThan(300);
			expect((await frage('GET', '/v1/user/me')).status).toBe(401);
			expect(await konto(id)).toMatchObject({ is_gesperrt: true });
		}
	});

	it('by an administrator stays so, whatever the directory changes', async () => {
		const { id } = await angemeldet(TRAEGER);
		expect((await t.admin('PUT', `/v1/user/${id}`, { isGesperrt: true })).status).toBe(200);
		const { body } = await scim('PATCH', `/Users/${id}`, op({ op: 'replace', path: 'name.givenName', value: 'Bo' }));
		expect(body).toMatchObject({ active: false, name: { givenName: 'Bo' } });
		expect(await konto(id)).toMatchObject({ is_gesperrt: true });
	});

	it('is known by the history as the work of the directory', async () => {
		const { id } = await angemeldet(TRAEGER);
		await scim('DELETE', `/Users/${id}`);
		const { data } = await t.admin('GET', `/v1/user/${id}/historie`);
		const saetze = (data as { akteur: { name: string } | null; satz: string }[]).map(({ akteur, satz }) => [
			akteur?.name,
			satz,
		]);
		expect(saetze[0]).toEqual(['Das Verzeichnis (SCIM)', 'hat das Konto gesperrt.']);
		expect(saetze.at(-1)).toEqual([
			'Das Verzeichnis (SCIM)',
			'hat das Konto angelegt, mit der Rolle Träger (MA Verwaltung).',
		]);
	});
});

describe('accounts there are already', () => {
	it('of volunteers are never seen, linked or taken', async () => {
		await ordneZu(GRUPPEN(), { isUebernahme: true });
		const { email } = await t.registriere([t.ort(0)]);
		const { rows } = await t.umgebung.pool.query<{ id: string }>('select id from benutzer where email = $1', [email]);
		const vorher = await t.ereignisse();
		const { status, body } = await scim('POST', '/Users', person({ emails: [{ value: email }] }));
		expect([status, body.scimType]).toEqual([409, 'uniqueness']);
		for (const methode of ['GET', 'DELETE'] as const) {
			expect((await scim(methode, `/Users/${rows[0]?.id}`)).status).toBe(404);
		}
		const filter = encodeURIComponent(`emails.value eq "${email}"`);
		expect((await scim('GET', `/Users?filter=${filter}`)).body.totalResults).toBe(0);
		expect(await t.ereignisse()).toBe(vorher);
	});

	it('of the staff are linked only where an administrator has agreed, and keep their rights until the directory gives some', async () => {
		const { id, email, frage } = await t.konto(['MA_VERWALTUNG']);
		const neu = person({ emails: [{ value: email }] });
		expect((await scim('GET', `/Users/${id}`)).status).toBe(404);
		expect((await scim('POST', '/Users', neu)).body.scimType).toBe('uniqueness');
		await ordneZu(GRUPPEN(), { isUebernahme: true });
		const { status, body } = await scim('POST', '/Users', neu);
		expect([status, body.id]).toEqual([201, id]);
		expect((await frage('GET', '/v1/user/me')).status).toBe(200);
		await nimmIn(STELLE(), id);
		expect(await konto(id)).toMatchObject({ rollen: ['MA_VEREIN'], is_aktiv: true });
		await nimmAus(STELLE(), id);
		expect(await konto(id)).toMatchObject({ is_gesperrt: true });
	});

	it('that were deleted come back as who they are', async () => {
		const { id, userName } = await angemeldet(TRAEGER);
		await scim('DELETE', `/Users/${id}`);
		const { body } = await scim('POST', '/Users', person({ emails: [{ value: userName }] }));
		expect(body.id).toBe(id);
		expect(await konto(id)).toMatchObject({ is_gesperrt: true });
		await nimmIn(TRAEGER, id);
		expect(await konto(id)).toMatchObject({ is_aktiv: true });
	});

	it('get a mail only if an administrator has chosen so', async () => {
		await ordneZu(GRUPPEN(), { isEinladung: true });
		const { id } = await legeAn({ roles: ['Portal Träger'] });
		const mails = async () => {
			const { rows } = await t.umgebung.pool.query<{ schluessel: string }>(
				`select schluessel from outbox where art = 'mail' and empfaenger ->> 'id' = $1`,
				[id],
			);
			return rows.map(({ schluessel }) => schluessel);
		};
		expect([await mails(), (await konto(id))?.status]).toEqual([['USER_OPTIN'], 0]);
		await scim('PATCH', `/Users/${id}`, op({ op: 'replace', path: 'active', value: false }));
		expect(await konto(id)).toMatchObject({ is_gesperrt: true });
	});
});

describe('the token', () => {
	it('is all that counts: no session, no key, no other tenant', async () => {
		const sitzung = await t.token('admin@demo.test');
		await t.setzeParameter({ api: true });
		const { key } = (
			await t.admin('POST', '/v1/api-keys', { bezeichnung: 'x', scopes: ['SENSIBEL'], gueltigBis: null })
		).data as { key: string };
		const fremd = await kleinportal({ keim: 8 });
		const fremdes = (await fremd.admin('POST', `${ORT}/token`, {})).data as { token: string };
		for (const anderes of [null, sitzung, key, fremdes.token, `${token}x`, 'a'.repeat(5000)]) {
			const { status, body, headers } = await scim('GET', '/Users', undefined, anderes);
			expect([status, body.detail, headers['www-authenticate']]).toEqual([401, 'Das Token ist ungültig.', 'Bearer']);
		}
		await fremd.stop();
		// Nor does it open anything else.
		expect((await t.mitToken(token)('GET', '/v1/user')).status).toBe(401);
	});

	it('is shown once, renewed, runs out and can be deleted', async () => {
		const stand = async () => {
			const { data } = await t.admin('GET', `${ORT}/configuration`);
			return (data as { zugang: { praefix: string; zuletztBenutzt: string | null; isAbgelaufen: boolean } | null })
				.zugang;
		};
		await scim('GET', '/Users');
		expect(await stand()).toMatchObject({
			praefix: token.slice(0, 13),
			zuletztBenutzt: expect.any(String),
			isAbgelaufen: false,
		});
		const { rows } = await t.umgebung.pool.query('select scim_zugang::text as zeile from scim_zugang');
		expect(JSON.stringify(rows)).not.toContain(token.slice(14));
		expect((await t.admin('POST', `${ORT}/token`, {})).error.code).toBe('SCIM_ANGELEGT');
		expect((await t.admin('POST', `${ORT}/token/regenerate`, { gueltigBis: '2026-09-14' })).status).toBe(422);

		const neues = (
			(await t.admin('POST', `${ORT}/token/regenerate`, { gueltigBis: '2026-09-15' })).data as { token: string }
		).token;
		expect((await scim('GET', '/Users')).status).toBe(401);
		expect((await scim('GET', '/Users', undefined, neues)).status).toBe(200);
		t.stelleUhr('2026-09-16');
		expect((await scim('GET', '/Users', undefined, neues)).status).toBe(401);
		expect(await stand()).toMatchObject({ isAbgelaufen: true });
		t.stelleUhr('2026-09-15');
		expect((await t.admin('DELETE', `${ORT}/token`)).status).toBe(204);
		expect((await scim('GET', '/Users', undefined, neues)).status).toBe(401);
		expect([await stand(), (await t.admin('DELETE', `${ORT}/token`)).status]).toEqual([null, 404]);
		token = await neuesToken();
		expect((await scim('GET', '/Users')).status).toBe(200);
	});

	it('is braked, and so is guessing', async () => {
		await scim('GET', '/Users');
		await t.umgebung.pool.query('update bremse set anzahl = 5000');
		const { status, headers } = await scim('GET', '/Users');
		expect([status, headers['retry-after']]).toEqual([429, '60']);
		await t.umgebung.pool.query('delete from bremse');
		for (let i = 0; i < 20; i++) expect((await scim('GET', '/Users', undefined, 'falsch')).status).toBe(401);
		const gebremst = await scim('GET', '/Users', undefined, 'falsch');
		expect([gebremst.status, gebremst.headers['retry-after']]).toEqual([429, '900']);
		expect((await scim('GET', '/Users')).status).toBe(200);
	});
});

describe('whatever is sent', () => {
	const wort = fc.constantFrom(
		...[
			'userName',
			'emails',
			'active',
			'eq',
			'pr',
			'and',
			'or',
			'not',
			'(',
			')',
			'[',
			']',
			'"x"',
			'true',
			'.value',
			'"',
		],
	);
	const text = fc.oneof(
		fc.string({ maxLength: 80 }),
		fc.array(wort, { maxLength: 20 }).map((worte) => worte.join(' ')),
	);
	const pfad = fc.oneof(
		text,
		fc.constantFrom('emails[type eq "work"].value', 'name', 'active', 'roles', 'members', '__proto__'),
	);
	const wert = fc.oneof(fc.jsonValue(), text, fc.constant([{ value: 'x' }]));
	const operation = fc.record(
		{ op: fc.constantFrom('add', 'remove', 'Replace', 'x'), path: fc.oneof(pfad, fc.jsonValue()), value: wert },
		{ requiredKeys: [] },
	);
	const benutzer = fc.record(
		{ userName: wert, externalId: wert, name: wert, emails: wert, active: wert, roles: wert, entitlements: wert },
		{ requiredKeys: [] },
	);

	it('never fails on our side, and is answered in the form of SCIM', async () => {
		const { id } = await legeAn({ roles: ['Portal Träger'] });
		const traeger = await gruppe(TRAEGER);
		const anfragen = fc.oneof(
			text.map((filter) => ['GET', `/Users?filter=${encodeURIComponent(filter)}`] as const),
			fc.tuple(text, text).map(([attributes, count]) => {
				return ['GET', `/Users?${new URLSearchParams({ attributes, count, startIndex: count })}`] as const;
			}),
			fc.array(operation, { maxLength: 4 }).map((ops) => ['PATCH', `/Users/${id}`, op(...ops)] as const),
			fc.array(operation, { maxLength: 4 }).map((ops) => ['PATCH', `/Groups/${traeger}`, op(...ops)] as const),
			benutzer.map((body) => ['POST', '/Users', body] as const),
			benutzer.map((body) => ['PUT', `/Users/${id}`, body] as const),
			wert.map((body) => ['POST', '/Users/.search', body] as const),
		);
		for (const anfrage of fc.sample(anfragen, { numRuns: oft(250, 5000), seed: KEIM })) {
			const [methode, wohin, body] = anfrage as readonly [Methode, string, unknown?];
			const antwort = await scim(methode, wohin, body);
			const was = `${methode} ${wohin} ${JSON.stringify(body)} ${JSON.stringify(antwort.body)}`;
			expect(antwort.status, was).toBeLessThan(500);
			if (antwort.status >= 400) expect(antwort.body, was).toMatchObject({ detail: expect.any(String) });
		}
	}, 60_000);
});

describe('the mapping', () => {
	it.each([
		[[{ ...TRAEGER }, { ...TRAEGER, bezeichnung: 'PORTAL träger' }], 'Diese Gruppe steht schon in der Zuordnung.'],
		[[{ bezeichnung: 'X', rolle: 'MA_VEREIN' }], 'Bitte ordnen Sie mindestens eine Einsatzstelle zu.'],
		[
			[{ bezeichnung: 'X', rolle: 'ADMIN', adresseIDs: [randomUUID()] }],
			'Einsatzstellen gehören nur zur Rolle der Einsatzstelle.',
		],
		[
			[{ bezeichnung: 'X', rolle: 'MA_VEREIN', adresseIDs: [randomUUID()] }],
			'Diese Adresse ist weder Einsatzstelle noch Einsatzort.',
		],
		[[{ bezeichnung: '', rolle: 'ADMIN' }], 'Dies ist ein Pflichtfeld'],
	])('refuses %j', async (gruppen, text) => {
		const body = { isUebernahme: false, isEinladung: false, gruppen };
		const antwort = await t.admin('POST', `${ORT}/configuration`, body);
		expect([antwort.status, antwort.error.message]).toEqual([422, text]);
	});

	it('gives no role without the groups and takes it away with them', async () => {
		const { id, frage } = await angemeldet(TRAEGER);
		await ordneZu([STELLE()]);
		expect((await frage('GET', '/v1/user/me')).status).toBe(401);
		expect(await konto(id)).toMatchObject({ is_gesperrt: true });
		expect(
			(
				await t.admin('POST', `${ORT}/configuration`, {
					isUebernahme: false,
					isEinladung: false,
					gruppen: [{ ...TRAEGER, id: randomUUID() }],
				})
			).status,
		).toBe(404);
	});
});
