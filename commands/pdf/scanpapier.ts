/** One document of the pages that belong to it, out of the files of a scanner. */
import { PDF } from '@libpdf/core';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import { mitPdf } from './oeffnen.ts';
import { ohneZufall } from './ohne-zufall.ts';
import { pdfAbgelehnt } from './vorlage.ts';

export type Scanquelle =
	| { readonly art: 'PDF'; readonly bytes: Uint8Array }
	| { readonly art: 'BILD'; readonly bild: Pdfbild };

/** `quelle`: which of the sources; `seite`: in it, from 1. */
export interface Scanort {
	readonly quelle: number;
	readonly seite: number;
}

/** Points: what stands on it is as large as on paper. */
const A4 = { width: 595.28, height: 841.89 };

export async function setzeScan(quellen: readonly Scanquelle[], seiten: readonly Scanort[]): Promise<Uint8Array> {
	const ziel = PDF.create();
	for (const { quelle, seite } of seiten) await haengeAn(ziel, quellen[quelle], seite);
	return ohneZufall(await ziel.save({ useXRefStream: false }));
}

async function haengeAn(ziel: PDF, quelle: Scanquelle | undefined, seite: number): Promise<void> {
	if (!quelle) throw pdfAbgelehnt('Eine Seite liegt in keiner der Dateien.');
	if (quelle.art === 'PDF') {
		await mitPdf(quelle.bytes, async (pdf) => {
			if (seite > pdf.getPageCount()) throw pdfAbgelehnt(`Die Datei hat keine Seite ${seite}.`);
			await ziel.copyPagesFrom(pdf, [seite - 1]);
		});
		return;
	}
	if (seite !== 1) throw pdfAbgelehnt('Ein Bild hat nur eine Seite.');
	const bild = ziel.embedImage(quelle.bild);
	const quer = bild.width > bild.height;
	const blatt = quer ? { width: A4.height, height: A4.width } : A4;
	const page = ziel.addPage(blatt);
	const mass = Math.min(blatt.width / bild.width, blatt.height / bild.height);
	page.drawImage(bild, { x: 0, y: 0, width: bild.width * mass, height: bild.height * mass });
}
