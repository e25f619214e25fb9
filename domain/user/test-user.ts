/** Accounts as tests start from them. */
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { legeUserAn, schalteFrei } from './entscheidungen.ts';
import type { UserEreignis } from './ereignisse.ts';
import { type User, userAggregat } from './user.ts';
import type { NeuerUser } from './user-felder.ts';

export const EINGABE: NeuerUser = {
	vorname: 'Zoë',
	nachname: 'von der Aue',
	email: 'Zoe@Example.ORG ',
	rollen: ['MA_VERWALTUNG'],
	einsatzstelleIDs: [],
	einsatzortIDs: [],
	freiwilligerID: null,
	sprache: 'de',
};

/** The account `u` after these events. */
export const nach = (...ereignisse: UserEreignis[]): User => falte(userAggregat, 'u', aufgezeichnet(ereignisse));

export const angelegt = (rest: Partial<NeuerUser> = {}): UserEreignis[] =>
	legeUserAn(userAggregat.start('u'), { ...EINGABE, ...rest });

export const frei = (rest: Partial<NeuerUser> = {}): UserEreignis[] => [
	...angelegt(rest),
	...schalteFrei(nach(...angelegt(rest))),
];

/** What a refusal says; nothing: it was none. */
export function texte(tue: () => unknown): string[] {
	try {
		tue();
	} catch (e) {
		if (e instanceof Abgelehnt) return e.verstoesse.map((v) => v.text);
		throw e;
	}
	return [];
}
