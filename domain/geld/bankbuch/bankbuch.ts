import type { Aggregat } from '#domain/aggregat.ts';
import type { Einzugsart, Zahlungsart } from '../posten.ts';
import type { Bankbuchart, BankbuchEreignis, Bankposten } from './ereignisse.ts';

export interface Uebergabe {
	readonly laufID: string;
	readonly nr: number;
	readonly tag: string;
	/** ISO 8601. */
	readonly am: string;
	readonly posten: readonly Bankposten[];
}

export interface Auszahlung {
	readonly nr: number;
	readonly tag: string;
	readonly stand: string;
	/** ISO 8601. */
	readonly am: string;
	readonly posten: readonly { readonly wer: string; readonly betrag: number }[];
}

/** What went to the bank and what is open after it. Table: money.md, files. */
export interface Bankbuch {
	/** Its kind. */
	readonly id: string;
	/** In their order, by run. */
	readonly uebergaben: Map<string, Uebergabe>;
	auszahlungen: readonly Auszahlung[];
	/** Cents that are open, by person or site; below nothing. */
	readonly reste: Map<string, number>;
	version: number;
}

export const bankbuchAggregat: Aggregat<Bankbuch, BankbuchEreignis> = {
	name: 'Bankbuch',
	maschinen: [],
	start: (id) => ({ id, uebergaben: new Map(), auszahlungen: [], reste: new Map(), version: 0 }),
	evolve(buch, e) {
		buch.version = e.version;
		const am = e.meta.zeit;
		if (e.type === 'ZahlungenUebergeben') {
			buch.uebergaben.set(e.facts.laufID, { ...e.facts, am });
			for (const { wer, rest } of e.facts.posten) if (wer !== null) setzeRest(buch, wer, rest);
			return;
		}
		buch.auszahlungen = [...buch.auszahlungen, { ...e.facts, am }];
		for (const { wer, betrag } of e.facts.posten) setzeRest(buch, wer, (buch.reste.get(wer) ?? 0) + betrag);
	},
};

function setzeRest({ reste }: Bankbuch, wer: string, rest: number): void {
	if (rest === 0) reste.delete(wer);
	else reste.set(wer, rest);
}

/** Which book a run of this kind goes into; what no bank moves is in none. */
export const bankbuchVon = (art: Zahlungsart | Einzugsart): Bankbuchart =>
	art === 'TASCHENGELD' ? 'TASCHENGELD' : 'EINZUG';

/** What is carried into the file of a run: as it was, where it is gone; as it is now, where it isn't. */
export function vortraege({ uebergaben, reste }: Bankbuch, laufID: string): ReadonlyMap<string | null, number> {
	const damals = uebergaben.get(laufID);
	return damals ? new Map(damals.posten.map(({ wer, vortrag }) => [wer, vortrag])) : reste;
}
