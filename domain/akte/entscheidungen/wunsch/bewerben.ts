import { type Wunschangabe, wuenscheGeaeussert } from '#domain/akte/bausteine/neuer-wunsch.ts';
import { BewerbungAbgesendet } from '#domain/akte/ereignisse.ts';
import type { Fall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { freiwilligerIn } from '#domain/akte/regeln/ausgang.ts';
import {
	altersgrenze,
	anzahlBewerbungen,
	bewerbungsphaseOffen,
	keinBewerbungsstopp,
	keineDoppelteBewerbung,
	zyklusOffen,
} from '#domain/akte/regeln/bewerbung.ts';
import { dienstartFest } from '#domain/akte/regeln/dienstart.ts';
import { dienstartWaehlbar, einsatzortWaehlbar } from '#domain/akte/regeln/einsatzort.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';

export interface BewerbenEingabe {
	readonly wuensche: readonly Wunschangabe[];
}

const ANFANG: Verb<Fall<BewerbenEingabe>> = {
	key: 'bewerben',
	titel: 'Bewerben',
	ausgang: [freiwilligerIn(1000, 1500, 2000, 2100, 2500, 9000, 9300, 9500)],
};

/** What can be said before a place is chosen. */
export const BEWERBEN: Verb<Fall<BewerbenEingabe>> = {
	...ANFANG,
	regeln: [bewerbungsphaseOffen, anzahlBewerbungen, zyklusOffen],
};

/** W1, per wish. */
export const WUNSCHREGELN = {
	felder: [einsatzortWaehlbar, dienstartWaehlbar],
	regeln: [
		keinBewerbungsstopp,
		bewerbungsphaseOffen,
		dienstartFest(0),
		altersgrenze,
		keineDoppelteBewerbung,
		anzahlBewerbungen,
		zyklusOffen,
	],
} as const;

/** W1 */
export function bewerben(lage: Lage, eingabe: BewerbenEingabe): Entschluss {
	pruefe(ANFANG, { lage, eingabe });
	const ereignisse = wuenscheGeaeussert(lage, eingabe.wuensche, WUNSCHREGELN);
	const abgesendet = lage.akte.bewerbungAbgesendetAm || ereignisse.length === 0 ? [] : [BewerbungAbgesendet({})];
	return vollende(lage, [...ereignisse, ...abgesendet]);
}
