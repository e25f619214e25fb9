/** The rows of a run: what is owed less what earlier runs have released. Table: money.md, runs. */
import type { Monat } from '#domain/recht/monate.ts';
import { type Posten, summeVon, TEILE, type Teile } from '../posten.ts';
import type { Zeitraum } from '../zeitraum.ts';

/** A row as it stands in the event: it never changes, a later truth makes a row of its own in a later run. */
export interface Laufzeile {
	/** From 1 on, within the run. */
	readonly nr: number;
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly monat: Monat;
	/** Thirtieths of the month; 0: nothing is owed any more. */
	readonly anteil: number;
	readonly teile: Teile;
	/** Cents; what the parts add up to. */
	readonly betrag: number;
	/** Thirtieths of a unit, and cents for one as it counts now; only of claims. */
	readonly menge?: number;
	readonly satz?: number;
	/** Of a month before the run: number of the run that last released it; null: none has. Missing: the run's own month. */
	readonly ausgleichZu?: number | null;
}

/** What earlier runs of the kind have released for one contract and month. */
export interface Freigegeben {
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly monat: Monat;
	readonly teile: Teile;
	readonly menge?: number;
	/** Number of the last run that did. */
	readonly laufNr: number;
}

export interface Rechenstand {
	readonly zeitraum: Zeitraum;
	/** First month the kind was ever released for; null: never. What was before isn't this portal's. */
	readonly seit: Monat | null;
	readonly posten: readonly Posten[];
	readonly freigegeben: readonly Freigegeben[];
}

/** In the order of persons and months; a row that comes to nothing isn't one. */
export function laufzeilen({ zeitraum, seit, posten, freigegeben }: Rechenstand): Laufzeile[] {
	const ab = seit !== null && seit < zeitraum.von ? seit : zeitraum.von;
	const faellig = new Map(posten.filter(({ monat }) => ab <= monat && monat <= zeitraum.bis).map((p) => [key(p), p]));
	const bisher = new Map(freigegeben.filter(({ monat }) => monat <= zeitraum.bis).map((f) => [key(f), f]));
	const zeilen = [...new Set([...faellig.keys(), ...bisher.keys()])].flatMap((k) => {
		const soll = faellig.get(k);
		const ist = bisher.get(k);
		const wovon = soll ?? ist;
		if (!wovon) return [];
		const teile = abzueglich(soll?.teile ?? {}, ist?.teile ?? {});
		const menge = (soll?.menge ?? 0) - (ist?.menge ?? 0);
		if (Object.keys(teile).length === 0 && menge === 0) return [];
		const { vertragID, freiwilligerID, monat } = wovon;
		const frueher = monat < zeitraum.von || ist !== undefined;
		return [
			{
				...{ vertragID, freiwilligerID, monat, anteil: soll?.anteil ?? 0, teile, betrag: summeVon(teile) },
				...(menge !== 0 && { menge }),
				...(soll?.satz !== undefined && { satz: soll.satz }),
				...(frueher && { ausgleichZu: ist?.laufNr ?? null }),
			},
		];
	});
	return zeilen.toSorted(inReihe).map((zeile, i) => ({ nr: i + 1, ...zeile }));
}

const key = ({ vertragID, monat }: { vertragID: string; monat: Monat }): string => `${vertragID} ${monat}`;

function inReihe(a: Omit<Laufzeile, 'nr'>, b: Omit<Laufzeile, 'nr'>): number {
	const von = (z: Omit<Laufzeile, 'nr'>) => `${z.freiwilligerID} ${z.vertragID} ${z.monat}`;
	return von(a) < von(b) ? -1 : 1;
}

/** Part by part; the same on both sides is nothing. */
function abzueglich(soll: Teile, ist: Teile): Teile {
	return Object.fromEntries(
		TEILE.map((teil) => [teil, (soll[teil] ?? 0) - (ist[teil] ?? 0)] as const).filter(([, betrag]) => betrag !== 0),
	);
}

/** What was released so far, run after run. */
export function freigegebenAus(
	laeufe: readonly { readonly nr: number; readonly zeilen: readonly Laufzeile[] }[],
): Freigegeben[] {
	const summen = new Map<string, Freigegeben>();
	for (const { nr, zeilen } of laeufe) {
		for (const zeile of zeilen) {
			const { vertragID, freiwilligerID, monat } = zeile;
			const zuvor = summen.get(key(zeile));
			const bisher = zuvor?.teile ?? {};
			const menge = (zuvor?.menge ?? 0) + (zeile.menge ?? 0);
			const teile = Object.fromEntries(
				TEILE.map((teil) => [teil, (bisher[teil] ?? 0) + (zeile.teile[teil] ?? 0)] as const).filter(
					([, betrag]) => betrag !== 0,
				),
			);
			summen.set(key(zeile), { vertragID, freiwilligerID, monat, teile, ...(menge !== 0 && { menge }), laufNr: nr });
		}
	}
	return [...summen.values()];
}
