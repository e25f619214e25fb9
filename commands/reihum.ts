/** Work that waits for its turn, by whose it is: they take turns, however much one of them brings. */

/** So much waits already that whoever comes now would not get an answer in time. */
export class Stau extends Error {
	override name = 'Stau';
}

interface Grenzen {
	/** Pieces of work under way at the same time. */
	readonly gleichzeitig: number;
	/** That may wait for one. */
	readonly wartend: number;
	/** For how many something may wait. */
	readonly quellen: number;
	/** After each piece, so often the time it took is left to everything else before the next one begins. */
	readonly pause?: number;
}

/** `quelle` is told apart as a key of a Map is. */
export type Reihe = <T>(quelle: unknown, arbeit: () => Promise<T>) => Promise<T>;

export function reihum({ gleichzeitig, wartend, quellen, pause = 0 }: Grenzen): Reihe {
	let laufend = 0;
	const schlangen = new Map<unknown, (() => void)[]>();

	/** Next comes whoever has waited longest for his turn. */
	function rufeAuf(): boolean {
		for (const [quelle, schlange] of schlangen) {
			schlangen.delete(quelle);
			const naechster = schlange.shift();
			if (schlange.length) schlangen.set(quelle, schlange);
			naechster?.();
			return true;
		}
		return false;
	}

	return async (quelle, arbeit) => {
		if (laufend >= gleichzeitig) {
			const schlange = schlangen.get(quelle) ?? [];
			const zuViele = schlange.length >= wartend || (!schlangen.has(quelle) && schlangen.size >= quellen);
			if (zuViele) throw new Stau('Zu viel wartet schon');
			schlangen.set(quelle, schlange);
			await new Promise<void>((weiter) => schlange.push(weiter));
		} else laufend += 1;
		const beginn = performance.now();
		try {
			return await arbeit();
		} finally {
			const weiter = () => {
				if (!rufeAuf()) laufend -= 1;
			};
			if (pause) setTimeout(weiter, (performance.now() - beginn) * pause).unref();
			else weiter();
		}
	};
}
