/** What a released run of the allowance pays to whom. Table: money.md, files, Taschengeld. */
import type { Monat } from '#domain/recht/monate.ts';
import type { Bankposten } from '../bankbuch/ereignisse.ts';

/** A row of the run as far as a transfer needs it. */
export interface Zahlzeile {
	/** Of the row, within the run. */
	readonly nr: number;
	readonly freiwilligerID: string;
	readonly vertragID: string;
	readonly vertragsnummer: string | null;
	readonly monat: Monat;
	/** Cents. */
	readonly betrag: number;
	readonly name: string;
	/** Whose account it is: of the account, else the person's. */
	readonly empfaenger: string;
	readonly iban: string | null;
	readonly bic: string | null;
}

export interface Ueberweisung {
	readonly freiwilligerID: string;
	readonly endToEndID: string;
	readonly empfaenger: string;
	readonly iban: string;
	readonly bic: string | null;
	/** Cents; more than nothing. */
	readonly betrag: number;
	readonly zweck: string;
}

/** Whoever has rows and gets no transfer. */
export interface OhneUeberweisung {
	readonly freiwilligerID: string;
	readonly name: string;
	readonly betrag: number;
	readonly weil: 'SUMME' | 'IBAN_FEHLT';
}

export interface Zahlungen {
	readonly ueberweisungen: readonly Ueberweisung[];
	readonly ohne: readonly OhneUeberweisung[];
	readonly posten: readonly Bankposten[];
}

const KEINE: ReadonlyMap<string | null, number> = new Map();

/** One per person: what is owed back, from earlier files, too, is taken off; what is left of it waits for the next. */
export function zahlungenAus(laufNr: number, zeilen: readonly Zahlzeile[], vortraege = KEINE): Zahlungen {
	const ueberweisungen: Ueberweisung[] = [];
	const ohne: OhneUeberweisung[] = [];
	const posten: Bankposten[] = [];
	for (const ihre of Map.groupBy(zeilen, ({ freiwilligerID }) => freiwilligerID).values()) {
		const [erste] = ihre;
		if (!erste) continue;
		const { freiwilligerID, name, empfaenger, iban, bic, nr } = erste;
		const summe = ihre.reduce((bisher, zeile) => bisher + zeile.betrag, 0);
		const vortrag = vortraege.get(freiwilligerID) ?? 0;
		const betrag = summe + vortrag;
		const wovon = { wer: freiwilligerID, zeilen: ihre.map((zeile) => zeile.nr), summe, vortrag };
		posten.push({ ...wovon, betrag: iban === null ? 0 : Math.max(0, betrag), rest: Math.min(0, betrag) });
		if (betrag <= 0) ohne.push({ freiwilligerID, name, betrag, weil: 'SUMME' });
		else if (iban === null) ohne.push({ freiwilligerID, name, betrag, weil: 'IBAN_FEHLT' });
		else {
			const endToEndID = `LAUF-${laufNr}-${nr}`;
			ueberweisungen.push({ freiwilligerID, endToEndID, empfaenger, iban, bic, betrag, zweck: zweckVon(ihre) });
		}
	}
	return { ueberweisungen, ohne, posten };
}

/** `Taschengeld Vertrag 2026-17 11/2026, Vertrag 2026-18 10/2026-11/2026` */
function zweckVon(zeilen: readonly Zahlzeile[]): string {
	const vertraege = [...Map.groupBy(zeilen, ({ vertragID }) => vertragID).values()];
	const teile = vertraege.map((ihre) => {
		const nummer = ihre[0]?.vertragsnummer;
		return [...(nummer ? [`Vertrag ${nummer}`] : []), monateVon(ihre)].join(' ');
	});
	return `Taschengeld ${teile.join(', ')}`;
}

/** `11/2026`, `09/2026-11/2026` */
export function monateVon(zeilen: readonly Pick<Zahlzeile, 'monat'>[]): string {
	const monate = [...new Set(zeilen.map(({ monat }) => monat))].toSorted();
	const [von = '', bis = von] = [monate[0], monate.at(-1)];
	return [...new Set([von, bis])].map((monat) => `${monat.slice(5)}/${monat.slice(0, 4)}`).join('-');
}
