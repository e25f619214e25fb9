/** Guardians as asked fields: who is asked for, what is known, and who may add to it. */

import type { Aktensicht } from '#domain/akte/sicht/sicht.ts';
import { type Elternfeld, type Elternplatz, elternplatz } from '#domain/felder/elternfelder.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import type { Akte } from '../zustand.ts';

type Familie = Pick<Akte, 'person' | 'erziehungsberechtigte'>;

/** How many guardians are asked for: none of an adult, one where somebody has sole custody. */
export function gefragteEltern(familie: Familie, heute: string): 0 | 1 | 2 {
	const { geburtsdatum } = familie.person;
	return geburtsdatum === undefined || !istMinderjaehrig(geburtsdatum, heute) ? 0 : elternEinesMinderjaehrigen(familie);
}

export const elternEinesMinderjaehrigen = ({ erziehungsberechtigte }: Pick<Familie, 'erziehungsberechtigte'>): 1 | 2 =>
	erziehungsberechtigte.some((e) => e.isAlleinigesSorgerecht) ? 1 : 2;

export function elternwert({ erziehungsberechtigte }: Pick<Akte, 'erziehungsberechtigte'>, feld: Elternfeld): unknown {
	const { platz, teil } = elternplatz(feld) as Elternplatz;
	const einer = erziehungsberechtigte[platz];
	if (!einer) return null;
	return (teil === 'art' ? einer.art : einer.person?.[teil]) ?? null;
}

export function liestElternfeld({ erziehungsberechtigte }: Aktensicht, feld: Elternfeld): boolean {
	const istName = ['vorname', 'nachname'].includes(elternplatz(feld)?.teil ?? '');
	return erziehungsberechtigte === 'ALLE' || (erziehungsberechtigte === 'NAMEN' && istName);
}

/** A volunteer enters a guardian and adds what is missing; changing one is the provider's (matrix: guardians). */
export function darfErgaenzen(akte: Akte, feld: Elternfeld, isFuerFreiwillige: boolean): boolean {
	const { platz } = elternplatz(feld) as Elternplatz;
	const isNeu = akte.erziehungsberechtigte[platz] === undefined;
	return isNeu || (isFuerFreiwillige && elternwert(akte, feld) === null);
}
