import { type Kysely, sql } from 'kysely';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Akteur } from '#domain/rollen.ts';
import { aendereName } from '#domain/user/entscheidungen.ts';
import type { Username } from '#domain/user/ereignisse.ts';
import { userAggregat } from '#domain/user/user.ts';
import type { DB } from '#migrations/db.ts';

/** Without one the account is entered by the links of mails alone. */
export async function hatKennwort(db: Kysely<DB>, userID: string): Promise<boolean> {
	const zeile = await db.selectFrom('kennwort').select('user_id').where('user_id', '=', userID).executeTakeFirst();
	return zeile !== undefined;
}

export async function benenneUm(umgebung: Umgebung, { userID, rollen, impersoniertVon }: Akteur, name: Username) {
	if (userID === null) return;
	await execute(umgebung, { akteur: { userID, rollen, impersoniertVon } }, async (sitzung) => {
		sitzung.schreibe(userAggregat, userID, aendereName(await sitzung.lies(userAggregat, userID), name));
	});
}

/** One login of a user, as he sees it. */
export interface EigeneSitzung {
	/** Of the family of refresh tokens. */
	readonly id: string;
	readonly seit: string;
	/** The last renewal: as long as somebody works, some minutes ago at most. */
	readonly zuletzt: string;
}

/** The logins that still hold, the one used last first; without those of others in this user's view. */
export async function listeSitzungen(db: Kysely<DB>, userID: string): Promise<EigeneSitzung[]> {
	const { rows } = await sql<EigeneSitzung>`
		select familie as id, min(erstellt_am) as seit, max(erstellt_am) as zuletzt
		from sitzung where user_id = ${userID} and impersoniert_von is null
		group by familie
		having bool_or(ersetzt_am is null and widerrufen_am is null and laeuft_ab_am > now())
		order by max(erstellt_am) desc, familie`.execute(db);
	return rows;
}

/** Ends one of the user's logins; false: he has none of this id. */
export async function beendeEigene(db: Kysely<DB>, userID: string, familie: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('sitzung')
		.set({ widerrufen_am: sql<string>`now()` })
		.where('user_id', '=', userID)
		.where('familie', '=', familie)
		.where('impersoniert_von', 'is', null)
		.where('widerrufen_am', 'is', null)
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}
