import { istDatum } from '#domain/datum.ts';
import { eines, janein, muster, suche, text } from '../../client/suche.ts';

const tag = muster(istDatum);

/** What the address of the page holds; what is no use in it counts as absent. */
export const verlaufssuche = suche({
	ansicht: eines(['verlauf', 'unterschiede']),
	art: text,
	/** Id of a user, or `portal`. */
	wer: text,
	von: tag,
	bis: tag,
	hand: janein,
});
export type Verlaufssuche = ReturnType<typeof verlaufssuche>;
