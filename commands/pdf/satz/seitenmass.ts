import type { PDFPage } from '@libpdf/core';
import { type Blattstelle, GANZE_SEITE } from '#domain/dokumentspec/pdffeld/pdffeld.ts';

/** Between the coordinates of a page and what is seen of it: cut, turned, from the upper left. */

type Punkt = readonly [x: number, y: number];

/** Parts of what is seen. */
function gesehen(seite: PDFPage, [x, y]: Punkt): Punkt {
	const { x: links, y: unten, width, height } = seite.getCropBox();
	const [u, v] = [(x - links) / (width || 1), (y - unten) / (height || 1)];
	switch (seite.rotation) {
		case 0:
			return [u, 1 - v];
		case 90:
			return [v, u];
		case 180:
			return [1 - u, v];
		case 270:
			return [1 - v, 1 - u];
	}
}

function gemessen(seite: PDFPage, [u, v]: Punkt): Punkt {
	const { x: links, y: unten, width, height } = seite.getCropBox();
	const [a, b] = ({ 0: [u, 1 - v], 90: [v, u], 180: [1 - u, v], 270: [1 - v, 1 - u] } as const)[seite.rotation];
	return [links + a * width, unten + b * height];
}

const teile = (anteil: number): number =>
	Math.min(GANZE_SEITE, Math.max(0, Math.round((Number.isFinite(anteil) ? anteil : 0) * GANZE_SEITE)));

/** Nothing reaches beyond the page. */
export function alsStelle(seite: PDFPage, [x1, y1, x2, y2]: readonly [number, number, number, number]): Blattstelle {
	const [a, b] = [gesehen(seite, [x1, y1]), gesehen(seite, [x2, y2])];
	const [links, rechts] = [teile(Math.min(a[0], b[0])), teile(Math.max(a[0], b[0]))];
	const [oben, unten] = [teile(Math.min(a[1], b[1])), teile(Math.max(a[1], b[1]))];
	return { seite: seite.index + 1, x: links, y: oben, breite: rechts - links, hoehe: unten - oben };
}

export function alsRechteck(seite: PDFPage, { x, y, breite, hoehe }: Omit<Blattstelle, 'seite'>) {
	const a = gemessen(seite, [x / GANZE_SEITE, y / GANZE_SEITE]);
	const b = gemessen(seite, [(x + breite) / GANZE_SEITE, (y + hoehe) / GANZE_SEITE]);
	const [links, unten] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
	return { x: links, y: unten, width: Math.abs(a[0] - b[0]), height: Math.abs(a[1] - b[1]) };
}
