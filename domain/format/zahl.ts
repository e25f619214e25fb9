/** How numbers, amounts and sizes are shown and read (table: Helper formats). */

/** Thousands with a dot, decimals with a comma; at most `stellen` decimals, trailing zeros cut. */
export function formatZahl(zahl: number, stellen = 2): string {
	return zahlformat(0, stellen).format(zahl);
}

/** Made once each: making one takes longer than a hundred numbers. */
const formate: Record<string, Intl.NumberFormat> = {};

function zahlformat(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
	const schluessel = `${minimumFractionDigits}-${maximumFractionDigits}`;
	formate[schluessel] ??= new Intl.NumberFormat('de-DE', { minimumFractionDigits, maximumFractionDigits });
	return formate[schluessel];
}

/** Cent → `1.234,50 €`. */
export function formatEuro(cent: number | null | undefined): string {
	return cent === null || cent === undefined ? '' : `${formatBetrag(cent)} €`;
}

/** Cent → `1.234,50`, for texts that carry the currency themselves. */
export function formatBetrag(cent: number): string {
	return zahlformat(2, 2).format(cent / 100);
}

/** Tenths of a day → `4,5`. */
export const formatTage = (zehntel: number): string => formatZahl(zehntel / 10, 1);

/** Tenths of a day → `1 Tag`, `4,5 Tage`. */
export const tageworte = (zehntel: number): string => (zehntel === 10 ? '1 Tag' : `${formatTage(zehntel)} Tage`);

/** Tenths of an hour → `38,5`. */
export function formatStunden(zehntel: number | null | undefined): string {
	return zehntel === null || zehntel === undefined ? '' : formatZahl(zehntel / 10, 1);
}

const EINHEITEN = ['KB', 'MB', 'GB', 'TB'] as const;

/** Bytes in units of 1000, never below 0,1 KB except nothing at all. */
export function formatDateigroesse(bytes: number, stellen = 2): string {
	if (bytes <= 0) return '0 KB';
	const faktor = 10 ** stellen;
	let wert = bytes;
	let einheit: string = EINHEITEN[0];
	for (einheit of EINHEITEN) {
		wert = Math.max(wert / 1000, 0.1);
		// Rounded first, so that 999.999 bytes are 1 MB rather than 1000 KB.
		if (Math.round(wert * faktor) / faktor < 1000) break;
	}
	return `${formatZahl(wert, stellen)} ${einheit}`;
}

/** A sign, groups of three or none, a comma with digits or the dash of whole euros. */
const DEUTSCH = /^([-+−–]?)(\d{1,3}(?:[.\s'’]\d{3})+|\d+)?(?:,(\d*|-+|–|—))?$/;
/** As machines write it. */
const MIT_PUNKT = /^([-+−–]?)(\d*)\.(\d*)$/;
const LAENGSTE = 20;

interface GeleseneZahl {
	readonly wert: number;
	/** Places behind the comma, without zeros at the end. */
	readonly stellen: number;
}

/**
 * A number as people write it: `1234,5`, `1.234,50`, `12,-`, `38.5`; null when it is none. A point before exactly three
 * digits separates thousands, unless `punktVorStellen`: where so many places are to be had, it is the decimal sign.
 */
export function liesZahl(text: string, punktVorStellen = false): GeleseneZahl | null {
	const eingabe = text.trim();
	if (eingabe.length > LAENGSTE) return null;
	const formen = punktVorStellen ? [MIT_PUNKT, DEUTSCH] : [DEUTSCH, MIT_PUNKT];
	const treffer = formen.map((form) => form.exec(eingabe)).find((gefunden) => gefunden !== null);
	const [, vorzeichen = '', vorn = '', hinten = ''] = treffer ?? [];
	const ganze = vorn.replace(/\D/g, '');
	if (ganze + hinten === '') return null;
	const bruch = hinten.replace(/\D/g, '').replace(/0+$/, '');
	const betrag = Number(`${ganze || '0'}.${bruch || '0'}`);
	return { wert: /[-−–]/.test(vorzeichen) && betrag > 0 ? -betrag : betrag, stellen: bruch.length };
}

/** Of fields with fewer than three places. */
export const parseDezimal = (text: string): number | null => liesZahl(text)?.wert ?? null;

/** Degrees, as maps give them: `50.561` is no thousand. */
export const parseGrad = (text: string): number | null => liesZahl(text, true)?.wert ?? null;
