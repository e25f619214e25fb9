import type { Client } from 'pg';
import type { Projektion } from './projection.ts';
import { alsEinziger, baueUm, type Umbaubericht } from './rebuild.ts';

/** At start: creates missing tables, rebuilds those of another version, drops those no longer listed. Null: all fits. */
export async function stelleProjektionenSicher(
	ownerUrl: string,
	projektionen: readonly Projektion[],
): Promise<Umbaubericht | null> {
	return alsEinziger(ownerUrl, async (leitung) => {
		const dort = await vorhandene(leitung);
		const veraltet = projektionen.filter((p) => dort.get(p.table) !== p.version);
		const ueberzaehlig = [...dort.keys()].filter((name) => !projektionen.some((p) => p.table === name));
		return veraltet.length || ueberzaehlig.length ? baueUm(ownerUrl, leitung, veraltet, ueberzaehlig) : null;
	});
}

async function vorhandene(leitung: Client): Promise<Map<string, number>> {
	const { rows } = await leitung.query<{ name: string; version: number }>('select name, version from projektion');
	return new Map(rows.map((r) => [r.name, r.version]));
}
