import { z } from 'zod';
import { MELDUNG, meldungLaenge, meldungMax, meldungMin } from '#domain/felder/meldungen.ts';

const bereinigt = z.string({ error: MELDUNG.P }).trim().normalize('NFC');

/** Text that must be given. */
export const pflichttext = (max: number) =>
	bereinigt.min(1, { error: MELDUNG.P }).max(max, { error: meldungLaenge(max) });

/** Text or nothing; an empty one is nothing. */
export const freitext = (max: number) =>
	bereinigt
		.max(max, { error: meldungLaenge(max) })
		.transform((text) => text || null)
		.nullable();

/** Text of a given form or nothing. */
export const mustertext = (max: number, muster: RegExp, meldung: string = MELDUNG.PT) =>
	freitext(max).refine((text) => text === null || muster.test(text), { error: meldung });

export const email = () => mustertext(254, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, MELDUNG.EM);

export const ganzzahl = (min: number, max: number) =>
	z
		.int({ error: MELDUNG.POS })
		.min(min, { error: min === 0 ? MELDUNG.POS : meldungMin(min) })
		.max(max, { error: meldungMax(max) });

export const ids = () => z.array(z.string()).readonly();
