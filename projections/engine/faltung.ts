import type { Client } from 'pg';
import { type Aggregat, hebe } from '#domain/aggregat.ts';
import { ausZeile, EREIGNIS_SPALTEN, EREIGNIS_TABELLEN, type EreignisZeile } from './ereignis-zeile.ts';

interface Stand {
	readonly name: string;
	readonly id: string;
	readonly zustand: unknown;
}

/** Stream names from `von` up to but not including `bis`. */
export interface Bereich {
	readonly von: string;
	readonly bis: string;
}

/** The streams of an aggregate in two halves, so that the server reads one while we fold the other. */
export async function halbiere(client: Client, aggregat: Aggregat): Promise<Bereich[]> {
	const [von, bis] = [`${aggregat.name}-`, `${aggregat.name}.`];
	const { rows } = await client.query<{ mitte: string }>(
		`select name as mitte from stream where name >= $1 and name < $2 order by name
		offset (select count(*) / 2 from stream where name >= $1 and name < $2) limit 1`,
		[von, bis],
	);
	const mitte = rows[0]?.mitte;
	if (mitte === undefined) return [];
	return [
		{ von, bis: mitte },
		{ von: mitte, bis },
	];
}

const JE_ABRUF = 5_000;

/**
 * Folds the streams of a range in the transaction `client` has open, in batches of finished states. Ordered by
 * (stream, version): four times faster than by global position, and only one unfinished state is in memory.
 */
export async function* falteBereich(
	client: Client,
	aggregat: Aggregat,
	{ von, bis }: Bereich,
): AsyncGenerator<Stand[]> {
	await client.query(
		`declare faltung no scroll cursor for select e.stream, ${EREIGNIS_SPALTEN} from ${EREIGNIS_TABELLEN}
		where e.stream >= ${client.escapeLiteral(von)} and e.stream < ${client.escapeLiteral(bis)}
		order by e.stream, e.version`,
	);
	const abruf = { text: `fetch ${JE_ABRUF} from faltung`, rowMode: 'array' as const };
	const rufeAb = () => client.query<[string, ...EreignisZeile]>(abruf);
	let laufend: Stand | null = null;
	let naechste = rufeAb();
	try {
		for (;;) {
			const { rows } = await naechste;
			if (!rows.length) break;
			naechste = rufeAb();
			const fertig: Stand[] = [];
			for (const [name, ...zeile] of rows) {
				const stand: Stand = laufend?.name === name ? laufend : beginne(aggregat, name);
				if (laufend && laufend !== stand) fertig.push(laufend);
				laufend = stand;
				aggregat.evolve(stand.zustand, hebe(aggregat, ausZeile(zeile)));
			}
			if (fertig.length) yield fertig;
		}
		if (laufend) yield [laufend];
		await client.query('close faltung');
	} finally {
		// When the caller gives up, the batch on its way is nobody's any more.
		await Promise.allSettled([naechste]);
	}
}

function beginne(aggregat: Aggregat, name: string): Stand {
	const id = name.slice(aggregat.name.length + 1);
	return { name, id, zustand: aggregat.start(id) };
}
