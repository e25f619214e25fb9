import type { OutboxZeile } from '#commands/umgebung.ts';
import type { Aufgezeichnet, EreignisVon } from '#domain/ereignis.ts';
import { USER } from '#domain/status/user.ts';
import type { UserAngelegt, UserEreignis } from '#domain/user/ereignisse.ts';
import type { User } from '#domain/user/user.ts';
import { mailzeile } from './mailzeile.ts';

export function reagiereAufUser(e: Aufgezeichnet<UserEreignis>, user: User): readonly OutboxZeile[] {
	if (e.type === 'EmailAenderungAngefordert') return emailAenderung(user.id);
	return e.type === 'UserAngelegt' ? neuesKonto(e, user) : [];
}

/** The new address is proven by its own mail, and the old one learns of it. */
const emailAenderung = (userID: string): readonly OutboxZeile[] => [
	mailzeile('EMAIL_AENDERUNG', { art: 'EMAIL_NEU', id: userID }, { userID }),
	mailzeile('EMAIL_AENDERUNG_HINWEIS', { art: 'EMAIL_BISHER', id: userID }, { userID }),
];

/**
 * A new account asks for the confirmation of its address. One that came with a self-registration doesn't: there the
 * volunteer is asked (OPTIN_FREIWILLIGER).
 */
function neuesKonto({ facts, meta }: Aufgezeichnet<EreignisVon<typeof UserAngelegt>>, { id, status }: User) {
	// Who accepts an invitation has proven the address by it: the account opens with the same append.
	const selbstRegistriert = facts.freiwilligerID !== null && meta.userID === null;
	return status !== USER.nr.OptIn || selbstRegistriert
		? []
		: [mailzeile('USER_OPTIN', { art: 'USER', id }, { userID: id })];
}
