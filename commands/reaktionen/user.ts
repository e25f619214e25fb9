import type { OutboxZeile } from '#commands/umgebung.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { UserEreignis } from '#domain/user/ereignisse.ts';
import type { User } from '#domain/user/user.ts';
import { mailzeile } from './mailzeile.ts';

/**
 * A new account asks for the confirmation of its address. One that came with a self-registration doesn't: there the
 * volunteer is asked (OPTIN_FREIWILLIGER).
 */
export function reagiereAufUser(e: Aufgezeichnet<UserEreignis>, user: User): readonly OutboxZeile[] {
	// Who accepts an invitation has proven the address by it: the account opens with the same append.
	if (e.type !== 'UserAngelegt' || user.status !== 0) return [];
	const selbstRegistriert = e.facts.freiwilligerID !== null && e.meta.userID === null;
	return selbstRegistriert ? [] : [mailzeile('USER_OPTIN', { art: 'USER', id: user.id }, { userID: user.id })];
}
