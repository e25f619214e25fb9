import type { ErziehungsberechtigteEingabe } from '#domain/akte/bausteine/erziehungsberechtigte.ts';
import { ErziehungsberechtigterGeaendert } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { eigeneEmail, emailOderPapier, jemandUnterschreibt } from '#domain/akte/regeln/erziehungsberechtigte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeErziehungsberechtigten } from '#domain/akte/zugang.ts';
import { unveraendert } from '#domain/regelverstoss.ts';

export interface ErziehungsberechtigteBearbeitenEingabe extends ErziehungsberechtigteEingabe {
	readonly erziehungsberechtigterID: string;
	readonly version?: number;
}

type Bearbeitung = Fall<ErziehungsberechtigteBearbeitenEingabe>;

export const ERZIEHUNGSBERECHTIGTE_BEARBEITEN: Verb<Bearbeitung> = {
	key: 'erziehungsberechtigteBearbeiten',
	titel: 'Erziehungsberechtigte Person bearbeiten',
	unbestaetigt: true,
	ausgang: [],
	felder: [eigeneEmail, emailOderPapier],
	regeln: [nichtVeraltet, unterschriftBleibt],
};

export function erziehungsberechtigteBearbeiten(
	lage: Lage,
	eingabe: ErziehungsberechtigteBearbeitenEingabe,
): Entschluss {
	findeErziehungsberechtigten(lage, eingabe.erziehungsberechtigterID);
	pruefe(ERZIEHUNGSBERECHTIGTE_BEARBEITEN, { lage, eingabe });
	const { erziehungsberechtigterID, art, isUnterschriftErforderlich, isAlleinigesSorgerecht, person } = eingabe;
	return vollende(lage, [
		ErziehungsberechtigterGeaendert(
			{ erziehungsberechtigterID, art, isUnterschriftErforderlich, isAlleinigesSorgerecht },
			{ betroffener: erziehungsberechtigterID, art: 'KONTAKT', daten: person },
		),
	]);
}

function nichtVeraltet({ lage, eingabe }: Bearbeitung): Befund {
	const bisher = lage.akte.erziehungsberechtigte.find((e) => e.id === eingabe?.erziehungsberechtigterID);
	return bisher ? unveraendert(eingabe?.version, bisher.version) : null;
}

function unterschriftBleibt({ lage, eingabe }: Bearbeitung): Befund {
	if (eingabe === null) return null;
	const danach = lage.akte.erziehungsberechtigte.map((e) =>
		e.id === eingabe.erziehungsberechtigterID
			? { ...e, isUnterschriftErforderlich: eingabe.isUnterschriftErforderlich }
			: e,
	);
	return jemandUnterschreibt(lage, danach);
}
