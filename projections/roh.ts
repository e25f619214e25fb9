/** Statements the builder has no words for, with what is said of their rows. */
import type { Kysely, RawBuilder } from 'kysely';
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
	for (const pruefe of pruefungen) pruefe(form, rows);
	return rows as Zeile[];
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

/** A number of this catalogue. */
export const statusform = <N extends number>({ eintraege }: Statuskatalog<N>) =>
	z.custom<N>((nummer) => typeof nummer === 'number' && nummer in eintraege, 'kein Status dieses Katalogs');

/** What a projection keeps as the domain has it; its type is checked where it is written. */
export const wieGeschrieben = <T extends object>() =>
	z.custom<T>((wert) => typeof wert === 'object' && wert !== null, 'kein Objekt');
