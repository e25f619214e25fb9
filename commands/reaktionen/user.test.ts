import { expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import type { UserStatus } from '#domain/status/user.ts';
import { EmailAenderungAngefordert, UserAngelegt, UserFreigeschaltet } from '#domain/user/ereignisse.ts';
import { userAggregat } from '#domain/user/user.ts';
import { reagiereAufUser } from './user.ts';

const meta = (userID: string | null) => ({ userID, rollen: [], impersoniertVon: null, commandID: 'c', zeit: 'z' });

function mails(angaben: { nach: UserStatus; freiwilligerID: string | null; durch: string | null }) {
	const { durch, ...facts } = angaben;
	const rest = { von: null, rollen: [], einsatzstelleIDs: [], einsatzortIDs: [], sprache: 'de' } as const;
	const e = { ...UserAngelegt({ ...facts, ...rest }), version: 1, meta: meta(durch) };
	return reagiereAufUser(e, falte(userAggregat, 'u', [e]));
}

/** Table: Mail templates, USER_OPTIN: user created. */
test.each([
	['staff opens an account for a colleague', { nach: 0, freiwilligerID: null, durch: 'admin' }, 1],
	['staff opens one for a volunteer', { nach: 0, freiwilligerID: 'f', durch: 'traeger' }, 1],
	['self-registration', { nach: 0, freiwilligerID: 'f', durch: null }, 0],
	['invitation accepted: the address is proven', { nach: 1000, freiwilligerID: 'f', durch: null }, 0],
] as const)('%s', (_, angaben, anzahl) => {
	const zeile = { art: 'mail', schluessel: 'USER_OPTIN', empfaenger: { art: 'USER', id: 'u' }, daten: { userID: 'u' } };
	expect(mails(angaben)).toEqual(Array(anzahl).fill(zeile));
});

/** Table: Mail templates, EMAIL_AENDERUNG: to the new address, and a notice to the old. */
test('a change of the address asks the new one and tells the old one', () => {
	const person = { betroffener: 'u', art: 'KONTAKT', daten: { email: 'neu@example.org' } } as const;
	const e = { ...EmailAenderungAngefordert({}, person), version: 3, meta: meta('u') };
	expect(reagiereAufUser(e, userAggregat.start('u'))).toEqual([
		{ art: 'mail', schluessel: 'EMAIL_AENDERUNG', empfaenger: { art: 'EMAIL_NEU', id: 'u' }, daten: { userID: 'u' } },
		{
			art: 'mail',
			schluessel: 'EMAIL_AENDERUNG_HINWEIS',
			empfaenger: { art: 'EMAIL_BISHER', id: 'u' },
			daten: { userID: 'u' },
		},
	]);
});

test('activation sends nothing', () => {
	const e = { ...UserFreigeschaltet({ von: 0, nach: 1000 }), version: 2, meta: meta(null) };
	expect(reagiereAufUser(e, userAggregat.start('u'))).toEqual([]);
});
