/** Random texts; the randomness is handed in, since the domain has none of its own. */

/** A whole number from 0 up to, not including, `grenze`; every one as likely. */
export type Zufall = (grenze: number) => number;

const GROSS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ZIFFERN = '0123456789';
const ALPHABET = `${GROSS}${GROSS.toLowerCase()}${ZIFFERN}@-_*`;

export function zufallstext(zufall: Zufall, laenge = 10): string {
	return ziehe(ALPHABET, laenge, zufall);
}

/** Twelve characters a person can read out on the phone. */
export function fehlerID(zufall: Zufall): string {
	return ziehe(GROSS + ZIFFERN, 12, zufall);
}

function ziehe(alphabet: string, laenge: number, zufall: Zufall): string {
	return Array.from({ length: laenge }, () => alphabet.charAt(zufall(alphabet.length))).join('');
}
