import type { z } from 'zod';
import { alsVerstoesse } from '#domain/felder/pruefung.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';

/** The checked values, or all violated field rules at once; the schema's messages are the German texts. */
export function pruefeFelder<T>(schema: z.ZodType<T>, werte: unknown): T {
	const ergebnis = schema.safeParse(werte);
	if (ergebnis.success) return ergebnis.data;
	throw new Abgelehnt(alsVerstoesse(ergebnis.error));
}
