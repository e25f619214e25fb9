import type { Kysely } from 'kysely';
import { akteAggregat } from '#domain/akte/akte.ts';
import { DOKUMENT, GUELTIG } from '#domain/status/dokument.ts';
import { BEWORBEN, FREIWILLIGER, MIT_DOKUMENTEN } from '#domain/status/freiwilliger.ts';
import type { DB } from '#projections/db.ts';
import { einStatus, streamname } from '../liste/ausdruck.ts';

/** Whom documents may be asked of: confirmed and not closed. A page of them by id, from behind `nach` on. */
export async function aktenMitDokumenten(
	db: Kysely<DB>,
	nach: string | null,
	hoechstens: number,
): Promise<readonly string[]> {
	const akten = await db
		.selectFrom('freiwilliger')
		.select('id')
		.where((eb) => einStatus(eb.ref('status'), FREIWILLIGER, MIT_DOKUMENTEN))
		.$if(nach !== null, (weitere) => weitere.where('id', '>', nach))
		.orderBy('id')
		.limit(hoechstens)
		.execute();
	return akten.map(({ id }) => id);
}

export async function anzahlMitDokumenten(db: Kysely<DB>): Promise<number> {
	const { anzahl } = await db
		.selectFrom('freiwilliger')
		.select(({ fn }) => fn.countAll<string>().as('anzahl'))
		.where((eb) => einStatus(eb.ref('status'), FREIWILLIGER, MIT_DOKUMENTEN))
		.executeTakeFirstOrThrow();
	return Number(anzahl);
}

/** Whoever has applied in a cycle and isn't agreed with: those documents are asked of next. With the file's version. */
export async function bewerbungenImZyklus(
	db: Kysely<DB>,
	zyklusID: string,
): Promise<readonly { readonly id: string; readonly version: number }[]> {
	return db
		.selectFrom('freiwilliger as f')
		.innerJoin('stream as s', (join) => join.on('s.name', '=', streamname(akteAggregat.name, 'f.id')))
		.select(['f.id', 's.version'])
		.where('f.zyklus_id', '=', zyklusID)
		.where((eb) => einStatus(eb.ref('f.status'), FREIWILLIGER, BEWORBEN))
		.orderBy('f.id')
		.execute();
}

/** Files with a document whose last valid day has passed. */
export async function aktenMitAbgelaufenem(db: Kysely<DB>, heute: string): Promise<readonly string[]> {
	const akten = await db
		.selectFrom('dokument')
		.distinct()
		.select('freiwilliger_id as id')
		.where('gueltig_bis', '<', heute)
		.where((eb) => einStatus(eb.ref('status'), DOKUMENT, GUELTIG))
		.orderBy('id')
		.execute();
	return akten.map(({ id }) => id);
}
