import type { Rolle } from '#domain/rollen.ts';
import { ApiFehler } from '../../client/api-fehler.ts';
import { darf, type Sitzung } from './sitzung.ts';

/** For a page whose data everybody may read, but which is there to change them: the others see that it isn't theirs. */
export function nurFuer(sitzung: Sitzung, ...rollen: readonly Rolle[]): void {
	if (!darf(sitzung, ...rollen)) throw new ApiFehler(403, 'BERECHTIGUNG', '');
}
