import type { Monat } from '#domain/recht/monate.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';

/** Whole months, both counted. */
export interface Zeitraum {
	readonly von: Monat;
	readonly bis: Monat;
}

/** No service is older than this century, and PostgreSQL knows no year 0. */
const FORMEN: readonly [RegExp, monate: number][] = [
	[/^(20\d\d)-Q([1-4])$/, 3],
	[/^(20\d\d)-H([12])$/, 6],
];
const VON_BIS = /^(20\d\d-(?:0[1-9]|1[0-2]))_(20\d\d-(?:0[1-9]|1[0-2]))$/;
const ZWEISTELLIG = 2;

const UNLESBARER_ZEITRAUM = {
	code: 'ZEITRAUM',
	http: 422,
	feld: 'zeitraum',
	text: 'Bitte geben Sie einen Zeitraum wie 2026-Q1, 2026-H1 oder 2026-01_2026-03 an.',
} as const;

/** `2026-Q1`, `2026-H1` or `2026-01_2026-03`. */
export function liesZeitraum(text: string): Zeitraum {
	const [, von, bis] = VON_BIS.exec(text) ?? [];
	if (von && bis && von <= bis) return { von, bis };
	for (const [form, monate] of FORMEN) {
		const [, jahr, nr] = form.exec(text) ?? [];
		if (jahr && nr) return { von: monat(jahr, (Number(nr) - 1) * monate + 1), bis: monat(jahr, Number(nr) * monate) };
	}
	throw new Abgelehnt([UNLESBARER_ZEITRAUM]);
}

const QUARTAL = 3;

/** What programmes are claimed for: of a single month its quarter. */
export function foerderzeitraum({ von, bis }: Zeitraum): Zeitraum {
	if (von !== bis) return { von, bis };
	const [jahr = '', nr = ''] = von.split('-');
	const erster = Math.floor((Number(nr) - 1) / QUARTAL) * QUARTAL + 1;
	return { von: monat(jahr, erster), bis: monat(jahr, erster + QUARTAL - 1) };
}

const monat = (jahr: string, nr: number): Monat => `${jahr}-${String(nr).padStart(ZWEISTELLIG, '0')}`;
