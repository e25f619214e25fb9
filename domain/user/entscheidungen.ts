/** Decisions on accounts. Table: User, Einladung, Beitrittsanfrage. */
import { NEU, uebergang } from '#domain/maschine.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { USER } from '#domain/status/user.ts';
import {
	AutomatischeZuweisungGesetzt,
	KennwortGesetzt,
	RollenGeaendert,
	type Sprache,
	SpracheGeaendert,
	UnterschriftHinterlegt,
	UserAngelegt,
	UserEntsperrt,
	type UserEreignis,
	UserFreigeschaltet,
	UserGeloescht,
	UserGesperrt,
	UserNameGeaendert,
	type Username,
	type Zuordnung,
	ZuordnungGeaendert,
} from './ereignisse.ts';
import { pruefeVergabe } from './rollenvergabe.ts';
import { userMaschine } from './user.machine.ts';
import type { User } from './user.ts';
import { type NeuerUser, neuerUserSchema, usernameSchema } from './user-felder.ts';

/** Answer to an e-mail address that is in use; it is unique among the users. */
export const EMAIL_VERGEBEN: Regelverstoss = {
	code: 'EMAIL',
	text: 'Zu dieser E-Mail-Adresse besteht bereits ein Konto.',
	http: 409,
	feld: 'email',
};

/** Opens an account that waits for the confirmation of its e-mail address. */
export function legeUserAn(user: User, eingabe: NeuerUser): UserEreignis[] {
	const nach = user.existiert ? null : uebergang(userMaschine, NEU, 'UserAngelegt');
	if (nach === null) throw falscherStatus(user, 'Konto anlegen');
	const { vorname, nachname, email, rollen, ...rest } = pruefeFelder(neuerUserSchema, eingabe);
	const facts = { von: null, nach, rollen: mitMitgefuehrten(rollen), ...rest };
	return [UserAngelegt(facts, kontakt(user, { vorname, nachname, email }))];
}

export function schalteFrei(user: User): UserEreignis[] {
	const nach = uebergang(userMaschine, user.status, 'UserFreigeschaltet');
	if (nach === null || user.geloescht) throw falscherStatus(user, 'Konto aktivieren');
	return [UserFreigeschaltet({ von: user.status, nach })];
}

/** Nobody gives a role above his own; ADMIN may give ADMIN. */
export function aendereRollen(
	user: User,
	rollen: readonly Rolle[],
	{ akteur, andereAdmins }: { akteur: Akteur; andereAdmins: number },
): UserEreignis[] {
	const nach = mitMitgefuehrten(pruefeFelder(neuerUserSchema.shape.rollen, rollen));
	pruefeVergabe(akteur, nach, user.rollen);
	if (user.rollen.includes('ADMIN') && !nach.includes('ADMIN') && andereAdmins === 0)
		throw letzterAdmin('Mindestens eine Person muss die Rolle Administration behalten.');
	return gleich(user.rollen, nach) ? [] : [RollenGeaendert({ von: user.rollen, nach })];
}

export function ordneZu(user: User, zuordnung: Zuordnung): UserEreignis[] {
	if (user.rollen.includes('MA_VEREIN') && keine(zuordnung)) throw new Abgelehnt([OHNE_EINSATZSTELLE]);
	const unveraendert =
		gleich(user.zuordnung.einsatzstelleIDs, zuordnung.einsatzstelleIDs) &&
		gleich(user.zuordnung.einsatzortIDs, zuordnung.einsatzortIDs);
	return unveraendert ? [] : [ZuordnungGeaendert({ von: user.zuordnung, nach: zuordnung })];
}

/** Never oneself, never the last administrator; `andereAdmins` counts those who can still sign in. */
export function setzeGesperrt(
	user: User,
	isGesperrt: boolean,
	{ akteur, andereAdmins }: { akteur: Akteur; andereAdmins: number },
): UserEreignis[] {
	if (user.status !== USER.nr.Freigeschaltet || user.geloescht) throw falscherStatus(user, 'Konto sperren');
	if (user.isGesperrt === isGesperrt) return [];
	if (!isGesperrt) return [UserEntsperrt({})];
	if (akteur.userID === user.id) throw eigenesKonto();
	if (user.rollen.includes('ADMIN') && andereAdmins === 0)
		throw letzterAdmin('Der letzte Administrator kann nicht gesperrt werden.');
	return [UserGesperrt({})];
}

export function aendereName(user: User, name: Username): UserEreignis[] {
	const neu = pruefeFelder(usernameSchema, name);
	const unveraendert = neu.vorname === user.vorname && neu.nachname === user.nachname;
	return unveraendert ? [] : [UserNameGeaendert({}, kontakt(user, neu))];
}

/** Before the confirmation too: whoever registers chooses a password at once. */
export function setzeKennwort(user: User): UserEreignis[] {
	if (!user.existiert || user.geloescht) throw falscherStatus(user, 'Kennwort setzen');
	return [KennwortGesetzt({})];
}

export function setzeAutomatischeZuweisung(user: User, isBetreuerAutomatischZuweisen: boolean): UserEreignis[] {
	if (user.isBetreuerAutomatischZuweisen === isBetreuerAutomatischZuweisen) return [];
	return [AutomatischeZuweisungGesetzt({ isBetreuerAutomatischZuweisen })];
}

export const setzeSprache = (user: User, nach: Sprache): UserEreignis[] =>
	user.sprache === nach ? [] : [SpracheGeaendert({ von: user.sprache, nach })];

export const hinterlegeUnterschrift = (user: User, uploadID: string | null): UserEreignis[] =>
	user.unterschriftUploadID === uploadID ? [] : [UnterschriftHinterlegt({ uploadID })];

export const loescheUser = (user: User): UserEreignis[] =>
	user.existiert && !user.geloescht ? [UserGeloescht({ status: user.status })] : [];

/** The personal part of what concerns the account's owner. */
export const kontakt = <D extends object>({ id }: User, daten: D) => ({
	betroffener: id,
	art: 'KONTAKT' as const,
	daten,
});

/** An administrator also carries the rights of the Traeger's staff. */
function mitMitgefuehrten(rollen: readonly Rolle[]): readonly Rolle[] {
	return rollen.includes('ADMIN') && !rollen.includes('MA_VERWALTUNG') ? [...rollen, 'MA_VERWALTUNG'] : rollen;
}

const keine = ({ einsatzstelleIDs, einsatzortIDs }: Zuordnung): boolean =>
	einsatzstelleIDs.length + einsatzortIDs.length === 0;

const gleich = (a: readonly string[], b: readonly string[]): boolean =>
	a.length === b.length && a.every((wert) => b.includes(wert));

const OHNE_EINSATZSTELLE: Regelverstoss = {
	code: 'P',
	text: 'Bitte ordnen Sie mindestens eine Einsatzstelle zu.',
	http: 422,
	feld: 'adresseIDs',
};

function letzterAdmin(text: string): Abgelehnt {
	return new Abgelehnt([{ code: 'LETZTER_ADMIN', text, http: 409 }]);
}

function eigenesKonto(): Abgelehnt {
	return new Abgelehnt([{ code: 'EIGENES_KONTO', text: 'Sie können Ihr eigenes Konto nicht sperren.', http: 409 }]);
}

/** G22 */
export function falscherStatus({ status }: User, aktion: string): Abgelehnt {
	const text = `Die Aktion „${aktion}“ ist im Status ${formatStatus(USER, status)} nicht möglich.`;
	return new Abgelehnt([{ code: 'G22', text, http: 409 }]);
}
