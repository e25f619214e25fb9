import { type Color, type EmbeddedFont, ops, PDF, type PDFImage, type PDFPage, rgb } from '@libpdf/core';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import { groesster } from '#domain/beliebig-viele.ts';
import { ohneZufall } from '../ohne-zufall.ts';
import { Element, gliedere, gliedereAn, istGegliedert } from '../papier/gliederung.ts';
import { kennzeichne } from '../papier/kennzeichnung.ts';
import { type Balken, type Pruefvermerk, QR, qrBalken, vermerkzeilen } from '../papier/pruefvermerk.ts';
import { marke } from '../papier/stift.ts';
import { lesbar, type Schnitt, schriften } from './schriften.ts';
import { type Spanne, umbrich } from './umbruch.ts';

/** A plain document on A4, filled from top to bottom. Measures are in points. */

const RAND = 44;
const BREITE = 595.28;
const HOEHE = 841.89;
const UNTEN = 56;
/** Room for text on an upright page. */
export const SATZBREITE = BREITE - 2 * RAND;
/** On a page that lies. */
export const SATZBREITE_QUER = HOEHE - 2 * RAND;

const SCHWARZ = rgb(0.1, 0.1, 0.1);
export const GRAU = rgb(0.4, 0.4, 0.4);
const LINIE = rgb(0.8, 0.8, 0.8);

export interface Textart {
	readonly groesse?: number;
	readonly fett?: boolean;
	readonly kursiv?: boolean;
	readonly farbe?: Color;
	/** What it is, for who has it read out; left out: a paragraph. */
	readonly rolle?: 'H1' | 'H2';
}

/** A piece of text at a place within a row. */
export interface Zelle extends Textart {
	readonly text: string;
	readonly links: number;
	readonly breite: number;
	/** Figures stand below each other by their last digit. */
	readonly istRechts?: boolean;
}

interface Angaben {
	readonly titel: string;
	readonly verfasser: string;
	readonly zeit: Date;
	/** Pages lie. */
	readonly isQuer?: boolean;
	/** Each page is a paper of its own. */
	readonly isOhneFuss?: boolean;
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
	readonly #bilder = new Map<Pdfbild, PDFImage>();
	readonly #breite: number;
	readonly #hoehe: number;
	readonly #istEigenes: boolean;
	/** What the pages are made of; null: they join a document that isn't tagged. */
	readonly #gliederung: Element | null;
	readonly #marken: number[] = [];
	#tabelle: Element | null = null;
	#zellenart: 'TH' | 'TD' = 'TD';
	#istBeiwerk = false;
	#istKopf = false;
	#y = 0;
	#seitenkopf: (() => void) | null = null;
	#spaltenstriche: Spaltenstriche | null = null;

