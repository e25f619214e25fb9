import type { Ausgabestand } from '#domain/akte/dokument/ausgabestand.ts';
import type { Akte, BescheinigteTage, Papierbezug, Seminarpapier, Seminarpapierart } from '#domain/akte/zustand.ts';
import { ANERKANNTE_NACHWEISE } from '#domain/status/seminarnachweis.ts';
import { zaehltFuer } from './gezaehlt.ts';

/** As whoever asks whether one is genuine is told. */
export const SEMINARPAPIER_LABEL: Readonly<Record<Seminarpapierart, string>> = {
	TEILNAHME: 'Teilnahmebescheinigung',
	SEMINARTAGE: 'Nachweis der Seminartage',
};

type Seminarteil = Pick<Akte, 'seminarnachweise' | 'wuensche' | 'vertraege'>;

/** What such a paper would say today. */
export const bescheinigteTage = (akte: Seminarteil, { papier, bezugID }: Papierbezug): readonly BescheinigteTage[] =>
	akte.seminarnachweise
		.filter((n) => (papier === 'TEILNAHME' ? n.id === bezugID : zaehltFuer(akte, n, bezugID)))
		.filter(({ status }) => ANERKANNTE_NACHWEISE.includes(status))
		.map(({ id, tage }) => ({ nachweisID: id, tage: tage ?? 0 }));

/** It is valid as long as all the days it tells of are recognised as it says; other days may have come since. */
export function seminarpapierstand(
	akte: Pick<Akte, 'seminarnachweise' | 'seminarpapiere'>,
	{ papier, bezugID, kennung, anerkannt }: Seminarpapier,
): Ausgabestand {
	const gilt = anerkannt.every(({ nachweisID, tage }) =>
		akte.seminarnachweise.some(
			(n) => n.id === nachweisID && n.tage === tage && ANERKANNTE_NACHWEISE.includes(n.status),
		),
	);
	if (gilt) return 'GUELTIG';
	return letztesSeminarpapier(akte, { papier, bezugID })?.kennung === kennung ? 'ZURUECKGEZOGEN' : 'ERSETZT';
}

/** The last one of this kind about the same. */
export const letztesSeminarpapier = (
	{ seminarpapiere }: Pick<Akte, 'seminarpapiere'>,
	{ papier, bezugID }: Papierbezug,
): Seminarpapier | undefined => seminarpapiere.findLast((p) => p.papier === papier && p.bezugID === bezugID);
