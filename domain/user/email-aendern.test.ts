import { describe, expect, test } from 'vitest';
import { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import {
	bestaetigeEmailAenderung,
	fordereEmailAenderungAn,
	pruefeFremdeEmail,
	verwerfeEmailAenderung,
} from './email-aendern.ts';
import { angelegt, frei, nach, texte } from './test-user.ts';

describe('E-Mail-Änderung', () => {
	const offen = [...frei(), ...fordereEmailAenderungAn(nach(...frei()), ' Neu@Example.org ')];

	test('the old address stays until the new one is proven', () => {
		expect(offen[2]).toMatchObject({
			type: 'EmailAenderungAngefordert',
			facts: {},
			person: { email: 'neu@example.org' },
			betroffener: 'u',
			art: 'KONTAKT',
		});
		expect(nach(...offen)).toMatchObject({ email: 'zoe@example.org', emailNeu: 'neu@example.org' });
		const bestaetigt = bestaetigeEmailAenderung(nach(...offen));
		expect(bestaetigt).toMatchObject([{ type: 'EmailGeaendert', person: { email: 'neu@example.org' } }]);
		expect(nach(...offen, ...bestaetigt)).toMatchObject({ email: 'neu@example.org', emailNeu: null });
	});
	test('a second request takes the place of the first', () => {
		const zweite = fordereEmailAenderungAn(nach(...offen), 'andere@example.org');
		expect(nach(...offen, ...zweite).emailNeu).toBe('andere@example.org');
	});
	test('given up, there is nothing to confirm', () => {
		const verworfen = nach(...offen, ...verwerfeEmailAenderung(nach(...offen)));
		expect(verworfen).toMatchObject({ email: 'zoe@example.org', emailNeu: null });
		expect(verwerfeEmailAenderung(verworfen)).toEqual([]);
		expect(texte(() => bestaetigeEmailAenderung(verworfen))).toEqual([
			'Die Aktion „E-Mail-Adresse bestätigen“ ist im Status 1000 (Freigeschaltet) nicht möglich.',
		]);
	});
	test('neither the same address nor an invalid one, and not before the account is open', () => {
		expect(texte(() => fordereEmailAenderungAn(nach(...frei()), 'ZOE@example.org'))).toEqual([
			'Diese E-Mail-Adresse gehört bereits zu diesem Konto.',
		]);
		expect(texte(() => fordereEmailAenderungAn(nach(...frei()), 'keine'))).toEqual([
			'Bitte geben Sie eine gültige E-Mail-Adresse ein',
		]);
		expect(texte(() => fordereEmailAenderungAn(nach(...angelegt()), 'neu@example.org'))).toEqual([
			'Die Aktion „E-Mail-Adresse ändern“ ist im Status 0000 (OptIn) nicht möglich.',
		]);
	});
	test('erasure leaves no address behind', () => {
		const erloschen = PersonenbezugGeloescht({ betroffener: 'u', arten: ['KONTAKT'] });
		expect(nach(...offen, erloschen)).toMatchObject({ email: '', emailNeu: null });
	});
	test('a link belongs to its own request', () => {
		const zweite = [...offen, ...fordereEmailAenderungAn(nach(...offen), 'andere@example.org')];
		expect([nach(...offen).emailAnfrage, nach(...zweite).emailAnfrage]).toEqual([3, 4]);
	});
});

/** Table: permission matrix. */
describe('addresses of others', () => {
	const als = (rollen: readonly Rolle[], userID = 'ich'): Akteur => ({
		art: 'USER',
		userID,
		rollen,
		einsatzortIDs: [],
		einsatzstelleIDs: [],
		freiwilligerID: null,
		impersoniertVon: null,
	});
	const freiwillige = nach(...frei({ rollen: ['FREIWILLIGER'], freiwilligerID: 'f' }));
	const mitarbeitende = nach(...frei());
	const verein = nach(...frei({ rollen: ['MA_VEREIN'], einsatzstelleIDs: ['s'] }));
	const betreiber = nach(...frei({ rollen: ['SYSTEMADMIN'] }));
	const TRAEGER = als(['MA_VERWALTUNG']);
	const ADMIN = als(['ADMIN', 'MA_VERWALTUNG']);
	const NEIN = 'Für diese Aktion fehlt Ihnen die Berechtigung.';

	test.each([
		["a volunteer's, by the Traeger's staff", freiwillige, TRAEGER, []],
		["a colleague's, by the Traeger's staff", mitarbeitende, TRAEGER, [NEIN]],
		["a site's, by the Traeger's staff", verein, TRAEGER, [NEIN]],
		["a volunteer's, by ADMIN", freiwillige, ADMIN, []],
		["a colleague's, by ADMIN", mitarbeitende, ADMIN, []],
		["the operator's, by ADMIN", betreiber, ADMIN, [NEIN]],
		['his own', mitarbeitende, als(['ADMIN'], 'u'), ['Ihre eigene E-Mail-Adresse ändern Sie unter „Konto“.']],
	])('%s', (_, user, akteur, erwartet) => {
		expect(texte(() => pruefeFremdeEmail(user, akteur))).toEqual(erwartet);
	});
});
