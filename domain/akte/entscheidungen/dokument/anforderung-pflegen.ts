/** Table: Request commands. */

import { anforderungIn, vorlageNutzbar } from '#domain/akte/dokument/anforderungsregeln.ts';
import { stehendeAnforderung } from '#domain/akte/dokument/dokumentbedarf.ts';
import { type Anforderungsfall, anforderungsfall } from '#domain/akte/dokument/dokumentfall.ts';
import { istEingesehen } from '#domain/akte/dokument/dokumentregeln.ts';
import {
	type AkteEreignis,
	AnforderungGeoeffnet,
	AnforderungGeschlossen,
	AnforderungZurueckgezogen,
} from '#domain/akte/ereignisse.ts';
import type { Befund } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';

export interface AnforderungEingabe {
	readonly anforderungID: string;
}

type Fall = Anforderungsfall<AnforderungEingabe>;
type Pflegeverb = Verb<Fall, 'anforderungPflegen'>;
const key = 'anforderungPflegen';

export const ANFORDERUNG_SCHLIESSEN: Pflegeverb = {
	key,
	titel: 'Anforderung abschließen',
	ausgang: [anforderungIn('NOT_PROVIDED', 'NEEDS_REVIEW', 'PROVIDED', 'WAIT_SIGNING', 'SIGNED')],
	regeln: [erfuelltOderVonHand],
};

export const ANFORDERUNG_ZURUECKZIEHEN: Pflegeverb = {
	key,
	titel: 'Anforderung zurückziehen',
	ausgang: [anforderungIn('NOT_PROVIDED')],
	regeln: [vonHand],
};

export const ANFORDERUNG_OEFFNEN: Pflegeverb = {
	key,
	titel: 'Anforderung wieder öffnen',
	ausgang: [anforderungIn('FINISHED', 'NOT_REQUESTED')],
	regeln: [vorlageNutzbar, keineAndere],
};

export const anforderungSchliessen = (lage: Lage, eingabe: AnforderungEingabe): Entschluss =>
	pflege(lage, ANFORDERUNG_SCHLIESSEN, eingabe, AnforderungGeschlossen({ ...nur(eingabe), anlass: 'HAND' }));

export const anforderungZurueckziehen = (lage: Lage, eingabe: AnforderungEingabe): Entschluss =>
	pflege(lage, ANFORDERUNG_ZURUECKZIEHEN, eingabe, AnforderungZurueckgezogen({ ...nur(eingabe), anlass: 'HAND' }));

export const anforderungOeffnen = (lage: Lage, eingabe: AnforderungEingabe): Entschluss =>
	pflege(lage, ANFORDERUNG_OEFFNEN, eingabe, AnforderungGeoeffnet(nur(eingabe)));

const nur = ({ anforderungID }: AnforderungEingabe) => ({ anforderungID });

function pflege(lage: Lage, verb: Pflegeverb, eingabe: AnforderungEingabe, ereignis: AkteEreignis): Entschluss {
	pruefe(verb, anforderungsfall(lage, eingabe.anforderungID, eingabe));
	return vollende(lage, [ereignis]);
}

/** What levels and conditions ask for is done only when it is there. */
function erfuelltOderVonHand({ lage, anforderung, dokument }: Fall): Befund {
	if (istEingesehen(lage.akte, anforderung)) return null;
	if (
		anforderung.isManuell ||
		dokument?.status === DOKUMENT.nr.Verifiziert ||
		dokument?.status === DOKUMENT.nr.Unterschrieben
	)
		return null;
	const text = 'Diese Anforderung kann erst mit einem geprüften Dokument abgeschlossen werden.';
	return { code: 'OHNE_DOKUMENT', http: 409, text };
}

function vonHand({ anforderung }: Fall): Befund {
	if (anforderung.isManuell) return null;
	const text = 'Nur von Hand gestellte Anforderungen können zurückgezogen werden.';
	return { code: 'AUTOMATISCH', http: 409, text };
}

function keineAndere({ lage, spec, anforderung }: Fall): Befund {
	const stehende = stehendeAnforderung(lage.akte, spec, lage.referenz.specs);
	if (!stehende || stehende.id === anforderung.id) return null;
	return { code: 'ANGEFORDERT', http: 409, text: 'Dieses Dokument ist bereits angefordert.' };
}
