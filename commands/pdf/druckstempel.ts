/** What makes a scan known again: on each page of what is printed to be signed, its code and the same to be read. */
import { type EmbeddedFont, ops, type PDFPage, rgb } from '@libpdf/core';
import { type Druckseite, druckcode } from '#domain/papier/druckcode.ts';
import { formatPruefnummer } from '#domain/papier/pruefnummer.ts';
import { mitPdf } from './oeffnen.ts';
import { ohneZufall } from './ohne-zufall.ts';
import { mm } from './papier/masse.ts';
import { codeBalken } from './papier/pruefvermerk.ts';
import { marke } from './papier/stift.ts';
import { schriften } from './satz/schriften.ts';

/** In the left margin, below the holes of a folder, inside of what printers reach. */
const LINKS = mm(5);
const UNTEN = mm(7);
const CODE = mm(13);
const RUHE = mm(1.5);
const GROESSE = 5;
const ZEILE = 6.2;
const SCHWARZ = rgb(0, 0, 0);
const WEISS = rgb(1, 1, 1);

export interface Bedruckt {
	readonly bytes: Uint8Array;
	readonly seiten: number;
}

export const stempleDruck = (bytes: Uint8Array, nummer: string): Promise<Bedruckt> =>
	mitPdf(bytes, async (pdf) => {
		const schrift = schriften(pdf)('normal');
		const seiten = pdf.getPages();
		for (const [i, seite] of seiten.entries()) {
			seite.drawOperators([marke(undefined, 0)]);
			setze(seite, { nummer, seite: i + 1, seiten: seiten.length }, schrift);
			seite.drawOperators([ops.endMarkedContent()]);
		}
		const gestempelt = ohneZufall(await pdf.save({ subsetFonts: true, useXRefStream: false }));
		return { bytes: gestempelt, seiten: seiten.length };
	});

function setze(seite: PDFPage, dies: Druckseite, font: EmbeddedFont): void {
	const zeilen = zeilenVon(dies);
	const hoehe = CODE + RUHE + zeilen.length * ZEILE;
	const grund = { x: LINKS - RUHE, y: UNTEN - RUHE, width: CODE + 2 * RUHE, height: hoehe + 2 * RUHE };
	seite.drawRectangle({ ...grund, color: WEISS });
	for (const { x, y, breite, hoehe: hoch } of codeBalken(druckcode(dies), 'quartile'))
		seite.drawRectangle({
			...{ x: LINKS + x * CODE, y: UNTEN + (1 - y - hoch) * CODE, color: SCHWARZ },
			...{ width: breite * CODE, height: hoch * CODE },
		});
	for (const [i, text] of zeilen.entries()) {
		const y = UNTEN + CODE + RUHE + (zeilen.length - 1 - i) * ZEILE;
		seite.drawText(text, { x: LINKS, y, font, size: GROESSE, color: SCHWARZ });
	}
}

/** Two groups of the number in a line: the margin has no room for more. */
function zeilenVon({ nummer, seite, seiten }: Druckseite): readonly string[] {
	const gruppen = formatPruefnummer(nummer).split('-');
	const paare = Array.from({ length: Math.ceil(gruppen.length / 2) }, (_, i) =>
		gruppen.slice(i * 2, i * 2 + 2).join('-'),
	);
	return ['Druck', ...paare, `Seite ${seite} von ${seiten}`];
}
