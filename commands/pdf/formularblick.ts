import type { FormField, PDF, PDFPage } from '@libpdf/core';
import type { Blattstelle, Feldblick, Formularblick } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { alsFormularfeld, ausfuellbare } from './formular.ts';
import { mitPdf } from './oeffnen.ts';
import { alsStelle } from './satz/seitenmass.ts';
import { type Stueck, textstuecke, umfeldVon } from './umfeld.ts';

/** The form as whoever fills it sees it: where each field stands, and what is printed beside it. */
export const formularblick = (bytes: Uint8Array): Promise<Formularblick> =>
	mitPdf(bytes, (pdf) => {
		const seiten = pdf.getPages();
		const orte = new Map(seiten.map((seite, i) => [seite.ref.objectNumber, i]));
		const widgets = new Map(seiten.flatMap((seite, i) => widgetsAuf(pdf, seite).map((nummer) => [nummer, i] as const)));
		const felder = ausfuellbare(pdf).map((feld) => {
			const stellen = feld.getWidgets().flatMap((widget): Blattstelle[] => {
				const i = widgets.get(widget.ref?.objectNumber ?? -1) ?? orte.get(widget.pageRef?.objectNumber ?? -1);
				const seite = i === undefined ? undefined : seiten[i];
				return seite ? [alsStelle(seite, widget.rect)] : [];
			});
			return { feld, stellen };
		});
		const alle = felder.flatMap(({ stellen }) => stellen);
		const texte = new Map<number, readonly Stueck[]>();
		const texteAuf = (nummer: number): readonly Stueck[] => {
			const seite = seiten[nummer - 1];
			const gelesen = texte.get(nummer) ?? (seite ? textstuecke(seite) : []);
			texte.set(nummer, gelesen);
			return gelesen;
		};
		const blicke = felder.map(({ feld, stellen }): Feldblick => {
			const [erste] = stellen;
			const basis = alsFormularfeld(feld);
			return {
				...basis,
				hinweis: feld.alternateName?.trim() || null,
				zeichen: feld.type === 'text' && 'maxLength' in feld ? zeichenVon(feld) : null,
				isKaestchen: 'isComb' in feld && feld.isComb === true,
				stellen,
				umfeld: erste ? umfeldVon(basis.art, erste, alle, texteAuf(erste.seite)) : [],
			};
		});
		return { seiten: seiten.length, felder: blicke.toSorted(leserichtung) };
	});

const zeichenVon = (feld: FormField & { readonly maxLength?: unknown }): number | null =>
	typeof feld.maxLength === 'number' && feld.maxLength > 0 ? feld.maxLength : null;

/** Numbers of what stands on a page: not every field says itself which one it is on. */
function widgetsAuf(pdf: PDF, seite: PDFPage): number[] {
	const anmerkungen = seite.dict.getArray('Annots', (ref) => pdf.getObject(ref));
	return Array.from(anmerkungen ?? [], (eine) => (eine.type === 'ref' ? eine.objectNumber : -1));
}

/** Fields of one line needn't stand at the same height. */
const ZEILE = 80;

function leserichtung(a: Feldblick, b: Feldblick): number {
	const [x, y] = [a.stellen[0], b.stellen[0]];
	if (!x || !y) return x ? -1 : y ? 1 : 0;
	const zeile = (stelle: Blattstelle) => Math.round((stelle.y + stelle.hoehe) / ZEILE);
	return x.seite - y.seite || zeile(x) - zeile(y) || x.x - y.x;
}
