import { WunschVonWarteliste } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';

export interface WartelisteAufhebenEingabe {
	readonly wunschID: string;
}

export const WARTELISTE_AUFHEBEN: Verb<Wunschfall> = {
	key: 'wartelisteAufheben',
	titel: 'Von der Warteliste nehmen',
	ausgang: [wunschGeht('WunschVonWarteliste')],
};

/** W2, off the waiting list. */
export function wartelisteAufheben(lage: Lage, eingabe: WartelisteAufhebenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	pruefe(WARTELISTE_AUFHEBEN, wunschfall(lage, wunsch, eingabe));
	return vollende(lage, [WunschVonWarteliste(wunschSchritt(wunsch, 'WunschVonWarteliste'))]);
}
