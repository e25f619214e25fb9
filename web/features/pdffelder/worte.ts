import { istTag } from '#domain/dokumentspec/pdffeld/fuellung.ts';
import type { Feldform, Feldinhalt } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { PDFFELDER as T } from '../../texte/verwaltung/pdffelder.ts';
import { angabeName, type Feldstand } from './entwurf.ts';

/** What a field holds, as a word on its chip. */
export function inhaltswort(inhalt: Feldinhalt): string {
	if (inhalt.art === 'LEER') return T.bleibtLeer;
	return inhalt.art === 'TEXT' ? `„${inhalt.text}“` : angabeName(inhalt.angabe);
}

/** How it is written, beside the chip; nothing where it is written as always. */
export function formwort({ feld, inhalt }: Pick<Feldstand, 'feld' | 'inhalt'>): string {
	if (inhalt?.art !== 'ANGABE') return '';
	const { form, angabe } = inhalt;
	switch (form.art) {
		case 'GANZ':
			if (feld.isKaestchen) return T.jeKaestchen;
			return istTag(angabe) ? 'TT.MM.JJJJ' : '';
		case 'KOMPAKT':
			return istTag(angabe) ? 'TTMMJJJJ' : T.form.KOMPAKT;
		case 'ZEICHEN':
			return T.zeichenNr(form.stelle);
		case 'KREUZ':
			return T.kreuzBei(form.wert);
		case 'WAHL':
			return '';
		default:
			return T.form[form.art];
	}
}

/** On the page there is room for a word: a part of a date says what part. */
export function kurzwort(inhalt: Feldinhalt): string {
	const KURZ: Partial<Record<Feldform['art'], string>> = { TAG: 'Tag', MONAT: 'Monat', JAHR: 'Jahr' };
	if (inhalt.art !== 'ANGABE') return inhaltswort(inhalt);
	if (inhalt.form.art === 'ZEICHEN') return String(inhalt.form.stelle);
	return KURZ[inhalt.form.art] ?? angabeName(inhalt.angabe);
}

export const artwort = ({ feld, platz }: Pick<Feldstand, 'feld' | 'platz'>): string => {
	if (platz) return `${T.art[feld.art]}, ${T.gesetzt}`;
	return feld.isKaestchen && feld.zeichen ? T.kaestchen(feld.zeichen) : T.art[feld.art];
};
