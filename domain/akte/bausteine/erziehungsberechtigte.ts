import { ErziehungsberechtigterHinzugefuegt } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { ErziehungsberechtigterPerson } from '#domain/akte/zustand.ts';

export interface ErziehungsberechtigteEingabe {
	readonly art: 'MUTTER' | 'VATER' | 'VORMUND' | 'SONSTIGE';
	readonly isUnterschriftErforderlich: boolean;
	readonly isAlleinigesSorgerecht: boolean;
	readonly person: ErziehungsberechtigterPerson;
	/** Said by staff where there is no e-mail address. */
	readonly aufPapier?: boolean;
}

/** A guardian is a person of his own: his data can be erased apart. */
export function hinzugefuegt({ ctx }: Lage, { person, aufPapier: _, ...angaben }: ErziehungsberechtigteEingabe) {
	const erziehungsberechtigterID = ctx.neueID();
	return ErziehungsberechtigterHinzugefuegt(
		{ erziehungsberechtigterID, ...angaben },
		{ betroffener: erziehungsberechtigterID, art: 'KONTAKT', daten: person },
	);
}
