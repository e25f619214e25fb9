import { z } from 'zod';
import { trennung } from '#domain/stammdaten/felderteile.ts';
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

/** What nobody can promise never to name a person. */
const TEXTE = ['bezeichnung', 'bemerkung'] as const satisfies readonly (keyof Gruppenfelder)[];
export type Gruppentexte = Pick<Gruppenfelder, (typeof TEXTE)[number]>;
export type Gruppenfakten = Omit<Gruppenfelder, keyof Gruppentexte>;

export const trenne = trennung(TEXTE);

/** A group begins with this. */
export const OHNE_ANGABEN: Gruppenfelder = {
	bezeichnung: '',
	dienstartIDs: [],
	leitungPersonID: null,
	maxTeilnehmer: null,
	bemerkung: null,
};
