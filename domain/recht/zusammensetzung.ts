import { RECHT, type Recht, type Seminarteil } from './recht.ts';
import type { Art } from './regelwerk.ts';
import { werteAm } from './regelwerk.ts';

interface Dienst {
	readonly art: Art;
	/** One of the older in the BFD: for them only the sum is prescribed. */
	readonly isUe27: boolean;
	readonly vertragsbeginn: string;
}

/** Kinds of seminars a service must contain. Table: Computations, Composition. */
export const vorgeschrieben = (
	{ art, isUe27, vertragsbeginn }: Dienst,
	recht: Recht = RECHT,
): readonly Seminarteil[] => (art === 'BFD' && isUe27 ? [] : werteAm(recht.zusammensetzung, vertragsbeginn)[art]);
