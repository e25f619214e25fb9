/**
 * What a field of master data holds, as plain data. Unlike a field of a file (`feld.ts`) it is never absent: it is empty
 * (null, or false, or no entries), or has its value. Schema (`stammschema.ts`), wire form, default and sentence of the
 * history derive from it (docs/adr/0012-ein-feld-eine-erklaerung.md).
 */

import { type Feldart, type Feldwert, feldnamen } from '#domain/felder/feld.ts';
import type { Adresstyp } from '#domain/stammdaten/adresstyp.ts';
import type { Listenkey } from './listen.ts';

/** Bounds in the units of the domain. */
export type Stammfeldart =
	| Extract<Feldart, { art: 'text' | 'iban' | 'absatz' | 'auswahl' | 'tag' | 'zahl' | 'land' | 'bild' | 'schalter' }>
	/** Light markup. */
	| { readonly art: 'gestaltet'; readonly max: number }
	/** `#00636e` */
	| { readonly art: 'farbe' }
	/** Of fixed numbers, by their words in the order of the form. */
	| { readonly art: 'zahlauswahl'; readonly werte: Readonly<Record<number, string>> }
	/** Cents; euros on the wire. */
	| { readonly art: 'euro'; readonly max: number }
	/** Tenths of an hour; hours on the wire. */
	| { readonly art: 'stunden'; readonly min: number; readonly max: number }
	/** Millionths of a degree, as events hold whole numbers only; degrees on the wire. */
	| { readonly art: 'grad'; readonly max: number }
	/** Another address of this kind. */
	| { readonly art: 'adresse'; readonly typ: Adresstyp }
	/** Of a list of the tenant's. */
	| { readonly art: 'liste'; readonly liste: Listenkey }
	| { readonly art: 'listen'; readonly liste: Listenkey | 'dienstart' }
	/** Uploads, in their order. */
	| { readonly art: 'bilder' }
	/** Several that are kept as one. */
	| { readonly art: 'gruppe'; readonly felder: Readonly<Record<string, Stammangaben>> };

/** What is said of a field beside what it holds. */
export interface Stammmerkmale {
	readonly bezeichnung: string;
	/** Never empty. */
	readonly immer?: true;
	/** What it begins with, where that isn't nothing. */
	readonly vorgabe?: unknown;
	/** Of a text: no person's, so that events keep it as a fact. */
	readonly fakt?: true;
}

export type Stammangaben = Stammfeldart & Stammmerkmale;

type Wert<A> = A extends { art: 'gruppe'; felder: infer F }
	? Stammwerte<F>
	: A extends { art: 'zahlauswahl'; werte: infer W }
		? keyof W & number
		: A extends { art: 'listen' | 'bilder' }
			? readonly string[]
			: A extends { art: 'grad' }
				? number
				: Feldwert<A>;

/** Is there always a value? */
type IstImmer<A> = A extends { immer: true } | { art: 'schalter' | 'listen' | 'bilder' | 'gruppe' } ? true : false;

export type Stammwert<A> = Wert<A> | (IstImmer<A> extends true ? never : null);
export type Stammwerte<K> = { -readonly [F in keyof K]: Stammwert<K[F]> };

/** Texts, colours among them, may name somebody; so may what only its own module knows. */
const TEXTE: readonly string[] = ['text', 'iban', 'absatz', 'gestaltet', 'farbe', 'eigen'];
export const istText = ({ art }: { readonly art: string }): boolean => TEXTE.includes(art);

/** Fields that go into the personal part of the events: texts, unless they say otherwise. */
export const personenteil = <const K extends Readonly<Record<string, { readonly art: string; readonly fakt?: true }>>>(
	katalog: K,
) => feldnamen(katalog, (feld) => istText(feld) && !feld.fakt);

/** What a record begins with. */
export const vorgaben = <const K extends Readonly<Record<string, Vorgabe>>>(katalog: K) =>
	Object.fromEntries(Object.entries(katalog).map(([name, feld]) => [name, vorgabe(feld)])) as Stammwerte<K>;

type Vorgabe = Pick<Stammmerkmale, 'immer' | 'vorgabe'> & (Stammfeldart | { readonly art: 'eigen' });

function vorgabe(feld: Vorgabe): unknown {
	if (feld.vorgabe !== undefined) return feld.vorgabe;
	switch (feld.art) {
		case 'gruppe':
			return vorgaben(feld.felder);
		case 'schalter':
			return false;
		case 'listen':
		case 'bilder':
			return [];
		default:
			return feld.immer ? '' : null;
	}
}

/** Which list a field chooses from; null: none, or other addresses. */
export function listeZu(feld: Stammangaben): Listenkey | 'dienstart' | 'land' | null {
	if (feld.art === 'land') return 'land';
	return feld.art === 'liste' || feld.art === 'listen' ? feld.liste : null;
}
