import {
	type Anwesenheit,
	type Halbtag,
	halbtageVon,
	istSelber,
	standAm,
	teilnahmevorschlag,
} from '#domain/seminar/anwesenheit.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import type { Anwesenheitsliste, Listenzeile } from './queries.ts';
import { type Halbtagseintrag, schluessel } from './speicher.ts';

/** A participant as the grid shows him: what the server knows, with what was neu since. */
export interface Rasterzeile {
	readonly freiwilligerID: string;
	readonly name: string;
	readonly einsatzstelle: string | null;
	readonly status: Listenzeile['status'];
	/** One for each half day, in order. */
	readonly zellen: readonly Anwesenheit[];
	/** By whom and when a half day was last changed; null: never. */
	readonly vermerke: readonly (Listenzeile['vermerke'][number] | null)[];
	readonly tage: number;
	readonly ergebnis: Listenzeile['vorschlag']['ergebnis'];
	/** Not there all the time, or for other days. */
	readonly istAbweichend: boolean;
	readonly istGeprueft: boolean;
}

/** Makes rows of the list; what didn't change stays the same object. */
export function rasterzeilen() {
	const gemerkt = new WeakMap<Listenzeile, Rasterzeile>();
	return (liste: Anwesenheitsliste, offen: ReadonlyMap<string, Halbtagseintrag>): Rasterzeile[] => {
		const halbtage = halbtageVon(liste.tage);
		const betroffene = new Set([...offen.values()].map(({ freiwilligerID }) => freiwilligerID));
		return liste.zeilen.map((zeile) => {
			if (betroffene.has(zeile.freiwilligerID)) return rasterzeile(zeile, liste, halbtage, offen);
			const alte = gemerkt.get(zeile);
			if (alte && alte.zellen.length === halbtage.length) return alte;
			const neue = rasterzeile(zeile, liste, halbtage, offen);
			gemerkt.set(zeile, neue);
			return neue;
		});
	};
}

/** How many weren't there all the time, or have other days. */
export const abweichende = (liste: Anwesenheitsliste): number =>
	rasterzeilen()(liste, new Map()).filter(({ istAbweichend }) => istAbweichend).length;

function rasterzeile(
	zeile: Listenzeile,
	{ tage, geplanteTage }: Anwesenheitsliste,
	halbtage: readonly Halbtag[],
	offen: ReadonlyMap<string, Halbtagseintrag>,
): Rasterzeile {
	const { freiwilligerID, name, einsatzstelle, status, vermerke } = zeile;
	const neu = halbtage.map((halbtag) => offen.get(schluessel({ freiwilligerID, ...halbtag })));
	const zellen = halbtage.map((halbtag, i) => neu[i]?.stand ?? standAm(vermerke, halbtag));
	const istGeaendert = neu.some((eintrag) => eintrag !== undefined);
	const vorschlag = istGeaendert ? vorgeschlagen(tage, geplanteTage, halbtage, zellen) : zeile.vorschlag;
	const gezaehlt = istGeaendert ? vorschlag.tage : zeile.tage;
	const voll = Math.min(tage.length, geplanteTage);
	return {
		...{ freiwilligerID, name, einsatzstelle, status, zellen },
		vermerke: halbtage.map((halbtag) => vermerke.find((vermerk) => istSelber(vermerk, halbtag)) ?? null),
		tage: gezaehlt,
		ergebnis: gezaehlt === 0 ? 'ABGELEHNT' : vorschlag.ergebnis,
		istAbweichend: zellen.some((stand) => stand !== 'ANWESEND') || gezaehlt !== voll,
		istGeprueft: status !== SEMINARNACHWEIS.nr.Geplant && status !== SEMINARNACHWEIS.nr.Pruefung,
	};
}

function vorgeschlagen(
	kalender: readonly string[],
	geplanteTage: number,
	halbtage: readonly Halbtag[],
	zellen: readonly Anwesenheit[],
) {
	const { tage, ergebnis } = teilnahmevorschlag({
		termine: kalender.map((tag) => ({ von: tag, bis: tag, beginn: null, ende: null })),
		geplant: geplanteTage * 10,
		anwesenheit: halbtage.map((halbtag, i) => ({ ...halbtag, stand: zellen[i] ?? 'ANWESEND' })),
	});
	return { tage: tage / 10, ergebnis };
}
