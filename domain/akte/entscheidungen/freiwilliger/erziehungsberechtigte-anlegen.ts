import { ErziehungsberechtigterHinzugefuegt } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { eigeneEmail, emailOderPapier } from '#domain/akte/regeln/erziehungsberechtigte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { ErziehungsberechtigterPerson } from '#domain/akte/zustand.ts';

export interface ErziehungsberechtigteEingabe {
	readonly art: 'MUTTER' | 'VATER' | 'VORMUND' | 'SONSTIGE';
	readonly isUnterschriftErforderlich: boolean;
	readonly isAlleinigesSorgerecht: boolean;
	readonly person: ErziehungsberechtigterPerson;
	/** Said by staff where there is no e-mail address. */
	readonly aufPapier?: boolean;
}

const HOECHSTENS = 4;

export const ERZIEHUNGSBERECHTIGTE_ANLEGEN: Verb<Fall<ErziehungsberechtigteEingabe>> = {
	key: 'erziehungsberechtigteAnlegen',
	titel: 'Erziehungsberechtigte Person hinzufügen',
	unbestaetigt: true,
	ausgang: [],
	felder: [eigeneEmail, emailOderPapier],
	regeln: [nichtZuViele],
};

/** Table: Erziehungsberechtigter. */
export function erziehungsberechtigteAnlegen(lage: Lage, eingabe: ErziehungsberechtigteEingabe): Entschluss {
	pruefe(ERZIEHUNGSBERECHTIGTE_ANLEGEN, { lage, eingabe });
	return vollende(lage, [hinzugefuegt(lage, eingabe)]);
}

/** A guardian is a person of his own: his data can be erased apart. */
export function hinzugefuegt({ ctx }: Lage, { person, aufPapier: _, ...angaben }: ErziehungsberechtigteEingabe) {
	const erziehungsberechtigterID = ctx.neueID();
	return ErziehungsberechtigterHinzugefuegt(
		{ erziehungsberechtigterID, ...angaben },
		{ betroffener: erziehungsberechtigterID, art: 'KONTAKT', daten: person },
	);
}

function nichtZuViele({ lage }: Fall): Befund {
	if (lage.akte.erziehungsberechtigte.length < HOECHSTENS) return null;
	const text = `Es können höchstens ${HOECHSTENS} erziehungsberechtigte Personen hinterlegt werden.`;
	return { code: 'HOECHSTENS', http: 409, text, ziel: 'erziehungsberechtigte' };
}
