import { z } from 'zod';
import { MELDUNG, meldungMax } from '#domain/felder/meldungen.ts';
import type { ZyklusDienstart } from '#domain/referenzsaetze.ts';
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
	.refine(({ bewerbungVon, bewerbungBis }) => !bewerbungVon || !bewerbungBis || bewerbungVon <= bewerbungBis, {
		error: 'Das Ende darf nicht vor dem Beginn liegen.',
		path: ['bewerbungBis'],
	})
	.readonly();
export type ZyklusFelder = z.infer<typeof zyklusSchema>;

/** Defaults of a Dienstart in one cycle; its budget is kept in the Zyklusbudget, its stop is an event of its own. */
export type Vorgaben = Omit<ZyklusDienstart, 'isBewerbungsstopp' | 'gesamtkontingent'>;

/** Kept in smaller units than it is spoken of; the message speaks of the larger ones. */
const skaliert = (max: number, faktor: number) =>
	z
		.int({ error: MELDUNG.POS })
		.min(0, { error: MELDUNG.POS })
		.max(max * faktor, { error: meldungMax(max) })
		.nullable();

export const vorgabenSchema: z.ZodType<Vorgaben> = z
	.object({
		taschengeld: skaliert(9999, 100),
		taschengeldHoechstbetrag: skaliert(9999, 100),
		wochenstunden: skaliert(48, 10),
		estBeitrag: skaliert(9999, 100),
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

/** A Dienstart that nothing is set for in a cycle. */
export const OHNE_ANGABEN: ZyklusDienstart = { ...OHNE_VORGABEN, isBewerbungsstopp: false, gesamtkontingent: null };
