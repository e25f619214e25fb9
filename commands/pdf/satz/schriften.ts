import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedFont, PDF } from '@libpdf/core';

/** The fonts lie beside the code: every name keeps its letters, wherever it is printed. */
const DATEIEN = {
	DEJAVU: { normal: 'DejaVuSans.ttf', fett: 'DejaVuSans-Bold.ttf', kursiv: 'DejaVuSans-Oblique.ttf' },
	SOURCE_SERIF: {
		normal: 'SourceSerif4-Regular.ttf',
		fett: 'SourceSerif4-SemiBold.ttf',
		kursiv: 'SourceSerif4-Italic.ttf',
	},
	INTER: { normal: 'Inter-Regular.ttf', fett: 'Inter-SemiBold.ttf', kursiv: 'Inter-Italic.ttf' },
} as const;
type Familie = keyof typeof DATEIEN;
export type Schnitt = keyof (typeof DATEIEN)[Familie];

const gelesen = new Map<string, Buffer>();

function schriftdatei(name: string): Buffer {
	const datei = gelesen.get(name) ?? readFileSync(join(import.meta.dirname, 'schrift', name));
	gelesen.set(name, datei);
	return datei;
}

/** The fonts of a document, each embedded when it is asked for first. */
export function schriften(pdf: PDF, familie: Familie = 'DEJAVU'): (schnitt: Schnitt) => EmbeddedFont {
	const eingebettet = new Map<Schnitt, EmbeddedFont>();
	return (schnitt) => {
		const schrift = eingebettet.get(schnitt) ?? pdf.embedFont(schriftdatei(DATEIEN[familie][schnitt]));
		eingebettet.set(schnitt, schrift);
		return schrift;
	};
}

/** What the font can't draw is seen to be missing, rather than making the whole document fail. */
export const lesbar = (text: string, schrift: EmbeddedFont): string =>
	[...text.normalize('NFC')].map((z) => (z === '\n' || schrift.canEncode(z) ? z : '□')).join('');
