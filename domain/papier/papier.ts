/** A paper as it is meant, before anybody sets it: what stands on it, in which order and as what. */

export type Schnitt = 'normal' | 'fett' | 'kursiv';

/** A run of text in one style. */
export interface Spanne {
	readonly text: string;
	readonly schnitt: Schnitt;
}

export type Papierzeile = readonly Spanne[];

/** Who signs: an empty block keeps its line. */
export interface Unterschriftsblock {
	/** Empty: nobody is named yet. */
	readonly name: string;
	readonly rolle: string;
}

export type Papierteil =
	/** `BETREFF`: what a letter is about. */
	| { readonly art: 'TITEL' | 'BETREFF' | 'UEBERSCHRIFT'; readonly inhalt: Papierzeile }
	/** `UNTERZEILE`: small, as below a title. */
	| { readonly art: 'ABSATZ' | 'UNTERZEILE'; readonly zeilen: readonly Papierzeile[] }
	| { readonly art: 'LISTE'; readonly punkte: readonly Papierzeile[] }
	/** Terms with what has been agreed on. */
	| {
			readonly art: 'ANGABEN';
			readonly paare: readonly { readonly begriff: Papierzeile; readonly wert: Papierzeile }[];
	  }
	/** Parties beside each other. */
	| {
			readonly art: 'SPALTEN';
			readonly spalten: readonly { readonly titel: Papierzeile; readonly zeilen: readonly Papierzeile[] }[];
	  }
	| {
			readonly art: 'TABELLE';
			readonly kopf: readonly Papierzeile[];
			readonly zeilen: readonly (readonly Papierzeile[])[];
	  }
	| { readonly art: 'UNTERSCHRIFTEN'; readonly bloecke: readonly Unterschriftsblock[] }
	/** Whom it is sent to: it makes the paper a letter. */
	| { readonly art: 'ANSCHRIFT'; readonly zeilen: readonly string[] };

/** Fonts a paper may be set in. */
export type Papierschrift = 'INTER' | 'SOURCE_SERIF';

/** What every page of a tenant's papers shows. */
export interface Briefkopf {
	readonly name: string;
	/** Below the name. */
	readonly zusatz: string | null;
	/** In one line, above the address in the window of an envelope. */
	readonly anschrift: string | null;
	readonly kontakt: readonly string[];
	/** Register, board and what else the law or the house wants at the foot. */
	readonly fuss: readonly string[];
	/** What the logo shows, for who doesn't see it. */
	readonly logoText: string;
	/** `#RRGGBB`. */
	readonly farbe: string;
	readonly schrift: Papierschrift;
	/** Millimetres; `oben`: above the letterhead. */
	readonly rand: { readonly links: number; readonly rechts: number; readonly oben: number };
	/** Letters are laid out for envelopes with a window (DIN 5008, form B). */
	readonly isFenster: boolean;
}

/** Beside the address of a letter; what isn't known isn't there. */
export type Bezugszeichen = readonly (readonly [was: string, wert: string])[];

export interface Papier {
	/** Of the document, as programs show it. */
	readonly titel: string;
	/** Whom it is about, at the foot; null: nobody alone. */
	readonly person: string | null;
	readonly briefkopf: Briefkopf | null;
	readonly bezug: Bezugszeichen;
	readonly teile: readonly Papierteil[];
}
