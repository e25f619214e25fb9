import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { ladeLage, schreibe } from '#commands/akte/lage.ts';
import { liesAkte } from '#commands/akte/lesen.ts';
import type { Handlung } from '#commands/befehl.ts';
import { einzeln, tausche } from '#commands/dateien/tauschen.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { bearbeiten } from '#domain/akte/entscheidungen/freiwilliger/bearbeiten.ts';
import { schreibbareFelder } from '#domain/akte/sicht/felder.ts';
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Akteur } from '#domain/rollen.ts';
import { aendereEigenes, type EigeneAenderung } from '#domain/user/eigenes-konto.ts';
import { userAggregat } from '#domain/user/user.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

export async function aendereKonto(umgebung: Umgebung, befehl: Handlung, aenderung: EigeneAenderung): Promise<void> {
	const { userID } = befehl.akteur;
	if (userID === null) return;
	await execute(umgebung, befehl, async (sitzung) => {
		const user = await sitzung.lies(userAggregat, userID);
		const alt = einzeln(user.unterschriftUploadID);
		const { vorname, nachname } = sitzung.schreibe(userAggregat, userID, aendereEigenes(user, aenderung));
		if (user.freiwilligerID) await benenneAkte(sitzung, userID, user.freiwilligerID, { vorname, nachname });
		const tausch = { alt, neu: einzeln(user.unterschriftUploadID), userID, feld: 'unterschriftUploadID' };
		await tausche(sitzung, tausch, { art: 'USER', id: userID }, UNTERSCHRIFT);
	});
}

/** A volunteer has one name: in his file it changes with that of his account, as long as it may there. */
async function benenneAkte(
	sitzung: Sitzung,
	userID: string,
	freiwilligerID: string,
	name: Personendaten,
): Promise<void> {
	const lage = await ladeLage(sitzung, freiwillig(userID, freiwilligerID), freiwilligerID);
	const { vorname, nachname } = lage.akte.person;
	if (vorname === name.vorname && nachname === name.nachname) return;
	schreibe(sitzung, freiwilligerID, bearbeiten(lage, { felder: name }));
}

/** From the agreement on the name stands in the contract: only the Traeger changes it. */
export async function istNameFest(
	umgebung: Umgebung,
	{ id, freiwilligerID }: { readonly id: string; readonly freiwilligerID: string | null },
): Promise<boolean> {
	if (freiwilligerID === null) return false;
	const { akte } = await liesAkte(umgebung, freiwilligerID);
	return !schreibbareFelder(freiwillig(id, freiwilligerID), akte, []).includes('nachname');
}

const freiwillig = (userID: string, freiwilligerID: string): Akteur => ({
	art: 'USER',
	userID,
	rollen: ['FREIWILLIGER'],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID,
	impersoniertVon: null,
});

/** Table: User. */
const UNTERSCHRIFT = { endungen: ['png'], maxMB: 1 } as const;

/** One login of a user, as he sees it. */
const EIGENE_SITZUNG = z.strictObject({
	/** Of the family of refresh tokens. */
	id: z.string(),
	seit: z.string(),
	/** The last renewal: as long as somebody works, some minutes ago at most. */
	zuletzt: z.string(),
});
export type EigeneSitzung = Readonly<z.infer<typeof EIGENE_SITZUNG>>;

/** The logins that still hold, the one used last first; without those of others in this user's view. */
export async function listeSitzungen(db: Kysely<DB>, userID: string): Promise<EigeneSitzung[]> {
	return frageRoh(
		db,
		EIGENE_SITZUNG,
		sql`
		select familie as id, min(erstellt_am) as seit, max(erstellt_am) as zuletzt
		from sitzung where user_id = ${userID} and impersoniert_von is null
		group by familie
		having bool_or(ersetzt_am is null and widerrufen_am is null and laeuft_ab_am > now())
		order by max(erstellt_am) desc, familie`,
	);
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
