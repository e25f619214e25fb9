import type { Aggregat } from '#domain/aggregat.ts';
import type { Benutzer } from '#domain/referenz.ts';
import type { Rolle } from '#domain/rollen.ts';
import type { UserStatus } from '#domain/status/user.ts';
import type { UserEreignis, Zuordnung } from './ereignisse.ts';

/** An account. */
export interface User {
	readonly id: string;
	existiert: boolean;
	geloescht: boolean;
	status: UserStatus;
	rollen: readonly Rolle[];
	zuordnung: Zuordnung;
	/** The volunteer whose account it is. */
	freiwilligerID: string | null;
	isGesperrt: boolean;
	hatKennwort: boolean;
	isBetreuerAutomatischZuweisen: boolean;
	sprache: 'de' | 'en';
	/** Empty after erasure. */
	vorname: string;
	nachname: string;
	email: string;
	angelegtAm: string;
	version: number;
}

const OHNE_ZUORDNUNG: Zuordnung = { einsatzstelleIDs: [], einsatzortIDs: [] };

export const userAggregat: Aggregat<User, UserEreignis> = {
	name: 'User',

	start: (id) => ({
		id,
		existiert: false,
		geloescht: false,
		status: 0,
		rollen: [],
		zuordnung: OHNE_ZUORDNUNG,
		freiwilligerID: null,
		isGesperrt: false,
		hatKennwort: false,
		isBetreuerAutomatischZuweisen: false,
		sprache: 'de',
		vorname: '',
		nachname: '',
		email: '',
		angelegtAm: '',
		version: 0,
	}),

	evolve(user, e) {
		user.version = e.version;
		switch (e.type) {
			case 'UserAngelegt': {
				const { nach, rollen, freiwilligerID, sprache, einsatzstelleIDs, einsatzortIDs } = e.facts;
				user.existiert = true;
				user.angelegtAm = e.meta.zeit;
				Object.assign(user, { status: nach, rollen, freiwilligerID, sprache, ...e.person });
				user.zuordnung = { einsatzstelleIDs, einsatzortIDs };
				break;
			}
			case 'UserFreigeschaltet':
				user.status = e.facts.nach;
				break;
			case 'RollenGeaendert':
				user.rollen = e.facts.nach;
				break;
			case 'ZuordnungGeaendert':
				user.zuordnung = e.facts.nach;
				break;
			case 'UserGesperrt':
				user.isGesperrt = true;
				break;
			case 'UserEntsperrt':
				user.isGesperrt = false;
				break;
			case 'UserNameGeaendert':
				Object.assign(user, e.person);
				break;
			case 'KennwortGesetzt':
				user.hatKennwort = true;
				break;
			case 'AutomatischeZuweisungGesetzt':
				user.isBetreuerAutomatischZuweisen = e.facts.isBetreuerAutomatischZuweisen;
				break;
			case 'UserGeloescht':
				user.geloescht = true;
				break;
			case 'PersonenbezugGeloescht':
				if (e.facts.betroffener === user.id) Object.assign(user, { vorname: '', nachname: '', email: '' });
		}
	},
};

export const nameVon = ({ vorname, nachname }: Pick<User, 'vorname' | 'nachname'>): string =>
	`${vorname} ${nachname}`.trim();

/** May sign in and be chosen as Betreuer. */
export const istAktiv = ({ status, isGesperrt, geloescht }: User): boolean =>
	status === 1000 && !isGesperrt && !geloescht;

/** The user as decisions read him. */
export function benutzerAlsReferenz(user: User): Benutzer {
	const { id, rollen, zuordnung, isBetreuerAutomatischZuweisen } = user;
	return { id, name: nameVon(user), rollen, isAktiv: istAktiv(user), ...zuordnung, isBetreuerAutomatischZuweisen };
}
