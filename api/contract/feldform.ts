import { z } from 'zod';
import type { Feldangaben, Feldart, Feldwert } from '#domain/felder/feld.ts';
import { id, tag } from './werte.ts';

type Angaben = Feldart & Pick<Feldangaben, 'immer'>;

/** A field of a catalogue on the wire: euros, hours and days as numbers. */
type Feldform<A> = z.ZodType<Feldwert<A>>;

function feldform(feld: Angaben): z.ZodType {
	switch (feld.art) {
		case 'auswahl':
			return z.enum(Object.keys(feld.werte));
		case 'tag':
			return tag;
		case 'janein':
		case 'schalter':
			return z.boolean();
		case 'zahl':
		case 'euro':
		case 'stunden':
		case 'halbeTage':
			return z.number();
		case 'anzahl':
			return z.int();
		case 'listen':
			return z.array(z.string());
		case 'ort':
			return id;
		default:
			return z.string();
	}
}

type Katalog = Readonly<Record<string, Angaben>>;

/** Fields somebody may not read, or that were never given, are absent. */
export const lesbareForm = <const K extends Katalog>(katalog: K) =>
	Object.fromEntries(
		Object.entries(katalog).map(([name, feld]) => [name, feldform(feld).nullable().optional()]),
	) as unknown as { readonly [F in keyof K]: z.ZodOptional<z.ZodNullable<Feldform<K[F]>>> };

/** All of them, empty ones as null. */
export const feldformen = <const K extends Katalog>(katalog: K) =>
	Object.fromEntries(
		Object.entries(katalog).map(([name, feld]) => [name, feld.immer ? feldform(feld) : feldform(feld).nullable()]),
	) as unknown as {
		readonly [F in keyof K]: K[F] extends { immer: true } ? Feldform<K[F]> : z.ZodNullable<Feldform<K[F]>>;
	};
