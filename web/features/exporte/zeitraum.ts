import { addiereMonate } from '#domain/datum.ts';
import { liesZeitraum, type Zeitraum } from '#domain/geld/zeitraum.ts';
import { monateBis } from '#domain/recht/monate.ts';

/** How a period is chosen. */
export const ZEITRAUMARTEN = ['MONAT', 'QUARTAL', 'HALBJAHR', 'FREI'] as const;
export type Zeitraumart = (typeof ZEITRAUMARTEN)[number];

const EIN_MONAT = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const LAENGE = { MONAT: 1, QUARTAL: 3, HALBJAHR: 6 } as const;

/** As the calls read it: `2026-11`, `2026-Q4`, `2026-H2`, `2026-01_2026-03`; null: it is none of these. */
export function alsZeitraum(text: string): Zeitraum | null {
	const code = text.trim().toUpperCase();
	if (EIN_MONAT.test(code)) return { von: code, bis: code };
	try {
		return liesZeitraum(code);
	} catch {
		return null;
	}
}

/** Of an address; the month where it names none. */
export function zeitraumAus(text: string | undefined, heute: string): Zeitraum {
	const monat = heute.slice(0, 7);
	return alsZeitraum(text ?? monat) ?? { von: monat, bis: monat };
}

/** The shortest way to write it. */
export function alsCode({ von, bis }: Zeitraum): string {
	if (von === bis) return von;
	const [jahr, monat = 0] = [von.slice(0, 4), Number(von.slice(5))];
	const laenge = monateBis(von, bis).length;
	if (laenge === LAENGE.QUARTAL && monat % 3 === 1) return `${jahr}-Q${(monat + 2) / 3}`;
	if (laenge === LAENGE.HALBJAHR && monat % 6 === 1) return `${jahr}-H${(monat + 5) / 6}`;
	return `${von}_${bis}`;
}

/** As the calls of the server take it. */
export const alsSpanne = ({ von, bis }: Zeitraum): string => `${von}_${bis}`;

export function artVon(zeitraum: Zeitraum): Zeitraumart {
	const code = alsCode(zeitraum);
	if (EIN_MONAT.test(code)) return 'MONAT';
	return code.includes('-Q') ? 'QUARTAL' : code.includes('-H') ? 'HALBJAHR' : 'FREI';
}

/** The one before or after, as long as this one. */
export function weiter({ von, bis }: Zeitraum, richtung: 1 | -1): Zeitraum {
	const laenge = monateBis(von, bis).length * richtung;
	return { von: verschoben(von, laenge), bis: verschoben(bis, laenge) };
}

/** Of that kind around its last month; chosen freely it stays as it is. */
export function inArt(zeitraum: Zeitraum, art: Zeitraumart): Zeitraum {
	if (art === 'FREI') return zeitraum;
	const laenge = LAENGE[art];
	const erster = verschoben(zeitraum.bis, -((Number(zeitraum.bis.slice(5)) - 1) % laenge));
	return { von: erster, bis: verschoben(erster, laenge - 1) };
}

const verschoben = (monat: string, um: number): string => addiereMonate(`${monat}-01`, um).slice(0, 7);
