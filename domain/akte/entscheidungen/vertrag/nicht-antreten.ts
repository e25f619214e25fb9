import { DienstNichtAngetreten, VertragArchiviert } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { dienstbeginnErreicht } from '#domain/akte/regeln/dienst.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { vertragSchritt, wunschSchritt } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { gebundenerWunsch, vertragVon } from '#domain/akte/zugang.ts';

export interface NichtAntretenEingabe {
	readonly grund?: string | null;
}

export const NICHT_ANTRETEN: Verb<Wunschfall<NichtAntretenEingabe>> = {
	key: 'nichtAntreten',
	titel: 'Dienst nicht angetreten',
	ausgang: [wunschGeht('DienstNichtAngetreten')],
	felder: [angegeben('grund')],
	regeln: [dienstbeginnErreicht],
};

/** W11: the contract is archived, the place free. */
export function nichtAntreten(lage: Lage, eingabe: NichtAntretenEingabe): Entschluss {
	const wunsch = gebundenerWunsch(lage, NICHT_ANTRETEN);
	pruefe(NICHT_ANTRETEN, wunschfall(lage, wunsch, eingabe));
	const vertrag = vertragVon(lage, wunsch);
	return vollende(lage, [
		VertragArchiviert({ ...vertragSchritt(vertrag, 'VertragArchiviert'), dienstende: null }),
		DienstNichtAngetreten(wunschSchritt(wunsch, 'DienstNichtAngetreten'), worte(lage.akte.id, eingabe)),
	]);
}
