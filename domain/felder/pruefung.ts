/** Schemas of whole forms: every violation at once, in German, those between fields included. */
import { z } from 'zod';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { meldungscode } from './meldungen.ts';
import { falscherTyp } from './text.ts';

/** An object that refuses fields it doesn't know. */
export function objekt<const F extends z.core.$ZodLooseShape>(felder: F) {
	return z.strictObject(felder, {
		error: (issue) =>
			issue.code === 'unrecognized_keys' ? meldungUnbekannt(issue.keys.join(', ')) : falscherTyp(issue),
	});
}

const meldungUnbekannt = (felder: string): string => `Unbekanntes Feld: ${felder}`;

export function unbekannt(feld: string): Geprueft<never> {
	return { werte: null, verstoesse: [{ code: 'FELD', http: 422, feld, text: meldungUnbekannt(feld) }] };
}

/** A violation that several fields cause together. */
export interface Querverstoss {
	readonly feld: string | readonly (string | number)[];
	readonly text: string;
}

/** Rules between fields. They see values that may be invalid by themselves, and what is said of those stays alone. */
export type Querregel = (daten: Readonly<Record<string, unknown>>) => readonly Querverstoss[];

/** Adds rules between fields; unlike a plain refinement they also run while single fields are wrong. */
export function mitQuerregeln<S extends z.ZodObject>(schema: S, regeln: Querregel): S {
	return schema.superRefine(
		(daten, ctx) => {
			const falsch = new Set(ctx.issues.map((issue) => issue.path?.join('.')));
			for (const { feld, text } of regeln(daten)) {
				const path = typeof feld === 'string' ? [feld] : [...feld];
				if (!falsch.has(path.join('.'))) ctx.addIssue({ code: 'custom', path, message: text });
			}
		},
		{ when: ({ value }) => typeof value === 'object' && value !== null },
	);
}

/** What was entered, in the form that is kept; nothing while there are violations. */
export interface Geprueft<T> {
	readonly werte: T | null;
	readonly verstoesse: readonly Regelverstoss[];
}

/** Checks one value; `feld` names it where it is part of a form. */
export function pruefe<T>(schema: z.ZodType<T>, eingabe: unknown, feld?: string): Geprueft<T> {
	const ergebnis = schema.safeParse(eingabe);
	if (ergebnis.success) return { werte: ergebnis.data, verstoesse: [] };
	return { werte: null, verstoesse: alsVerstoesse(ergebnis.error, feld) };
}

/** The issues of a schema as violations of their fields; `wuensche.0.einsatzortID` names a part. */
export function alsVerstoesse(fehler: z.ZodError, feld?: string): Regelverstoss[] {
	return fehler.issues.map(({ path, message }) => {
		const teile = feld === undefined ? path : [feld, ...path];
		const ort = teile.length > 0 ? { feld: teile.join('.') } : {};
		return { code: meldungscode(message), http: 422, text: message, ...ort };
	});
}
