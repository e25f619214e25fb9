import type { Summand } from '../herkunft/summen-panel.tsx';
import type { Kontozeile } from './queries.ts';

/** A sum below the months: what is owed until today, what runs have released, what is booked of it, what is open. */
export type Gesamt = 'SOLL' | 'FREI' | 'GEBUCHT' | 'OFFEN';

const WERT: Readonly<Record<Gesamt, (zeile: Kontozeile) => number>> = {
	SOLL: ({ soll, lage }) => (lage === 'FAELLIG' ? soll : 0),
	FREI: ({ freigegeben }) => freigegeben,
	GEBUCHT: ({ gebucht }) => gebucht,
	OFFEN: ({ offen }) => offen,
};

type Wovon = Pick<Summand, 'vertragID' | 'freiwilligerID' | 'name'>;

/** The rows it is made of; only what is owed is told by parts, the others are differences and payments. */
export const summandenVon = <Z extends Kontozeile>(
	zeilen: readonly Z[],
	was: Gesamt,
	wovon: (zeile: Z) => Wovon,
): Summand[] =>
	zeilen.map((zeile) => ({
		...wovon(zeile),
		monat: zeile.monat,
		betrag: WERT[was](zeile),
		teile: was === 'SOLL' && zeile.lage === 'FAELLIG' ? zeile.teile : {},
	}));
