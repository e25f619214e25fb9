import type { Kysely } from 'kysely';
import { LINK_UNGUELTIG } from '#commands/zugang/einmal-token.ts';
import { IDENTITAET_VERGEBEN, trenneIdentitaeten, verbindeIdentitaet } from '#commands/zugang/identitaet.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { loeseEin, type Vorlage } from './nachweis.ts';

/** Links the account of who is signed in to who he has proven to be at the provider. */
export async function verbindeKonto(db: Kysely<DB>, userID: string, vorlage: Vorlage): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const nachweis = await loeseEin(tx, vorlage, userID);
		if (!nachweis) throw new Abgelehnt([LINK_UNGUELTIG]);
		const { numInsertedOrUpdatedRows } = await verbindeIdentitaet(tx, userID, nachweis).executeTakeFirstOrThrow();
		if (numInsertedOrUpdatedRows === 0n) throw new Abgelehnt([IDENTITAET_VERGEBEN]);
	});
}

/** Since when the account is linked; null: it isn't. */
export async function verbundenSeit(db: Kysely<DB>, userID: string): Promise<string | null> {
	const zeile = await db
		.selectFrom('sso_identitaet as i')
		.innerJoin('sso_konfiguration as k', 'k.issuer', 'i.issuer')
		.select('i.verbunden_am')
		.where('i.user_id', '=', userID)
		.orderBy('i.verbunden_am', 'desc')
		.executeTakeFirst();
	return zeile?.verbunden_am ?? null;
}

/** false: it wasn't linked. */
export async function trenneKonto(db: Kysely<DB>, userID: string): Promise<boolean> {
	const { numDeletedRows } = await trenneIdentitaeten(db, userID).executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}
