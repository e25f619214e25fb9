import { describe, expect, it } from 'vitest';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { abschnitt, waehle } from './auswahl.ts';
import { alsBenutzerressource, liesAngaben } from './benutzer.ts';
import { gruppenVon, istWirksam, liesGruppe, pruefeGruppen, rechteAus, type Verzeichnisgruppe } from './gruppen.ts';

const BABS = {
	userName: 'bjensen@example.com',
	name: { givenName: 'Barbara', familyName: 'Jensen' },
	emails: [{ value: 'babs@example.com', type: 'work', primary: true }],
};
const GELESEN = {
	userName: 'bjensen@example.com',
	externalId: null,
	vorname: 'Barbara',
	nachname: 'Jensen',
	anzeigename: null,
	email: 'babs@example.com',
	aktiv: true,
	rollen: [],
	berechtigungen: [],
};

describe('what is read of a user', () => {
	it.each([
		['as the standard has it', {}, {}],
		['whatever the case of names', { USERNAME: 'x', userName: undefined }, { userName: 'x' }],
		['a word for a boolean', { active: 'FALSE' }, { aktiv: false }],
		[
			'the primary address',
			{ emails: [{ value: 'a@b.de' }, { value: 'C@D.de', primary: 'true' }] },
			{ email: 'c@d.de' },
		],
		['else that for work', { emails: [{ value: 'a@b.de' }, { value: 'c@d.de', type: 'work' }] }, { email: 'c@d.de' }],
		['else the name he signs in with', { emails: [] }, { email: 'bjensen@example.com' }],
		['a name in one piece', { name: { formatted: 'Zoë von der Aue' } }, { vorname: 'Zoë', nachname: 'von der Aue' }],
		[
			'the name to be shown',
			{ name: undefined, displayName: 'Bo Berg' },
			{ vorname: 'Bo', nachname: 'Berg', anzeigename: 'Bo Berg' },
		],
		['roles in both forms', { roles: ['a', { value: 'b' }, { display: 'c' }, 'a'] }, { rollen: ['a', 'b', 'c'] }],
		['nothing else', { password: 'x', rollen: ['ADMIN'], groups: [{ value: 'g' }], id: 'i', isGesperrt: false }, {}],
	] as const)('%s', (_, anders, erwartet) => {
		const { userName, ...rest } = BABS;
		const gesendet = 'USERNAME' in anders ? { ...rest, USERNAME: 'x' } : { userName, ...rest, ...anders };
		expect(liesAngaben(gesendet)).toEqual({ ...GELESEN, ...erwartet });
	});

	it.each([
		['userName: Dies ist ein Pflichtfeld', { userName: '' }],
		['name.familyName: Dies ist ein Pflichtfeld', { name: { givenName: 'Bo' } }],
		['name.givenName: Invalides Format', { name: { givenName: '<b>', familyName: 'B' } }],
		['active: Bitte geben Sie true oder false an.', { active: 1 }],
		['roles: Bitte nennen Sie höchstens 50.', { roles: Array.from({ length: 51 }, (_, i) => `r${i}`) }],
	])('refused: %s', (text, anders) => {
		expect(texte(() => liesAngaben({ ...BABS, ...anders }))).toEqual([text]);
	});

	it('is read again as it was shown', () => {
		const auskunft = {
			...GELESEN,
			id: 'u',
			gruppen: [],
			erstelltAm: '',
			geaendertAm: '',
			rollen: ['a'],
			anzeigename: 'B',
		};
		const { id, gruppen, erstelltAm, geaendertAm, ...angaben } = auskunft;
		expect(liesAngaben(alsBenutzerressource(auskunft, 'https://portal.test/scim/v2'))).toEqual(angaben);
	});
});

const TRAEGER: Verzeichnisgruppe = { id: 't', bezeichnung: 'Portal Träger', rolle: 'MA_VERWALTUNG', adresseIDs: [] };
const STELLE: Verzeichnisgruppe = { id: 's', bezeichnung: 'Portal Stelle', rolle: 'MA_VEREIN', adresseIDs: ['a', 'b'] };
const STELLE2: Verzeichnisgruppe = { id: 's2', bezeichnung: 'Stelle 2', rolle: 'MA_VEREIN', adresseIDs: ['b', 'c'] };
const ALLE = [TRAEGER, STELLE, STELLE2];

