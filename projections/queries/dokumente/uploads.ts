import type { Kysely } from 'kysely';
import type { Uploadstatus } from '#domain/status/upload.ts';
import type { Endung } from '#domain/upload/dateitypen.ts';
import { BESITZERARTEN, type Besitzer, istEntfernt, type Upload } from '#domain/upload/upload.ts';
import type { DB } from '#projections/db.ts';

/** What isn't to be removed, by its id or by what names it in addresses. */
export async function findeUpload(db: Kysely<DB>, nach: { id: string } | { gid: string }): Promise<Upload | null> {
	const [spalte, wert] = 'id' in nach ? (['id', nach.id] as const) : (['gid', nach.gid] as const);
	const zeile = await db.selectFrom('upload').selectAll().where(spalte, '=', wert).executeTakeFirst();
	if (!zeile) return null;
	const { id, gid, name, groesse, user_id: userID } = zeile;
	const [status, endung] = [zeile.status as Uploadstatus, zeile.endung as Endung];
	const upload = { id, gid, status, name, endung, groesse, userID, besitzer: besitzer(zeile) };
	return istEntfernt(upload) ? null : upload;
}

/** As its uploader called it, even when it is to be removed. */
export async function dateiname(db: Kysely<DB>, id: string): Promise<{ readonly name: string } | null> {
	return (await db.selectFrom('upload').select('name').where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What names each of these in addresses, and as its uploader called it. */
export async function dateien(
	db: Kysely<DB>,
	ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly gid: string; readonly name: string }>> {
	if (ids.length === 0) return new Map();
	const zeilen = await db.selectFrom('upload').select(['id', 'gid', 'name']).where('id', 'in', ids).execute();
	return new Map(zeilen.map(({ id, gid, name }) => [id, { gid, name }]));
}

/** Bytes of what can still be read of these. */
export async function groessen(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
	if (ids.length === 0) return new Map();
	const zeilen = await db.selectFrom('upload').select(['id', 'groesse', 'status']).where('id', 'in', ids).execute();
	const da = zeilen.filter(({ status }) => !istEntfernt({ status: status as Uploadstatus }));
	return new Map(da.map(({ id, groesse }) => [id, groesse]));
}

function besitzer({ besitzer_art, besitzer_id: id }: { besitzer_art: string | null; besitzer_id: string | null }) {
	const art = BESITZERARTEN.find((eine) => eine === besitzer_art);
	return art && id !== null ? ({ art, id } satisfies Besitzer) : null;
}
