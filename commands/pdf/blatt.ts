import { type Color, type EmbeddedFont, PDF, type PDFPage, rgb } from '@libpdf/core';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import { ohneZufall } from './ohne-zufall.ts';
import { lesbar, type Schnitt, schriften } from './schriften.ts';
import { type Spanne, umbrich } from './umbruch.ts';

/** A plain document on A4, filled from top to bottom. Measures are in points. */

const RAND = 44;
const BREITE = 595.28;
const HOEHE = 841.89;
const UNTEN = 56;
/** Room for text. */
export const SATZBREITE = BREITE - 2 * RAND;

const SCHWARZ = rgb(0.1, 0.1, 0.1);
export const GRAU = rgb(0.4, 0.4, 0.4);
const LINIE = rgb(0.8, 0.8, 0.8);

export interface Textart {
	readonly groesse?: number;
	readonly fett?: boolean;
	readonly kursiv?: boolean;
	readonly farbe?: Color;
}

/** A piece of text at a place within a row. */
export interface Zelle extends Textart {
	readonly text: string;
	readonly links: number;
	readonly breite: number;
}

interface Angaben {
	readonly titel: string;
	readonly verfasser: string;
	readonly zeit: Date;
}

interface Anhang {
	readonly name: string;
	readonly inhalt: string;
	readonly beschreibung: string;
}

const ZEILENHOEHE = 1.4;

export class Blaetter {
	readonly #pdf: PDF;
	readonly #schrift: (schnitt: Schnitt) => EmbeddedFont;
	readonly #angaben: Angaben;
	readonly #seiten: PDFPage[] = [];
	#y = 0;
	#seitenkopf: (() => void) | null = null;

