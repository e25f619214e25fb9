/** A sign, groups of three or none, a comma with digits or the dash of whole euros, and what it is counted in. */
const GERMAN = /^([-−–]?)(\d{1,3}(?:[.\s'’]\d{3})+|\d+)?(?:,(\d*|-+|–|—))?$/;
/** As machines write it. Where a point stands before three digits, people read thousands, unless so many are to be had. */
const POINT = /^([-−–]?)(\d*)\.(\d*)$/;
const CURRENCY = /€|\bEUR\b|\bEuro\b/i;

/**
 * A number as people type or paste it: `1234,5`, `1.234,50 €`, `12,-`, `38.5`. Null when it is none, or has more places
 * behind the comma than `decimals`.
 */
export function parseNumber(text: string, decimals: number, unit = ''): number | null {
	const bare = text.replace(CURRENCY, '').replace(unit, '').trim();
	const forms = decimals < 3 ? [GERMAN, POINT] : [POINT, GERMAN];
	const match = forms.map((form) => form.exec(bare)).find((found) => found !== null);
	const [, sign = '', whole = '', fraction = ''] = match ?? [];
	const digits = whole.replace(/\D/g, '');
	const places = fraction.replace(/\D/g, '').replace(/0+$/, '');
	if (digits + fraction === '' || places.length > decimals) return null;
	const number = Number(`${digits || '0'}.${places || '0'}`);
	return sign && number > 0 ? -number : number;
}
