/** G29: what an invitation to a place needs, when it is sent and when it is accepted. */
import type { Befund, Wunschfall } from '#domain/akte/fall.ts';
import { betreuerVon } from '#domain/akte/regeln/betreuer.ts';
import { kontingentFrei } from '#domain/akte/regeln/kontingent.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';

export const g29 = (http: 422 | 409): Regelverstoss => ({
	code: 'G29',
	http,
	text: 'Für eine Einladung sind Dienstart, Betreuer und freies Kontingent am Einsatzort erforderlich.',
});

export function dienstartUndBetreuer({ lage, wunsch }: Wunschfall): Befund {
	const betreuer = betreuerVon(lage, wunsch.einsatzstelleID, wunsch.betreuerUserID);
	const angeboten = lage.referenz.adressen.get(wunsch.einsatzortID)?.dienstartIDs ?? [];
	return betreuer && wunsch.dienstartID && angeboten.includes(wunsch.dienstartID) ? null : g29(422);
}

/** G04, told as what the invitation lacks and then as itself. */
export function kontingentFuerEinladung(fall: Wunschfall): readonly Befund[] {
	const befund = kontingentFrei(fall);
	return befund === null || typeof befund === 'string' ? [] : [g29(409), befund];
}
