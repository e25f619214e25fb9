import { type InferResult, type Kysely, sql } from 'kysely';
import { PORTALTEXTE, type Zeiten } from '#domain/text/portaltexte.ts';
import { OHNE_RECHTSTEXTE, RECHTSTEXTE, type Rechtstexte } from '#domain/text/rechtstexte.ts';
import type { DB } from '#projections/db.ts';
import { alsZeit } from '../liste/ausdruck.ts';

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
	'vom', ${alsZeit('geaendert_am')})`;

/** Those the law asks for, by key; null: none of them. */
export const RECHTSTEXTLISTE = sql<Partial<Rechtstexte> | null>`(select json_object_agg(key, ${FASSUNG}) from portaltext
	where key = any(${sql.val(RECHTSTEXTE)}) and ${GESCHRIEBEN})`;

const gespeicherte = (db: Kysely<DB>) =>
	db.selectFrom('portaltext').select(['key', 'content', 'von', 'bis', 'version']);
type Zeile = InferResult<ReturnType<typeof gespeicherte>>[number];

/** Those of the portal first, then the tenant's own by key. */
export async function allePortaltexte(db: Kysely<DB>): Promise<Portaltext[]> {
	const zeilen = await gespeicherte(db).orderBy('key').execute();
	const jeKey = new Map(zeilen.map((zeile) => [zeile.key, zeile]));
	const eigene = zeilen.filter(({ key, content }) => !(key in PORTALTEXTE) && content !== null).map(({ key }) => key);
	return [...Object.keys(PORTALTEXTE), ...eigene].map((key) => alsText(key, jeKey.get(key)));
}

/** null: neither the portal nor the tenant has a text of this key. */
export async function einPortaltext(db: Kysely<DB>, key: string): Promise<Portaltext | null> {
	const zeile = await gespeicherte(db).where('key', '=', key).executeTakeFirst();
	return key in PORTALTEXTE || typeof zeile?.content === 'string' ? alsText(key, zeile) : null;
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
	const offen = await db
		.selectFrom('portaltext')
		.select('key')
		.where('key', '=', 'datenschutz')
		.where(GESCHRIEBEN)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb
						.selectFrom('datenschutzstand')
						.where('freiwilliger_id', '=', freiwilligerID)
						.where('texthash', '=', TEXTHASH),
				),
			),
		)
		.executeTakeFirst();
	return offen !== undefined;
}

/** Which of the texts the law asks for the tenant has written. */
export async function rechtstexte(db: Kysely<DB>): Promise<Rechtstexte> {
	const { texte } = await db.selectNoFrom(RECHTSTEXTLISTE.as('texte')).executeTakeFirstOrThrow();
	return { ...OHNE_RECHTSTEXTE, ...texte };
}
