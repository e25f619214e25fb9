import type { Referenz } from '#domain/referenz.ts';
import type { Vertrag } from '../zustand.ts';

/** A sequence of contract numbers and how one of them is written. */
export interface Nummernkreis {
	readonly schluessel: string;
	/** The smallest number it may give. */
	readonly ab: number;
	formatiere(laufnummer: number): string;
}

/** The one sequence of the mode GLOBAL. */
export const GLOBALER_KREIS = 'vertrag';

/** Which sequence numbers this contract; null where numbers are given by hand. Table: contract numbers, modes. */
export function nummernkreisVon(
	{ parameter, dienstarten, zyklen }: Pick<Referenz, 'parameter' | 'dienstarten' | 'zyklen'>,
	vertrag: Pick<Vertrag, 'dienstartID' | 'zyklusID'>,
): Nummernkreis | null {
	if (parameter.vertragsnummerModus === 'AUS') return null;
	if (parameter.vertragsnummerModus === 'GLOBAL')
		return {
			schluessel: GLOBALER_KREIS,
			ab: parameter.vertragsnummerNaechste,
			formatiere: (n) => `${parameter.vertragsnummerPrefix ?? ''}${String(n).padStart(4, '0')}`,
		};
	const praefix = `${kuerzel(dienstarten.get(vertrag.dienstartID)?.kurz ?? '')}${jahr(zyklen.get(vertrag.zyklusID)?.start)}-`;
	return { schluessel: `vertrag/${praefix}`, ab: 1, formatiere: (n) => `${praefix}${String(n).padStart(4, '0')}` };
}

/** `FSJ` → `FSJ`, `BFD Ü27` → `BFDUe27-`: numbers hold ASCII only, and a figure mustn't run into the year. */
function kuerzel(kurz: string): string {
	const ascii = kurz
		.replaceAll('Ü', 'Ue')
		.replaceAll('Ö', 'Oe')
		.replaceAll('Ä', 'Ae')
		.replace(/[^A-Za-z0-9]/g, '');
	return /\d$/.test(ascii) ? `${ascii}-` : ascii;
}

const jahr = (start: string | undefined): string => start?.slice(2, 4) ?? '';
