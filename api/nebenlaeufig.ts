/** Does something for all of a list, for at most `gleichzeitig` of them at a time; what fails stops nothing else. */
export async function fuerAlle<T, R>(
	liste: readonly T[],
	gleichzeitig: number,
	tue: (eintrag: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
	const ergebnisse = new Array<PromiseSettledResult<R>>(liste.length);
	const offen = liste.entries();
	const arbeite = async () => {
		// One iterator for all: each takes what is left.
		for (const [i, eintrag] of offen)
			[ergebnisse[i]] = (await Promise.allSettled([tue(eintrag)])) as [(typeof ergebnisse)[number]];
	};
	await Promise.all(Array.from({ length: Math.min(gleichzeitig, liste.length) }, arbeite));
	return ergebnisse;
}
