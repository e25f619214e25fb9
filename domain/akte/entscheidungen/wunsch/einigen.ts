import { vereinbarteSaetze } from '#domain/akte/bausteine/vertragsschritte.ts';
import { abfragefelderAusgefuellt, pflichtdokumenteVollstaendig } from '#domain/akte/dokument/vollstaendigkeit.ts';
import { EinigungErzielt, VertragGeaendert, VertragGeeinigt } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { vergangenerBeginnBegruendet, vergangenerBeginnBestaetigt } from '#domain/akte/regeln/beginn.ts';
import { betreuerGewaehlt } from '#domain/akte/regeln/betreuer.ts';
import { altersgrenze, keinBewerbungsstopp, keineAndereEinigung } from '#domain/akte/regeln/bewerbung.ts';
import { PLATZ_FREI } from '#domain/akte/regeln/kontingent.ts';
import { felderDerEinsatzstelle } from '#domain/akte/regeln/rechte.ts';
import {
	bedingungenZulaessig,
	einsatzortDerStelle,
	erziehungsberechtigteHinterlegt,
	geplantesEndeErstSpaeter,
} from '#domain/akte/regeln/vertrag.ts';
import { vertragSchritt, wunschSchritt } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { fingerabdruck } from '#domain/akte/vertrag/zustimmung.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch, vertragVon } from '#domain/akte/zugang.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';

export interface EinigenEingabe {
	readonly wunschID: string;
	/** Terms agreed on; the rest stays as drafted. */
	readonly felder?: Partial<Vertragsbedingungen>;
	/** Why it begins before today. */
	readonly grund?: string | null;
	readonly bestaetigt?: boolean;
}

export const EINIGEN: Verb<Wunschfall<EinigenEingabe>> = {
	key: 'einigen',
	titel: 'Vertragseinigung',
	rechte: [felderDerEinsatzstelle],
	ausgang: [wunschGeht('EinigungErzielt')],
	felder: [einsatzortDerStelle, geplantesEndeErstSpaeter, bedingungenZulaessig, vergangenerBeginnBegruendet],
	regeln: [
		keineAndereEinigung,
		keinBewerbungsstopp,
		betreuerGewaehlt,
		altersgrenze,
		erziehungsberechtigteHinterlegt,
		...PLATZ_FREI,
		pflichtdokumenteVollstaendig(2800),
		abfragefelderAusgefuellt(2800),
		vergangenerBeginnBestaetigt,
	],
};

/** W8: both sides agree, the contract can be signed, a place is reserved. */
export function einigen(lage: Lage, eingabe: EinigenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	const fall = wunschfall(lage, wunsch, eingabe, { felder: eingabe.felder });
	pruefe(EINIGEN, fall);
	const vertrag = vertragVon(lage, wunsch);
	return vollende(lage, [
		...vertragGeaendert(vertrag.id, fall.aenderungen),
		VertragGeeinigt({
			...vertragSchritt(vertrag, 'VertragGeeinigt'),
			hash: fingerabdruck(lage.ctx, vertrag, { ...vertrag, ...fall.aenderungen }),
			seminarsaetze: vereinbarteSaetze(lage, { ...vertrag, ...fall.aenderungen }),
		}),
		EinigungErzielt(wunschSchritt(wunsch, 'EinigungErzielt'), worte(lage.akte.id, { grund: eingabe.grund })),
	]);
}

/** The change of terms as an event, where there is one. */
export function vertragGeaendert(vertragID: string, bedingungen: Partial<Vertragsbedingungen>) {
	return Object.keys(bedingungen).length ? [VertragGeaendert({ vertragID, bedingungen })] : [];
}