	/** `dahinter`: the pages are appended to this document; otherwise they are one of their own. */
	constructor(angaben: Angaben, dahinter?: PDF) {
		const { titel, verfasser, zeit } = angaben;
		this.#angaben = angaben;
		this.#pdf = dahinter ?? PDF.create();
		if (!dahinter)
			this.#pdf.setMetadata({
				...{ title: titel, author: verfasser, subject: titel, language: 'de-DE' },
				...{
					creator: 'Freiwilligenportal',
					producer: 'Freiwilligenportal',
					creationDate: zeit,
					modificationDate: zeit,
				},
			});
		this.#schrift = schriften(this.#pdf);
		this.neueSeite();
	}

	neueSeite(): void {
		this.#seiten.push(this.#pdf.addPage({ width: BREITE, height: HOEHE }));
		this.#y = HOEHE - RAND;
	}

	/** What stands above the rows of a table, on each of its pages. */
	tabelle(kopf: () => void, zeilen: () => void): void {
		kopf();
		this.#seitenkopf = kopf;
		zeilen();
		this.#seitenkopf = null;
	}

	abstand(hoehe: number): void {
		this.#y -= hoehe;
	}

	/** Begins a new page unless so much room is left on this one. */
	halte(hoehe: number): void {
		if (this.#y - hoehe >= UNTEN) return;
		this.neueSeite();
		this.#seitenkopf?.();
	}

	/** One paragraph over the whole width. */
	absatz(text: string, art: Textart = {}): void {
		this.fliesstext([{ text, schnitt: schnittVon(art) }], art);
	}

	/** A paragraph in several styles, from `links` on, `zeichen` before its first line; may go on over the page. */
	fliesstext(spannen: readonly Spanne[], art: Textart & { links?: number; zeichen?: string } = {}): void {
		const { links = 0, zeichen } = art;
		for (const [i, zeile] of this.#umbrich(spannen, SATZBREITE - links, art).entries()) {
			this.halte(zeilenhoehe(art));
			if (i === 0 && zeichen) this.#setze([{ text: zeichen, schnitt: 'normal' }], 2, art);
			this.#setze(zeile, links, art);
			this.#y -= zeilenhoehe(art);
		}
	}

	/** Cells beside each other, which stay together on a page if they fit on one. */
	reihe(zellen: readonly Zelle[]): void {
		const gesetzt = zellen.map((zelle) => {
			const spanne = { text: zelle.text, schnitt: schnittVon(zelle) };
			return { zelle, zeilen: this.#umbrich([spanne], zelle.breite, zelle) };
		});
		const hoehe = Math.max(...gesetzt.map(({ zelle, zeilen }) => zeilen.length * zeilenhoehe(zelle)));
		this.halte(hoehe);
		for (const { zelle, zeilen } of gesetzt)
			for (const [i, zeile] of zeilen.entries()) this.#setze(zeile, zelle.links, zelle, i * zeilenhoehe(zelle));
		this.#y -= hoehe;
	}

	/** A picture, made smaller where it is larger than this. */
	bild(bytes: Pdfbild, { hoehe, breite, links = 0 }: { hoehe: number; breite: number; links?: number }): void {
		const bild = this.#pdf.embedImage(bytes);
		const faktor = Math.min(breite / bild.width, hoehe / bild.height, 1);
		const gesetzt = { width: bild.width * faktor, height: bild.height * faktor };
		this.halte(gesetzt.height);
		this.#y -= gesetzt.height;
		this.#seite().drawImage(bild, { x: RAND + links, y: this.#y, ...gesetzt });
	}

	linie(): void {
		this.abstand(3);
		const [start, end] = [RAND, BREITE - RAND].map((x) => ({ x, y: this.#y })) as [Punkt, Punkt];
		this.#seite().drawLine({ start, end, color: LINIE, thickness: 0.5 });
		this.abstand(4);
	}

	/** The document with its page numbers and what is attached to it; the same bytes for the same content. */
	async fertig(anhang?: Anhang): Promise<Buffer> {
		this.#nummeriere();
		const { zeit } = this.#angaben;
		if (anhang)
			this.#pdf.addAttachment(anhang.name, Buffer.from(anhang.inhalt), {
				...{ description: anhang.beschreibung, mimeType: 'application/json', createdAt: zeit, modifiedAt: zeit },
			});
		return ohneZufall(await this.#pdf.save({ subsetFonts: true, useXRefStream: false }));
	}

	#nummeriere(): void {
		const font = this.#schrift('normal');
		for (const [i, seite] of this.#seiten.entries()) {
			const text = `Seite ${i + 1} von ${this.#seiten.length}`;
			const rechts = BREITE - RAND - font.getTextWidth(text, 8);
			const titel = this.#umbrich([{ text: this.#angaben.titel, schnitt: 'normal' }], rechts - RAND - 12, KLEIN)[0];
			this.#zeichne(seite, titel ?? [], { x: RAND, y: 32 }, KLEIN);
			seite.drawText(text, { x: rechts, y: 32, font, size: 8, color: GRAU });
		}
	}

	#seite(): PDFPage {
		return this.#seiten.at(-1) as PDFPage;
	}

	#setze(zeile: readonly Spanne[], links: number, art: Textart, darunter = 0): void {
		const { groesse = 9 } = art;
		this.#zeichne(this.#seite(), zeile, { x: RAND + links, y: this.#y - groesse - darunter }, art);
	}

	#zeichne(seite: PDFPage, zeile: readonly Spanne[], { x, y }: Punkt, { groesse = 9, farbe = SCHWARZ }: Textart): void {
		let rechts = x;
		for (const { text, schnitt } of zeile) {
			const font = this.#schrift(schnitt);
			seite.drawText(text, { x: rechts, y, font, size: groesse, color: farbe });
			rechts += font.getTextWidth(text, groesse);
		}
	}

	#umbrich(spannen: readonly Spanne[], breite: number, { groesse = 9 }: Textart): Spanne[][] {
		const gesetzt = spannen.map(({ text, schnitt }) => ({ text: lesbar(text, this.#schrift(schnitt)), schnitt }));
		return umbrich(gesetzt, breite, (text, schnitt) => this.#schrift(schnitt).getTextWidth(text, groesse));
	}
}

type Punkt = { readonly x: number; readonly y: number };
const KLEIN = { groesse: 8, farbe: GRAU } as const;
const zeilenhoehe = ({ groesse = 9 }: Textart): number => groesse * ZEILENHOEHE;
const schnittVon = ({ fett, kursiv }: Textart): Schnitt => (fett ? 'fett' : kursiv ? 'kursiv' : 'normal');
