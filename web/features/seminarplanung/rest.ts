import type { Block, Gelegenheit, Teil } from './queries.ts';

type Stand = Teil['stand'];

/** What of the days is free to choose: beyond what each part asks for; null: nothing is prescribed, or nothing is left. */
export function rest({ stand, pflicht, teile }: Pick<Block, 'stand' | 'pflicht' | 'teile'>) {
	if (!stand || pflicht === null || teile.length === 0) return null;
	const mindestens = pflicht - teile.reduce((n, teil) => n + teil.mindestens, 0);
	if (mindestens <= 0) return null;
	const verbraucht = teile.map(({ stand: s, mindestens: noetig }) => bis(noetig, s));
	const uebrig = (was: 'anerkannt' | 'pruefung' | 'geplant') =>
		Math.max(0, stand[was] - verbraucht.reduce((n, teil) => n + teil[was], 0));
	const davon = bis(mindestens, {
		anerkannt: uebrig('anerkannt'),
		pruefung: uebrig('pruefung'),
		geplant: uebrig('geplant'),
	});
	const offen = mindestens - davon.anerkannt;
	const istVerplant = davon.pruefung + davon.geplant >= offen;
	return {
		mindestens,
		// When it is lost the sum says, whose days these are.
		stand: { ...davon, offen, nichtMehrErreichbarAb: null, danach: 0, istVerplant } satisfies Stand,
	};
}

/** As much as is needed, what is recognised first. */
export function bis(
	noetig: number,
	{ anerkannt, pruefung, geplant }: Pick<Stand, 'anerkannt' | 'pruefung' | 'geplant'>,
) {
	const a = Math.min(anerkannt, noetig);
	const p = Math.min(pruefung, noetig - a);
	return { anerkannt: a, pruefung: p, geplant: Math.min(geplant, noetig - a - p) };
}

/**
 * For how many of the open days there is no seminar, today or from a day on (`abTag`), and what the volunteer does about
 * it: registers by then, or nothing, as only the Traeger can.
 */
export function ohnePlatz(
	{ offen, pruefung, danach, nichtMehrErreichbarAb: ab }: Stand & { nichtMehrErreichbarAb: string },
	moeglich: readonly Pick<Gelegenheit, 'warteplatz' | 'geschlossenSeit'>[],
	heute: string,
) {
	const tage = offen - pruefung - danach;
	if (ab <= heute) return { tage, abTag: null, was: 'VERLOREN' } as const;
	const kann = moeglich.some(({ warteplatz, geschlossenSeit }) => warteplatz === null && geschlossenSeit === null);
	return { tage, abTag: ab, was: kann ? 'ANMELDEN' : 'WARTEN' } as const;
}
