import type { Aggregat } from '#domain/aggregat.ts';
import type { Benutzer } from '#domain/referenzsaetze.ts';
import type { Rolle } from '#domain/rollen.ts';
import { USER, type UserStatus } from '#domain/status/user.ts';
import { einziger } from '#domain/statusmaschine.ts';
import type { Sprache, UserEreignis, Zuordnung } from './ereignisse.ts';
import { userMaschine } from './user.machine.ts';

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
	/** A code is asked for besides the password. */
	hatZweitenFaktor: boolean;
	isBetreuerAutomatischZuweisen: boolean;
	sprache: Sprache;
	/** Image of the signature. */
	unterschriftUploadID: string | null;
	/** Empty after erasure. */
	vorname: string;
	nachname: string;
	email: string;
	/** The address that awaits its confirmation. */
	emailNeu: string | null;
	/** Version of the request behind it: a link proves the address of its own request only. */
	emailAnfrage: number;
	angelegtAm: string;
	/** Version of the last event about what administrators edit: name, rights, places, blocking. */
	stammVersion: number;
	version: number;
}

const OHNE_KONTAKT = { vorname: '', nachname: '', email: '', emailNeu: null } as const;
const OHNE_ZUORDNUNG: Zuordnung = { einsatzstelleIDs: [], einsatzortIDs: [] };

const STAMM: ReadonlySet<UserEreignis['type']> = new Set([
	'UserAngelegt',
	'UserFreigeschaltet',
	'RollenGeaendert',
	'ZuordnungGeaendert',
	'UserGesperrt',
	'UserEntsperrt',
	'UserNameGeaendert',
	'AutomatischeZuweisungGesetzt',
	'SpracheGeaendert',
	'UserGeloescht',
]);

export const userAggregat: Aggregat<User, UserEreignis> = {
	name: 'User',
	maschinen: [{ maschine: userMaschine, stati: ({ existiert, status }) => (existiert ? einziger(status) : []) }],

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
		hatZweitenFaktor: false,
		isBetreuerAutomatischZuweisen: false,
		sprache: 'de',
		unterschriftUploadID: null,
		vorname: '',
		nachname: '',
		email: '',
		emailNeu: null,
		emailAnfrage: 0,
		angelegtAm: '',
		stammVersion: 0,
		version: 0,
	}),

	evolve(user, e) {
		user.version = e.version;
		if (STAMM.has(e.type)) user.stammVersion = e.version;
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
			case 'SpracheGeaendert':
				user.sprache = e.facts.nach;
				break;
			case 'UnterschriftHinterlegt':
				user.unterschriftUploadID = e.facts.uploadID;
				break;
			case 'EmailAenderungAngefordert':
				user.emailNeu = e.person?.email ?? null;
				user.emailAnfrage = e.version;
				break;
			case 'EmailGeaendert':
				user.email = e.person?.email ?? '';
				user.emailNeu = null;
				break;
			case 'EmailAenderungVerworfen':
				user.emailNeu = null;
				break;
			case 'ZweiterFaktorEingerichtet':
				user.hatZweitenFaktor = true;
				break;
			case 'ZweiterFaktorEntfernt':
				user.hatZweitenFaktor = false;
				break;
			case 'UserGeloescht':
				user.geloescht = true;
				break;
			case 'PersonenbezugGeloescht':
				if (e.facts.betroffener === user.id) Object.assign(user, OHNE_KONTAKT);
		}
	},
};

export const nameVon = ({ vorname, nachname }: Pick<User, 'vorname' | 'nachname'>): string =>
	`${vorname} ${nachname}`.trim();

/** May sign in and be chosen as Betreuer. */
export const istAktiv = ({ status, isGesperrt, geloescht }: User): boolean =>
	status === USER.nr.Freigeschaltet && !isGesperrt && !geloescht;

/** Works with the data of others, be he a volunteer besides. */
export const istMitarbeitend = ({ rollen }: { readonly rollen: readonly string[] }): boolean =>
	rollen.some((rolle) => rolle !== 'FREIWILLIGER');

/** Acts for himself alone; the system and programs have no roles. */
export const istNurFreiwillig = (rollen: readonly string[]): boolean =>
	rollen.includes('FREIWILLIGER') && !istMitarbeitend({ rollen });

/** The user as decisions read him. */
export function benutzerAlsReferenz(user: User): Benutzer {
	const { id, rollen, zuordnung, isBetreuerAutomatischZuweisen } = user;
	return { id, name: nameVon(user), rollen, isAktiv: istAktiv(user), ...zuordnung, isBetreuerAutomatischZuweisen };
}
