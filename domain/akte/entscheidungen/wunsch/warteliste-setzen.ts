import { WunschAufWarteliste } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';

export interface WartelisteSetzenEingabe {
	readonly wunschID: string;
}

export const WARTELISTE_SETZEN: Verb<Wunschfall> = {
	key: 'wartelisteSetzen',
	titel: 'Auf die Warteliste setzen',
	ausgang: [wunschGeht('WunschAufWarteliste')],
};

/** W2, onto the waiting list. */
export function wartelisteSetzen(lage: Lage, eingabe: WartelisteSetzenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	pruefe(WARTELISTE_SETZEN, wunschfall(lage, wunsch, eingabe));
	return vollende(lage, [WunschAufWarteliste(wunschSchritt(wunsch, 'WunschAufWarteliste'))]);
}
