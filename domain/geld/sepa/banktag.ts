/**
 * Days on which banks carry payments in euro out: those on which TARGET is open, by the calendar that counts since 2002
 * (European Central Bank, 14 December 2000). Holidays of a Land alone close no bank's payments.
 */
import { addiereTage, wochenbeginn } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';

/** Closed every year, by day of the year. */
const FESTE: Readonly<Record<string, string>> = {
	'01-01': 'Neujahr',
	'05-01': 'Tag der Arbeit',
	'12-25': '1. Weihnachtstag',
	'12-26': '2. Weihnachtstag',
};
/** Closed every year, by days from Easter Sunday. */
const BEWEGLICHE: readonly (readonly [number, string])[] = [
	[-2, 'Karfreitag'],
	[1, 'Ostermontag'],
];

/** By the rule of Gauss, with what Lichtenberg amended. */
export function ostersonntag(jahr: number): string {
	const jahrhundert = Math.floor(jahr / 100);
	const mond = 15 + Math.floor((3 * jahrhundert + 3) / 4) - Math.floor((8 * jahrhundert + 13) / 25);
	const sonne = 2 - Math.floor((3 * jahrhundert + 3) / 4);
	const jahrImZyklus = jahr % 19;
	const keim = (19 * jahrImZyklus + mond) % 30;
	const vollmond = 21 + keim - Math.floor((keim + Math.floor(jahrImZyklus / 11)) / 29);
	const sonntag = 7 - ((jahr + Math.floor(jahr / 4) + sonne) % 7);
	const nachVollmond = 7 - ((vollmond - sonntag) % 7);
	return addiereTage(`${jahr}-03-01`, vollmond + nachVollmond - 1);
}

/** Why no bank carries anything out on this day; null: they do. */
export function bankruhe(tag: string): string | null {
	const inDerWoche = wochenbeginn(tag);
	if (tag === addiereTage(inDerWoche, 5)) return 'Samstag';
	if (tag === addiereTage(inDerWoche, 6)) return 'Sonntag';
	const fester = FESTE[tag.slice(5)];
	if (fester) return fester;
	const ostern = ostersonntag(Number(tag.slice(0, 4)));
	return BEWEGLICHE.find(([abstand]) => addiereTage(ostern, abstand) === tag)?.[1] ?? null;
}

export const istBanktag = (tag: string): boolean => bankruhe(tag) === null;

/** The first day after this one on which banks carry things out. */
export function naechsterBanktag(tag: string): string {
	const naechster = addiereTage(tag, 1);
	return istBanktag(naechster) ? naechster : naechsterBanktag(naechster);
}

/** What is wrong with a day and which would do; null: banks are open. */
export function keinBanktag(tag: string, was: string): string | null {
	const ruhe = bankruhe(tag);
	if (ruhe === null) return null;
	return `Am ${formatDatum(tag)} (${ruhe}) ${was}. Der nächste Banktag ist der ${formatDatum(naechsterBanktag(tag))}.`;
}
