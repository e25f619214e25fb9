/** The number on every paper the portal issues, with which anybody can ask whether it is genuine. */

/** Crockford's alphabet: no letter that is taken for a figure. */
const ZEICHEN = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five bits of chance each; the last character is computed from them. */
const ZUFAELLIG = 19;
const GRUPPE = 4;

/** Of chance, a byte for each character: 95 bits. */
export const ZUFALLSBYTES = ZUFAELLIG;

/** `zufall`: at least `ZUFALLSBYTES`. */
export function pruefnummerAus(zufall: Uint8Array): string {
	const zeichen = Array.from(zufall.subarray(0, ZUFAELLIG), (byte) => ZEICHEN[byte % ZEICHEN.length]).join('');
	if (zeichen.length < ZUFAELLIG) throw new Error('Zu wenig Zufall für eine Prüfnummer');
	return zeichen + pruefzeichen(zeichen);
}

/** Luhn's sum for 32 characters: finds each mistyped character, and nearly every two that changed places. */
function pruefzeichen(zeichen: string): string {
	const n = ZEICHEN.length;
	const summe = [...zeichen].toReversed().reduce((bisher, eines, i) => {
		const wert = ZEICHEN.indexOf(eines) * (i % 2 === 0 ? 2 : 1);
		return bisher + Math.floor(wert / n) + (wert % n);
	}, 0);
	return ZEICHEN[(n - (summe % n)) % n] as string;
}

const VERWECHSELT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** As it is kept, from what somebody typed or read aloud; null: it is none, or a character is wrong. */
export function liesPruefnummer(eingabe: string): string | null {
	const nummer = eingabe
		.toUpperCase()
		.replace(/[\s\-–—.·]/g, '')
		.replace(/[OIL]/g, (eines) => VERWECHSELT[eines] ?? eines);
	if (nummer.length !== ZUFAELLIG + 1 || [...nummer].some((eines) => !ZEICHEN.includes(eines))) return null;
	return nummer.endsWith(pruefzeichen(nummer.slice(0, -1))) ? nummer : null;
}

/** Stands where a paper is only shown: no paper has it. */
export const OHNE_NUMMER = ZEICHEN.charAt(0).repeat(ZUFAELLIG + 1);

/** In fours, as it is printed: `7K3M-9QXT-…` */
export const formatPruefnummer = (nummer: string): string =>
	Array.from({ length: Math.ceil(nummer.length / GRUPPE) }, (_, i) => nummer.slice(i * GRUPPE, (i + 1) * GRUPPE)).join(
		'-',
	);

/** Page on which everybody can ask. */
export const PRUEFSEITE = '/pruefen';

/** Behind `#`, which no server is sent and no log keeps. */
export const pruefadresse = (portal: string, nummer: string): string =>
	`${portal.replace(/\/+$/, '')}${PRUEFSEITE}#${nummer}`;
