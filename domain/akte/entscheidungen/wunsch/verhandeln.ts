import { entwirfVertrag } from '#domain/akte/bausteine/vertragsschritte.ts';
import { abfragefelderAusgefuellt, pflichtdokumenteVollstaendig } from '#domain/akte/dokument/vollstaendigkeit.ts';
import { betreuerGeaendert } from '#domain/akte/entscheidungen/vertrag/betreuer-aendern.ts';
import { VerhandlungBegonnen } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { betreuerGewaehlt } from '#domain/akte/regeln/betreuer.ts';
import { altersgrenze, keineAndereEinigung } from '#domain/akte/regeln/bewerbung.ts';
import { dienstartFest } from '#domain/akte/regeln/dienstart.ts';
import { erfragt } from '#domain/akte/regeln/eingabe.ts';
import { dienstartWaehlbar } from '#domain/akte/regeln/einsatzort.ts';
import { dienstartSteht } from '#domain/akte/regeln/rechte.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import { dienstartFestgelegt } from './wunsch-bearbeiten.ts';

export interface VerhandelnEingabe {
	readonly wunschID: string;
	/** Undefined: as the wish has it. */
	readonly dienstartID?: string;
	readonly betreuerUserID?: string;
}

export const VERHANDELN: Verb<Wunschfall<VerhandelnEingabe>> = {
	key: 'verhandeln',
	titel: 'Verhandlung beginnen',
	rechte: [dienstartSteht],
	ausgang: [wunschGeht('VerhandlungBegonnen')],
	felder: [dienstartWaehlbar],
	regeln: [
		keineAndereEinigung,
		erfragt(dienstartFest(3000)),
		erfragt(betreuerGewaehlt),
		altersgrenze,
		pflichtdokumenteVollstaendig(2500),
		abfragefelderAusgefuellt(2500),
	],
};

/** W7: from here the Dienstart is frozen and a draft contract exists. */
export function verhandeln(lage: Lage, eingabe: VerhandelnEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	const fall = wunschfall(lage, wunsch, eingabe, {
		wunsch: { dienstartID: eingabe.dienstartID, betreuerUserID: eingabe.betreuerUserID },
	});
	pruefe(VERHANDELN, fall);
	return vollende(lage, [
		...dienstartFestgelegt(wunsch, fall.wunsch),
		...betreuerGeaendert(wunsch, fall.wunsch),
		VerhandlungBegonnen(wunschSchritt(wunsch, 'VerhandlungBegonnen')),
		entwirfVertrag(lage, fall.wunsch),
	]);
}
