/** What is owed by contracts month by month, and what runs have made of it. Table: money.md, screens. */
import type { Monat } from '#domain/recht/monate.ts';
import type { Laufstatus } from './lauf/ereignisse.ts';
import { type Geldvertrag, type Laufart, postenVon, summeVon, type Teile, type Vertragslaufart } from './posten.ts';

/** A row of a run for a contract and month. */
export interface Laufanteil {
	readonly laufID: string;
	readonly laufNr: number;
	readonly art: Laufart;
	readonly status: Exclude<Laufstatus, 'VERWORFEN'>;
	readonly statusSeit: string;
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly monat: Monat;
	readonly teile: Teile;
	/** Cents. */
	readonly betrag: number;
}

export interface Kontozeile {
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly monat: Monat;
	/** Thirtieths; 0: nothing is owed any more. */
	readonly anteil: number;
	readonly teile: Teile;
	/** Cents: what is owed, what runs released of it, what of that is booked, what is still to come. */
	readonly soll: number;
	readonly freigegeben: number;
	readonly gebucht: number;
	readonly offen: number;
	/** `VORSCHAU`: a month to come. `VORHER`: before the first month ever released, none of this portal's business. */
	readonly lage: 'FAELLIG' | 'VORSCHAU' | 'VORHER';
	/** In the order of the runs. */
	readonly laeufe: readonly Laufanteil[];
}

const FREI: readonly Laufstatus[] = ['FREIGEGEBEN', 'UEBERGEBEN', 'GEBUCHT'];
/** The last month there is. */
const ALLE: Monat = '9999-12';

interface Kontostand {
	readonly art: Vertragslaufart;
	/** Of whole persons: what is paid once goes by all of theirs. */
	readonly vertraege: readonly Geldvertrag[];
	readonly laeufe: readonly Laufanteil[];
	/** First month the kind was ever released for; null: never. */
	readonly seit: Monat | null;
	/** The month we have. */
	readonly jetzt: Monat;
}

/** By month, then by contract. */
export function kontozeilen({ art, vertraege, laeufe, seit, jetzt }: Kontostand): Kontozeile[] {
	const personen = Map.groupBy(vertraege, ({ freiwilligerID }) => freiwilligerID);
	const posten = [...personen.values()].flatMap((ihre) => postenVon(ihre, art, ALLE));
	const soll = new Map(posten.map((p) => [key(p), p]));
	const ist = Map.groupBy(
		laeufe.filter((anteil) => anteil.art === art),
		key,
	);
	return [...new Set([...soll.keys(), ...ist.keys()])]
		.flatMap((k): Kontozeile[] => {
			const [owed, released = []] = [soll.get(k), ist.get(k)];
			const wovon = owed ?? released[0];
			if (!wovon) return [];
			const { vertragID, freiwilligerID, monat } = wovon;
			const freie = released.filter(({ status }) => FREI.includes(status));
			const betraege = {
				soll: summeVon(owed?.teile ?? {}),
				freigegeben: summe(freie),
				gebucht: summe(freie.filter(({ status }) => status === 'GEBUCHT')),
			};
			const lage = monat > jetzt ? 'VORSCHAU' : seit !== null && monat < seit ? 'VORHER' : 'FAELLIG';
			// Of months to come only what was released already is settled.
			const offen = lage === 'FAELLIG' || freie.length > 0 ? betraege.soll - betraege.freigegeben : 0;
			const kopf = { vertragID, freiwilligerID, monat, anteil: owed?.anteil ?? 0, teile: owed?.teile ?? {} };
			return [{ ...kopf, ...betraege, offen, lage, laeufe: released }];
		})
		.toSorted((a, b) => (`${a.monat} ${a.vertragID}` < `${b.monat} ${b.vertragID}` ? -1 : 1));
}

const key = ({ vertragID, monat }: { vertragID: string; monat: Monat }): string => `${vertragID} ${monat}`;

const summe = (anteile: readonly { readonly betrag: number }[]): number =>
	anteile.reduce((bisher, { betrag }) => bisher + betrag, 0);

export interface Kontosumme {
	/** Owed until now. */
	readonly faellig: number;
	readonly freigegeben: number;
	readonly gebucht: number;
	readonly offen: number;
}

export function kontosumme(zeilen: readonly Kontozeile[]): Kontosumme {
	const ueber = (wert: (zeile: Kontozeile) => number) => zeilen.reduce((bisher, zeile) => bisher + wert(zeile), 0);
	return {
		faellig: ueber(({ soll, lage }) => (lage === 'FAELLIG' ? soll : 0)),
		freigegeben: ueber(({ freigegeben }) => freigegeben),
		gebucht: ueber(({ gebucht }) => gebucht),
		offen: ueber(({ offen }) => offen),
	};
}
