import { type Kysely, sql } from 'kysely';
import { PORTALTEXTE } from '#domain/text/portaltext.ts';

export interface Portaltext {
	readonly key: string;
	/** Where it stands; null: a key of the tenant's own. */
	readonly titel: string | null;
	readonly content: string;
	/** The words the portal comes with. */
	readonly isStandard: boolean;
	readonly version: number;
}

interface Zeile {
	readonly key: string;
	readonly content: string | null;
	readonly version: number;
}

/** Those of the portal first, then the tenant's own by key. */
export async function allePortaltexte<DB>(db: Kysely<DB>): Promise<Portaltext[]> {
	const { rows } = await sql<Zeile>`select key, content, version from portaltext order by key`.execute(db);
	const jeKey = new Map(rows.map((zeile) => [zeile.key, zeile]));
	const eigene = rows.filter(({ key, content }) => !(key in PORTALTEXTE) && content !== null).map(({ key }) => key);
	return [...Object.keys(PORTALTEXTE), ...eigene].map((key) => alsText(key, jeKey.get(key)));
}

/** null: neither the portal nor the tenant has a text of this key. */
export async function einPortaltext<DB>(db: Kysely<DB>, key: string): Promise<Portaltext | null> {
	const { rows } = await sql<Zeile>`select key, content, version from portaltext where key = ${key}`.execute(db);
	return key in PORTALTEXTE || typeof rows[0]?.content === 'string' ? alsText(key, rows[0]) : null;
}

function alsText(key: string, zeile: Zeile | undefined): Portaltext {
	const vorgabe = PORTALTEXTE[key];
	return {
		key,
		titel: vorgabe?.titel ?? null,
		content: zeile?.content ?? vorgabe?.content ?? '',
		isStandard: typeof zeile?.content !== 'string',
		version: zeile?.version ?? 0,
	};
}
