/** Working in the view of another user. Table: Impersonation. */
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { type Aktion, AM_EIGENEN_KONTO, IN_ANSICHT_VERBOTEN } from './matrix.ts';

/**
 * What roles the view of an account gives to one who holds `eigene`; none: he may not open it. Never more than he has:
 * the Traeger's staff look as volunteers only, administrators as everybody below them.
 */
export function rollenInAnsicht(eigene: readonly Rolle[], fremde: readonly Rolle[]): readonly Rolle[] {
	if (fremde.includes('SYSTEMADMIN')) return [];
	if (eigene.includes('SYSTEMADMIN')) return fremde;
	if (fremde.includes('ADMIN')) return [];
	if (eigene.includes('ADMIN')) return fremde;
	return eigene.includes('MA_VERWALTUNG') ? fremde.filter((rolle) => rolle === 'FREIWILLIGER') : [];
}

/** The account whose view is asked for. */
interface Ziel {
	readonly id: string;
	readonly rollen: readonly Rolle[];
	readonly isGesperrt: boolean;
	/** May sign in: confirmed, neither blocked nor deleted. */
	readonly isAktiv: boolean;
}

/** Why this view can't be opened; null: it can. */
export function pruefeAnsicht({ userID, rollen }: Akteur, ziel: Ziel): Regelverstoss | null {
	if (ziel.id === userID) return ANSICHT_SEINER_SELBST;
	if (rollenInAnsicht(rollen, ziel.rollen).length === 0) return FREMDE_RECHTE;
	if (ziel.isGesperrt) return GESPERRT;
	return ziel.isAktiv ? null : UNBESTAETIGT;
}

/**
 * Why the actor may not do this in the view of another user; null: he may, or he acts as himself. `aendert`: it is more
 * than looking, which at the other's account is all he does.
 */
export function verbotInAnsicht({ impersoniertVon }: Akteur, aktion: Aktion, aendert = false): Regelverstoss | null {
	if (impersoniertVon === null) return null;
	if (OEFFNEN.includes(aktion)) return VERSCHACHTELT;
	if (aendert && AM_EIGENEN_KONTO.includes(aktion)) return G32;
	return IN_ANSICHT_VERBOTEN.includes(aktion) ? G32 : null;
}

const OEFFNEN: readonly Aktion[] = ['freiwilligeAnsehen', 'benutzerAnsehen'];

export const G32: Regelverstoss = {
	code: 'G32',
	http: 403,
	text: 'Diese Aktion ist in der Benutzeransicht eines anderen nicht möglich.',
};

const VERSCHACHTELT: Regelverstoss = {
	code: 'ANSICHT_OFFEN',
	http: 409,
	text: 'Sie befinden sich bereits in der Ansicht eines anderen Benutzers.',
};

export const KEINE_ANSICHT: Regelverstoss = {
	code: 'KEINE_ANSICHT',
	http: 409,
	text: 'Sie befinden sich nicht in der Ansicht eines anderen Benutzers.',
};

const ANSICHT_SEINER_SELBST: Regelverstoss = {
	code: 'EIGENES_KONTO',
	http: 409,
	text: 'Sie können Ihr eigenes Konto nicht als Ansicht öffnen.',
};

const FREMDE_RECHTE: Regelverstoss = {
	code: 'BERECHTIGUNG',
	http: 403,
	text: 'Die Ansicht dieses Benutzers dürfen Sie nicht öffnen.',
};

const GESPERRT: Regelverstoss = {
	code: 'GESPERRT',
	http: 409,
	text: 'Der Benutzer ist gesperrt. Seine Ansicht kann nicht geöffnet werden.',
};

const UNBESTAETIGT: Regelverstoss = {
	code: 'OPTIN',
	http: 409,
	text: 'Der Benutzer hat seine E-Mail-Adresse noch nicht bestätigt. Seine Ansicht kann nicht geöffnet werden.',
};

export const OHNE_KONTO: Regelverstoss = {
	code: 'OHNE_KONTO',
	http: 409,
	text: 'Zu dieser Akte gibt es kein Konto, dessen Ansicht geöffnet werden kann.',
};
