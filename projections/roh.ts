/** Statements the builder has no words for, with what is said of their rows. */
import type { Kysely, RawBuilder } from 'kysely';
import type { ClientBase, Pool, QueryConfig } from 'pg';
import { z } from 'zod';
import type { Statuskatalog } from '#domain/status/katalog.ts';
import type { DB } from './db.ts';

type Zeilenpruefung = (form: z.ZodType, zeilen: readonly unknown[]) => void;

const pruefungen = new Set<Zeilenpruefung>();

/** From now on rows of raw statements are held against their form. Tests do so; the portal takes them as they are. */
export function pruefeZeilen(pruefung: Zeilenpruefung): void {
	pruefungen.add(pruefung);
}

/** The rows of a statement written in SQL, typed by their form. */
export async function frageRoh<Zeile>(
	db: Kysely<DB>,
	form: z.ZodType<Zeile>,
	abfrage: RawBuilder<unknown>,
): Promise<Zeile[]> {
	const { rows } = await abfrage.execute(db);
	return geprueft(form, rows);
}

/** Of a statement that answers with one row at most. */
export async function frageRohEine<Zeile>(
	db: Kysely<DB>,
	form: z.ZodType<Zeile>,
	abfrage: RawBuilder<unknown>,
): Promise<Zeile | null> {
	const [zeile] = await frageRoh(db, form, abfrage);
	return zeile ?? null;
}

/** A statement written in SQL that nobody reads rows of. Returns how many it wrote. */
export async function tueRoh(db: Kysely<DB>, anweisung: RawBuilder<unknown>): Promise<number> {
	const { numAffectedRows = 0n } = await anweisung.execute(db);
	return Number(numAffectedRows);
}

/** The rows of a statement that goes to the driver as text, typed by their form. */
export async function frageText<Zeile>(
	verbindung: Pool | ClientBase,
	form: z.ZodType<Zeile>,
	abfrage: string | QueryConfig,
	werte?: unknown[],
): Promise<Zeile[]> {
	const { rows } = await verbindung.query(abfrage, werte);
	return geprueft(form, rows);
}

function geprueft<Zeile>(form: z.ZodType<Zeile>, zeilen: readonly unknown[]): Zeile[] {
	for (const pruefe of pruefungen) pruefe(form, zeilen);
	return zeilen as Zeile[];
}

/** A number of this catalogue. */
export const statusform = <N extends number>({ eintraege }: Statuskatalog<N>) =>
	z.custom<N>((nummer) => typeof nummer === 'number' && nummer in eintraege, 'kein Status dieses Katalogs');

/** What a projection keeps as the domain has it; its type is checked where it is written. */
export const wieGeschrieben = <T extends object>() =>
	z.custom<T>((wert) => typeof wert === 'object' && wert !== null, 'kein Objekt');
