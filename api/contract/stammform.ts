/** Fields of master data on the wire: as they are read, and as they come in. */
import { z } from 'zod';
import { werteVon } from '#domain/felder/einfach.ts';
import { einheiten } from '#domain/felder/feld.ts';
import { euro, stunden } from '#domain/felder/zahl.ts';
import type { Stammangaben, Stammwert } from '#domain/stammdaten/stammfeld.ts';
import { id } from './werte.ts';

type Katalog = Readonly<Record<string, Stammangaben>>;
type Leseformen<K, F extends keyof K> = { readonly [N in F]: z.ZodType<Stammwert<K[N]>, Stammwert<K[N]>> };

/** Euros, hours and degrees as numbers; empty ones are null. */
export const leseformen = <const K extends Katalog, F extends keyof K & string>(katalog: K, felder: readonly F[]) =>
	Object.fromEntries(felder.map((feld) => [feld, leseform(katalog[feld] as Stammangaben)])) as Leseformen<K, F>;

function leseform(feld: Stammangaben): z.ZodType {
	switch (feld.art) {
		case 'schalter':
			return z.boolean();
		case 'listen':
		case 'bilder':
			return z.array(id).readonly();
		case 'gruppe':
			return z.object(leseformen(feld.felder, Object.keys(feld.felder)));
		default:
			return feld.immer ? wert(feld) : wert(feld).nullable();
	}
}

function wert(feld: Stammangaben): z.ZodType {
	switch (feld.art) {
		case 'auswahl':
			return z.enum(werteVon(feld.werte));
		case 'zahlauswahl':
			return z.literal(Object.keys(feld.werte).map(Number));
		case 'zahl':
		case 'euro':
		case 'stunden':
		case 'grad':
			return z.number();
		case 'adresse':
		case 'liste':
		case 'bild':
			return id;
		default:
			return z.string();
	}
}

type Eingabe<A> = A extends { art: 'gruppe'; felder: infer F }
	? { [N in keyof F]: Eingabe<F[N]> }
	: A extends { art: 'schalter' }
		? boolean
		: A extends { art: 'listen' | 'bilder' }
			? string[]
			: A extends { art: 'land' }
				? string
				: A extends { art: 'euro' | 'stunden' }
					? number | string | null | undefined
					: A extends { art: 'zahl' | 'grad' }
						? number | null
						: string | null;
type Angekommen<A> = A extends { art: 'euro' | 'stunden' }
	? number | null | undefined
	: A extends { art: 'gruppe'; felder: infer F }
		? { [N in keyof F]: Angekommen<F[N]> }
		: Eingabe<A>;

/** In the units of the domain; what the rules of the fields say, the decision says. */
export const eingabeformen = <const K extends Katalog>(katalog: K) =>
	Object.fromEntries(Object.entries(katalog).map(([name, feld]) => [name, eingabeform(feld)])) as {
		readonly [F in keyof K]: z.ZodType<Angekommen<K[F]>, Eingabe<K[F]>>;
	};

function eingabeform(feld: Stammangaben): z.ZodType {
	switch (feld.art) {
		case 'schalter':
			return z.boolean();
		case 'zahl':
			return z.number().nullable();
		case 'grad':
			return z
				.number()
				.nullable()
				.transform((grad) => grad && Math.round(grad * einheiten(feld)));
		case 'euro':
			return euro();
		case 'stunden':
			return stunden();
		case 'land':
			return z.string().max(64);
		case 'adresse':
		case 'liste':
			return id.nullable();
		case 'listen':
			return z.array(id).max(200);
		case 'bilder':
			return z.array(id).max(20);
		case 'gruppe':
			return z.strictObject(eingabeformen(feld.felder));
		default:
			return z.string().max(10_000).nullable();
	}
}
