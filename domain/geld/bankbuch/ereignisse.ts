import { type EreignisVon, ereignis } from '#domain/ereignis.ts';

/** What goes to a bank is kept in one book for transfers to persons and one for debits of sites, of either kind of run. */
export const BANKBUECHER = ['TASCHENGELD', 'EINZUG'] as const;
export type Bankbuchart = (typeof BANKBUECHER)[number];

/** First debit of a mandate, or a further one. */
export type Folge = 'FRST' | 'RCUR';

/** What becomes of the rows of one person or site: `summe + vortrag = betrag + rest +` what stays outside of the bank. */
export interface Bankposten {
	/** A volunteer, an Einsatzstelle; null: rows whose Einsatzstelle is gone. */
	readonly wer: string | null;
	/** Numbers of the rows. */
	readonly zeilen: readonly number[];
	/** Cents that the rows come to. */
	readonly summe: number;
	/** Cents open from earlier files; never more than nothing. */
	readonly vortrag: number;
	/** Cents that the bank moves; never less than nothing. */
	readonly betrag: number;
	/** Cents open after it; never more than nothing. */
	readonly rest: number;
	/** Of a debit. */
	readonly folge?: Folge;
}

/** A run went to the bank, once and for all: whoever takes its file again gets this. */
export const ZahlungenUebergeben = ereignis<{
	laufID: string;
	nr: number;
	/** The day a bank moves it. */
	tag: string;
	posten: readonly Bankposten[];
}>()('ZahlungenUebergeben');

/** What sites had coming went to them. */
export const GuthabenAusgezahlt = ereignis<{
	nr: number;
	tag: string;
	/** Position of the store whose accounts it goes to. */
	stand: string;
	posten: readonly { readonly wer: string; readonly betrag: number }[];
}>()('GuthabenAusgezahlt');

export type BankbuchEreignis = EreignisVon<typeof ZahlungenUebergeben> | EreignisVon<typeof GuthabenAusgezahlt>;
