/** How numbers are read; apart from how they are shown, because pages need mostly that. */

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