	/** `dahinter`: the pages are appended to this document; otherwise they are one of their own. */
	constructor(angaben: Angaben, dahinter?: PDF) {
		this.#angaben = angaben;
		[this.#breite, this.#hoehe] = angaben.isQuer ? [HOEHE, BREITE] : [BREITE, HOEHE];
		this.#pdf = dahinter ?? neuesPdf(angaben);
		this.#istEigenes = !dahinter;
		this.#gliederung = this.#istEigenes
			? new Element('Document')
			: istGegliedert(this.#pdf)
				? new Element('Sect')
				: null;
		this.#schrift = schriften(this.#pdf);
		this.neueSeite();
	}

	neueSeite(): void {
		this.#seiten.push(this.#pdf.addPage({ width: this.#breite, height: this.#hoehe }));
		this.#y = this.#hoehe - RAND;
	}

	/** What stands above the rows of a table, on each of its pages. */
	tabelle(kopf: () => void, zeilen: () => void): void {
		this.#tabelle = this.#gliederung?.unter('Table') ?? null;
		const zeichneKopf = () => {
			this.#istKopf = true;
			kopf();
			this.#istKopf = false;
		};
		this.#zellenart = 'TH';
		zeichneKopf();
		this.#zellenart = 'TD';
		// Once more it is there for the eye alone.
		this.#seitenkopf = () => this.#alsBeiwerk(zeichneKopf);
		zeilen();
		this.#seitenkopf = null;
		this.#tabelle = null;
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
		const element = this.#gliederung?.unter(art.rolle ?? 'P');
		for (const [i, zeile] of this.#umbrich(spannen, this.#breite - 2 * RAND - links, art).entries()) {
			this.halte(zeilenhoehe(art));
			if (i === 0 && zeichen) this.#setze([{ text: zeichen, schnitt: 'normal' }], 2, art, { element });
			this.#setze(zeile, links, art, { element });
			this.#y -= zeilenhoehe(art);
		}
	}

	/** Cells beside each other, which stay together on a page if they fit on one. */
	reihe(zellen: readonly Zelle[]): void {
		const gesetzt = this.#gesetzt(zellen);
		const hoehe = groesster(gesetzt.map(({ hoch }) => hoch));
		this.halte(hoehe);
		const reihe = this.#tabelle?.unter('TR');
		for (const zelle of gesetzt) this.#setzeZelle(zelle, { element: this.#elementIn(reihe) });
		this.#y -= hoehe;
	}

	/** Of a cell; undefined: it is furniture. */
	#elementIn(reihe: Element | undefined): Element | undefined {
		if (this.#istBeiwerk) return undefined;
		return reihe?.unter(this.#zellenart) ?? this.#gliederung?.unter('P');
	}

	#gesetzt(zellen: readonly Zelle[]): GesetzteZelle[] {
		return zellen.map((gegeben) => {
			const zelle = this.#istKopf ? this.#ohneBruch(gegeben) : gegeben;
			const spanne = { text: zelle.text, schnitt: schnittVon(zelle) };
			const zeilen = this.#umbrich([spanne], zelle.breite, zelle);
			return { zelle, zeilen, hoch: zeilen.length * zeilenhoehe(zelle) };
		});
	}

	/** A heading is set smaller rather than broken within a word. */
	#ohneBruch(zelle: Zelle): Zelle {
		const { groesse = 9 } = zelle;
		const font = this.#schrift(schnittVon(zelle));
		const laengstes = groesster(
			lesbar(zelle.text, font)
				.split(/[ \n]/)
				.map((wort) => font.getTextWidth(wort, groesse)),
		);
		return laengstes <= zelle.breite ? zelle : { ...zelle, groesse: (groesse * zelle.breite) / (laengstes + 0.1) };
	}

	#setzeZelle({ zelle, zeilen }: GesetzteZelle, { darunter = 0, element }: Stelle = {}): void {
		for (const [i, zeile] of zeilen.entries()) {
			const frei = zelle.istRechts ? zelle.breite - this.#laenge(zeile, zelle) : 0;
			const tiefer = { element, darunter: darunter + i * zeilenhoehe(zelle) };
			this.#setze(zeile, zelle.links + frei, zelle, tiefer);
		}
	}

	#laenge(zeile: readonly Spanne[], { groesse = 9 }: Textart): number {
		return zeile.reduce((summe, { text, schnitt }) => summe + this.#schrift(schnitt).getTextWidth(text, groesse), 0);
	}

