/** Fields of a volunteer that a document prints or sets when it is checked (table: Documents, Steuerungsfelder). */
import { PERSONENFELDER, personenfelderMit } from '#domain/felder/personenfelder.ts';

type Wertart = 'TEXT' | 'DATUM' | 'JA_NEIN';

export const STEUERUNGSFELDKEYS = personenfelderMit({ steuerung: true });
export type Steuerungsfeld = (typeof STEUERUNGSFELDKEYS)[number];

export const STEUERUNGSFELDER: readonly {
	readonly feld: Steuerungsfeld;
	readonly bezeichnung: string;
	readonly wertart: Wertart;
}[] = STEUERUNGSFELDKEYS.map((feld) => {
	const { bezeichnung, art } = PERSONENFELDER[feld];
	return { feld, bezeichnung, wertart: art === 'tag' ? 'DATUM' : art === 'janein' ? 'JA_NEIN' : 'TEXT' };
});
