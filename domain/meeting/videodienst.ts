/** A service that rooms are ordered from: what can go wrong with it, and what is said of that. */
import type { Regelverstoss } from '#domain/regelverstoss.ts';

/** How the portal stands with the service. ERNEUERN: it has ended the connection, and only a person can renew it. */
export type Verbindungsstand = 'GETRENNT' | 'VERBUNDEN' | 'ERNEUERN';

/** ZUGANG: it doesn't take what it gave us any more. VERWEIGERT: its address may not be asked. */
export type Stoerung = 'ZUGANG' | 'VERWEIGERT' | 'ANTWORT';

/** What an administrator is told. */
export const STOERUNGSTEXT: Readonly<Record<Stoerung, string>> = {
	ZUGANG: 'Der Videodienst nimmt die Anmeldung des Portals nicht mehr an.',
	VERWEIGERT: 'Eine Adresse des Videodienstes ist nicht öffentlich erreichbar oder nicht verschlüsselt.',
	ANTWORT: 'Der Videodienst hat nicht oder nicht verständlich geantwortet.',
};

export const istStoerung = (wert: string | null): wert is Stoerung =>
	wert !== null && Object.hasOwn(STOERUNGSTEXT, wert);

/** Whoever wanted a room of a service that gives none now. */
export const KEIN_RAUM: Regelverstoss = {
	code: 'MEETING_VIDEODIENST',
	http: 409,
	text: 'Der Videodienst hat keinen Raum eingerichtet. Es ist nichts vereinbart; bitte versuchen Sie es später noch einmal.',
};

/** The same where it won't help to try again. */
export const VERBINDUNG_ERNEUERN: Regelverstoss = {
	code: 'MEETING_VERBINDUNG',
	http: 409,
	text: 'Die Verbindung zum Videodienst ist abgelaufen. Es ist nichts vereinbart.',
	behebbarDurch: ['ADMIN'],
};

/** Of all that is known of the volunteer, the service learns his first name. */
export const raumtitel = (vorname: string | null | undefined): string =>
	vorname ? `Gespräch mit ${vorname}` : 'Gespräch';
