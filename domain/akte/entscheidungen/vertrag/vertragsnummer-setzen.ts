import { VertragsnummerVergeben } from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { vertragIn } from '#domain/akte/regeln/ausgang.ts';
import { pflichtfeld } from '#domain/akte/regeln/eingabe.ts';
import { nummerFrei, nummerGueltig } from '#domain/akte/regeln/vertrag.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeVertrag, findeWunsch } from '#domain/akte/zugang.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';

export interface VertragsnummerSetzenEingabe {
	readonly vertragID: string;
	/** Empty takes the number away, until the contract is concluded. */
	readonly vertragsnummer: string | null;
}

type Fall = Wunschfall<VertragsnummerSetzenEingabe>;

export const VERTRAGSNUMMER_SETZEN: Verb<Fall> = {
	key: 'vertragsnummerSetzen',
	titel: 'Vertragsnummer setzen',
	ausgang: [vertragIn(0, 2000, 3000, 4000)],
	felder: [nummerImFormat],
	regeln: [nummerUnbenutzt],
};

/** Number by hand (table: §3, G34). */
export function vertragsnummerSetzen(lage: Lage, eingabe: VertragsnummerSetzenEingabe): Entschluss {
	const vertrag = findeVertrag(lage, eingabe.vertragID);
	const wunsch = findeWunsch(lage, vertrag.wunschID);
	pruefe(VERTRAGSNUMMER_SETZEN, wunschfall(lage, wunsch, eingabe, { vertrag }));
	const vertragsnummer = eingabe.vertragsnummer?.trim() || null;
	if (vertragsnummer === vertrag.vertragsnummer) return vollende(lage, []);
	return vollende(lage, [VertragsnummerVergeben({ vertragID: vertrag.id, vertragsnummer, vonHand: true })]);
}

function nummerImFormat({ eingabe, vertrag }: Fall): Befund {
	if (eingabe === null) return null;
	const nummer = eingabe.vertragsnummer?.trim();
	if (nummer) return nummerGueltig(nummer);
	return vertrag && vertrag.status >= VERTRAG.nr.Unterschrieben ? pflichtfeld('vertragsnummer') : null;
}

function nummerUnbenutzt({ lage, eingabe, vertrag }: Fall): Befund {
	const nummer = eingabe?.vertragsnummer?.trim();
	return nummer && vertrag ? nummerFrei(lage, vertrag.id, nummer) : null;
}