describe('rights', () => {
	const ohne = { rollen: [], berechtigungen: [] };

	it('are those of the groups one is in, and of those that roles and entitlements name', () => {
		expect(gruppenVon(ohne, ['s'], ALLE)).toEqual([STELLE]);
		expect(gruppenVon({ rollen: ['PORTAL träger'], berechtigungen: ['Stelle 2'] }, ['s'], ALLE)).toEqual(ALLE);
		expect(gruppenVon({ rollen: ['ADMIN', 'MA_VERWALTUNG'], berechtigungen: ['ADMIN'] }, [], ALLE)).toEqual([]);
		expect(rechteAus(ALLE)).toEqual({ rollen: ['MA_VERWALTUNG', 'MA_VEREIN'], adresseIDs: ['a', 'b', 'c'] });
		expect(rechteAus([])).toEqual({ rollen: [], adresseIDs: [] });
	});

	it('let in who is active and has one, or had some before the link', () => {
		const [rolle, keine] = [rechteAus([TRAEGER]), rechteAus([])];
		expect(istWirksam({ aktiv: true, behaeltRechte: false }, rolle)).toBe(true);
		expect(istWirksam({ aktiv: false, behaeltRechte: true }, rolle)).toBe(false);
		expect(istWirksam({ aktiv: true, behaeltRechte: false }, keine)).toBe(false);
		expect(istWirksam({ aktiv: true, behaeltRechte: true }, keine)).toBe(true);
	});

	it('are mapped once by each name, to a place where the role needs one', () => {
		expect(texte(() => pruefeGruppen(ALLE))).toEqual([]);
		expect(texte(() => pruefeGruppen([TRAEGER, { ...STELLE, bezeichnung: 'portal träger' }]))).toHaveLength(1);
		expect(texte(() => pruefeGruppen([{ ...STELLE, adresseIDs: [] }]))).toHaveLength(1);
		expect(texte(() => pruefeGruppen([{ ...TRAEGER, adresseIDs: ['a'] }]))).toHaveLength(1);
	});

	it('of a group only its members are the directory’s to change', () => {
		const id = '2819c223-7f76-453a-919d-413861904646';
		const gesendet = { displayName: 'portal träger', externalId: 'x', members: [{ value: id.toUpperCase() }, id] };
		expect(liesGruppe(gesendet, TRAEGER)).toEqual({ externalId: 'x', mitgliedIDs: [id] });
		expect(texte(() => liesGruppe({ ...gesendet, displayName: 'Andere' }, TRAEGER))).toHaveLength(1);
		expect(texte(() => liesGruppe({ ...gesendet, members: [{ value: 'x' }] }, TRAEGER))).toHaveLength(1);
		expect(texte(() => liesGruppe({ ...gesendet, externalId: 7 }, TRAEGER))).toHaveLength(1);
	});
});

describe('what is shown of it', () => {
	const ressource = {
		schemas: ['s'],
		id: 'u',
		userName: 'b',
		name: { givenName: 'B', familyName: 'J' },
		emails: [{ value: 'v', type: 'work' }],
	};

	it.each([
		[{ attributes: 'USERNAME' }, { userName: 'b' }],
		[{ attributes: 'name.givenName,emails.value' }, { name: { givenName: 'B' }, emails: [{ value: 'v' }] }],
		[{ attributes: 'urn:ietf:params:scim:schemas:core:2.0:User:userName, unbekannt' }, { userName: 'b' }],
		[{ excludedAttributes: 'id,schemas,name,emails.type' }, { userName: 'b', emails: [{ value: 'v' }] }],
		[{ attributes: 'userName', excludedAttributes: 'userName' }, { userName: 'b' }],
	])('%j', (auswahl, erwartet) => {
		expect(waehle(ressource, auswahl)).toEqual({ schemas: ['s'], id: 'u', ...erwartet });
	});

	it('all of it, where nothing is asked for', () => {
		expect(waehle(ressource, { attributes: '', excludedAttributes: '' })).toEqual(ressource);
	});

	it.each([
		[{}, 1, 3],
		[{ startIndex: '0', count: '-1' }, 1, 0],
		[{ startIndex: 2, count: '1' }, 2, 1],
		[{ startIndex: '9', count: '9' }, 9, 0],
		[{ startIndex: 'x', count: '1e99' }, 1, 3],
	])('a part of a list: %j', (anfrage, startIndex, itemsPerPage) => {
		expect(abschnitt(['a', 'b', 'c'], anfrage)).toMatchObject({ totalResults: 3, startIndex, itemsPerPage });
	});
});

function texte(tue: () => unknown): string[] {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse.map(({ text }) => text);
		throw fehler;
	}
	return [];
}
