import * as werkstatt from './werkstatt.ts';

/** As one tenant has it. */
const QUELLE = { dateien: 'muster' };

const fuer =
	<A extends unknown[], E>(tue: (quelle: { dateien: string }, ...angaben: A) => E) =>
	(...angaben: A): E =>
		tue(QUELLE, ...angaben);

export const fuelle = fuer(werkstatt.fuelle);
export const felderVon = fuer(werkstatt.felderVon);
export const formularVon = fuer(werkstatt.formularVon);
export const zuLangeFelder = fuer(werkstatt.zuLangeFelder);
export const seitenVon = fuer(werkstatt.seitenVon);
export const signaturenVon = fuer(werkstatt.signaturenVon);
export const alsEntwurf = fuer(werkstatt.alsEntwurf);
export const haengeSignaturblattAn = fuer(werkstatt.haengeSignaturblattAn);
export const siegle = fuer(werkstatt.siegle);
