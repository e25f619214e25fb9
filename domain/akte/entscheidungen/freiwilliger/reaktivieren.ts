import { WunschReaktiviert } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freiwilligerIn, wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import {
	anzahlBewerbungen,
	bewerbungsphaseOffen,
	keinBewerbungsstopp,
	keineDoppelteBewerbung,
	zyklusOffen,
} from '#domain/akte/regeln/bewerbung.ts';
import { eigeneAbsage } from '#domain/akte/regeln/rechte.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import type { Wunsch } from '#domain/akte/zustand.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

export interface ReaktivierenEingabe {
	readonly wunschID: string;
}

export const REAKTIVIEREN: Verb<Wunschfall> = {
	key: 'reaktivieren',
	titel: 'Reaktivieren',
	ausgang: [wunschGeht('WunschReaktiviert.0'), freiwilligerIn(1000, 1500, 2000, 2100, 2500), eigeneAbsage],
	regeln: [keinBewerbungsstopp, bewerbungsphaseOffen, keineDoppelteBewerbung, anzahlBewerbungen, zyklusOffen],
};

/** W15: takes a withdrawal or refusal back. */
export function reaktivieren(lage: Lage, eingabe: ReaktivierenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	pruefe(REAKTIVIEREN, wunschfall(lage, wunsch, eingabe));
	return vollende(lage, [WunschReaktiviert(wunschSchritt(wunsch, `WunschReaktiviert.${zurueckNach(wunsch)}`))]);
}

/** Contacted if it had been, a proposal if it had not been answered with yes, else applied. */
function zurueckNach({ erreicht, beendetAus }: Wunsch): 0 | 1000 | 2000 {
	if (erreicht >= WUNSCH.nr.Kontaktiert) return 2000;
	return beendetAus === WUNSCH.nr.Vorschlag ? 1000 : 0;
}
