import { describe, expect, test } from 'vitest';
import { uebergang } from '#domain/maschine.ts';
import { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import {
	aendereName,
	aendereRollen,
	legeUserAn,
	loescheUser,
	ordneZu,
	schalteFrei,
	setzeAutomatischeZuweisung,
	setzeGesperrt,
	setzeKennwort,
	setzeSprache,
} from './entscheidungen.ts';
import { angelegt, EINGABE, frei, nach, texte } from './test-user.ts';
import { userMaschine } from './user.machine.ts';
import { benutzerAlsReferenz, istNurFreiwillig } from './user.ts';

const akteur = (rollen: readonly Rolle[], userID = 'admin'): Akteur => ({
	art: 'USER',
	userID,
	rollen,
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const ADMIN = akteur(['ADMIN', 'MA_VERWALTUNG']);

describe('the machine knows the pairs of the table and no others', () => {
	const PAARE: Record<string, number> = { 'neu UserAngelegt': 0, '0 UserFreigeschaltet': 1000 };
	for (const von of ['neu', 0, 1000] as const)
		for (const ereignis of ['UserAngelegt', 'UserFreigeschaltet'] as const)
			test(`${von} ${ereignis}`, () => {
				expect(uebergang(userMaschine, von, ereignis)).toBe(PAARE[`${von} ${ereignis}`] ?? null);
			});
});

describe('anlegen', () => {
	test('waits for the confirmation; name and address are no facts', () => {
		expect(angelegt()).toMatchObject([
			{
				type: 'UserAngelegt',
				facts: { von: null, nach: 0, rollen: ['MA_VERWALTUNG'], freiwilligerID: null },
				person: { vorname: 'Zoë', nachname: 'von der Aue', email: 'zoe@example.org' },
				betroffener: 'u',
				art: 'KONTAKT',
			},
		]);
		expect(JSON.stringify(angelegt()[0]?.facts)).not.toContain('Zoë');
		expect(nach(...angelegt())).toMatchObject({ status: 0, email: 'zoe@example.org' });
	});
	test('an administrator also carries the rights of the staff', () => {
		expect(angelegt({ rollen: ['ADMIN'] })[0]?.facts).toMatchObject({ rollen: ['ADMIN', 'MA_VERWALTUNG'] });
	});
	test('all field rules at once', () => {
		const falsch = { vorname: '', email: 'keine', rollen: [] };
		expect(texte(() => angelegt(falsch))).toEqual([
			'Dies ist ein Pflichtfeld',
			'Bitte geben Sie eine gültige E-Mail-Adresse ein',
			'Dies ist ein Pflichtfeld',
		]);
		expect(texte(() => angelegt({ rollen: ['MA_VEREIN'] }))).toEqual([
			'Bitte ordnen Sie mindestens eine Einsatzstelle zu.',
		]);
	});
	test('only once', () => {
		expect(texte(() => legeUserAn(nach(...angelegt()), EINGABE))).toEqual([
			'Die Aktion „Konto anlegen“ ist im Status 0000 (OptIn) nicht möglich.',
		]);
	});
});

test('freischalten once', () => {
	expect(frei()[1]).toMatchObject({ type: 'UserFreigeschaltet', facts: { von: 0, nach: 1000 } });
	expect(texte(() => schalteFrei(nach(...frei())))).toEqual([
		'Die Aktion „Konto aktivieren“ ist im Status 1000 (Freigeschaltet) nicht möglich.',
	]);
});

describe('sperren', () => {
	test('blocks and unblocks', () => {
		const gesperrt = setzeGesperrt(nach(...frei()), true, { akteur: ADMIN, andereAdmins: 1 });
		expect(gesperrt).toMatchObject([{ type: 'UserGesperrt' }]);
		const user = nach(...frei(), ...gesperrt);
		expect(benutzerAlsReferenz(user).isAktiv).toBe(false);
		expect(setzeGesperrt(user, false, { akteur: ADMIN, andereAdmins: 1 })).toMatchObject([{ type: 'UserEntsperrt' }]);
	});
	test('never the last administrator, never oneself', () => {
		const letzter = nach(...frei({ rollen: ['ADMIN'] }));
		expect(texte(() => setzeGesperrt(letzter, true, { akteur: ADMIN, andereAdmins: 0 }))).toEqual([
			'Der letzte Administrator kann nicht gesperrt werden.',
		]);
		const selbst = { akteur: akteur(['ADMIN'], 'u'), andereAdmins: 3 };
		expect(texte(() => setzeGesperrt(letzter, true, selbst))).toEqual(['Sie können Ihr eigenes Konto nicht sperren.']);
	});
	test('not before the confirmation', () => {
		expect(texte(() => setzeGesperrt(nach(...angelegt()), true, { akteur: ADMIN, andereAdmins: 1 }))).toHaveLength(1);
	});
});

describe('Rollen', () => {
	const user = nach(...frei());

	test('somebody remains an administrator, and that is what is said', () => {
		const letzter = nach(...frei({ rollen: ['ADMIN'] }));
		expect(texte(() => aendereRollen(letzter, ['MA_VERWALTUNG'], { akteur: ADMIN, andereAdmins: 0 }))).toEqual([
			'Mindestens eine Person muss die Rolle Administration behalten.',
		]);
	});

	test('nobody gives a role above his own, an administrator may give his', () => {
		const umfeld = { akteur: akteur(['MA_VERWALTUNG']), andereAdmins: 1 };
		expect(texte(() => aendereRollen(user, ['ADMIN'], umfeld))).toEqual([
			'Sie können nur Rollen unterhalb Ihrer eigenen vergeben.',
		]);
		expect(aendereRollen(user, ['ADMIN'], { akteur: ADMIN, andereAdmins: 1 })).toMatchObject([
			{ facts: { von: ['MA_VERWALTUNG'], nach: ['ADMIN', 'MA_VERWALTUNG'] } },
		]);
		expect(texte(() => aendereRollen(user, ['SYSTEMADMIN'], { akteur: ADMIN, andereAdmins: 1 }))).toHaveLength(1);
	});
	test('at least one role, and an administrator remains', () => {
		expect(texte(() => aendereRollen(user, [], { akteur: ADMIN, andereAdmins: 1 }))).toHaveLength(1);
		const letzter = nach(...frei({ rollen: ['ADMIN'] }));
		expect(texte(() => aendereRollen(letzter, ['MA_VERWALTUNG'], { akteur: ADMIN, andereAdmins: 0 }))).toHaveLength(1);
	});
});

test('the language changes once', () => {
	const englisch = setzeSprache(nach(...frei()), 'en');
	expect(englisch).toMatchObject([{ type: 'SpracheGeaendert', facts: { von: 'de', nach: 'en' } }]);
	expect(setzeSprache(nach(...frei(), ...englisch), 'en')).toEqual([]);
});

test('assignment, name, password and automatic Betreuer take effect', () => {
	const verein = frei({ rollen: ['MA_VEREIN'], einsatzstelleIDs: ['s1'] });
	const user = nach(...verein);
	const ereignisse = [
		...ordneZu(user, { einsatzstelleIDs: ['s1', 's2'], einsatzortIDs: ['o9'] }),
		...aendereName(user, { vorname: 'Ada', nachname: 'Aue' }),
		...setzeKennwort(user),
		...setzeAutomatischeZuweisung(user, true),
	];
	const danach = nach(...verein, ...ereignisse);
	expect(danach.hatKennwort).toBe(true);
	expect(benutzerAlsReferenz(danach)).toEqual({
		id: 'u',
		name: 'Ada Aue',
		rollen: ['MA_VEREIN'],
		isAktiv: true,
		einsatzstelleIDs: ['s1', 's2'],
		einsatzortIDs: ['o9'],
		isBetreuerAutomatischZuweisen: true,
	});
	expect(aendereName(danach, { vorname: 'Ada', nachname: 'Aue' })).toEqual([]);
	expect(texte(() => ordneZu(danach, { einsatzstelleIDs: [], einsatzortIDs: [] }))).toEqual([
		'Bitte ordnen Sie mindestens eine Einsatzstelle zu.',
	]);
});

test('a deleted and erased user leaves no name', () => {
	const erloschen = PersonenbezugGeloescht({ betroffener: 'u', arten: ['KONTAKT'] });
	const user = nach(...frei(), ...loescheUser(nach(...frei())), erloschen);
	expect(user).toMatchObject({ geloescht: true, vorname: '', nachname: '', email: '' });
	expect(benutzerAlsReferenz(user).isAktiv).toBe(false);
	expect(loescheUser(user)).toEqual([]);
});

test.each<[readonly string[], boolean]>([
	[['FREIWILLIGER'], true],
	[['FREIWILLIGER', 'MA_VERWALTUNG'], false],
	[['MA_VEREIN'], false],
	[[], false],
])('%j acts for himself alone: %s', (rollen, erwartet) => {
	expect(istNurFreiwillig(rollen)).toBe(erwartet);
});
