import { BEENDET } from '#domain/status/wunsch.ts';
import type { Wunsch } from '../akte/typen.ts';

/** In the volunteer's own order; what has ended comes last. */
export function geordnet(wuensche: readonly Wunsch[]): Wunsch[] {
	const rang = (w: Wunsch) => (BEENDET.includes(w.status) ? 1000 : 0) + (w.prioritaet ?? 100);
	return wuensche.toSorted((a, b) => rang(a) - rang(b) || a.beworbenAm.localeCompare(b.beworbenAm));
}
