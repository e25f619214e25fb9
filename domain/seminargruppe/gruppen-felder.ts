import { z } from 'zod';
import { freitext, ganzzahl, ids, pflichttext } from '#domain/stammdaten/schemata.ts';

const TEILNEHMER_MAX = 500;

/** Table: Seminargruppe. Which seminars are for it stands with the seminars. */
export const gruppenSchema = z
	.object({
		bezeichnung: pflichttext(100),
		/** Empty: all. */
		dienstartIDs: ids(),
		leitungPersonID: z.string().nullable(),
		maxTeilnehmer: ganzzahl(1, TEILNEHMER_MAX).nullable(),
		bemerkung: freitext(2000, { mehrzeilig: true }),
	})
	.readonly();
export type Gruppenfelder = z.infer<typeof gruppenSchema>;

export type Gruppentexte = Pick<Gruppenfelder, 'bezeichnung' | 'bemerkung'>;
export type Gruppenfakten = Omit<Gruppenfelder, keyof Gruppentexte>;

const TEXTE: readonly string[] = ['bezeichnung', 'bemerkung'] satisfies (keyof Gruppentexte)[];

/** Splits by field what goes into the facts of an event and what into its personal part. */
export function trenne<W extends object>(
	werte: W,
): { fakten: Omit<W, keyof Gruppentexte>; texte: Pick<W, keyof Gruppentexte & keyof W> } {
	const eintraege = Object.entries(werte);
	return {
		fakten: Object.fromEntries(eintraege.filter(([feld]) => !TEXTE.includes(feld))) as Omit<W, keyof Gruppentexte>,
		texte: Object.fromEntries(eintraege.filter(([feld]) => TEXTE.includes(feld))) as Pick<
			W,
			keyof Gruppentexte & keyof W
		>,
	};
}

/** A group begins with this. */
export const OHNE_ANGABEN: Gruppenfelder = {
	bezeichnung: '',
	dienstartIDs: [],
	leitungPersonID: null,
	maxTeilnehmer: null,
	bemerkung: null,
};
