import { type Kysely, sql } from 'kysely';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';

/** Somebody as the provider knows him; nothing else of what it says stays the same for good. */
export interface Identitaet {
	readonly issuer: string;
	readonly subject: string;
}

/** Answer when the identity belongs to another account. */
export const IDENTITAET_VERGEBEN: Regelverstoss = {
	code: 'SSO_VERGEBEN',
	http: 409,
	text: 'Diese Anmeldung ist bereits mit einem anderen Konto verbunden.',
};

/**
 * The statement that links an identity to an account, in the transaction of what permits it: give it to
 * `sitzung.tabelle` together with `IDENTITAET_VERGEBEN`. An identity never changes hands.
 */
export function verbindeIdentitaet(db: Kysely<DB>, userID: string, { issuer, subject }: Identitaet) {
	return db
		.insertInto('sso_identitaet')
		.values({ issuer, subject, user_id: userID })
		.onConflict((oc) =>
			oc
				.columns(['issuer', 'subject'])
				.doUpdateSet({ verbunden_am: sql<string>`now()` })
				.where('sso_identitaet.user_id', '=', userID),
		);
}

/** The statement that takes an account's identities away, at its owner's wish or with the account. */
export const trenneIdentitaeten = (db: Kysely<DB>, userID: string) =>
	db.deleteFrom('sso_identitaet').where('user_id', '=', userID);
