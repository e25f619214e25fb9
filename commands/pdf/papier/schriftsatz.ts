import type { EmbeddedFont, PDF } from '@libpdf/core';
import type { Papierschrift, Papierzeile } from '#domain/papier/papier.ts';
import { type Schnitt, schriften } from '../satz/schriften.ts';
import { type Spanne, umbrich } from '../satz/umbruch.ts';
import { sichtbar } from './richtung.ts';

/** A piece of a line in one font. */
export interface Lauf {
	readonly font: EmbeddedFont;
	readonly text: string;
}

/** The font of the paper, and what it lacks in DejaVu: every name keeps its letters. */
export class Schriftsatz {
	readonly #eigene: (schnitt: Schnitt) => EmbeddedFont;
	readonly #ersatz: (schnitt: Schnitt) => EmbeddedFont;
	readonly #bekannte = new Map<string, boolean>();

	constructor(pdf: PDF, schrift: Papierschrift = 'INTER') {
		this.#eigene = schriften(pdf, schrift);
		this.#ersatz = schriften(pdf);
	}

	/** In the order they are seen. A space stays in the font of what stands before it, so that names are read as one. */
	laeufe(text: string, schnitt: Schnitt): Lauf[] {
		const laeufe: { font: EmbeddedFont; text: string }[] = [];
		for (const zeichen of sichtbar(text.normalize('NFC'))) {
			const letzter = laeufe.at(-1);
			const { font, text: gezeigt } = this.#zeichen(zeichen, schnitt);
			if (letzter && (letzter.font === font || zeichen.trim() === '')) letzter.text += gezeigt;
			else laeufe.push({ font, text: gezeigt });
		}
		return laeufe;
	}

	#zeichen(zeichen: string, schnitt: Schnitt): Lauf {
		const eigene = this.#eigene(schnitt);
		if (this.#kennt(zeichen, schnitt, eigene)) return { font: eigene, text: zeichen };
		const ersatz = this.#ersatz(schnitt);
		return { font: ersatz, text: ersatz.canEncode(zeichen) ? zeichen : '□' };
	}

	/** Not all cuts draw the same letters. */
	#kennt(zeichen: string, schnitt: Schnitt, font: EmbeddedFont): boolean {
		const kennt = this.#bekannte.get(schnitt + zeichen) ?? font.canEncode(zeichen);
		this.#bekannte.set(schnitt + zeichen, kennt);
		return kennt;
	}

	breite(text: string, schnitt: Schnitt, groesse: number): number {
		return this.laeufe(text, schnitt).reduce((summe, lauf) => summe + lauf.font.getTextWidth(lauf.text, groesse), 0);
	}

	zeilenbreite(zeile: Papierzeile, groesse: number): number {
		return zeile.reduce((summe, { text, schnitt }) => summe + this.breite(text, schnitt, groesse), 0);
	}

	/** Lines no wider than this. */
	umbrich(zeilen: readonly Papierzeile[], breite: number, groesse: number): Spanne[][] {
		return zeilen.flatMap((zeile) => umbrich(zeile, breite, (text, schnitt) => this.breite(text, schnitt, groesse)));
	}
}
