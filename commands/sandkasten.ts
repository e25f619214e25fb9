import type { Pool, PoolClient } from 'pg';
import { istZusammenstoss, Versionskonflikt } from './event-store/fehler.ts';
import { kyselyAuf, leser } from './event-store/pool.ts';
import type { OutboxZeile, Umgebung } from './umgebung.ts';
import { mitClient } from './versuch.ts';

type Spiel<T> = (sandkasten: Umgebung, hinterlassen: readonly OutboxZeile[]) => Promise<T>;

/**
 * Commands really done, in one transaction that is taken back: `tue` reads what they leave as it would stand afterwards,
 * and nobody else sees any of it. It holds what it writes for as long as it takes. Where somebody really did something
 * meanwhile, it is done again on what there is now.
 */
export async function imSandkasten<T>(umgebung: Umgebung, tue: Spiel<T>): Promise<T> {
	for (let versuch = 1; ; versuch++) {
		try {
			return await spiele(umgebung, tue);
		} catch (fehler) {
			const istUeberholt = fehler instanceof Versionskonflikt || istZusammenstoss(fehler);
			if (!istUeberholt || versuch === VERSUCHE) throw fehler;
		}
	}
}

const VERSUCHE = 3;

function spiele<T>(umgebung: Umgebung, tue: Spiel<T>): Promise<T> {
	return mitClient(umgebung.pool, async (wirklicher) => {
		await wirklicher.query('begin');
		const client = ohneEnde(wirklicher);
		const pool = { query: client.query, connect: async () => client } as unknown as Pool;
		const db = kyselyAuf(client);
		const { outboxGefuellt: _, vorLoeschung: __, ...rest } = umgebung;
		const hinterlassen: OutboxZeile[] = [];
		const sandkasten = { ...rest, pool, db, ...leser(pool, db), sandkasten: { client, hinterlassen } };
		const ergebnis = await tue(sandkasten, hinterlassen);
		await wirklicher.query('rollback');
		return ergebnis;
	});
}

/** Transactions within the one: whoever thinks to end his own ends nothing. */
const INNERE: Readonly<Record<string, string>> = {
	begin: 'savepoint innere',
	start: 'savepoint innere',
	commit: 'release savepoint innere',
	rollback: 'rollback to savepoint innere',
};

/** The same connection to whoever asks for one: it stays, and so does its transaction. */
function ohneEnde(client: PoolClient): PoolClient {
	const query = (anweisung: string | { readonly text: string }, ...rest: unknown[]) => {
		const text = typeof anweisung === 'string' ? anweisung : anweisung.text;
		const [wort = ''] = text.trim().toLowerCase().split(/[\s;]/, 1);
		const innere = wort === 'rollback' && / to /i.test(text) ? undefined : INNERE[wort];
		return Reflect.apply(client.query, client, innere ? [innere] : [anweisung, ...rest]);
	};
	return new Proxy(client, {
		get(ziel, name) {
			if (name === 'query') return query;
			if (name === 'release') return () => {};
			const wert = Reflect.get(ziel, name);
			return typeof wert === 'function' ? wert.bind(ziel) : wert;
		},
	});
}
