import type { Pool, PoolClient, QueryConfig } from 'pg';
import { z } from 'zod';
import { haengeAn } from '#domain/beliebig-viele.ts';
import { frageText } from '#projections/roh.ts';
import { schliesseAb } from './abschluss.ts';
import type { Befehl } from './befehl.ts';
import { loeschungenIn } from './event-store/loeschprotokoll.ts';
import { kyselyAuf, sende } from './event-store/pool.ts';
import { ausAntwort, leseAnweisung } from './event-store/read.ts';
import { nachNamen } from './event-store/stream.ts';
import { befehlAnweisung, befehlZeile, pruefeBefehl } from './idempotenz.ts';
import type { Leser, Mitschrift } from './mitschrift.ts';
import type { Sitzung } from './sitzung.ts';
import type { Sandkasten, Umgebung } from './umgebung.ts';

/** A command on its way; `beginne` opens the record of one attempt. */
export interface Versuch<T> {
	readonly umgebung: Umgebung;
	readonly befehl: Befehl;
	readonly decide: (sitzung: Sitzung) => Promise<T>;
	readonly beginne: (leser: Leser) => Mitschrift;
}

/** Decides without locks: no connection is held while deciding. */
export async function versucheFrei<T>(versuch: Versuch<T>): Promise<T> {
	const { umgebung, befehl, decide } = versuch;
	const mitschrift = versuch.beginne(poolLeser(umgebung, befehl));
	const ergebnis = await decide(mitschrift);
	return mitClient(umgebung.pool, (client) => schreibe(versuch, client, mitschrift, ergebnis, false));
}

/** Decides again inside the transaction, after locking the rows that the attempt before needed. */
export async function versucheGesperrt<T>(versuch: Versuch<T>, vorige: Mitschrift): Promise<T> {
	const { umgebung, befehl, decide } = versuch;
	return mitClient(umgebung.pool, async (client) => {
		const { idempotenz, akteur } = befehl;
		const nachschlagen = idempotenz ? [befehlAnweisung(akteur.userID, idempotenz)] : [];
		const antworten = await sende(client, [{ text: 'begin' }, sperrAnweisung(vorige), ...nachschlagen]);
		if (idempotenz) pruefeBefehl(antworten[2]?.rows ?? [], idempotenz);
		const mitschrift = versuch.beginne(clientLeser(client));
		const ergebnis = await decide(mitschrift);
		return schreibe(versuch, client, mitschrift, ergebnis, true);
	});
}

/** Decides on one picture of everything and writes nothing: the transaction couldn't. */
export async function probiereAus<T>({ pool }: Umgebung, decide: (leser: Leser) => Promise<T>): Promise<T> {
	return mitClient(pool, async (client) => {
		await client.query('begin isolation level repeatable read read only');
		const ergebnis = await decide(clientLeser(client));
		await client.query('rollback');
		return ergebnis;
	});
}

async function schreibe<T>(
	versuch: Versuch<T>,
	client: PoolClient,
	m: Mitschrift,
	ergebnis: T,
	offen: boolean,
): Promise<T> {
	const { umgebung, befehl } = versuch;
	const { akteur, idempotenz } = befehl;
	const loeschungen = [...m.stroeme.values()].flatMap((s) => loeschungenIn(s.name, m.meta.zeit, s.neu));
	if (loeschungen.length) await umgebung.vorLoeschung?.(loeschungen);
	const outboxZeilen = await schliesseAb(client, m, {
		epoche: umgebung.epoche.wert,
		befehl: idempotenz ? befehlZeile(akteur.userID, idempotenz, ergebnis) : null,
		reaktion: umgebung.reaktion,
		offen,
	});
	if (outboxZeilen.length) umgebung.outboxGefuellt?.(outboxZeilen);
	return ergebnis;
}

/** Decides and writes in a transaction that others end; what is left behind is noted there. */
export async function versucheImSandkasten<T>(
	{ umgebung, decide, beginne }: Versuch<T>,
	{ client, hinterlassen }: Sandkasten,
): Promise<T> {
	const mitschrift = beginne(clientLeser(client));
	const ergebnis = await decide(mitschrift);
	const { epoche, reaktion } = umgebung;
	const abschluss = { epoche: epoche.wert, befehl: null, reaktion, offen: true, ohneCommit: true } as const;
	haengeAn(hinterlassen, await schliesseAb(client, mitschrift, abschluss));
	return ergebnis;
}

/** Lends a connection and gives it back without an open transaction; a broken one is closed. */
export async function mitClient<T>(pool: Pool, arbeit: (client: PoolClient) => Promise<T>): Promise<T> {
	const client = await pool.connect();
	let defekt = false;
	try {
		return await arbeit(client);
	} catch (fehler) {
		if (client.getTransactionStatus() !== 'I')
			await client.query('rollback').catch(() => {
				defekt = true;
			});
		throw fehler;
	} finally {
		client.release(defekt);
	}
}

/** Each reading for itself; the first looks the key of the command up as well. */
export function poolLeser({ pool, db }: Umgebung, { akteur, idempotenz }: Befehl): Leser {
	let nachschlagen = idempotenz ?? null;
	return {
		db,
		async streams(namen) {
			if (!nachschlagen) return ausAntwort((await pool.query(leseAnweisung(namen))).rows);
			const key = nachschlagen;
			nachschlagen = null;
			const anweisungen = [befehlAnweisung(akteur.userID, key), leseAnweisung(namen)];
			const [befehle, stroeme] = await mitClient(pool, (client) => sende(client, anweisungen));
			pruefeBefehl(befehle?.rows ?? [], key);
			return ausAntwort(stroeme?.rows ?? []);
		},
		nummer: (schluessel, ab) => nummer(pool, schluessel, ab),
	};
}

function clientLeser(client: PoolClient): Leser {
	return {
		db: kyselyAuf(client),
		streams: async (namen) => ausAntwort((await client.query(leseAnweisung(namen))).rows),
		nummer: (schluessel, ab) => nummer(client, schluessel, ab),
	};
}

function sperrAnweisung({ stroeme }: Mitschrift): QueryConfig {
	const noetig = [...stroeme.values()].filter((s) => s.halten || s.neu.length).sort(nachNamen);
	const values = [noetig.map((s) => s.name), noetig.map((s) => s.neu.length > 0)];
	return { name: 'sperre', text: 'select sperre($1, $2)', values };
}

const NUMMER = z.strictObject({ nummer: z.string() });

async function nummer(verbindung: Pool | PoolClient, schluessel: string, ab: number): Promise<number> {
	const [vergeben] = await frageText(verbindung, NUMMER, {
		name: 'nummer',
		text: `insert into nummernkreis as n values ($1, $2::bigint + 1)
			on conflict (schluessel) do update set naechste = greatest(n.naechste, $2) + 1 returning naechste - 1 as nummer`,
		values: [schluessel, ab],
	});
	return Number(vergeben?.nummer);
}
