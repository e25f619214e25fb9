import type { Behebbar } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';

type Rolle = Exclude<Behebbar, 'SELBST' | 'ZEIT'>;

/** Who can remove a violation: first the acting person himself, if he is one of them. */
export function durch(akteur: Akteur, ...rollen: readonly Rolle[]): readonly Behebbar[] {
	return hatRolle(akteur, rollen) ? ['SELBST', ...rollen] : rollen;
}
