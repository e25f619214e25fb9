/** What follows from a document specification for every file, as a run somebody sees: how far it is, and what came of it. */
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Befehl } from '#commands/befehl.ts';
import { mitTransaktion } from '#commands/mail/transaktion.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Abgleichbefund, abgleichbefunde } from '#domain/akte/dokument/abgleichbefund.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { anzahlMitDokumenten } from '#projections/queries/dokumente/dokumentbestand.ts';
import { frageText, tueRoh } from '#projections/roh.ts';

/** A run that goes on: for which specification, up to which file, how many that are. */
const LAUF = z.strictObject({
	id: z.string(),
	specID: z.string(),
	bis: z.string().nullable(),
	erledigt: z.int(),
});
export type Abgleichlauf = Readonly<z.infer<typeof LAUF>>;

/** Within the command that changes the specification: stands in the inbox of who did it before the job has begun. */
export async function bestelleAbgleich(sitzung: Sitzung, { akteur }: Befehl, specID: string): Promise<void> {
	const { db, ctx } = sitzung;
	const gesamt = await anzahlMitDokumenten(db);
	const lauf = sql`insert into dokumentabgleich (id, spec_id, user_id, begonnen_am, gesamt, erledigt)
		values (${ctx.neueID()}, ${specID}, ${akteur.userID}, ${ctx.jetzt}, ${gesamt}, 0)`;
	sitzung.tabelle({ compile: () => lauf.compile(db) });
}

const OFFENE = `select id, spec_id as "specID", bis, erledigt from dokumentabgleich where beendet_am is null order by begonnen_am, id`;

export const offeneLaeufe = ({ pool }: Umgebung): Promise<readonly Abgleichlauf[]> => frageText(pool, LAUF, OFFENE);

/** All that wait, for one round over the files; null: another worker is at one, and what came since waits for the next. */
export const uebernimmLaeufe = (pool: Pool, outboxID: string): Promise<readonly Abgleichlauf[] | null> =>
	mitTransaktion(pool, async (client) => {
		await client.query(`select pg_advisory_xact_lock(hashtextextended('dokumentabgleich', 0))`);
		const { rowCount: besetzt } = await client.query(
			`select from dokumentabgleich a join outbox o on o.id = a.outbox_id
			where a.beendet_am is null and o.id <> $1 and o.status = 'sending' and o.lease_bis > now() limit 1`,
			[outboxID],
		);
		if (besetzt) return null;
		const anweisung = `update dokumentabgleich set outbox_id = $1, uebernommen_am = coalesce(uebernommen_am, now())
			where beendet_am is null`;
		await client.query(anweisung, [outboxID]);
		return frageText(client, LAUF, OFFENE);
	});

/** Has a round over all files begun after this row of the outbox was written, and come to its end? */
export async function istSchonGeschehen(pool: Pool, outboxID: string): Promise<boolean> {
	const { rowCount } = await pool.query(
		`select from dokumentabgleich a join outbox o on o.id = $1
		where a.beendet_am is not null and a.uebernommen_am > o.erstellt_am limit 1`,
		[outboxID],
	);
	return (rowCount ?? 0) > 0;
}

const ids = (laeufe: readonly Abgleichlauf[]) => laeufe.map(({ id }) => id);

/** All files up to this one are done. */
export async function merkeStand(
	{ pool }: Umgebung,
	laeufe: readonly Abgleichlauf[],
	{ bis, erledigt }: { readonly bis: string; readonly erledigt: number },
): Promise<void> {
	// More may have applied since it was ordered.
	await pool.query(
		`update dokumentabgleich set bis = $2, erledigt = greatest(erledigt, $3), gesamt = greatest(gesamt, $3)
		where id = any($1)`,
		[ids(laeufe), bis, erledigt],
	);
}

/** `isGanz`: all files were tried; since it was ordered there may be fewer. */
export async function beendeLaeufe(
	{ pool, ctx }: Umgebung,
	laeufe: readonly Abgleichlauf[],
	isGanz: boolean,
): Promise<void> {
	await pool.query(
		`update dokumentabgleich set beendet_am = $2, gesamt = case when $3 then erledigt else gesamt end
		where id = any($1)`,
		[ids(laeufe), ctx().jetzt, isGanz],
	);
}

/** In the transaction that does it. */
export function vermerkeBefunde(
	sitzung: Sitzung,
	laeufe: readonly Abgleichlauf[],
	lage: Lage,
	ereignisse: readonly AkteEreignis[],
): void {
	for (const { id, specID } of laeufe)
		for (const befund of abgleichbefunde(lage, specID, ereignisse)) {
			const anweisung = vermerk(id, lage.akte.id, befund);
			sitzung.tabelle({ compile: () => anweisung.compile(sitzung.db) });
		}
}

/** What couldn't be done, by itself. */
export async function vermerkeGesperrt(
	{ db }: Umgebung,
	laeufe: readonly Abgleichlauf[],
	freiwilligerID: string,
	code: string,
): Promise<void> {
	for (const { id } of laeufe) await tueRoh(db, vermerk(id, freiwilligerID, code));
}

const vermerk = (id: string, freiwilligerID: string, ergebnis: Abgleichbefund | (string & {})) =>
	sql`insert into dokumentabgleich_zeile (dokumentabgleich_id, freiwilliger_id, ergebnis)
		values (${id}::uuid, ${freiwilligerID}::uuid, ${ergebnis}) on conflict do nothing`;
