import type { Akte } from '#domain/akte/zustand.ts';
import { type BenanntesFeld, type Feldleser, istFreiesFeld, liestFreiesFeld } from '#domain/felder/freie-felder.ts';
import { artVon } from '#domain/felder/personendaten.ts';
import {
	istSensibel,
	PERSONENFELDER,
	PERSONENFELDNAMEN,
	type Personenangaben,
	type Personenfeld,
	personenfelderMit,
} from '#domain/felder/personenfelder.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';

/** Which personal fields belong to what a reader may see or an owner may change (tables: visibility, field limits). */

const ALLE = PERSONENFELDNAMEN;

/** Without bank, tax, insurance, religion, disability and health: for API keys (field limits, sensitive group). */
const OHNE_SENSIBLE: readonly Personenfeld[] = ALLE.filter((feld) => !istSensibel(feld));

/** What was looked at is recorded where it is looked at, and nowhere else. */
const EINTRAGBAR: readonly Personenfeld[] = ALLE.filter((feld) => artVon(feld) !== 'EINSICHT');

/** What a site reads from a step on, with all it reads before. */
const bis = (...schritte: readonly Personenangaben['ab'][]): readonly Personenfeld[] =>
	ALLE.filter((feld) => PERSONENFELDER[feld].ab !== undefined && schritte.includes(PERSONENFELDER[feld].ab));

/** What the pool shows of somebody who is open for suggestions; the age comes beside it, not the day of birth. */
const POOL = bis('POOL');

const NAME: readonly Personenfeld[] = personenfelderMit({ inName: true });

/** Name, age, contact, motivation, schooling, sports, the picture they chose to send: what a site needs to choose an applicant. */
const BEWERBUNG = bis('POOL', 'BEWERBUNG');

/** What the contract says of them, besides: before, the age is enough. */
const EINIGUNG = bis('POOL', 'BEWERBUNG', 'EINIGUNG');

/** T-shirt, diet and emergency data, once the contract is signed. */
const DIENST = bis('POOL', 'BEWERBUNG', 'EINIGUNG', 'DIENST');

/** Bank and tax: only where the site itself keeps the payroll. */
const ABRECHNUNG = bis('POOL', 'BEWERBUNG', 'EINIGUNG', 'DIENST', 'ABRECHNUNG');

/** In the pool, and an applicant of the site's not long ago. */
const POOL_MIT_NAME: readonly Personenfeld[] = [...new Set([...NAME, ...POOL])];

export const LESBAR = {
	ALLE,
	OHNE_SENSIBLE,
	POOL,
	POOL_MIT_NAME,
	NAME,
	BEWERBUNG,
	EINIGUNG,
	DIENST,
	ABRECHNUNG,
} as const;
export type Feldumfang = keyof typeof LESBAR;
export const UMFAENGE = Object.keys(LESBAR) as Feldumfang[];

/** What is read of a file, with those free fields there are for the reader: a site has them with the application. */
export function lesbareFelder(
	umfang: Feldumfang,
	leser: Feldleser,
	freie: readonly BenanntesFeld[],
): readonly Personenfeld[] {
	const feste: readonly Personenfeld[] = LESBAR[umfang].filter((feld) => !istFreiesFeld(feld));
	if (!BEWERBUNG.every((feld) => feste.includes(feld))) return feste;
	return [...feste, ...freie.flatMap((eines) => (liestFreiesFeld(leser, eines) ? [eines.feld] : []))];
}

/** Of somebody who was refused or has withdrawn a site keeps the name alone; everybody else's age it may know. */
export const liestAlter = (umfang: Feldumfang): boolean => umfang !== 'NAME';

/** Locked for the volunteer himself from the agreement on. */
const BIS_EINIGUNG: readonly Personenfeld[] = personenfelderMit({ eigen: 'BIS_EINIGUNG' });

/** Contact, origin, bank, insurance, diet, size and picture; the e-mail address has its own way with a confirmation. */
const EIGENE: readonly Personenfeld[] = personenfelderMit({ eigen: 'IMMER' });

/** The personal fields the actor may change now; an address that an account signs in with never changes here. */
export function schreibbareFelder(
	akteur: Akteur,
	akte: Akte,
	freie: readonly BenanntesFeld[],
): readonly Personenfeld[] {
	if (akteur.art === 'API') return [];
	if (akteur.art === 'SYSTEM' || hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) {
		const benannt = EINTRAGBAR.filter((f) => !istFreiesFeld(f) || freie.some(({ feld }) => feld === f));
		return akte.userID === null ? benannt : benannt.filter((f) => f !== 'email');
	}
	if (!hatRolle(akteur, 'FREIWILLIGER', true) || akteur.freiwilligerID !== akte.id) return [];
	const offen = freie.flatMap(({ feld, freiwillige }) => (freiwillige === 'SCHREIBEN' ? [feld] : []));
	return [...EIGENE, ...(akte.status < FREIWILLIGER.nr.BewerbungEinigung ? BIS_EINIGUNG : []), ...offen];
}
