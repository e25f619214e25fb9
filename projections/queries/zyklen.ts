import { type Kysely, sql } from 'kysely';
import type { Dienstart, Zyklus, ZyklusDienstart } from '#domain/referenz.ts';

export interface Zykluszeile extends Omit<Zyklus, 'dienstarten'> {
	readonly bewerbungVon: string | null;
	readonly bewerbungBis: string | null;
	readonly dienstarten: readonly (readonly [string, ZyklusDienstart])[];
}

/** All cycles, the latest start first. */
export async function alleZyklen<DB>(db: Kysely<DB>): Promise<Zykluszeile[]> {
	const { rows } = await sql<{ referenz: Zykluszeile; von: string | null; bis: string | null }>`
		select referenz, bewerbung_von as von, bewerbung_bis as bis from zyklus order by start desc, id`.execute(db);
	return rows.map(({ referenz, von, bis }) => ({ ...referenz, bewerbungVon: von, bewerbungBis: bis }));
}

export async function alleDienstarten<DB>(db: Kysely<DB>): Promise<Dienstart[]> {
	const { rows } = await sql<{ referenz: Dienstart }>`
		select referenz from dienstart order by sortierung, bezeichnung`.execute(db);
	return rows.map((r) => r.referenz);
}

export interface Landzeile {
	readonly id: string;
	readonly bezeichnung: string;
	readonly isEU: boolean;
	readonly isAktiv: boolean;
}

export async function alleLaender<DB>(db: Kysely<DB>): Promise<Landzeile[]> {
	const { rows } = await sql<Landzeile>`
		select id, bezeichnung, is_eu as "isEU", is_aktiv as "isAktiv" from land order by sortierung, bezeichnung`.execute(
		db,
	);
	return rows;
}
