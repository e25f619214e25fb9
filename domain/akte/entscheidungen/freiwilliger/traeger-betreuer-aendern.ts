import { TraegerBetreuerGeaendert } from '#domain/akte/ereignisse.ts';
import type { Befund, Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { betreuerFehlt, betreuerVon } from '#domain/akte/regeln/betreuer.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

export interface TraegerBetreuerAendernEingabe {
	readonly traegerBetreuerUserID: string | null;
}

export const TRAEGER_BETREUER_AENDERN: Verb<Fall<TraegerBetreuerAendernEingabe>> = {
	key: 'traegerBetreuerAendern',
	titel: 'Betreuung beim Träger ändern',
	ausgang: [],
	regeln: [mitarbeiterDesTraegers],
};

/** W18, the supervisor at the Traeger. */
export function traegerBetreuerAendern(lage: Lage, eingabe: TraegerBetreuerAendernEingabe): Entschluss {
	pruefe(TRAEGER_BETREUER_AENDERN, { lage, eingabe });
	const von = lage.akte.traegerBetreuerUserID;
	const nach = eingabe.traegerBetreuerUserID;
	return vollende(lage, von === nach ? [] : [TraegerBetreuerGeaendert({ von, nach })]);
}

function mitarbeiterDesTraegers({ lage, eingabe }: Fall<TraegerBetreuerAendernEingabe>): Befund {
	const userID = eingabe?.traegerBetreuerUserID ?? null;
	if (userID === null || betreuerVon(lage, null, userID)) return null;
	return { ...betreuerFehlt(lage), feld: 'traegerBetreuerUserID' };
}
