import { randomUUID } from 'node:crypto';
import { weckruf } from '#commands/auftraege/weckruf.ts';
import { type Clamdort, clamd } from '#commands/dateien/virenpruefung.ts';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool, type Poolgroesse } from '#commands/event-store/pool.ts';
import { reaktion } from '#commands/reaktionen/reaktion.ts';
import { erzeugeUmgebung, type Umgebung } from '#commands/umgebung.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import type { Uhr } from './config.ts';

interface Optionen {
	readonly vorLoeschung?: Umgebung['vorLoeschung'];
	/** Where clamd listens; null: nobody looks into files. */
	readonly clamd?: Clamdort | null;
	readonly pool?: Poolgroesse;
}

/** Connections of a process to one tenant's database, by the number of its tenants. */
export const poolgroesse = (mandanten: number): Poolgroesse => (mandanten > 1 ? EINER_VON_VIELEN : {});

// Without a limit for connecting, a server that has vanished would hold up its callers for minutes.
const EINER_VON_VIELEN = { max: 4, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 };

/** What commands of one tenant run in; whoever opens it ends its pool. */
export async function oeffneUmgebung(
	url: string,
	uhr: Uhr,
	melde: (fehler: unknown) => void,
	{ vorLoeschung, clamd: ort = null, pool: groesse = {} }: Optionen = {},
): Promise<Umgebung> {
	const pool = oeffnePool(url, groesse);
	const ctx = () => ({ heute: uhr.heute(), jetzt: uhr.jetzt().toISOString(), neueID: randomUUID, fingerabdruck });
	const outboxGefuellt = weckruf(pool, melde);
	const viren = ort ? clamd(ort) : undefined;
	const teile = { pool, ctx, projektionen: PROJEKTIONEN, reaktion, outboxGefuellt, vorLoeschung, viren };
	try {
		return await erzeugeUmgebung(teile);
	} catch (fehler) {
		await pool.end();
		throw fehler;
	}
}
