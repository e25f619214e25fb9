import { ops, rgb } from '@libpdf/core';
import { mitPdf } from './oeffnen.ts';
import { ohneZufall } from './ohne-zufall.ts';
import { marke } from './papier/stift.ts';
import { schriften } from './satz/schriften.ts';

const WORT = 'Entwurf';
const STEIGUNG_GRAD = 45;
/** Of the width of the page. */
const BREITE = 0.8;

/** The word across every page, so that nobody takes it for what has been agreed on; what is below stays readable. */
export const stempleEntwurf = (bytes: Uint8Array): Promise<Uint8Array> =>
	mitPdf(bytes, async (pdf) => {
		const font = schriften(pdf)('fett');
		for (const seite of pdf.getPages()) {
			const { width, height } = seite;
			const size = (BREITE * width) / font.getTextWidth(WORT, 1);
			const [x, y] = [width / 2 - (BREITE * width) / 2, height / 2 - size / 3];
			const rotate = { angle: STEIGUNG_GRAD, origin: { x: width / 2, y: height / 2 } };
			// Nobody needs it read out between two words of the text.
			seite.drawOperators([marke(undefined, 0)]);
			seite.drawText(WORT, { x, y, font, size, color: rgb(0.5, 0.5, 0.5), opacity: 0.25, rotate });
			seite.drawOperators([ops.endMarkedContent()]);
		}
		return ohneZufall(await pdf.save({ subsetFonts: true, useXRefStream: false }));
	});
