import type { Befund, Wunschfall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Benutzer } from '#domain/referenzsaetze.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { durch } from './behebbar.ts';

/** An active user of the same Einsatzstelle or of the Traeger; null where it is nobody like that. */
export function betreuerVon(
	{ referenz }: Lage,
	einsatzstelleID: string | null,
	userID: string | null,
): Benutzer | null {
	const benutzer = userID === null ? undefined : referenz.benutzer.get(userID);
	if (!benutzer?.isAktiv) return null;
	return vomTraeger(benutzer) || (einsatzstelleID !== null && vonDerStelle(benutzer, einsatzstelleID, referenz))
		? benutzer
		: null;
}

const vomTraeger = ({ rollen }: Benutzer): boolean => rollen.includes('MA_VERWALTUNG') || rollen.includes('ADMIN');

function vonDerStelle(benutzer: Benutzer, einsatzstelleID: string, { adressen }: Lage['referenz']): boolean {
	if (benutzer.einsatzstelleIDs.includes(einsatzstelleID)) return true;
	return benutzer.einsatzortIDs.some((id) => adressen.get(id)?.einsatzstelleID === einsatzstelleID);
}

/** G09 */
export function betreuerGewaehlt({ lage, wunsch }: Wunschfall): Befund {
	const betreuer = betreuerVon(lage, wunsch.einsatzstelleID, wunsch.betreuerUserID);
	return betreuer ? `Betreuung: ${betreuer.name}` : betreuerFehlt(lage);
}

export const betreuerFehlt = ({ akteur }: Lage): Regelverstoss => ({
	code: 'G09',
	http: 409,
	feld: 'betreuerUserID',
	text: 'Für diesen Status muss eine Betreuerin oder ein Betreuer ausgewählt sein.',
	behebbarDurch: durch(akteur, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	ziel: 'einsatzorte',
});
