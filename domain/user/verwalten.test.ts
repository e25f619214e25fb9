import { describe, expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { legeUserAn, schalteFrei, setzeGesperrt, setzeKennwort } from './entscheidungen.ts';
import type { UserEreignis } from './ereignisse.ts';
import { vergebbareRollen } from './rollenvergabe.ts';
import { userAggregat } from './user.ts';
import type { NeuerUser } from './user-felder.ts';
import { type Benutzeraenderung, verwalteUser } from './verwalten.ts';

const nach = (...ereignisse: UserEreignis[]) => falte(userAggregat, 'u', aufgezeichnet(ereignisse));
function frei(rest: Partial<NeuerUser> = {}): UserEreignis[] {
	const angelegt = legeUserAn(userAggregat.start('u'), {
		vorname: 'Ada',
		nachname: 'Aue',
		email: 'ada@test.test',
		rollen: ['MA_VERWALTUNG'],
		einsatzstelleIDs: [],
		einsatzortIDs: [],
		freiwilligerID: null,
		sprache: 'de',
		...rest,
	});
	return [...angelegt, ...schalteFrei(nach(...angelegt))];
}
const akteur = (rollen: readonly Rolle[], userID = 'admin'): Akteur => ({
	art: 'USER',
	userID,
	rollen,
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const ADMIN = { akteur: akteur(['ADMIN', 'MA_VERWALTUNG']), andereAdmins: 1 };

/** What happens to an account with this history, or why nothing does: `code feld`. */
function verwalte(history: UserEreignis[], neu: Benutzeraenderung, umfeld = ADMIN): readonly string[] {
	try {
		return verwalteUser(nach(...history), neu, umfeld).map((e) => e.type);
	} catch (e) {
		if (e instanceof Abgelehnt) return e.verstoesse.map((v) => `${v.http} ${v.code} ${v.feld ?? ''}`.trim());
		throw e;
	}
}

describe('one decision', () => {
	test('says what has changed and nothing else', () => {
		expect(
			verwalte(frei(), {
				vorname: 'Ida',
				rollen: ['MA_VEREIN'],
				einsatzstelleIDs: ['s1'],
				isBetreuerAutomatischZuweisen: true,
				sprache: 'en',
				isGesperrt: true,
			}),
		).toEqual([
			'UserNameGeaendert',
			'RollenGeaendert',
			'ZuordnungGeaendert',
			'AutomatischeZuweisungGesetzt',
			'SpracheGeaendert',
			'UserGesperrt',
		]);
		expect(verwalte(frei(), { vorname: 'Ada', rollen: ['MA_VERWALTUNG'], isGesperrt: false })).toEqual([]);
	});
	test('a site needs a place, in whatever order both come', () => {
		expect(verwalte(frei(), { rollen: ['MA_VEREIN'] })).toEqual(['422 FELD adresseIDs']);
		const verein = frei({ rollen: ['MA_VEREIN'], einsatzortIDs: ['o1'] });
		expect(verwalte(verein, { einsatzstelleIDs: [], einsatzortIDs: [] })).toEqual(['422 FELD adresseIDs']);
		expect(verwalte(verein, { rollen: ['MA_VERWALTUNG'], einsatzstelleIDs: [], einsatzortIDs: [] })).toEqual([
			'RollenGeaendert',
			'ZuordnungGeaendert',
		]);
	});
	test('an unfit part stops all of it', () => {
		expect(verwalte(frei(), { vorname: '', isGesperrt: true })).toEqual(['422 P vorname']);
	});
});

describe('the version is that of the part administrators edit', () => {
	const history = frei();
	const mitKennwort = [...history, ...setzeKennwort(nach(...history))];

	test('a password of its owner disturbs nobody', () => {
		expect(nach(...mitKennwort).version).toBe(3);
		expect(verwalte(mitKennwort, { isGesperrt: true, version: 2 })).toEqual(['UserGesperrt']);
	});
	test('what another has changed does', () => {
		const gesperrt = [...history, ...setzeGesperrt(nach(...history), true, ADMIN)];
		expect(verwalte(gesperrt, { isGesperrt: false, version: 2 })).toEqual(['409 VERSION']);
		expect(verwalte(gesperrt, { isGesperrt: false, version: 3 })).toEqual(['UserEntsperrt']);
	});
});

describe('nobody', () => {
	test('manages an account above his own', () => {
		const betreiber = frei({ rollen: ['SYSTEMADMIN'] });
		expect(verwalte(betreiber, { isGesperrt: true })).toEqual(['403 BERECHTIGUNG']);
		expect(verwalte(betreiber, { isGesperrt: true }, { akteur: akteur(['SYSTEMADMIN']), andereAdmins: 1 })).toEqual([
			'UserGesperrt',
		]);
	});
	test('gives a role above his own, or one that belongs to a file', () => {
		expect(verwalte(frei(), { rollen: ['SYSTEMADMIN'] })).toEqual(['403 RECHT rollen']);
		expect(verwalte(frei(), { rollen: ['MA_VERWALTUNG', 'FREIWILLIGER'] })).toEqual(['422 ROLLE rollen']);
		const freiwillige = frei({ rollen: ['FREIWILLIGER'], freiwilligerID: 'f1' });
		expect(verwalte(freiwillige, { rollen: ['MA_VERWALTUNG'] })).toEqual(['422 ROLLE rollen']);
		expect(verwalte(freiwillige, { rollen: ['FREIWILLIGER', 'MA_VERWALTUNG'] })).toEqual(['RollenGeaendert']);
	});
	test('blocks himself or changes his own roles', () => {
		const selbst = { akteur: akteur(['ADMIN', 'MA_VERWALTUNG'], 'u'), andereAdmins: 3 };
		const admin = frei({ rollen: ['ADMIN'] });
		expect(verwalte(admin, { isGesperrt: true }, selbst)).toEqual(['409 EIGENES_KONTO']);
		expect(verwalte(admin, { rollen: ['MA_VERWALTUNG'] }, selbst)).toEqual(['409 EIGENES_KONTO rollen']);
		expect(verwalte(admin, { rollen: ['ADMIN'], nachname: 'Neu' }, selbst)).toEqual(['UserNameGeaendert']);
	});
	test('takes the last administrator away', () => {
		const admin = frei({ rollen: ['ADMIN'] });
		const letzter = { ...ADMIN, andereAdmins: 0 };
		expect(verwalte(admin, { isGesperrt: true }, letzter)).toEqual(['409 LETZTER_ADMIN']);
		expect(verwalte(admin, { rollen: ['MA_VERWALTUNG'] }, letzter)).toEqual(['409 LETZTER_ADMIN']);
		expect(verwalte(admin, { rollen: ['MA_VERWALTUNG'] })).toEqual(['RollenGeaendert']);
	});
	test('finds an account that isn’t there', () => {
		expect(verwalte([], { isGesperrt: true })).toEqual(['404 NICHT_GEFUNDEN']);
	});
});

test('each role gives what lies below it', () => {
	expect(vergebbareRollen(akteur(['SYSTEMADMIN']))).toEqual(['ADMIN', 'MA_VERWALTUNG', 'MA_VEREIN']);
	expect(vergebbareRollen(akteur(['ADMIN', 'MA_VERWALTUNG']))).toEqual(['ADMIN', 'MA_VERWALTUNG', 'MA_VEREIN']);
	expect(vergebbareRollen(akteur(['MA_VERWALTUNG']))).toEqual(['MA_VEREIN']);
	expect(vergebbareRollen(akteur(['MA_VEREIN']))).toEqual([]);
});
