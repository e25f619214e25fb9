import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import type { Ressource } from './attribut.ts';
import { wendeAn } from './patch.ts';

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const nach = (ressource: Ressource, ...Operations: unknown[]): Ressource =>
	wendeAn(ressource, { schemas: [PATCH], Operations });

const BABS = { display: 'Babs Jensen', $ref: '../Users/2819c223', value: '2819c223' };
const JAMES = { display: 'James Smith', $ref: '../Users/08e1d05d', value: '08e1d05d' };
const ARBEIT = { type: 'work', value: 'bjensen@example.com', primary: true };
const ZUHAUSE = { type: 'home', value: 'babs@jensen.org' };
const ADRESSE = { type: 'work', streetAddress: '100 Universal City Plaza', locality: 'Hollywood' };

/** RFC 7644 §3.5.2.1 to §3.5.2.3, the figures. */
describe('the examples of RFC 7644 §3.5.2', () => {
	it('add a member', () => {
		const gruppe = { members: [JAMES] };
		expect(nach(gruppe, { op: 'add', path: 'members', value: [BABS] })).toEqual({ members: [JAMES, BABS] });
		expect(nach({ members: [BABS] }, { op: 'add', path: 'members', value: [BABS] })).toEqual({ members: [BABS] });
		expect(nach({}, { op: 'add', path: 'members', value: [BABS] })).toEqual({ members: [BABS] });
	});

	it('add several attributes without a path', () => {
		const value = { emails: [{ value: 'babs@jensen.org', type: 'home' }], nickname: 'Babs' };
		expect(nach({ emails: [ARBEIT] }, { op: 'add', value })).toEqual({ emails: [ARBEIT, ZUHAUSE], nickName: 'Babs' });
	});

	it('remove a single member of a group', () => {
		const gruppe = { members: [BABS, JAMES] };
		expect(nach(gruppe, { op: 'remove', path: 'members[value eq "2819c223"]' })).toEqual({ members: [JAMES] });
	});

	it('remove all members of a group', () => {
		expect(nach({ members: [BABS, JAMES] }, { op: 'remove', path: 'members' })).toEqual({ members: [] });
	});

	it('remove an entry by a filter of several parts', () => {
		const op = { op: 'remove', path: 'emails[type eq "work" and value ew "example.com"]' };
		expect(nach({ emails: [ARBEIT, ZUHAUSE] }, op)).toEqual({ emails: [ZUHAUSE] });
	});

	it('remove and add a member in one request', () => {
		const entferne = { op: 'remove', path: 'members[value eq "2819c223"]' };
		expect(nach({ members: [BABS] }, entferne, { op: 'add', path: 'members', value: [JAMES] })).toEqual({
			members: [JAMES],
		});
	});

	it('replace all members', () => {
		expect(nach({ members: [] }, { op: 'replace', path: 'members', value: [BABS, JAMES] })).toEqual({
			members: [BABS, JAMES],
		});
	});

	it("replace a user's entire work address", () => {
		const value = { type: 'work', streetAddress: '911 Universal City Plaza', country: 'US' };
		expect(nach({ addresses: [ADRESSE] }, { op: 'replace', path: 'addresses[type eq "work"]', value })).toEqual({
			addresses: [value],
		});
	});

	it('replace a part of a single entry', () => {
		const op = { op: 'replace', path: 'addresses[type eq "work"].streetAddress', value: '1010 Broadway Ave' };
		expect(nach({ addresses: [ADRESSE] }, op)).toEqual({
			addresses: [{ ...ADRESSE, streetAddress: '1010 Broadway Ave' }],
		});
	});

	it('replace attributes without a path', () => {
		const value = { emails: [ARBEIT, ZUHAUSE], nickname: 'Babs' };
		expect(nach({ emails: [], nickName: 'B' }, { op: 'replace', value })).toEqual({
			emails: [ARBEIT, ZUHAUSE],
			nickName: 'Babs',
		});
	});

	it('a new primary entry takes the place of the one before', () => {
		const neu = { type: 'home', value: 'neu@jensen.org', primary: true };
		expect(nach({ emails: [ARBEIT] }, { op: 'add', path: 'emails', value: [neu] })).toEqual({
			emails: [{ ...ARBEIT, primary: false }, neu],
		});
	});
});

