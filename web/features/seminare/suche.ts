import { kennung, muster, suche } from '../../client/suche.ts';
import { LISTENSUCHE } from '../liste/suche.ts';

/** What the address of the seminars holds: that of a list, and of the planner. */
export const seminarsuche = suche({
	...LISTENSUCHE,
	/** Whose holidays the planner shows. */
	land: muster(/^[A-Z]{2}$/),
	/** Of the planner; the list has it in its filter. */
	dienstart: kennung,
});
export type Seminarsuche = ReturnType<typeof seminarsuche>;

/** The planner takes the place of the list's views. */
const PLANER = 'planer';
export const zeigtPlaner = ({ ansicht }: Seminarsuche): boolean => ansicht === PLANER;
export const alsPlaner = (suche: Pick<Seminarsuche, 'land' | 'dienstart'> = {}): Seminarsuche => ({
	ansicht: PLANER,
	...(suche.land && { land: suche.land }),
	...(suche.dienstart && { dienstart: suche.dienstart }),
});
