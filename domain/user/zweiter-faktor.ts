/** A code besides the password, for those who want it. */
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { falscherStatus } from './entscheidungen.ts';
import { type UserEreignis, ZweiterFaktorEingerichtet, ZweiterFaktorEntfernt } from './ereignisse.ts';
import { istAktiv, istMitarbeitend, type User } from './user.ts';
import { pruefeZugriff } from './verwalten.ts';

/** For whoever works with the data of others; a volunteer's account holds only his own. */
export function pruefeEinrichtung(user: User): void {
	if (!istAktiv(user) || user.hatZweitenFaktor) throw falscherStatus(user, 'Zweiten Faktor einrichten');
	if (!istMitarbeitend(user)) throw new Abgelehnt([NUR_MITARBEITENDE]);
}

export function richteZweitenFaktorEin(user: User): UserEreignis[] {
	pruefeEinrichtung(user);
	return [ZweiterFaktorEingerichtet({})];
}

export const entferneZweitenFaktor = ({ hatZweitenFaktor }: User): UserEreignis[] =>
	hatZweitenFaktor ? [ZweiterFaktorEntfernt({})] : [];

/** ADMIN removes it for others; nobody his own without his password. */
export function pruefeFremdenFaktor(user: User, akteur: Akteur): void {
	pruefeZugriff(user, akteur);
	if (user.id === akteur.userID) throw new Abgelehnt([EIGENER]);
}

const EIGENER: Regelverstoss = {
	code: 'EIGENES_KONTO',
	text: 'Ihren eigenen zweiten Faktor schalten Sie unter „Konto“ aus.',
	http: 409,
};

const NUR_MITARBEITENDE: Regelverstoss = {
	code: 'RECHT',
	text: 'Einen zweiten Faktor können nur Mitarbeitende einrichten.',
	http: 403,
};
