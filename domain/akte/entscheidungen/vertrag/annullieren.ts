import { entwirfVertrag, vertragStorniert } from '#domain/akte/bausteine/vertragsschritte.ts';
import { VertragAnnulliert } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { gebundenerWunsch, vertragVon } from '#domain/akte/zugang.ts';

export interface AnnullierenEingabe {
	readonly grund?: string | null;
}

export const ANNULLIEREN: Verb<Wunschfall<AnnullierenEingabe>> = {
	key: 'annullieren',
	titel: 'Vertrag annullieren',
	ausgang: [wunschGeht('VertragAnnulliert')],
	felder: [angegeben('grund')],
};

/** W16: back to negotiation with a fresh draft; the contract is cancelled and its place free. */
export function annullieren(lage: Lage, eingabe: AnnullierenEingabe): Entschluss {
	const wunsch = gebundenerWunsch(lage, ANNULLIEREN);
	pruefe(ANNULLIEREN, wunschfall(lage, wunsch, eingabe));
	const vertrag = vertragVon(lage, wunsch);
	const facts = { ...wunschSchritt(wunsch, 'VertragAnnulliert'), vertragID: vertrag.id };
	return vollende(lage, [
		...vertragStorniert(lage, wunsch),
		VertragAnnulliert(facts, worte(lage.akte.id, eingabe)),
		entwirfVertrag(lage, wunsch, vertrag),
	]);
}
