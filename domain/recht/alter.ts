import { alterAm } from '#domain/datum.ts';
import { RECHT, type Recht } from './recht.ts';
import { werteAm } from './regelwerk.ts';

/** Under age on a day (table: Minors). */
export function istMinderjaehrig(geburtsdatum: string, tag: string, recht: Recht = RECHT): boolean {
	return alterAm(geburtsdatum, tag) < werteAm(recht.volljaehrigkeit, tag).ab;
}
