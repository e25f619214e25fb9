/** What everybody changes of his own account. Table: User. */
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { aendereName, hinterlegeUnterschrift, setzeAutomatischeZuweisung, setzeSprache } from './entscheidungen.ts';
import type { Sprache, UserEreignis, Username } from './ereignisse.ts';
import { istMitarbeitend, type User } from './user.ts';

/** What is left out stays as it is. */
export interface EigeneAenderung extends Username {
	readonly sprache?: Sprache | undefined;
	readonly isBetreuerAutomatischZuweisen?: boolean | undefined;
	readonly unterschriftUploadID?: string | null | undefined;
}

export function aendereEigenes(user: User, neu: EigeneAenderung): UserEreignis[] {
	const { vorname, nachname, sprache, isBetreuerAutomatischZuweisen: automatisch, unterschriftUploadID } = neu;
	if (!istMitarbeitend(user)) {
		if (automatisch !== undefined) throw new Abgelehnt([NUR_MITARBEITENDE]);
		if (unterschriftUploadID !== undefined) throw new Abgelehnt([UNTERSCHRIFT_NUR_MITARBEITENDE]);
	}
	return [
		...aendereName(user, { vorname, nachname }),
		...(sprache === undefined ? [] : setzeSprache(user, sprache)),
		...(automatisch === undefined ? [] : setzeAutomatischeZuweisung(user, automatisch)),
		...(unterschriftUploadID === undefined ? [] : hinterlegeUnterschrift(user, unterschriftUploadID)),
	];
}

const NUR_MITARBEITENDE: Regelverstoss = {
	code: 'RECHT',
	text: 'Nur Mitarbeitende können sich als Betreuung zuweisen lassen.',
	http: 403,
	feld: 'isBetreuerAutomatischZuweisen',
};

const UNTERSCHRIFT_NUR_MITARBEITENDE: Regelverstoss = {
	code: 'RECHT',
	text: 'Nur Mitarbeitende können eine Unterschrift hinterlegen.',
	http: 403,
	feld: 'unterschriftUploadID',
};
