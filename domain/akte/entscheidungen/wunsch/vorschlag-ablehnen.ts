import { VorschlagAbgelehnt } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import { seite } from '#domain/rollen.ts';

export interface VorschlagAblehnenEingabe {
	readonly wunschID: string;
	readonly nachricht?: string | null;
}

export const VORSCHLAG_ABLEHNEN: Verb<Wunschfall> = {
	key: 'vorschlagAblehnen',
	titel: 'Vorschlag ablehnen',
	ausgang: [wunschGeht('VorschlagAbgelehnt')],
};

/** W4, no. */
export function vorschlagAblehnen(lage: Lage, eingabe: VorschlagAblehnenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	pruefe(VORSCHLAG_ABLEHNEN, wunschfall(lage, wunsch, eingabe));
	const facts = { ...wunschSchritt(wunsch, 'VorschlagAbgelehnt'), beendetVon: seite(lage.akteur) };
	return vollende(lage, [VorschlagAbgelehnt(facts, worte(lage.akte.id, eingabe))]);
}
