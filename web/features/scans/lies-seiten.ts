import { pdfjs } from 'react-pdf';
import { findeCodes } from '#domain/papier/seitencodes.ts';
import '../../ui/layout/pdf-worker.ts';

export interface Gelesen {
	/** What the page looks like, small. */
	readonly bild: string;
	readonly codes: readonly string[];
}

/** Dots per inch: a poor scan has fewer, and gets no better by more. */
const DPI = 200;
const BREITE = 220;

/** Each page of a scanned file, read where it lies already: in the browser. */
export async function liesSeiten(datei: File, signal: AbortSignal): Promise<readonly Gelesen[]> {
	return datei.type === 'application/pdf' ? liesPdf(datei, signal) : [await liesBild(datei)];
}

async function liesPdf(datei: File, signal: AbortSignal): Promise<readonly Gelesen[]> {
	const auftrag = pdfjs.getDocument({ data: new Uint8Array(await datei.arrayBuffer()) });
	try {
		const pdf = await auftrag.promise;
		const seiten: Gelesen[] = [];
		for (let nr = 1; nr <= pdf.numPages; nr += 1) {
			signal.throwIfAborted();
			const seite = await pdf.getPage(nr);
			const viewport = seite.getViewport({ scale: DPI / 72 });
			const [canvas] = leinwand(viewport.width, viewport.height);
			await seite.render({ canvas, viewport }).promise;
			seiten.push(lies(canvas));
		}
		return seiten;
	} finally {
		await auftrag.destroy();
	}
}

async function liesBild(datei: File): Promise<Gelesen> {
	const bild = await createImageBitmap(datei);
	const [canvas, stift] = leinwand(bild.width, bild.height);
	stift.drawImage(bild, 0, 0);
	bild.close();
	return lies(canvas);
}

function lies(canvas: HTMLCanvasElement): Gelesen {
	const { width, height } = canvas;
	const { data } = stiftVon(canvas).getImageData(0, 0, width, height);
	const [klein, stift] = leinwand(BREITE, (BREITE * height) / width);
	stift.drawImage(canvas, 0, 0, klein.width, klein.height);
	return { bild: klein.toDataURL('image/jpeg', 0.8), codes: findeCodes({ data, width, height }) };
}

function leinwand(breite: number, hoehe: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(breite);
	canvas.height = Math.round(hoehe);
	const stift = stiftVon(canvas);
	stift.fillStyle = '#fff';
	stift.fillRect(0, 0, canvas.width, canvas.height);
	return [canvas, stift];
}

function stiftVon(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
	const stift = canvas.getContext('2d', { willReadFrequently: true });
	if (!stift) throw new Error('Dieser Browser zeichnet nicht');
	return stift;
}
