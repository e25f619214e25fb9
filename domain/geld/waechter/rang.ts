/** What is in danger, the dearest first, and how much it is in all. */
import type { Befund, Verlustposten } from './lage.ts';

/** Cents as far as rates are known. */
export const betragVon = ({ posten }: Pick<Befund, 'posten'>): number =>
	posten.reduce((summe, { cent }) => summe + (cent ?? 0), 0);

/** Months for which a programme would give, had it a rate. */
export const monateOhneSatz = ({ posten }: Pick<Befund, 'posten'>): number =>
	new Set(posten.filter(({ cent }) => cent === null).map(({ vertragID, monat }) => `${vertragID} ${monat}`)).size;

/** By what is lost, then by the day, then by the contract. */
export const nachRang = <B extends Befund>(befunde: readonly B[]): B[] =>
	befunde.toSorted(
		(a, b) =>
			betragVon(b) - betragVon(a) ||
			monateOhneSatz(b) - monateOhneSatz(a) ||
			vergleich(a.verlorenAb, b.verlorenAb) ||
			vergleich(`${a.vertragID} ${a.art}`, `${b.vertragID} ${b.art}`),
	);

const vergleich = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Every euro counts once, however many dangers it is in. */
export function gesamtbetrag(befunde: readonly Pick<Befund, 'posten'>[]): number {
	const jeMonat = new Map<string, number>();
	for (const posten of befunde.flatMap((b) => b.posten)) {
		const bisher = jeMonat.get(key(posten)) ?? 0;
		jeMonat.set(key(posten), Math.max(bisher, posten.cent ?? 0));
	}
	return [...jeMonat.values()].reduce((summe, cent) => summe + cent, 0);
}

const key = ({ vertragID, quelle, monat }: Verlustposten): string => `${vertragID} ${quelle} ${monat}`;
