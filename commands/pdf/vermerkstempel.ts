import { type EmbeddedFont, ops, type PDFPage, rgb } from '@libpdf/core';
import { mitPdf } from './oeffnen.ts';
import { ohneZufall } from './ohne-zufall.ts';
import { mm } from './papier/masse.ts';
import { type Pruefvermerk, qrBalken, vermerkzeilen } from './papier/pruefvermerk.ts';
import { marke } from './papier/stift.ts';
import { schriften } from './satz/schriften.ts';

const RAND = mm(5);
const SEITE = mm(12);
const GROESSE = 6.5;
const SCHWARZ = rgb(0, 0, 0);
const WEISS = rgb(1, 1, 1);

/** How it is checked, in the corner of each page of a form, where its maker left the margin; the code on the last one. */
export const stempleVermerk = (bytes: Uint8Array, vermerk: Pruefvermerk): Promise<Uint8Array> =>
	mitPdf(bytes, async (pdf) => {
		const schrift = schriften(pdf)('normal');
		const seiten = pdf.getPages();
		for (const seite of seiten) {
			seite.drawOperators([marke(undefined, 0)]);
			const istLetzte = seite === seiten.at(-1);
			setzeZeile(seite, vermerk, schrift, istLetzte && vermerk.portal !== null ? SEITE + RAND : 0);
			if (istLetzte) setzeCode(seite, vermerk);
			seite.drawOperators([ops.endMarkedContent()]);
		}
		return ohneZufall(await pdf.save({ subsetFonts: true, useXRefStream: false }));
	});

function setzeZeile(seite: PDFPage, vermerk: Pruefvermerk, font: EmbeddedFont, einzug: number): void {
	const text = vermerkzeilen(vermerk).join(' · ');
	const x = seite.width - RAND - einzug - font.getTextWidth(text, GROESSE);
	seite.drawText(text, { x, y: RAND, font, size: GROESSE, color: rgb(0.31, 0.33, 0.37) });
}

function setzeCode(seite: PDFPage, vermerk: Pruefvermerk): void {
	const [links, unten] = [seite.width - RAND - SEITE, RAND];
	const balken = qrBalken(vermerk);
	if (balken.length === 0) return;
	seite.drawRectangle({ x: links - 3, y: unten - 3, width: SEITE + 6, height: SEITE + 6, color: WEISS });
	for (const { x, y, breite, hoehe } of balken)
		seite.drawRectangle({
			...{ x: links + x * SEITE, y: unten + (1 - y - hoehe) * SEITE, color: SCHWARZ },
			...{ width: breite * SEITE, height: hoehe * SEITE },
		});
}
