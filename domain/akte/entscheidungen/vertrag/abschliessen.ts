import { andereEntfallen } from '#domain/akte/bausteine/vertragsschritte.ts';
import {
	abfragefelderAusgefuellt,
	pflichtdokumenteVollstaendig,
	vertragUnterschrieben,
} from '#domain/akte/dokument/vollstaendigkeit.ts';
import { vertragGeaendert } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { VertragAbgeschlossen, VertragsnummerVergeben, VertragUnterschrieben } from '#domain/akte/ereignisse.ts';
import { type Befund, geltenderVertrag, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { betreuerGewaehlt } from '#domain/akte/regeln/betreuer.ts';
import { altersgrenze } from '#domain/akte/regeln/bewerbung.ts';
import { PLATZ_FREI } from '#domain/akte/regeln/kontingent.ts';
import {
	bedingungenZulaessig,
	einsatzortDerStelle,
	erziehungsberechtigteHinterlegt,
	geplantesEndeErstSpaeter,
	nichtUnterschrieben,
	nummerFrei,
	nummerGueltig,
	vertragsdatenVollstaendig,
} from '#domain/akte/regeln/vertrag.ts';
import { vertragSchritt, wunschSchritt } from '#domain/akte/schritte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { fingerabdruck } from '#domain/akte/vertrag/zustimmung.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch, vertragVon } from '#domain/akte/zugang.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';

export interface AbschliessenEingabe {
	readonly wunschID: string;
	/** Given by hand. */
	readonly vertragsnummer?: string | null;
	readonly felder?: Partial<Vertragsbedingungen>;
	/** Drawn from the sequence; used only where numbers are generated and none is set. */
	readonly neueNummer?: string | null;
}

export const ABSCHLIESSEN: Verb<Wunschfall<AbschliessenEingabe>> = {
	key: 'abschliessen',
	titel: 'Vertragsabschluss',
	ausgang: [wunschGeht('VertragAbgeschlossen')],
	felder: [nummerImFormat, einsatzortDerStelle, geplantesEndeErstSpaeter, wennGeaendert(bedingungenZulaessig)],
	regeln: [
		nichtUnterschrieben,
		nummerUnbenutzt,
		angabenVollstaendig,
		betreuerGewaehlt,
		vertragUnterschrieben,
		wennGeaendert(altersgrenze),
		wennGeaendert(erziehungsberechtigteHinterlegt),
		...PLATZ_FREI,
		pflichtdokumenteVollstaendig(3000),
		abfragefelderAusgefuellt(3000),
	],
};

/** W9: the contract is signed, the reserved place is taken, what else was open has lapsed. */
export function abschliessen(lage: Lage, eingabe: AbschliessenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	const nummer = vertragsnummer(lage, eingabe);
	const fall = wunschfall(lage, wunsch, eingabe, { felder: eingabe.felder, daten: { vertragsnummer: nummer } });
	pruefe(ABSCHLIESSEN, fall);
	const vertrag = vertragVon(lage, wunsch);
	const neu = nummer !== null && nummer !== vertrag.vertragsnummer ? nummer : null;
	const vonHand = neu !== null && neu !== eingabe.neueNummer;
	return vollende(lage, [
		...vertragGeaendert(vertrag.id, fall.aenderungen),
		...(neu ? [VertragsnummerVergeben({ vertragID: vertrag.id, vertragsnummer: neu, vonHand })] : []),
		VertragUnterschrieben({
			...vertragSchritt(vertrag, 'VertragUnterschrieben'),
			hash: fingerabdruck(lage.ctx, vertrag, { ...vertrag, ...fall.aenderungen }),
		}),
		VertragAbgeschlossen(wunschSchritt(wunsch, 'VertragAbgeschlossen')),
		...andereEntfallen(lage, wunsch.id),
	]);
}

/** The number given by hand, else the one the contract has, else the one drawn where numbers are generated. */
function vertragsnummer(lage: Lage, eingabe: AbschliessenEingabe): string | null {
	const bisher = geltenderVertrag(lage.akte, eingabe.wunschID)?.vertragsnummer ?? null;
	const gezogen = lage.referenz.parameter.vertragsnummerModus === 'AUS' ? null : eingabe.neueNummer;
	return eingabe.vertragsnummer?.trim() || bisher || gezogen || null;
}

function nummerImFormat({ eingabe }: Wunschfall<AbschliessenEingabe>): Befund {
	const nummer = eingabe?.vertragsnummer?.trim();
	return nummer ? nummerGueltig(nummer) : null;
}

function nummerUnbenutzt({ lage, vertrag }: Wunschfall): Befund {
	return vertrag?.vertragsnummer ? nummerFrei(lage, vertrag.id, vertrag.vertragsnummer) : null;
}

/**
 * G10; while nothing is entered, a missing number is what the sequence gives. Where numbers are given by hand the dialog
 * asks for it, and until then nobody says that all is there.
 */
function angabenVollstaendig({ lage, vertrag, eingabe }: Wunschfall<AbschliessenEingabe>): Befund {
	if (!vertrag || vertrag.vertragsnummer || eingabe !== null) return vertragsdatenVollstaendig(vertrag, lage);
	const befund = vertragsdatenVollstaendig({ ...vertrag, vertragsnummer: '…' }, lage);
	const vonHand = lage.referenz.parameter.vertragsnummerModus === 'AUS';
	return typeof befund === 'string' && vonHand ? NUMMER_VON_HAND : befund;
}

const NUMMER_VON_HAND = 'Vertragsdaten bis auf die Vertragsnummer, die hier einzutragen ist';

/** Rules on the terms, run again only where the step changes them (table: edit of a contract in 2000). */
function wennGeaendert<E>(regel: (fall: Wunschfall<E>) => Befund | readonly Befund[]) {
	return (fall: Wunschfall<E>): Befund | readonly Befund[] =>
		Object.keys(fall.aenderungen).length ? regel(fall) : null;
}
