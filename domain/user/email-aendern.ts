/** The way to another login. Table: E-Mail change; permission matrix, rows on e-mail addresses. */

import { Abgelehnt, KEINE_BERECHTIGUNG, type Regelverstoss } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { USER } from '#domain/status/user.ts';
import { falscherStatus, kontakt } from './entscheidungen.ts';
import { EmailAenderungAngefordert, EmailAenderungVerworfen, EmailGeaendert, type UserEreignis } from './ereignisse.ts';
import { istMitarbeitend, type User } from './user.ts';
import { emailSchema } from './user-felder.ts';
import { pruefeZugriff } from './verwalten.ts';

/** The old address stays the login until the new one is proven; a second request takes the place of the first. */
export function fordereEmailAenderungAn(user: User, email: string): UserEreignis[] {
	if (user.status !== USER.nr.Freigeschaltet || user.geloescht) throw falscherStatus(user, 'E-Mail-Adresse ändern');
	const neu = pruefeFelder(emailSchema, { email });
	if (neu.email === user.email) throw new Abgelehnt([UNVERAENDERT]);
	return [EmailAenderungAngefordert({}, kontakt(user, neu))];
}

export function bestaetigeEmailAenderung(user: User): UserEreignis[] {
	const { emailNeu: email } = user;
	if (email === null || user.geloescht) throw falscherStatus(user, 'E-Mail-Adresse bestätigen');
	return [EmailGeaendert({}, kontakt(user, { email }))];
}

export const verwerfeEmailAenderung = ({ emailNeu }: User): UserEreignis[] =>
	emailNeu === null ? [] : [EmailAenderungVerworfen({})];

/** The Traeger's staff changes addresses of volunteers, ADMIN everybody's; nobody his own without his password. */
export function pruefeFremdeEmail(user: User, akteur: Akteur): void {
	pruefeZugriff(user, akteur);
	if (istMitarbeitend(user) && !hatRolle(akteur, 'ADMIN')) throw new Abgelehnt([KEINE_BERECHTIGUNG]);
	if (user.id === akteur.userID) throw new Abgelehnt([EIGENE]);
}

const UNVERAENDERT: Regelverstoss = {
	code: 'EMAIL',
	text: 'Diese E-Mail-Adresse gehört bereits zu diesem Konto.',
	http: 422,
	feld: 'email',
};

const EIGENE: Regelverstoss = {
	code: 'EIGENES_KONTO',
	text: 'Ihre eigene E-Mail-Adresse ändern Sie unter „Konto“.',
	http: 409,
};
