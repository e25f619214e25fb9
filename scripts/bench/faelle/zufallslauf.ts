import { randomInt } from 'node:crypto';
import { laufe, pruefeLauf } from '#domain/akte/tests/zufallslauf.fixture.ts';
import type { Fall } from '../fall.ts';

/** Three rounds make ten thousand. */
const LAEUFE = 3_334;
/** Enough to know the rate. */
const VERGLEICHSLAEUFE = 300;
const SCHRITTE = 80;

/**
 * Random walks over everything that can be done to a file, other ones in each round; whatever must always hold is
 * looked at after every step, and the measurement fails where it doesn't. Against the walks alone.
 */
export const zufallslauf: Fall = {
	name: 'random walks over the files of volunteers',
	unsere: async () =>
		jeSekunde(LAEUFE, (zahlen, keim) =>
			pruefeLauf(zahlen, SCHRITTE, (verletzungen, zug) => {
				if (verletzungen.length) throw new Error(`Lauf ${keim}, ${zug}: ${verletzungen.join('; ')}`);
			}),
		),
	vergleich: async () =>
		jeSekunde(VERGLEICHSLAEUFE, (zahlen) => {
			laufe(zahlen, SCHRITTE, () => undefined);
		}),
};

function jeSekunde(anzahl: number, spiele: (zahlen: readonly number[], keim: number) => void): number {
	const beginn = performance.now();
	for (let i = 0; i < anzahl; i++) {
		const keim = randomInt(2 ** 31);
		spiele(zahlenAus(keim), keim);
	}
	return (anzahl * 1000) / (performance.now() - beginn);
}

/** The same numbers of the same seed, so that a walk can be played again. */
function zahlenAus(keim: number): number[] {
	let zustand = keim;
	return Array.from({ length: 150 + (keim % 750) }, () => {
		zustand = (Math.imul(zustand, 1_664_525) + 1_013_904_223) >>> 0;
		return zustand >>> 8;
	});
}
