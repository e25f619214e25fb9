/** Why a run comes to another sum than the one before it. Mockup 45. */
import type { Laufzeile } from './zeilen.ts';

export const UNTERSCHIEDE = ['AUSGLEICH_VORHER', 'NEU', 'MEHR', 'AUSGLEICH', 'WENIGER', 'BEENDET'] as const;

export interface Unterschied {
	readonly was: (typeof UNTERSCHIEDE)[number];
	/** How many contracts it is about. */
	readonly vertraege: number;
	/** Cents. */
	readonly betrag: number;
}

/** From the sum of the one to that of the other: what isn't there is nothing. */
export function unterschiede(vorher: readonly Laufzeile[], jetzt: readonly Laufzeile[]): Unterschied[] {
	const [alt, neu] = [jeVertrag(vorher.filter(eigene)), jeVertrag(jetzt.filter(eigene))];
	const [ausgleichVorher, ausgleich] = [vorher, jetzt].map((zeilen) =>
		jeVertrag(zeilen.filter((zeile) => !eigene(zeile))),
	) as [Betraege, Betraege];
	const aenderungen = [...new Set([...alt.keys(), ...neu.keys()])].map((id) => {
		const betrag = (neu.get(id) ?? 0) - (alt.get(id) ?? 0);
		const was = alt.has(id) ? (neu.has(id) ? (betrag > 0 ? 'MEHR' : 'WENIGER') : 'BEENDET') : 'NEU';
		return { was, betrag } as const;
	});
	const alle: readonly Pick<Unterschied, 'was' | 'betrag'>[] = [
		// What was made up for then isn't owed again.
		...[...ausgleichVorher.values()].map((betrag) => ({ was: 'AUSGLEICH_VORHER', betrag: -betrag }) as const),
		...[...ausgleich.values()].map((betrag) => ({ was: 'AUSGLEICH', betrag }) as const),
		...aenderungen.filter(({ betrag }) => betrag !== 0),
	];
	return UNTERSCHIEDE.flatMap((was) => {
		const ihre = alle.filter((eine) => eine.was === was);
		const betrag = ihre.reduce((summe, eine) => summe + eine.betrag, 0);
		return ihre.length === 0 ? [] : [{ was, vertraege: ihre.length, betrag }];
	});
}

type Betraege = ReadonlyMap<string, number>;

/** Of a month of the run, rather than making up for an earlier one. */
const eigene = ({ ausgleichZu }: Laufzeile): boolean => ausgleichZu === undefined;

function jeVertrag(zeilen: readonly Laufzeile[]): Betraege {
	const summen = new Map<string, number>();
	for (const { vertragID, betrag } of zeilen) summen.set(vertragID, (summen.get(vertragID) ?? 0) + betrag);
	return summen;
}
