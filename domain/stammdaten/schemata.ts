/** Building blocks of the schemas of master data; the messages are those of the general form rules. */
import { z } from 'zod';
import { istDatum } from '#domain/datum.ts';
import { MELDUNG, meldungMax, meldungMin } from '#domain/felder/meldungen.ts';
import { pflichttext as gegebenerText, type Textregel, freitext as text } from '#domain/felder/text.ts';

/** Text that must be given. */
export const pflichttext = (max: number, regel: Omit<Textregel, 'max'> = {}) => gegebenerText({ max, ...regel });

/** Text or nothing; an empty one is nothing. */
export const freitext = (max: number, regel: Omit<Textregel, 'max'> = {}) =>
	text({ max, ...regel }).transform((wert) => wert ?? null);

export const ganzzahl = (min: number, max: number) =>
	z
		.int({ error: MELDUNG.POS })
		.min(min, { error: min === 0 ? MELDUNG.POS : meldungMin(min) })
		.max(max, { error: meldungMax(max) });

export const datum = () => z.string({ error: MELDUNG.DAT }).refine(istDatum, { error: MELDUNG.DAT });

export const ids = () => z.array(z.string()).readonly();
