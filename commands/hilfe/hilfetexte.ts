import { type Kysely, sql, type Transaction } from 'kysely';
import {
	type Ebene,
	type Ebenentext,
	HILFE_UNBEKANNT,
	type HilfeAenderung,
	type Hilfetext,
	hilfetext,
	hilfeVerstoss,
} from '#domain/hilfe/hilfe.ts';
import { HILFE, type HilfeKey, istHilfeKey } from '#domain/hilfe/katalog.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';
import { tueRoh } from '#projections/roh.ts';

/** The help texts of these keys as the user reads them; left out: of all. An unknown key is refused. */
export async function liesHilfetexte(
	db: Kysely<DB>,
	akteur: Akteur,
	keys: readonly string[] = Object.keys(HILFE),
): Promise<Hilfetext[]> {
	const bekannt = keys.map(bekannter);
	const gespeichert = await db
		.selectFrom('hilfetext')
		.select(['key', 'ebene', 'content', 'version'])
		.where('key', 'in', bekannt)
		.where((eb) => eb.or([eb('ebene', '<', 3), eb('user_id', '=', akteur.userID)]))
		.execute();
	return bekannt.map((key) => hilfetext(akteur, key, gespeichert as Ebenentext[]));
}

function bekannter(key: string): HilfeKey {
	if (istHilfeKey(key)) return key;
	throw new Abgelehnt([HILFE_UNBEKANNT]);
}

/** Changes all of these levels or, if one is refused, none. */
export async function speichereHilfetexte(
	db: Kysely<DB>,
	akteur: Akteur,
	aenderungen: readonly HilfeAenderung[],
): Promise<void> {
	// In one order for all, so that two who change the same levels never wait for each other.
	const geordnet = aenderungen.toSorted((a, b) => (a.key + a.ebene < b.key + b.ebene ? -1 : 1));
	await db.transaction().execute(async (tx) => {
		for (const aenderung of geordnet) await speichere(tx, akteur, aenderung);
	});
}

async function speichere(tx: Transaction<DB>, akteur: Akteur, aenderung: HilfeAenderung): Promise<void> {
	const { key, ebene, content } = aenderung;
	const besitzer = ebene === 3 ? akteur.userID : null;
	await tueRoh(tx, sql`select pg_advisory_xact_lock(hashtextextended(${schloss(key, ebene, besitzer)}, 0))`);
	const bisher = await tx
		.selectFrom('hilfetext')
		.select(['id', 'content', 'version'])
		.where('key', '=', key)
		.where('ebene', '=', ebene)
		.where('user_id', 'is not distinct from', besitzer)
		.executeTakeFirst();
	const verstoss = hilfeVerstoss(akteur, aenderung, bisher ?? null);
	if (verstoss) throw new Abgelehnt([verstoss]);
	if (bisher?.content === content) return;
	const neu = {
		content,
		version: (bisher?.version ?? 0) + 1,
		geaendert_am: sql<string>`now()`,
		geaendert_von: akteur.userID ?? '',
		impersoniert_von: akteur.impersoniertVon,
	};
	await (bisher
		? tx.updateTable('hilfetext').set(neu).where('id', '=', bisher.id)
		: tx.insertInto('hilfetext').values({ key, ebene, user_id: besitzer, ...neu })
	).execute();
}

/** The first to write a level has no row yet that the second could wait for. */
const schloss = (key: string, ebene: Ebene, besitzer: string | null): string =>
	JSON.stringify(['hilfetext', key, ebene, besitzer]);
