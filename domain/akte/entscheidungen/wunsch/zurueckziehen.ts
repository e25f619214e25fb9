import { vertragStorniert } from '#domain/akte/bausteine/vertragsschritte.ts';
import { WunschZurueckgezogen } from '#domain/akte/ereignisse.ts';
import { type Befund, type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import { wunschSchritt } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { findeWunsch } from '#domain/akte/zugang.ts';
import { seite } from '#domain/rollen.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';

export interface ZurueckziehenEingabe {
	readonly wunschID: string;
	readonly grund?: string | null;
	readonly bestaetigt?: boolean;
}

export const ZURUECKZIEHEN: Verb<Wunschfall<ZurueckziehenEingabe>> = {
	key: 'zurueckziehen',
	titel: 'Zurückziehen',
	unbestaetigt: true,
	ausgang: [wunschGeht('WunschZurueckgezogen')],
	regeln: [einigungBestaetigt],
};

/** W13; a contract that had been drafted or agreed on is cancelled, its place free again. */
export function zurueckziehen(lage: Lage, eingabe: ZurueckziehenEingabe): Entschluss {
	const wunsch = findeWunsch(lage, eingabe.wunschID);
	pruefe(ZURUECKZIEHEN, wunschfall(lage, wunsch, eingabe));
	const facts = { ...wunschSchritt(wunsch, 'WunschZurueckgezogen'), beendetVon: seite(lage.akteur) };
	return vollende(lage, [...vertragStorniert(lage, wunsch), WunschZurueckgezogen(facts, worte(lage.akte.id, eingabe))]);
}

/** The volunteer must mean it when a place is already reserved. */
function einigungBestaetigt({ lage, eingabe, wunsch }: Wunschfall<ZurueckziehenEingabe>): Befund {
	if (eingabe === null || eingabe.bestaetigt || wunsch.status !== WUNSCH.nr.Vertragseinigung) return null;
	if (seite(lage.akteur) !== 'FREIWILLIGER') return null;
	const text = 'Die Vertragseinigung wird aufgehoben und Ihr reservierter Platz wieder frei.';
	return { code: 'BESTAETIGUNG', http: 409, feld: 'bestaetigt', text };
}
