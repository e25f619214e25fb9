/** Which services a specification is about, as far as its conditions say: where they say nothing, about all of them. */

import type { DIENSTARTARTEN } from './auswahl.ts';
import type { DokumentSpecFelder } from './dokumentspec-felder.ts';

type Bedingt = Pick<DokumentSpecFelder, 'bedingungen'>;

const gilt = ({ bedingungen }: Bedingt, arten: readonly (typeof DIENSTARTARTEN)[number][]): boolean =>
	bedingungen
		.filter(({ art }) => art === 'DIENSTART')
		.every(({ ist, werte }) => arten.some((art) => werte.includes(art) === ist));

export const istJugenddienst = (felder: Bedingt): boolean => gilt(felder, ['FSJ', 'FOEJ']);
export const istBundesdienst = (felder: Bedingt): boolean => gilt(felder, ['BFD']);
