import { vertragStorniert } from '#domain/akte/bausteine/vertragsschritte.ts';
import { WunschAbgelehnt } from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { beimWunsch, wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { istTraeger } from '#domain/akte/regeln/rechte.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import { seite } from '#domain/rollen.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

export interface AblehnenEingabe {
	readonly wunschID: string;
	readonly grund?: string | null;
	readonly nachricht?: string | null;
}

export const ABLEHNEN: Verb<Wunschfall<AblehnenEingabe>> = {
	key: 'ablehnen',
	titel: 'Ablehnen',
	unbestaetigt: true,
	ausgang: [wunschGeht('WunschAbgelehnt'), nachEinigungNurTraeger],
	felder: [angegeben('grund')],
};

/** W14 */
export function ablehnen(lage: Lage, eingabe: AblehnenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	pruefe(ABLEHNEN, wunschfall(lage, wunsch, eingabe));
	const facts = { ...wunschSchritt(wunsch, 'WunschAbgelehnt'), beendetVon: seite(lage.akteur) };
	return vollende(lage, [...vertragStorniert(lage, wunsch), WunschAbgelehnt(facts, worte(lage.akte.id, eingabe))]);
}

function nachEinigungNurTraeger({ lage, wunsch }: Wunschfall, titel: string): Befund {
	return wunsch.status === WUNSCH.nr.Vertragseinigung && !istTraeger(lage.akteur) ? beimWunsch(titel, wunsch) : null;
}
