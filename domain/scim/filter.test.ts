import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { oft } from '#scripts/test/keim.ts';
import { rechenzeit } from '#scripts/test/rechenzeit.ts';
import '#scripts/test/zufall.ts';
import { liesFilter, liesZiel, passt } from './filter.ts';

/** RFC 7643 §8.2, shortened. */
const BARBARA = {
	schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
	id: '2819c223-7f76-453a-919d-413861904646',
	externalId: 'bjensen',
	userName: 'bjensen',
	name: { formatted: 'Ms. Barbara J Jensen', familyName: "O'Malley", givenName: 'Barbara' },
	title: 'Vice President',
	userType: 'Employee',
	active: true,
	emails: [
		{ value: 'bjensen@example.com', type: 'work', primary: true },
		{ value: 'babs@jensen.org', type: 'home' },
	],
	meta: { resourceType: 'User', lastModified: '2011-05-13T04:42:34Z' },
};

/** RFC 7644 §3.4.2.2, the figure of examples. */
const BEISPIELE: readonly (readonly [filter: string, trifft: boolean])[] = [
	['userName eq "bjensen"', true],
	['name.familyName co "O\'Malley"', true],
	['userName sw "J"', false],
	['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"', false],
	['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "B"', true],
	['title pr', true],
	['meta.lastModified gt "2011-05-13T04:42:34Z"', false],
	['meta.lastModified ge "2011-05-13T04:42:34Z"', true],
	['meta.lastModified lt "2011-05-13T06:42:35+02:00"', true],
	['meta.lastModified le "2011-05-13T04:42:34Z"', true],
	['title pr and userType eq "Employee"', true],
	['title pr or userType eq "Intern"', true],
	['schemas eq "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"', false],
	['userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")', true],
	['userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")', false],
	['userType eq "Employee" and (emails.type eq "work")', true],
	['userType eq "Employee" and emails[type eq "work" and value co "@example.com"]', true],
	['emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]', true],
	['emails[type eq "home" and value co "@example.com"]', false],
];

describe('the examples of RFC 7644 §3.4.2.2', () => {
	it.each(BEISPIELE)('%s: %s', (filter, trifft) => {
		expect(passt(liesFilter(filter), BARBARA)).toBe(trifft);
	});
});

describe('what directories ask', () => {
	it.each([
		['USERNAME Eq "BJENSEN"', true],
		['externalId eq "BJENSEN"', false],
		['externalId eq "bjensen" and active eq true', true],
		['active eq "True"', true],
		['active eq False', false],
		['emails[type eq "work"].value eq "x"', null],
		['displayName eq "x" and', null],
		['userName eq', null],
		['userName eq bjensen', null],
		['userName like "x"', null],
		['active gt true', null],
		['(userName pr', null],
		['not userName pr', null],
		['userName eq "x', null],
		['__proto__ pr', null],
		['constructor pr', false],
		['nickName eq null', true],
		['', null],
	] as const)('%s: %s', (filter, erwartet) => {
		if (erwartet === null) expect(code(() => liesFilter(filter))).toBe('invalidFilter');
		else expect(passt(liesFilter(filter), BARBARA)).toBe(erwartet);
	});

	it('binds and before or, and not before both', () => {
		const nackt = 'title pr or userType eq "Intern" and active eq false';
		expect(passt(liesFilter(nackt), BARBARA)).toBe(true);
		expect(passt(liesFilter('(title pr or userType eq "Intern") and active eq false'), BARBARA)).toBe(false);
		expect(passt(liesFilter('not (title pr) or active eq true'), BARBARA)).toBe(true);
	});
});

describe('the target of a change', () => {
	it('is an attribute, a part of it, or one entry of a list', () => {
		expect(liesZiel('name.familyName')).toEqual({ pfad: { attribut: 'name', unter: 'familyName' }, filter: null });
		expect(liesZiel('emails[type eq "work"].value')).toMatchObject({
			pfad: { attribut: 'emails', unter: 'value' },
			filter: { art: 'vergleich', op: 'eq', wert: 'work' },
		});
		expect(liesZiel('urn:ietf:params:scim:schemas:core:2.0:User:active').pfad.attribut).toBe('active');
	});

	it.each(['', '.', 'a.b.c', 'emails[', 'emails[type eq "work"', 'emails[type eq "work"]value', 'a b', '[x pr]'])(
		'%s is none',
		(pfad) => {
			expect(code(() => liesZiel(pfad))).toBe('invalidPath');
		},
	);
});

describe('whatever is sent', () => {
	const wort = fc.constantFrom(
		...[
			'userName',
			'emails',
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
			'1',
			'.value',
			'"',
			'\\',
		],
	);
	const filter = fc.oneof(
		fc.string({ maxLength: 200 }),
		fc.array(wort, { maxLength: 60 }).map((worte) => worte.join(' ')),
	);

	it('is read, or refused in words', () => {
		fc.assert(
			fc.property(filter, (text) => {
				for (const lies of [() => passt(liesFilter(text), BARBARA), () => liesZiel(text)]) {
					try {
						lies();
					} catch (fehler) {
						expect(fehler).toBeInstanceOf(Abgelehnt);
					}
				}
			}),
			{ numRuns: oft(2000, 100_000) },
		);
	});

	it.each([
		['deep', `${'('.repeat(900)}a pr${')'.repeat(900)}`],
		['deeper than ten', `${'('.repeat(11)}a pr${')'.repeat(11)}`],
		['nested by not', `${'not ('.repeat(300)}a pr${')'.repeat(300)}`],
		['long', 'a pr and '.repeat(100_000)],
		['without end', `userName eq "${'\\"'.repeat(900)}`],
		['blank', `${' '.repeat(1999)}"`],
	])('%s is refused at once', (_, text) => {
		const dauer = rechenzeit(() => expect(code(() => liesFilter(text))).toBe('invalidFilter'));
		expect(dauer).toBeLessThan(200);
	});
});

function code(tue: () => unknown): string | undefined {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse[0]?.code;
		throw fehler;
	}
	return undefined;
}
