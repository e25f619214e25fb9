import { RECHT, type Recht } from './recht.ts';
import { type Art, werteAm } from './regelwerk.ts';

/** What the law prescribes for a kind of service on a day: what a new Dienstart begins with (table: Dienstart). */
export function dienstartVorgaben(art: Art, tag: string, recht: Recht = RECHT) {
	const dauer = werteAm(recht.dienstdauer, tag);
	const seminare = werteAm(recht.seminartage, tag);
	return {
		minAlter: null,
		maxAlter: werteAm(recht.hoechstalter, tag)[art],
		minMonate: dauer.min,
		maxMonate: dauer.max,
		seminartageBasis: seminare.basis,
		seminartageAbzug: seminare.abzug,
		seminartageZuschlag: seminare.zuschlag,
		seminartageUe27ProMonat: seminare.ue27ProMonat,
	};
}
