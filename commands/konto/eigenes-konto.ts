import { type Kysely, sql } from 'kysely';
import type { Handlung } from '#commands/auftrag.ts';
import { einzeln, tausche } from '#commands/dateien/tauschen.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { aendereEigenes, type EigeneAenderung } from '#domain/user/eigenes-konto.ts';
import { userAggregat } from '#domain/user/user.ts';
import type { DB } from '#migrations/db.ts';

export async function aendereKonto(umgebung: Umgebung, auftrag: Handlung, aenderung: EigeneAenderung): Promise<void> {
	const { userID } = auftrag.akteur;
	if (userID === null) return;
	await execute(umgebung, auftrag, async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		const alt = einzeln(user.unterschriftUploadID);
		sitzung.schreibe(userAggregat, userID, aendereEigenes(user, aenderung));
		const tausch = { alt, neu: einzeln(user.unterschriftUploadID), userID, feld: 'unterschriftUploadID' };
		await tausche(sitzung, tausch, { art: 'USER', id: userID }, UNTERSCHRIFT);
	});
}

/** Table: User. */
const UNTERSCHRIFT = { endungen: ['png'], maxMB: 1 } as const;

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
