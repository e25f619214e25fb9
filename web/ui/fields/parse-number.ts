import { liesZahl } from '#domain/format/zahl-lesen.ts';

const CURRENCY = /€|\bEUR\b|\bEuro\b/i;

/**
 * A number as people type or paste it: `1234,5`, `1.234,50 €`, `12,-`, `38.5`. Null when it is none, or has more places
 * behind the comma than `decimals`.
 */
export function parseNumber(text: string, decimals: number, unit = ''): number | null {
	const number = liesZahl(text.replace(CURRENCY, '').replace(unit, ''), decimals >= 3);
	return number === null || number.stellen > decimals ? null : number.wert;
}
