import { AktenAbgeglichen, AktenabgleichAufgehoben } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Abgleichsurteil } from '#domain/akte/zustand.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';

export interface AbgleichEingabe {
	readonly andereID: string;
	/** null: the two are to be compared anew. */
	readonly urteil: Abgleichsurteil | null;
}

const DUBLETTE_BEURTEILEN: Verb<Fall<AbgleichEingabe>, Aktion> = {
	key: 'dubletteBeurteilen',
	titel: 'Mit anderer Akte abgleichen',
	unbestaetigt: true,
	ausgang: [],
	felder: [nichtSichSelbst],
};

/** Two files mean the same person, or don't; the other file gets the same decision. */
export function beurteileDublette(lage: Lage, eingabe: AbgleichEingabe): Entschluss {
	pruefe(DUBLETTE_BEURTEILEN, { lage, eingabe });
	const { andereID, urteil } = eingabe;
	const bisher = lage.akte.abgleiche.find((a) => a.andereID === andereID)?.urteil ?? null;
	if (urteil === bisher) return vollende(lage, []);
	return vollende(lage, [urteil ? AktenAbgeglichen({ andereID, urteil }) : AktenabgleichAufgehoben({ andereID })]);
}

function nichtSichSelbst({ lage, eingabe }: Fall<AbgleichEingabe>): Befund {
	if (eingabe?.andereID !== lage.akte.id) return null;
	return { code: 'DIESELBE_AKTE', http: 422, text: 'Bitte wählen Sie eine andere Akte.' };
}
