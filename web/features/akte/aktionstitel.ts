import { AKTE } from '../../texte/akte/akte.ts';
import { fragtNach } from './dialoge/sofort.ts';
import type { Aktion } from './typen.ts';

/** The action as on its button; `…` where a dialog follows. */
export function aktionstitel(aktion: Pick<Aktion, 'aktion' | 'titel'>): string {
	const titel = aktion.aktion === 'bewerben' ? AKTE.weitereStelle : aktion.titel;
	return fragtNach(aktion) ? `${titel} …` : titel;
}
