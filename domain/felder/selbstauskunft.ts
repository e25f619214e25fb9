/** What people say of themselves, and what only a check of the provider's finds out. */
import { FELDER } from './freiwilliger.ts';
import { type PersonenfelderMit, personenfelderMit } from './personenfelder.ts';

/**
 * Set by a review or by the staff, never taken from whom it is about: not at the beginning, not where a Feldabfrage
 * opens it.
 */
export const NUR_GEPRUEFT = personenfelderMit({ quelle: 'PRUEFUNG' });

/**
 * What somebody may say when he begins, and nothing else: a new field says itself whether it is part of it. Being able
 * to swim is what he says, not what is proven: the documents asked for remain asked for.
 */
export const AUSKUNFTSFELDER = Object.fromEntries(
	personenfelderMit({ quelle: 'SELBST' }).map((feld) => [feld, FELDER[feld]]),
) as Pick<typeof FELDER, PersonenfelderMit<{ quelle: 'SELBST' }>>;
