import { BetreuerGeaendert } from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschIn } from '#domain/akte/regeln/ausgang.ts';
import { betreuerGewaehlt } from '#domain/akte/regeln/betreuer.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import type { Wunsch } from '#domain/akte/zustand.ts';
import { GEBUNDEN, OFFEN, WUNSCH } from '#domain/status/wunsch.ts';

export interface BetreuerAendernEingabe {
	readonly wunschID: string;
	/** null: nobody; possible until the negotiation begins. */
	readonly betreuerUserID: string | null;
}

export const BETREUER_AENDERN: Verb<Wunschfall<BetreuerAendernEingabe>> = {
	key: 'betreuerAendern',
	titel: 'Betreuung ändern',
	ausgang: [wunschIn(...OFFEN, ...GEBUNDEN)],
	regeln: [betreuerZulaessig],
};

/** W18 */
export function betreuerAendern(lage: Lage, eingabe: BetreuerAendernEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	const fall = wunschfall(lage, wunsch, eingabe, { wunsch: { betreuerUserID: eingabe.betreuerUserID } });
	pruefe(BETREUER_AENDERN, fall);
	return vollende(lage, betreuerGeaendert(wunsch, fall.wunsch));
}

/** The change of Betreuer as an event, where there is one. */
export function betreuerGeaendert({ id, betreuerUserID: von }: Wunsch, { betreuerUserID: nach }: Wunsch) {
	return von === nach ? [] : [BetreuerGeaendert({ wunschID: id, von, nach })];
}

function betreuerZulaessig(fall: Wunschfall<BetreuerAendernEingabe>): Befund {
	const niemand = fall.wunsch.betreuerUserID === null && fall.wunsch.status < WUNSCH.nr.InVertragsverhandlung;
	return fall.eingabe === null || niemand ? null : betreuerGewaehlt(fall);
}
