import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedFont, PDF, type PDFPage, rgb } from '@libpdf/core';

/** A plain document on A4, filled from top to bottom. Measures are in points. */

const RAND = 44;
const BREITE = 595.28;
const HOEHE = 841.89;
const UNTEN = 56;
/** Room for text. */
export const SATZBREITE = BREITE - 2 * RAND;

export const SCHWARZ = rgb(0.1, 0.1, 0.1);
export const GRAU = rgb(0.4, 0.4, 0.4);
const LINIE = rgb(0.8, 0.8, 0.8);

const SCHRIFTEN = join(import.meta.dirname, '..', 'schrift');
const gelesen = new Map<string, Buffer>();

/** The font lies beside the code: every name keeps its letters, wherever it is printed. */
function schriftdatei(name: string): Buffer {
	const datei = gelesen.get(name) ?? readFileSync(join(SCHRIFTEN, name));
	gelesen.set(name, datei);
	return datei;
}

export interface Textart {
	readonly groesse?: number;
	readonly fett?: boolean;
	readonly farbe?: typeof SCHWARZ;
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

const ZEILENHOEHE = 1.4;

export class Blaetter {
	readonly #pdf = PDF.create();
	readonly #schrift: EmbeddedFont;
	readonly #fett: EmbeddedFont;
	readonly #angaben: Angaben;
	readonly #seiten: PDFPage[] = [];
	#y = 0;
	#seitenkopf: (() => void) | null = null;

	constructor(angaben: Angaben) {
		const { titel, verfasser, zeit } = angaben;
		this.#angaben = angaben;
		this.#pdf.setMetadata({
			...{ title: titel, author: verfasser, subject: titel, language: 'de-DE' },
			...{ creator: 'Freiwilligenportal', producer: 'Freiwilligenportal', creationDate: zeit, modificationDate: zeit },
		});
		this.#schrift = this.#pdf.embedFont(schriftdatei('DejaVuSans.ttf'));
		this.#fett = this.#pdf.embedFont(schriftdatei('DejaVuSans-Bold.ttf'));
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

	/** One paragraph over the whole width. */
	absatz(text: string, art: Textart = {}): void {
		for (const zeile of this.#umbrich({ ...art, text, links: 0, breite: SATZBREITE })) {
			this.reihe([{ ...art, text: zeile, links: 0, breite: SATZBREITE + 1 }]);
		}
	}

	/** Cells beside each other, which stay together on a page if they fit on one. */
	reihe(zellen: readonly Zelle[]): void {
		const gesetzt = zellen.map((zelle) => ({ zelle, zeilen: this.#umbrich(zelle) }));
		const hoehe = Math.max(...gesetzt.map(({ zelle, zeilen }) => zeilen.length * zeilenhoehe(zelle)));
		if (this.#y - hoehe < UNTEN) {
			this.neueSeite();
			this.#seitenkopf?.();
		}
		for (const { zelle, zeilen } of gesetzt) this.#setze(zelle, zeilen);
		this.#y -= hoehe;
	}

	linie(): void {
		this.abstand(3);
		const [start, end] = [RAND, BREITE - RAND].map((x) => ({ x, y: this.#y })) as [Punkt, Punkt];
		this.#seite().drawLine({ start, end, color: LINIE, thickness: 0.5 });
		this.abstand(4);
	}

	/** The document with its page numbers and what is attached to it; the same bytes for the same content. */
	async fertig(anhang: { readonly name: string; readonly inhalt: string; readonly beschreibung: string }) {
		this.#nummeriere();
		const { zeit } = this.#angaben;
		this.#pdf.addAttachment(anhang.name, Buffer.from(anhang.inhalt), {
			...{ description: anhang.beschreibung, mimeType: 'application/json', createdAt: zeit, modifiedAt: zeit },
		});
		return ohneZufall(await this.#pdf.save({ subsetFonts: true, useXRefStream: false }), anhang.inhalt);
	}

	#nummeriere(): void {
		for (const [i, seite] of this.#seiten.entries()) {
			const text = `Seite ${i + 1} von ${this.#seiten.length}`;
			const rechts = BREITE - RAND - this.#schrift.getTextWidth(text, 8);
			seite.drawText(this.#angaben.titel, { x: RAND, y: 32, font: this.#schrift, size: 8, color: GRAU });
			seite.drawText(text, { x: rechts, y: 32, font: this.#schrift, size: 8, color: GRAU });
		}
	}

	#seite(): PDFPage {
		return this.#seiten.at(-1) as PDFPage;
	}

	#setze(zelle: Zelle, zeilen: readonly string[]): void {
		const { links, groesse = 9, fett = false, farbe = SCHWARZ } = zelle;
		const font = fett ? this.#fett : this.#schrift;
		for (const [i, zeile] of zeilen.entries()) {
			const y = this.#y - groesse - i * zeilenhoehe(zelle);
			if (zeile) this.#seite().drawText(zeile, { x: RAND + links, y, font, size: groesse, color: farbe });
		}
	}

	#umbrich({ text, breite, groesse = 9, fett = false }: Zelle): string[] {
		const font = fett ? this.#fett : this.#schrift;
		const lesbar = [...text.normalize('NFC')].map((z) => (z === '\n' || font.canEncode(z) ? z : '□')).join('');
		return lesbar.split('\n').flatMap((absatz) => umbrich(absatz, (s) => font.getTextWidth(s, groesse) <= breite));
	}
}

type Punkt = { x: number; y: number };
const zeilenhoehe = ({ groesse = 9 }: Textart): number => groesse * ZEILENHOEHE;

/** Breaks between words, and within those that are longer than a line. */
function umbrich(absatz: string, passt: (text: string) => boolean): string[] {
	const zeilen = [''];
	for (const wort of absatz.split(' ')) {
		const zeile = zeilen.at(-1) ?? '';
		const laenger = zeile ? `${zeile} ${wort}` : wort;
		if (passt(laenger)) {
			zeilen[zeilen.length - 1] = laenger;
			continue;
		}
		if (zeile) zeilen.push('');
		for (const zeichen of wort) {
			const teil = (zeilen.at(-1) ?? '') + zeichen;
			if (passt(teil)) zeilen[zeilen.length - 1] = teil;
			else zeilen.push(zeichen);
		}
	}
	return zeilen;
}

/** What the library chooses by chance, by the content instead: the marks of the fonts and the document's id. */
function ohneZufall(pdf: Uint8Array, inhalt: string): Buffer {
	const id = createHash('sha256').update(inhalt).digest('hex').slice(0, 32).toUpperCase();
	const text = Buffer.from(pdf).toString('latin1');
	const fest = text
		.replace(/[A-Z]{6}\+DejaVuSans/g, 'PORTAL+DejaVuSans')
		.replace(/\/ID \[<[0-9A-F]{32}> <[0-9A-F]{32}>\]/, `/ID [<${id}> <${id}>]`);
	return Buffer.from(fest, 'latin1');
}
