import { randomUUID } from 'node:crypto';
import { weckruf } from '#commands/auftraege/weckruf.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { reaktion } from '#commands/reaktionen/reaktion.ts';
import { erzeugeUmgebung, type Umgebung } from '#commands/umgebung.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import type { Uhr } from './config.ts';

/** What commands of one tenant run in; whoever opens it ends its pool. */
export async function oeffneUmgebung(
	url: string,
	uhr: Uhr,
	melde: (fehler: unknown) => void,
	vorLoeschung?: Umgebung['vorLoeschung'],
): Promise<Umgebung> {
	const pool = oeffnePool(url);
	const ctx = () => ({ heute: uhr.heute(), jetzt: uhr.jetzt().toISOString(), neueID: randomUUID });
	const teile = { pool, ctx, projektionen: PROJEKTIONEN, reaktion, outboxGefuellt: weckruf(pool, melde), vorLoeschung };
	try {
		return await erzeugeUmgebung(teile);
	} catch (fehler) {
		await pool.end();
		throw fehler;
	}
}