	/** A picture, made smaller where it is larger than this. */
	bild(bytes: Pdfbild, { hoehe, breite, links = 0, text = '' }: Bildart): void {
		const bild = this.#eingebettet(bytes);
		const faktor = Math.min(breite / bild.width, hoehe / bild.height, 1);
		const gesetzt = { width: bild.width * faktor, height: bild.height * faktor };
		this.halte(gesetzt.height);
		this.#y -= gesetzt.height;
		const [x, y] = [RAND + links, this.#y];
		const element = this.#gliederung?.unter('Figure');
		if (element) element.bild = { text, kasten: [x, y, x + gesetzt.width, y + gesetzt.height] };
		this.#markiert(this.#seite(), element, (seite) => seite.drawImage(bild, { x, y, ...gesetzt }));
	}

	/** How this paper is checked: its code, and beside it the number and where to ask. */
	vermerk(vermerk: Pruefvermerk): void {
		const balken = qrBalken(vermerk);
		const zeilen = vermerkzeilen(vermerk);
		this.halte(QR);
		const oben = this.#y;
		if (balken.length > 0) this.#setzeCode(balken, oben - QR);
		const links = balken.length > 0 ? QR + 8 : 0;
		const hoch = zeilen.length * zeilenhoehe(KLEIN);
		const element = this.#gliederung?.unter('P');
		for (const [i, text] of zeilen.entries()) {
			const darunter = Math.max(0, (QR - hoch) / 2) + i * zeilenhoehe(KLEIN);
			this.#setze([{ text, schnitt: i === 0 ? 'fett' : 'normal' }], links, KLEIN, { darunter, element });
		}
		this.#y = oben - Math.max(QR, hoch);
	}

	#setzeCode(balken: readonly Balken[], y: number): void {
		const element = this.#gliederung?.unter('Figure');
		if (element) element.bild = { text: 'QR-Code: Echtheit prüfen', kasten: [RAND, y, RAND + QR, y + QR] };
		this.#markiert(this.#seite(), element, (seite) =>
			seite.drawOperators([
				ops.setNonStrokingRGB(0, 0, 0),
				...balken.map((b) => ops.rectangle(RAND + b.x * QR, y + (1 - b.y - b.hoehe) * QR, b.breite * QR, b.hoehe * QR)),
				ops.fill(),
			]),
		);
	}

	/** The same picture on many pages is in the document once. */
	#eingebettet(bytes: Pdfbild): PDFImage {
		const bild = this.#bilder.get(bytes) ?? this.#pdf.embedImage(bytes);
		this.#bilder.set(bytes, bild);
		return bild;
	}

	/**
	 * A row to be filled in by hand: at least this high, ruled below, with a line at each of these places. What stands in
	 * it stays together on a page.
	 */
	formularreihe(zellen: readonly Zelle[], { hoehe, striche }: { hoehe: number; striche: readonly number[] }): void {
		const gesetzt = this.#gesetzt(zellen);
		const hoch = Math.max(hoehe, groesster(gesetzt.map(({ hoch }) => hoch + 2 * POLSTER)));
		this.halte(hoch);
		const reihe = this.#tabelle?.unter('TR');
		for (const zelle of gesetzt)
			this.#setzeZelle(zelle, { darunter: (hoch - zelle.hoch) / 2, element: this.#elementIn(reihe) });
		this.#y -= hoch;
		this.#strich({ x: RAND, y: this.#y }, { x: this.#breite - RAND, y: this.#y });
		this.#fuehreFort(striche, hoch);
	}

	/** Lines between columns go through from the first row of a page to the last: one each. */
	#fuehreFort(striche: readonly number[], hoch: number): void {
		const bisher = this.#spaltenstriche;
		const seite = this.#seite();
		if (bisher?.seite === seite && bisher.striche === striche && Math.abs(bisher.unten - this.#y - hoch) < 0.01)
			bisher.unten = this.#y;
		else {
			this.#zieheSpaltenstriche();
			this.#spaltenstriche = { seite, striche, oben: this.#y + hoch, unten: this.#y };
		}
	}

	#zieheSpaltenstriche(): void {
		if (!this.#spaltenstriche) return;
		const { seite, striche, oben, unten } = this.#spaltenstriche;
		for (const x of striche) this.#strich({ x: RAND + x, y: oben }, { x: RAND + x, y: unten }, seite);
		this.#spaltenstriche = null;
	}

	#strich(start: Punkt, end: Punkt, seite = this.#seite()): void {
		this.#markiert(seite, undefined, () => seite.drawLine({ start, end, color: LINIE, thickness: 0.5 }));
	}

	linie(): void {
		this.abstand(3);
		this.#strich({ x: RAND, y: this.#y }, { x: this.#breite - RAND, y: this.#y });
		this.abstand(4);
	}

	/** The document with its page numbers and what is attached to it; the same bytes for the same content. */
	async fertig(anhang?: Anhang): Promise<Buffer> {
		this.#zieheSpaltenstriche();
		if (!this.#angaben.isOhneFuss) this.#nummeriere();
		if (this.#gliederung && this.#istEigenes) {
			kennzeichne(this.#pdf, this.#angaben);
			gliedere(this.#pdf, this.#gliederung, this.#seiten);
		} else if (this.#gliederung) gliedereAn(this.#pdf, this.#gliederung, this.#seiten);
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
			const rechts = this.#breite - RAND - font.getTextWidth(text, 8);
			const titel = this.#umbrich([{ text: this.#angaben.titel, schnitt: 'normal' }], rechts - RAND - 12, KLEIN)[0];
			this.#zeichne(seite, titel ?? [], { x: RAND, y: 32 }, KLEIN);
			this.#markiert(seite, undefined, () => seite.drawText(text, { x: rechts, y: 32, font, size: 8, color: GRAU }));
		}
	}

	#seite(): PDFPage {
		return this.#seiten.at(-1) as PDFPage;
	}

	#setze(zeile: readonly Spanne[], links: number, art: Textart, { darunter = 0, element }: Stelle = {}): void {
		const { groesse = 9 } = art;
		this.#zeichne(this.#seite(), zeile, { x: RAND + links, y: this.#y - groesse - darunter, element }, art);
	}

	#zeichne(seite: PDFPage, zeile: readonly Spanne[], { x, y, element }: Punkt & Stelle, art: Textart): void {
		const { groesse = 9, farbe = SCHWARZ } = art;
		this.#markiert(seite, element, () => {
			let rechts = x;
			for (const { text, schnitt } of zeile) {
				const font = this.#schrift(schnitt);
				seite.drawText(text, { x: rechts, y, font, size: groesse, color: farbe });
				rechts += font.getTextWidth(text, groesse);
			}
		});
	}

	/** Says of what is drawn what it belongs to, where the document is tagged. */
	#markiert(seite: PDFPage, element: Element | undefined, zeichne: (seite: PDFPage) => void): void {
		if (!this.#gliederung) {
			zeichne(seite);
			return;
		}
		const nr = this.#seiten.indexOf(seite);
		const gemeint = this.#istBeiwerk ? undefined : element;
		const naechste = this.#marken[nr] ?? 0;
		if (gemeint) {
			gemeint.marke(nr, naechste);
			this.#marken[nr] = naechste + 1;
		}
		seite.drawOperators([marke(gemeint, naechste)]);
		zeichne(seite);
		seite.drawOperators([ops.endMarkedContent()]);
	}

	#alsBeiwerk(zeichne: () => void): void {
		const tabelle = this.#tabelle;
		this.#tabelle = null;
		this.#istBeiwerk = true;
		zeichne();
		this.#istBeiwerk = false;
		this.#tabelle = tabelle;
	}

	#umbrich(spannen: readonly Spanne[], breite: number, { groesse = 9 }: Textart): Spanne[][] {
		const gesetzt = spannen.map(({ text, schnitt }) => ({ text: lesbar(text, this.#schrift(schnitt)), schnitt }));
		return umbrich(gesetzt, breite, (text, schnitt) => this.#schrift(schnitt).getTextWidth(text, groesse));
	}
}

/** An empty document that says what it is. */
export function neuesPdf({ titel, verfasser, zeit }: Angaben): PDF {
	const pdf = PDF.create();
	pdf.setMetadata({
		...{ title: titel, author: verfasser, subject: titel, language: 'de-DE' },
		...{ creator: 'Freiwilligenportal', producer: 'Freiwilligenportal', creationDate: zeit, modificationDate: zeit },
	});
	return pdf;
}

/** A cell in lines, and how high they are. */
interface GesetzteZelle {
	readonly zelle: Zelle;
	readonly zeilen: readonly (readonly Spanne[])[];
	readonly hoch: number;
}

/** Lines between columns that may still go on. */
interface Spaltenstriche {
	readonly seite: PDFPage;
	readonly striche: readonly number[];
	readonly oben: number;
	unten: number;
}

/** How much lower something stands, and what it belongs to. */
interface Stelle {
	readonly darunter?: number;
	readonly element?: Element | undefined;
}

interface Bildart {
	readonly hoehe: number;
	readonly breite: number;
	readonly links?: number;
	/** What it shows, for who doesn't see it. */
	readonly text?: string;
}

const POLSTER = 3;
type Punkt = { readonly x: number; readonly y: number };
const KLEIN = { groesse: 8, farbe: GRAU } as const;
const zeilenhoehe = ({ groesse = 9 }: Textart): number => groesse * ZEILENHOEHE;
const schnittVon = ({ fett, kursiv }: Textart): Schnitt => (fett ? 'fett' : kursiv ? 'kursiv' : 'normal');
