/** How numbers, amounts and sizes are shown (table: Helper formats). */

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
