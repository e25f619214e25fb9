import {
	type Color,
	ops,
	type PDF,
	type PDFImage,
	type PDFPage,
	PdfDict,
	PdfName,
	PdfNumber,
	PdfString,
	rgb,
} from '@libpdf/core';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import type { Papierschrift, Papierzeile } from '#domain/papier/papier.ts';
import { Element } from './gliederung.ts';
import { BREITE, HOEHE } from './masse.ts';
import { Schriftsatz } from './schriftsatz.ts';

type Anweisung = ReturnType<typeof ops.beginText>;

/** Where something stands: from the left and the top of the page, in points. */
interface Ort {
	readonly x: number;
	readonly y: number;
}

interface Textstelle extends Ort {
	readonly groesse: number;
	readonly farbe?: Farbe;
	/** What it belongs to; none: it is furniture, which nobody has read out. */
	readonly in?: Element | undefined;
}

export type Farbe = Extract<Color, { type: 'RGB' }>;
export const SCHWARZ = rgb(0.086, 0.098, 0.114) as Farbe;
export const GRAU = rgb(0.31, 0.33, 0.37) as Farbe;
const LINIE = rgb(0.78, 0.79, 0.81) as Farbe;

/** Draws on pages, and says of everything what it belongs to. */
export class Stift {
	readonly schrift: Schriftsatz;
	readonly dokument = new Element('Document');
	readonly seiten: PDFPage[] = [];
	readonly #pdf: PDF;
	readonly #anweisungen: Anweisung[][] = [];
	readonly #marken: number[] = [];
	readonly #bilder = new Map<Pdfbild, PDFImage>();
	#seite = -1;

	constructor(pdf: PDF, schrift?: Papierschrift) {
		this.#pdf = pdf;
		this.schrift = new Schriftsatz(pdf, schrift);
	}

	neueSeite(): void {
		this.seiten.push(this.#pdf.addPage({ width: BREITE, height: HOEHE }));
		this.#anweisungen.push([]);
		this.#marken.push(0);
		this.aufSeite(this.seiten.length - 1);
	}

	aufSeite(seite: number): void {
		this.#seite = seite;
	}

	/** `y`: where the letters stand. */
	text(zeile: Papierzeile, { x, y, groesse, farbe = SCHWARZ, in: element }: Textstelle): void {
		const stellen = zeile.flatMap(({ text, schnitt }) => this.schrift.laeufe(text, schnitt));
		if (!stellen.some(({ text }) => text.trim())) return;
		this.#markiert(element, () => {
			const anweisungen = [ops.beginText(), ops.setNonStrokingRGB(farbe.red, farbe.green, farbe.blue)];
			anweisungen.push(ops.moveText(x, HOEHE - y));
			for (const { font, text } of stellen)
				anweisungen.push(ops.setFont(this.#hier().registerFont(font), groesse), ops.showText(kodiert(font, text)));
			return [...anweisungen, ops.endText()];
		});
	}

	strich(von: Ort, bis: Ort, { farbe = LINIE, dick = 0.5 }: { farbe?: Farbe; dick?: number } = {}): void {
		this.#markiert(undefined, () => [
			ops.setStrokingRGB(farbe.red, farbe.green, farbe.blue),
			ops.setLineWidth(dick),
			ops.moveTo(von.x, HOEHE - von.y),
			ops.lineTo(bis.x, HOEHE - bis.y),
			ops.stroke(),
		]);
	}

	/** Dark squares and bars, given in parts of the side; `y`: its upper edge. */
	flaechen(
		teile: readonly { x: number; y: number; breite: number; hoehe: number }[],
		{ x, y, seite, in: element, text }: Ort & { seite: number; in: Element | undefined; text: string },
	): void {
		if (element) element.bild = { text, kasten: [x, HOEHE - y - seite, x + seite, HOEHE - y] };
		this.#markiert(element, () => [
			ops.setNonStrokingRGB(0, 0, 0),
			...teile.map((teil) =>
				ops.rectangle(
					x + teil.x * seite,
					HOEHE - y - (teil.y + teil.hoehe) * seite,
					teil.breite * seite,
					teil.hoehe * seite,
				),
			),
			ops.fill(),
		]);
	}

	/** As large as it may be; `y`: its upper edge. Gives how wide it became. */
	bild(bytes: Pdfbild, { x, y, breite, hoehe, in: element, text = '' }: Bildstelle): number {
		const bild = this.#bilder.get(bytes) ?? this.#pdf.embedImage(bytes);
		this.#bilder.set(bytes, bild);
		const faktor = Math.min(breite / bild.width, hoehe / bild.height);
		const [weit, hoch] = [bild.width * faktor, bild.height * faktor];
		const unten = HOEHE - y - hoehe / 2 - hoch / 2;
		if (element) element.bild = { text, kasten: [x, unten, x + weit, unten + hoch] };
		this.#markiert(element, () => [
			ops.pushGraphicsState(),
			ops.concatMatrix(weit, 0, 0, hoch, x, unten),
			ops.paintXObject(this.#hier().registerImage(bild)),
			ops.popGraphicsState(),
		]);
		return weit;
	}

	/** Writes what was drawn. */
	fertig(): void {
		for (const [i, seite] of this.seiten.entries()) seite.drawOperators(this.#anweisungen[i] ?? []);
	}

	#hier(): PDFPage {
		return this.seiten[this.#seite] as PDFPage;
	}

	#markiert(element: Element | undefined, zeichne: () => Anweisung[]): void {
		const hier = this.#anweisungen[this.#seite] as Anweisung[];
		if (element) {
			const nr = this.#marken[this.#seite] ?? 0;
			this.#marken[this.#seite] = nr + 1;
			element.marke(this.#seite, nr);
		}
		hier.push(marke(element, (this.#marken[this.#seite] ?? 0) - 1), ...zeichne(), ops.endMarkedContent());
	}
}

/** Opens what belongs to an element, or is furniture. */
export const marke = (element: Element | undefined, nr: number): Anweisung =>
	element
		? ops.beginMarkedContentProps(`/${element.rolle}`, PdfDict.of({ MCID: PdfNumber.of(nr) }))
		: ops.beginMarkedContentProps('/Artifact', PdfDict.of({ Type: PdfName.of('Pagination') }));

interface Bildstelle extends Ort {
	readonly breite: number;
	readonly hoehe: number;
	readonly in?: Element;
	/** What it shows, for who doesn't see it. */
	readonly text?: string;
}

/** Spaces that hold a line together look like others, and are read as such. */
function kodiert(font: { encodeTextToGids(text: string): number[] }, text: string): PdfString {
	const bytes = font.encodeTextToGids(text.replaceAll('\u00A0', ' ')).flatMap((gid) => [(gid >> 8) & 255, gid & 255]);
	return PdfString.fromHex(Buffer.from(bytes).toString('hex'));
}
