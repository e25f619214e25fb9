import { abfragefelderAusgefuellt, pflichtdokumenteVollstaendig } from '#domain/akte/dokument/vollstaendigkeit.ts';
import { DienstAngetreten, VertragAngetreten } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { dienstantrittErreicht, dienstantrittImVertrag } from '#domain/akte/regeln/dienst.ts';
import { vertragSchritt, wunschSchritt } from '#domain/akte/schritte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { gebundenerWunsch, vertragVon } from '#domain/akte/zugang.ts';

export interface AntretenEingabe {
	/** Missing answers G15. */
	readonly datum?: string | null;
}

export const ANTRETEN: Verb<Wunschfall<AntretenEingabe>> = {
	key: 'antreten',
	titel: 'Dienstantritt',
	ausgang: [wunschGeht('DienstAngetreten')],
	felder: [dienstantrittImVertrag],
	regeln: [dienstantrittErreicht, pflichtdokumenteVollstaendig(4000), abfragefelderAusgefuellt(4000)],
};

/** W10 */
export function antreten(lage: Lage, eingabe: AntretenEingabe): Entschluss {
	const wunsch = gebundenerWunsch(lage, ANTRETEN);
	const dienstantritt = eingabe.datum ?? '';
	pruefe(ANTRETEN, wunschfall(lage, wunsch, eingabe, dienstantritt ? { daten: { dienstantritt } } : {}));
	const vertrag = vertragVon(lage, wunsch);
	return vollende(lage, [
		VertragAngetreten({ ...vertragSchritt(vertrag, 'VertragAngetreten'), dienstantritt }),
		DienstAngetreten({ ...wunschSchritt(wunsch, 'DienstAngetreten'), dienstantritt }),
	]);
}
