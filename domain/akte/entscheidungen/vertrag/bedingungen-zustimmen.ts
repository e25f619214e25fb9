import { VertragsbedingungenZugestimmt } from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { vertragIn } from '#domain/akte/regeln/ausgang.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { ausstehend, fingerabdruck } from '#domain/akte/vertrag/zustimmung.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeVertrag, findeWunsch } from '#domain/akte/zugang.ts';
import { seite } from '#domain/rollen.ts';

export interface BedingungenZustimmenEingabe {
	readonly vertragID: string;
	/** Fingerprint of the terms that were shown. */
	readonly hash: string;
}

type Fall = Wunschfall<BedingungenZustimmenEingabe>;

/** Volunteers and guardians agree by signing (docs/adr/0005). */
export const BEDINGUNGEN_ZUSTIMMEN: Verb<Fall, 'bedingungenZustimmen'> = {
	key: 'bedingungenZustimmen',
	titel: 'Vertragsbedingungen zustimmen',
	ausgang: [vertragIn(2000, 3000, 4000)],
	regeln: [zustimmungSteht, dieselbenBedingungen],
};

/** One side agrees to the terms that the other has changed after the agreement. */
export function bedingungenZustimmen(lage: Lage, eingabe: BedingungenZustimmenEingabe): Entschluss {
	const { vertragID, hash } = eingabe;
	const vertrag = findeVertrag(lage, vertragID);
	const wunsch = findeWunsch(lage, vertrag.wunschID);
	pruefe(BEDINGUNGEN_ZUSTIMMEN, wunschfall(lage, wunsch, eingabe, { vertrag }));
	return vollende(lage, [VertragsbedingungenZugestimmt({ vertragID, seite: zustimmende(lage), hash })]);
}

const zustimmende = ({ akteur }: Lage): 'TRAEGER' | 'EINSATZSTELLE' =>
	seite(akteur) === 'EINSATZSTELLE' ? 'EINSATZSTELLE' : 'TRAEGER';

function zustimmungSteht({ lage, vertrag }: Fall): Befund {
	if (vertrag && ausstehend(vertrag, zustimmende(lage)).length > 0) return null;
	return { code: 'ZUSTIMMUNG', http: 409, text: 'Für Ihre Seite steht keine Zustimmung aus.' };
}

function dieselbenBedingungen({ lage, vertrag, eingabe }: Fall): Befund {
	if (eingabe === null || (vertrag && fingerabdruck(lage.ctx, vertrag, vertrag) === eingabe.hash)) return null;
	return {
		code: 'BEDINGUNGEN',
		http: 409,
		text: 'Die Vertragsbedingungen wurden inzwischen geändert. Bitte sehen Sie sich die Änderungen an.',
	};
}