describe('how directories write it', () => {
	const user = { id: 'u', active: true, name: { givenName: 'Bea', familyName: 'Alt' }, emails: [ARBEIT] };

	it.each([
		['Entra, a word for a boolean', { op: 'Replace', path: 'active', value: 'False' }, { active: 'False' }],
		['without a path', { op: 'REPLACE', value: { Active: false } }, { active: false }],
		[
			'a path as a name',
			{ op: 'replace', value: { 'name.familyName': 'Neu' } },
			{ name: { givenName: 'Bea', familyName: 'Neu' } },
		],
		[
			'case of names',
			{ Op: 'add', Path: 'NAME.FAMILYNAME', Value: 'Neu' },
			{ name: { givenName: 'Bea', familyName: 'Neu' } },
		],
		[
			'part of a whole',
			{ op: 'replace', path: 'name', value: { familyName: 'Neu' } },
			{ name: { givenName: 'Bea', familyName: 'Neu' } },
		],
		[
			'by type',
			{ op: 'Add', path: 'emails[type eq "work"].value', value: 'neu@example.com' },
			{ emails: [{ ...ARBEIT, value: 'neu@example.com' }] },
		],
		[
			'of another schema',
			{ op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'x' },
			{},
		],
		['its own id', { op: 'replace', value: { id: 'u', active: false } }, { active: false }],
		['nothing', { op: 'replace', path: 'name.familyName', value: null }, { name: { givenName: 'Bea' } }],
		[
			'a role that is the only one',
			{ op: 'add', path: 'roles[primary eq "True"].value', value: 'Träger' },
			{ roles: [{ primary: 'True', value: 'Träger' }] },
		],
	] as const)('%s', (_, op, anders) => {
		const { familyName, ...ohne } = user.name;
		const erwartet = { ...user, ...anders };
		if (_ === 'nothing') expect(nach(user, op)).toEqual({ ...user, name: ohne });
		else expect(nach(user, op)).toEqual(erwartet);
		expect(user.name.familyName).toBe(familyName);
	});

	it('members to be removed may be named by value', () => {
		expect(nach({ members: [BABS, JAMES] }, { op: 'Remove', path: 'members', value: [{ value: '08e1d05d' }] })).toEqual(
			{
				members: [BABS],
			},
		);
	});
});

describe('refused is', () => {
	const user = { id: 'u', emails: [ARBEIT] };
	it.each([
		['noTarget', { op: 'remove' }],
		['noTarget', { op: 'replace', path: 'emails[type eq "other"].value', value: 'x' }],
		['invalidPath', { op: 'replace', path: 'emails[type', value: 'x' }],
		['invalidPath', { op: 'replace', path: 17, value: 'x' }],
		['invalidSyntax', { op: 'move', path: 'a', value: 'x' }],
		['invalidSyntax', {}],
		['invalidValue', { op: 'add', value: 'x' }],
		['mutability', { op: 'replace', path: 'id', value: 'v' }],
		['mutability', { op: 'add', path: 'groups', value: [{ value: 'g' }] }],
	])('%s: %j', (code, op) => {
		expect(codes(() => nach(user, op))).toBe(code);
	});

	it('too much at once, and nothing', () => {
		const viele = Array.from({ length: 201 }, () => ({ op: 'add', path: 'active', value: true }));
		expect(codes(() => nach(user, ...viele))).toBe('tooMany');
		expect(codes(() => nach(user))).toBe('invalidSyntax');
		expect(codes(() => wendeAn(user, null))).toBe('invalidSyntax');
	});
});

describe('whatever is sent', () => {
	const pfad = fc.oneof(
		fc.string({ maxLength: 60 }),
		fc.constantFrom(
			...[
				'emails',
				'emails.value',
				'name',
				'active',
				'emails[type eq "work"]',
				'emails[value pr].type',
				'__proto__',
				'constructor.prototype',
				'name.__proto__',
				'toString',
			],
		),
	);
	const operation = fc.record(
		{
			op: fc.constantFrom('add', 'remove', 'replace', 'Add', 'x'),
			path: fc.oneof(pfad, fc.jsonValue()),
			value: fc.jsonValue(),
		},
		{ requiredKeys: [] },
	);

	it('is done, or refused in words; nothing but the resource changes', () => {
		const ressource = () => ({ id: 'u', active: true, name: { givenName: 'B' }, emails: [ARBEIT, ZUHAUSE] });
		fc.assert(
			fc.property(fc.oneof(fc.array(operation, { maxLength: 6 }), fc.jsonValue()), (Operations) => {
				const vorher = ressource();
				try {
					expect(wendeAn(vorher, { Operations }).id).toBe('u');
				} catch (fehler) {
					expect(fehler).toBeInstanceOf(Abgelehnt);
				}
				expect(vorher).toEqual(ressource());
				expect(Object.keys(Object.prototype)).toEqual([]);
			}),
			{ numRuns: oft(2000, 100_000) },
		);
	});
});

function codes(tue: () => unknown): string | undefined {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse[0]?.code;
		throw fehler;
	}
	return undefined;
}
