/** What an administrator changes of an account, in one decision. Table: User. */

import { haengeAn } from '#domain/beliebig-viele.ts';
import {
	Abgelehnt,
	KEINE_BERECHTIGUNG,
	NICHT_GEFUNDEN,
	type Regelverstoss,
	unveraendert,
} from '#domain/regelverstoss.ts';
import { type Akteur, hoechste, type Rolle, rang } from '#domain/rollen.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import {
	aendereName,
	aendereRollen,
	ordneZu,
	setzeAutomatischeZuweisung,
	setzeGesperrt,
	setzeSprache,
} from './entscheidungen.ts';
import type { Sprache, UserEreignis, Zuordnung } from './ereignisse.ts';
import { pruefeFreiwilligenrolle } from './rollenvergabe.ts';
import type { User } from './user.ts';
import { zugangSchema } from './user-felder.ts';

/** What is left out stays as it is. */
export interface Benutzeraenderung extends Partial<Zuordnung> {
	readonly vorname?: string;
	readonly nachname?: string;
	readonly rollen?: readonly Rolle[];
	readonly isGesperrt?: boolean;
	readonly isBetreuerAutomatischZuweisen?: boolean;
	readonly sprache?: Sprache;
	/** As the caller saw it. */
	readonly version?: number;
}

interface Umfeld {
	readonly akteur: Akteur;
	/** Administrators besides this account who can still sign in. */
	readonly andereAdmins: number;
}

export function verwalteUser(user: User, neu: Benutzeraenderung, umfeld: Umfeld): UserEreignis[] {
	pruefeZugriff(user, umfeld.akteur);
	const danach = pruefeAngaben(user, neu);
	const veraltet = unveraendert(neu.version, user.stammVersion);
	if (veraltet) throw new Abgelehnt([veraltet as Regelverstoss]);
	const ereignisse: UserEreignis[] = [];
	if (neu.vorname !== undefined || neu.nachname !== undefined) haengeAn(ereignisse, aendereName(user, danach));
	if (neu.rollen) haengeAn(ereignisse, wechsleRollen(user, neu.rollen, umfeld));
	if (neu.einsatzstelleIDs || neu.einsatzortIDs) {
		// By the roles he will have.
		haengeAn(ereignisse, ordneZu({ ...user, rollen: danach.rollen }, danach));
	}
	if (neu.isBetreuerAutomatischZuweisen !== undefined) {
		haengeAn(ereignisse, setzeAutomatischeZuweisung(user, neu.isBetreuerAutomatischZuweisen));
	}
	if (neu.sprache) haengeAn(ereignisse, setzeSprache(user, neu.sprache));
	if (neu.isGesperrt !== undefined && neu.isGesperrt !== user.isGesperrt) {
		haengeAn(ereignisse, setzeGesperrt(user, neu.isGesperrt, umfeld));
	}
	return ereignisse;
}

/** Nobody manages an account above his own. */
export function pruefeZugriff(user: User, akteur: Akteur): void {
	if (!user.existiert || user.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	if (rang(hoechste(user.rollen)) > rang(hoechste(akteur.rollen))) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
}

/** The account as it will be, all violated field rules at once. */
function pruefeAngaben(user: User, neu: Benutzeraenderung) {
	const danach = {
		vorname: neu.vorname ?? user.vorname,
		nachname: neu.nachname ?? user.nachname,
		rollen: neu.rollen ?? user.rollen,
		einsatzstelleIDs: neu.einsatzstelleIDs ?? user.zuordnung.einsatzstelleIDs,
		einsatzortIDs: neu.einsatzortIDs ?? user.zuordnung.einsatzortIDs,
	};
	const angaben = [neu.vorname, neu.nachname, neu.rollen, neu.einsatzstelleIDs, neu.einsatzortIDs];
	return angaben.some((angabe) => angabe !== undefined) ? pruefeFelder(zugangSchema, danach) : danach;
}

function wechsleRollen(user: User, rollen: readonly Rolle[], umfeld: Umfeld): UserEreignis[] {
	pruefeFreiwilligenrolle(rollen, user.freiwilligerID !== null);
	const ereignisse = aendereRollen(user, rollen, umfeld);
	if (ereignisse.length && user.id === umfeld.akteur.userID) throw new Abgelehnt([EIGENE_ROLLEN]);
	return ereignisse;
}

const EIGENE_ROLLEN: Regelverstoss = {
	code: 'EIGENES_KONTO',
	http: 409,
	text: 'Sie können Ihre eigenen Rollen nicht ändern.',
	feld: 'rollen',
};
