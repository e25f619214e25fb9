import { z } from 'zod';
import type { Feldart, Feldwerte, Liste, Spalte, Zeileninhalt } from '#domain/liste/liste.ts';
import { id, tag, zeit } from '../werte.ts';
import { dokumentampel } from './wunsch.ts';

const FELD: { readonly [A in Feldart]: z.ZodType<Feldwerte[A]> } = {
	id,
	verweis: id.nullable(),
	text: z.string().nullable(),
	wort: z.string(),
	zahl: z.int().nullable(),
	tage: z.number().nullable(),
	alter: z.int().nullable(),
	tag: tag.nullable(),
	zeit: zeit.nullable(),
	zeitpunkt: zeit,
	janein: z.boolean(),
	texte: z.array(z.string()).readonly(),
	ampel: dokumentampel.nullable(),
};

type Zeilenform<L extends Liste> = z.ZodObject<{ [F in keyof Zeileninhalt<L>]: z.ZodType<Zeileninhalt<L>[F]> }>;

/** A row of a declared list on the wire. */
export function zeilenform<const L extends Liste>({ spalten, dazu }: L): Zeilenform<L> {
	const eigene = Object.entries(spalten).flatMap(([name, spalte]) => spaltenform(name, spalte));
	const uebrige = Object.entries(dazu).map(([name, art]) => [name, FELD[art]]);
	return z.object(Object.fromEntries([...uebrige, ...eigene])) as unknown as Zeilenform<L>;
}

function spaltenform(name: string, spalte: Spalte): [string, z.ZodType][] {
	if (spalte.art === 'eigen') return [];
	if (spalte.art === 'person')
		return [
			['vorname', FELD.text],
			['nachname', FELD.text],
		];
	if (spalte.art === 'ort')
		return [
			['plz', FELD.text],
			['ort', FELD.text],
		];
	const form = wertform(spalte);
	return [[spalte.feld ?? name, spalte.immer && form instanceof z.ZodNullable ? (form.unwrap() as z.ZodType) : form]];
}

function wertform(spalte: Exclude<Spalte, { art: 'eigen' | 'person' | 'ort' }>): z.ZodType {
	switch (spalte.art) {
		case 'status':
			return z.literal(Object.keys(spalte.katalog.eintraege).map(Number));
		case 'wahl':
			return z.enum(Object.keys(spalte.worte)).nullable();
		case 'betreuer':
			return FELD.text;
		default:
			return FELD[spalte.art];
	}
}
