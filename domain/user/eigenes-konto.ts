/** What everybody changes of his own account. Table: User. */
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { aendereName, setzeAutomatischeZuweisung, setzeSprache } from './entscheidungen.ts';
import type { Sprache, UserEreignis, Username } from './ereignisse.ts';
import { istMitarbeitend, type User } from './user.ts';

/** What is left out stays as it is. */
export interface EigeneAenderung extends Username {
	readonly sprache?: Sprache | undefined;
	readonly isBetreuerAutomatischZuweisen?: boolean | undefined;
}

export function aendereEigenes(user: User, neu: EigeneAenderung): UserEreignis[] {
	const { vorname, nachname, sprache, isBetreuerAutomatischZuweisen: automatisch } = neu;
	if (automatisch !== undefined && !istMitarbeitend(user)) throw new Abgelehnt([NUR_MITARBEITENDE]);
	return [
		...aendereName(user, { vorname, nachname }),
		...(sprache === undefined ? [] : setzeSprache(user, sprache)),
		...(automatisch === undefined ? [] : setzeAutomatischeZuweisung(user, automatisch)),
	];
}

const NUR_MITARBEITENDE: Regelverstoss = {
	code: 'RECHT',
	text: 'Nur Mitarbeitende können sich als Betreuung zuweisen lassen.',
	http: 403,
	feld: 'isBetreuerAutomatischZuweisen',
};
