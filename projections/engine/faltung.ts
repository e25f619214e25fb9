import type { Client } from 'pg';
import { type Aggregat, hebe } from '#domain/aggregat.ts';
import { ausZeile, EREIGNIS_SPALTEN, EREIGNIS_TABELLEN, type EreignisZeile } from './ereignis-zeile.ts';

interface Stand {
	readonly name: string;
	readonly id: string;
	readonly zustand: unknown;
}

const JE_ABRUF = 5_000;

/**
 * Folds every stream of an aggregate in the transaction `client` has open, in batches of finished states. Ordered by
 * (stream, version): four times faster than by global position, and only one unfinished state is in memory.
 */
export async function* falteAlle(client: Client, aggregat: Aggregat): AsyncGenerator<Stand[]> {
	await client.query(
		`declare faltung no scroll cursor for select e.stream, ${EREIGNIS_SPALTEN} from ${EREIGNIS_TABELLEN}
		where e.stream >= '${aggregat.name}-' and e.stream < '${aggregat.name}.' order by e.stream, e.version`,
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
