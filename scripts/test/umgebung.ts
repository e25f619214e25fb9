import { randomUUID } from 'node:crypto';
import { fingerabdruck } from '#commands/event-store/hash.ts';
import { oeffnePool } from '#commands/event-store/pool.ts';
import { erzeugeUmgebung, type Umgebung, type UmgebungTeile } from '#commands/umgebung.ts';
import type { Ctx } from '#domain/kontext.ts';
import type { Projektion } from '#projections/engine/projection.ts';
import { stelleProjektionenSicher } from '#projections/engine/sicherstellen.ts';
import { kopieVon, type TestDatenbank } from './datenbank.ts';

export interface Testumgebung {
	readonly umgebung: Umgebung;
	readonly datenbank: TestDatenbank;
	stop(): Promise<void>;
}

/** Commands on a database of their own, with the tables of these projections. */
export async function testumgebung(
	projektionen: readonly Projektion[],
	teile: Partial<UmgebungTeile> = {},
): Promise<Testumgebung> {
	const tabellen = projektionen.map((p) => `${p.table} ${p.version}`).join();
	const datenbank = await kopieVon(tabellen, (ownerUrl) => stelleProjektionenSicher(ownerUrl, projektionen));
	const pool = oeffnePool(datenbank.appUrl);
	const umgebung = await erzeugeUmgebung({ pool, projektionen, ctx: uhr, ...teile });
	const stop = async () => {
		await pool.end();
		await datenbank.stop();
	};
	return { umgebung, datenbank, stop };
}

/** The real clock and random ids. */
function uhr(): Ctx {
	const jetzt = new Date().toISOString();
	return { jetzt, heute: jetzt.slice(0, 10), neueID: randomUUID, fingerabdruck };
}
