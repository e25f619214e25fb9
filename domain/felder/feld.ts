/**
 * What a field holds, as plain data. Schema (`schema.ts`), wire form, input, sentence of the history, column and
 * placeholder derive from it (docs/adr/0012-ein-feld-eine-erklaerung.md); nothing here loads more than words.
 */
import type { Textregelname } from './textregeln.ts';

export type Feldart =
	/** One line. */
	| { readonly art: 'text'; readonly max: number }
	| { readonly art: 'text'; readonly regel: Textregelname }
	/** Shown in groups of four. */
	| { readonly art: 'iban' }
	/** Several lines. */
	| { readonly art: 'absatz'; readonly max: number }
	/** Of fixed values, by their words in the order of the form. */
	| { readonly art: 'auswahl'; readonly werte: Readonly<Record<string, string>> }
	/** `YYYY-MM-DD` */
	| { readonly art: 'tag' }
	/** `YYYY-MM` */
	| { readonly art: 'monat' }
	/** Yes, no, or not answered yet. */
	| { readonly art: 'janein' }
	| { readonly art: 'zahl'; readonly min: number; readonly max: number; readonly schritt?: number }
	/** ISO 3166-1 */
	| { readonly art: 'land' }
	| { readonly art: 'dienstart' }
	/** Of a selection list of the tenant's. */
	| { readonly art: 'liste' }
	| { readonly art: 'listen' }
	/** An upload. */
	| { readonly art: 'bild' }
	/** As the tenant has made it (`freie-felder.ts`). */
	| { readonly art: 'frei' }
	/** Cents; euros on the wire. */
	| { readonly art: 'euro'; readonly max?: number }
	/** Tenths of an hour; hours on the wire. */
	| { readonly art: 'stunden' }
	/** Tenths of a day, in halves; days on the wire. */
	| { readonly art: 'halbeTage'; readonly min: number; readonly max: number }
	/** Days, weeks; how many are allowed is for the rules on the whole contract to say. */
	| { readonly art: 'anzahl'; readonly max: number }
	/** Always yes or no. */
	| { readonly art: 'schalter' }
	/** Hours of each day, as `dienstwoche.ts` writes them. */
	| { readonly art: 'woche' }
	/** An Einsatzort. */
	| { readonly art: 'ort' };

/** A field that is never empty says so (`immer`). */
export type Feldwert<A> = A extends { art: 'auswahl'; werte: infer W }
	? keyof W & string
	: A extends { art: 'janein' | 'schalter' }
		? boolean
		: A extends { art: 'zahl' | 'euro' | 'stunden' | 'halbeTage' | 'anzahl' }
			? number
			: A extends { art: 'listen' }
				? string[]
				: string;

export interface Platzhalter {
	/** In its group: `vorname` of `freiwilliger.vorname`. */
	readonly name: string;
	/** As it would be written, of a volunteer who doesn't exist. */
	readonly beispiel: string;
}

export interface Feldangaben {
	readonly bezeichnung: string;
	/** Never empty once it is there. */
	readonly immer?: true;
	/** What a template calls it. */
	readonly platzhalter?: Platzhalter;
}

/** Names of those fields of a catalogue for which something holds. */
export const feldnamen = <K extends Readonly<Record<string, object>>>(
	katalog: K,
	trifftZu: (feld: K[keyof K], name: keyof K & string) => boolean = () => true,
): (keyof K & string)[] =>
	(Object.keys(katalog) as (keyof K & string)[]).filter((name) => trifftZu(katalog[name] as K[keyof K], name));

export const bezeichnungen = <const K extends Readonly<Record<string, Pick<Feldangaben, 'bezeichnung'>>>>(katalog: K) =>
	Object.fromEntries(Object.entries(katalog).map(([name, { bezeichnung }]) => [name, bezeichnung])) as {
		readonly [F in keyof K]: string;
	};

/** Units of the domain in one of the wire, and of what people read. */
export const einheiten = ({ art }: { readonly art: string }): number => EINHEITEN[art] ?? 1;
const EINHEITEN: Readonly<Record<string, number>> = { euro: 100, stunden: 10, halbeTage: 10, grad: 1_000_000 };
