import { type Kysely, sql } from 'kysely';
import { PORTALTEXTE, type Zeiten } from '#domain/text/portaltext.ts';
import { OHNE_RECHTSTEXTE, RECHTSTEXTE, type Rechtstexte } from '#domain/text/rechtstexte.ts';
import type { DB } from '#projections/db.ts';

export interface Portaltext extends Zeiten {
	readonly key: string;
	/** Where it stands; null: a key of the tenant's own. */
	readonly titel: string | null;
	readonly content: string;
	/** The words the portal comes with. */
	readonly isStandard: boolean;
	readonly version: number;
}

/** The tenant wrote something here. */
const GESCHRIEBEN = sql<boolean>`coalesce(content, '') ~ '\\S'`;
/** SHA-256 of the bytes, in hex. */
const TEXTHASH = sql<string>`encode(sha256(convert_to(content, 'UTF8')), 'hex')`;
/** A text as it stands now, as JSON (domain: Textfassung). */
const FASSUNG = sql`json_build_object('version', version, 'hash', ${TEXTHASH},
	'vom', to_char(geaendert_am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** Those the law asks for, by key; null: none of them. */
export const RECHTSTEXTLISTE = sql<Partial<Rechtstexte> | null>`(select json_object_agg(key, ${FASSUNG}) from portaltext
	where key = any(${sql.val(RECHTSTEXTE)}) and ${GESCHRIEBEN})`;

const SPALTEN = sql`key, content, to_char(von, 'YYYY-MM-DD') as von, to_char(bis, 'YYYY-MM-DD') as bis, version`;

interface Zeile extends Zeiten {
	readonly key: string;
	readonly content: string | null;
	readonly version: number;
}

/** Those of the portal first, then the tenant's own by key. */
export async function allePortaltexte(db: Kysely<DB>): Promise<Portaltext[]> {
	const { rows } = await sql<Zeile>`select ${SPALTEN} from portaltext order by key`.execute(db);
	const jeKey = new Map(rows.map((zeile) => [zeile.key, zeile]));
	const eigene = rows.filter(({ key, content }) => !(key in PORTALTEXTE) && content !== null).map(({ key }) => key);
	return [...Object.keys(PORTALTEXTE), ...eigene].map((key) => alsText(key, jeKey.get(key)));
}

/** null: neither the portal nor the tenant has a text of this key. */
export async function einPortaltext(db: Kysely<DB>, key: string): Promise<Portaltext | null> {
	const { rows } = await sql<Zeile>`select ${SPALTEN} from portaltext where key = ${key}`.execute(db);
	return key in PORTALTEXTE || typeof rows[0]?.content === 'string' ? alsText(key, rows[0]) : null;
}

function alsText(key: string, zeile: Zeile | undefined): Portaltext {
	const vorgabe = PORTALTEXTE[key];
	return {
		key,
		titel: vorgabe?.titel ?? null,
		content: zeile?.content ?? vorgabe?.content ?? '',
		isStandard: typeof zeile?.content !== 'string',
		von: zeile?.von ?? null,
		bis: zeile?.bis ?? null,
		version: zeile?.version ?? 0,
	};
}

/** Is there a privacy notice of which this volunteer hasn't said yet that he has read it, as it stands? */
export async function istDatenschutzOffen(db: Kysely<DB>, freiwilligerID: string): Promise<boolean> {
	const { rows } = await sql`
		select from portaltext where key = 'datenschutz' and ${GESCHRIEBEN} and not exists (
			select from datenschutzstand where freiwilliger_id = ${freiwilligerID} and texthash = ${TEXTHASH})`.execute(db);
	return rows.length > 0;
}

/** Which of the texts the law asks for the tenant has written. */
export async function rechtstexte(db: Kysely<DB>): Promise<Rechtstexte> {
	const { rows } = await sql<{ texte: Partial<Rechtstexte> | null }>`
		select ${RECHTSTEXTLISTE} as texte`.execute(db);
	return { ...OHNE_RECHTSTEXTE, ...rows[0]?.texte };
}
