import { type ErziehungsberechtigteEingabe, hinzugefuegt } from '#domain/akte/bausteine/erziehungsberechtigte.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { eigeneEmail, emailOderPapier } from '#domain/akte/regeln/erziehungsberechtigte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

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

function nichtZuViele({ lage }: Fall): Befund {
	if (lage.akte.erziehungsberechtigte.length < HOECHSTENS) return null;
	const text = `Es können höchstens ${HOECHSTENS} erziehungsberechtigte Personen hinterlegt werden.`;
	return { code: 'HOECHSTENS', http: 409, text, ziel: 'erziehungsberechtigte' };
}
