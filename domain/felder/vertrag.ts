/** Contract terms between wire and domain: euros and hours outside, cents and tenths inside (table: Vertrag). */
import { einheiten } from './feld.ts';
import { objekt } from './pruefung.ts';
import { feldschemata } from './schema.ts';
import { BEDINGUNGEN, BEDINGUNGSFELDER, type Bedingungswerte, VERTRAGSFELDER } from './vertragsfelder.ts';

/** Any selection of the terms, as an agreement or an edit sends it; how large one may be is for the rules on the whole contract to say. */
export const vertragSchema = objekt(feldschemata(BEDINGUNGSFELDER)).partial();

/** Terms as they go over the wire: euros and hours as numbers. */
export function vertragNachAussen<B extends Partial<Bedingungswerte>>(bedingungen: B): B {
	const umgerechnet = BEDINGUNGEN.flatMap((feld) => {
		const wert = bedingungen[feld];
		return typeof wert === 'number' ? [[feld, wert / einheiten(VERTRAGSFELDER[feld])]] : [];
	});
	return { ...bedingungen, ...Object.fromEntries(umgerechnet) };
}
