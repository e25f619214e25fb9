import type { Kysely } from 'kysely';
import { mailzeile } from '#commands/reaktionen/mailzeile.ts';
import type { OutboxZeile } from '#commands/umgebung.ts';
import { USER } from '#domain/status/user.ts';
import type { DB } from '#projections/db.ts';
import { type Konto, kontoZurEmail } from '#projections/queries/zugang/akteur.ts';

/** Whether a link may sign this account in. */
export const darfPerLink = ({ isAktiv, isGesperrt, status }: Konto): boolean =>
	isAktiv || (status === USER.nr.OptIn && !isGesperrt);

/**
 * Tells the owner of an address that somebody named it as his own; whoever named it never learns of the account. null:
 * there is none to sign in to.
 */
export async function kontoBestehtMail(db: Kysely<DB>, email: string): Promise<OutboxZeile | null> {
	const konto = await kontoZurEmail(db, email);
	return konto && darfPerLink(konto)
		? mailzeile('KONTO_BESTEHT', { art: 'USER', id: konto.id }, { userID: konto.id })
		: null;
}
