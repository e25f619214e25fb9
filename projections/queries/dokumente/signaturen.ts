import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { UNTERSCHRIFTEN } from '#domain/liste/unterschriften.ts';
import { hatRolle } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { GEEINIGT, WUNSCH } from '#domain/status/wunsch.ts';
import type { DB } from '#projections/db.ts';
import { alsText, einStatus, JETZT } from '../liste/ausdruck.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import { type Blick, wuenscheFuer } from '../liste/sicht.ts';

/** A signature somebody waits for; names null where the person has been erased; no signer: whoever may sign for the party. */
export type Signaturzeile = Zeileninhalt<typeof UNTERSCHRIFTEN>;

/** What a volunteer is asked for himself, a site what concerns documents it signs and reads, the Traeger everything. */
function sicht(blick: Blick): Expression<SqlBool>[] {
	const { akteur } = blick;
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return [];
	if (hatRolle(akteur, 'MA_VEREIN'))
		return [
			sql<SqlBool>`t.einsatzort_id = any(${sql.val(akteur.einsatzortIDs)}::uuid[])`,
			sql<SqlBool>`t.parteien ? 'EINSATZSTELLE'`,
			sql<SqlBool>`not t.gesundheit`,
			sql<SqlBool>`t.freiwilliger_id in (${abEinigung(blick)})`,
		];
	return [sql<SqlBool>`t.freiwilliger_id = ${akteur.freiwilligerID}`, sql<SqlBool>`t.partei = 'FREIWILLIGER'`];
}

/** Whose documents a site reads: of those it sees, the ones bound to a place (tables: Row-level visibility). */
const abEinigung = (blick: Blick) => sql`
	select t.freiwilliger_id from ${wuenscheFuer(blick)} where ${einStatus(sql`t.status`, WUNSCH, GEEINIGT)}`;

export const signaturenplan = (blick: Blick): Listenplan =>
	listenplan(
		UNTERSCHRIFTEN,
		{
			sitzungID: sql`t.id`,
			dokumentID: sql`t.dokument_id`,
			freiwilligerID: sql`t.freiwilliger_id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			dokument: sql`t.dokument`,
			partei: sql`t.partei`,
			unterzeichner: sql`t.unterzeichner`,
			isGeoeffnet: sql`(t.status = 'STARTED')`,
			angefordertAm: sql`t.angefordert_am`,
			dranSeit: sql`t.dran_seit`,
			gueltigBis: sql`t.gueltig_bis`,
		},
		{
			von: sql`(
				select s.*, d.bezeichnung as dokument, d.referenz -> 'signaturparteien' as parteien,
					coalesce((d.referenz ->> 'isGesundheit')::boolean, false) as gesundheit
				from signatur s join dokumentspec d on d.id = s.spec_id where s.offen
			) t`,
			dazu: sql``,
			sicht: sicht(blick),
			suche: sql`t.suche`,
			ohneZyklus: true,
			zuletzt: sql`t.id`,
		},
	);

export const offeneSignaturen = (leser: Leser, blick: Blick, anfrage: Anfrage): Promise<Seite<Signaturzeile>> =>
	seite<Signaturzeile>(leser, signaturenplan(blick), anfrage);

/** In whose file a session stands, whatever has become of it; null: in none. */
export async function akteDerSitzung(db: Kysely<DB>, sitzungID: string): Promise<string | null> {
	const sitzung = await db
		.selectFrom('signatur')
		.select('freiwilliger_id as akteID')
		.where('id', '=', sitzungID)
		.executeTakeFirst();
	return sitzung?.akteID ?? null;
}

/** Files in which a request may have run out, or somebody who is asked has come of age. */
export async function aktenMitOffenenSignaturen(db: Kysely<DB>): Promise<string[]> {
	const akten = await db
		.selectFrom('signatur')
		.select('freiwilliger_id as id')
		.where('offen', '=', true)
		.union(
			db.selectFrom('dokument').select('freiwilliger_id as id').where('status', '=', DOKUMENT.nr.UnterschriftenSammeln),
		)
		.orderBy('id')
		.execute();
	return akten.map(({ id }) => id);
}

/** Documents that wait for their seal without the job being under way. */
export async function wartenAufSiegel(
	db: Kysely<DB>,
	auftrag: string,
): Promise<readonly { readonly freiwilligerID: string; readonly dokumentID: string }[]> {
	return db
		.selectFrom('dokument as d')
		.select(['d.freiwilliger_id as freiwilligerID', 'd.id as dokumentID'])
		.where('d.siegel_wartet_seit', 'is not', null)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb
						.selectFrom('outbox as o')
						.where('o.schluessel', '=', auftrag)
						.where(sql`o.daten ->> 'dokumentID'`, '=', alsText('d.id'))
						.where((wo) =>
							wo.or([
								wo('o.status', '=', 'sending'),
								wo.and([wo('o.status', '=', 'queued'), wo('o.faellig_ab', '<=', JETZT)]),
							]),
						),
				),
			),
		)
		.execute();
}
