import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedFont, PDF } from '@libpdf/core';

/** The fonts lie beside the code: every name keeps its letters, wherever it is printed. */
const DATEIEN = {
	normal: 'DejaVuSans.ttf',
	fett: 'DejaVuSans-Bold.ttf',
	kursiv: 'DejaVuSans-Oblique.ttf',
} as const;
export type Schnitt = keyof typeof DATEIEN;

const gelesen = new Map<Schnitt, Buffer>();

function schriftdatei(schnitt: Schnitt): Buffer {
	const datei = gelesen.get(schnitt) ?? readFileSync(join(import.meta.dirname, 'schrift', DATEIEN[schnitt]));
	gelesen.set(schnitt, datei);
	return datei;
}

/** The fonts of a document, each embedded when it is asked for first. */
export function schriften(pdf: PDF): (schnitt: Schnitt) => EmbeddedFont {
	const eingebettet = new Map<Schnitt, EmbeddedFont>();
	return (schnitt) => {
		const schrift = eingebettet.get(schnitt) ?? pdf.embedFont(schriftdatei(schnitt));
		eingebettet.set(schnitt, schrift);
		return schrift;
	};
}

/** What the font can't draw is seen to be missing, rather than making the whole document fail. */
export const lesbar = (text: string, schrift: EmbeddedFont): string =>
	[...text.normalize('NFC')].map((z) => (z === '\n' || schrift.canEncode(z) ? z : '□')).join('');
