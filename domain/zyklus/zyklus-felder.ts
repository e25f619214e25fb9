import { z } from 'zod';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import type { ZyklusDienstart } from '#domain/referenz.ts';
import { datum, ganzzahl, pflichttext } from '#domain/stammdaten/schemata.ts';

/** Table: Zyklus. */
export const zyklusSchema = z
	.object({
		bezeichnung: pflichttext(50),
		start: datum().refine((tag) => tag.endsWith('-01'), { error: MELDUNG.PT }),
		ende: datum(),
		bewerbungVon: datum().nullable(),
		bewerbungBis: datum().nullable(),
		kontingentabfrageFrist: datum().nullable(),
	})
	.refine(({ start, ende }) => start < ende, {
		error: 'Das Ende darf nicht vor dem Beginn liegen.',
		path: ['ende'],
	})
	.readonly();
export type ZyklusFelder = z.infer<typeof zyklusSchema>;

/** Defaults of a Dienstart in one cycle; its budget is kept in the Zyklusbudget, its stop is an event of its own. */
export type Vorgaben = Omit<ZyklusDienstart, 'isBewerbungsstopp' | 'gesamtkontingent'>;

export const vorgabenSchema: z.ZodType<Vorgaben> = z
	.object({
		taschengeld: ganzzahl(0, 1_000_000).nullable(),
		taschengeldHoechstbetrag: ganzzahl(0, 1_000_000).nullable(),
		wochenstunden: ganzzahl(0, 480).nullable(),
		estBeitrag: ganzzahl(0, 10_000_000).nullable(),
		urlaubstage: ganzzahl(0, 60).nullable(),
	})
	.readonly();

export const OHNE_VORGABEN: Vorgaben = {
	taschengeld: null,
	taschengeldHoechstbetrag: null,
	wochenstunden: null,
	estBeitrag: null,
	urlaubstage: null,
};
