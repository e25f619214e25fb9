import { type Aggregat, hebe } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Projektion, Zeile } from './projection.ts';
import { berichtigungSql, loeschSql } from './schreiben.ts';
import { nachSchluessel } from './unterschied.ts';

/** A stream with everything that happened in it. */
export interface Verlauf {
	readonly id: string;
	readonly ereignisse: readonly Aufgezeichnet[];
}

interface Anweisungen {
	query(text: string, values: unknown[]): Promise<{ rowCount: number | null }>;
}

/**
 * Makes a table show what follows from these streams, and says how many rows didn't. The caller keeps their streams
 * from changing meanwhile.
 */
export async function berichtige(
	verbindung: Anweisungen,
	projektion: Projektion,
	verlaeufe: readonly Verlauf[],
): Promise<number> {
	const zeilen = verlaeufe.map((verlauf) => zeilenDurch(projektion, verlauf));
	const weg = await verbindung.query(loeschSql(projektion, projektion.table), [
		JSON.stringify(zeilen.flatMap((z) => z.ueberholt)),
	]);
	const neu = await verbindung.query(berichtigungSql(projektion), [JSON.stringify(zeilen.flatMap((z) => z.heute))]);
	return (weg.rowCount ?? 0) + (neu.rowCount ?? 0);
}

/** Its rows now, and those it had at some time under keys it no longer has. */
function zeilenDurch(projektion: Projektion, { id, ereignisse }: Verlauf) {
	const aggregat: Aggregat = projektion.of;
	const zustand = aggregat.start(id);
	const jemals = new Map<string, Zeile>();
	let heute: ReadonlyMap<string, Zeile> = new Map();
	for (const ereignis of ereignisse) {
		aggregat.evolve(zustand, hebe(aggregat, ereignis));
		heute = nachSchluessel(projektion, projektion.rows(zustand));
		for (const [schluessel, zeile] of heute) jemals.set(schluessel, zeile);
	}
	for (const schluessel of heute.keys()) jemals.delete(schluessel);
	return { heute: [...heute.values()], ueberholt: [...jemals.values()] };
}
