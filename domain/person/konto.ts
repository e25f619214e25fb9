/** Decisions on the account of a contact person. Tables: Person, User; User, Einladung. */
import { pflichtfeld } from '#domain/akte/regeln/eingabe.ts';
import type { Adresse } from '#domain/referenzsaetze.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { legeUserAn } from '#domain/user/entscheidungen.ts';
import type { UserEreignis, Zuordnung } from '#domain/user/ereignisse.ts';
import { pruefeFreiwilligenrolle, pruefeVergabe } from '#domain/user/rollenvergabe.ts';
import type { User } from '#domain/user/user.ts';
import type { PersonEreignis } from './ereignisse.ts';
import { type Person, personStammdatum } from './person.ts';
import { pruefeSicht } from './zugang.ts';

/** Answer to an account that belongs to another person; a person has one at most, and so has an account. */
export const KONTO_VERGEBEN: Regelverstoss = {
	code: 'KONTO',
	http: 409,
	feld: 'userID',
	text: 'Das Konto gehört bereits zu einer anderen Person.',
};

/** Opens an account for the person, for the places he has functions at; nobody gives a role above his own. */
export function legeKontoAn(
	person: Person,
	user: User,
	{ akteur, rollen, adressen }: { akteur: Akteur; rollen: readonly Rolle[]; adressen: ReadonlyMap<string, Adresse> },
): { person: PersonEreignis[]; user: UserEreignis[] } {
	pruefeVergabe(akteur, rollen);
	pruefeSicht(akteur, person);
	pruefeFreiwilligenrolle(rollen, false);
	const { vorname, nachname, email } = person.felder;
	if (email === null) throw new Abgelehnt([pflichtfeld('email')]);
	if (!person.isAktiv) throw new Abgelehnt([DEAKTIVIERT]);
	if (person.felder.userID !== null) throw new Abgelehnt([HAT_KONTO]);
	const zuordnung = rollen.includes('MA_VEREIN') ? zuordnungVon(person, adressen) : OHNE;
	const angaben = { vorname, nachname, email, rollen: [...rollen], ...zuordnung };
	return {
		user: legeUserAn(user, { ...angaben, freiwilligerID: null, sprache: 'de' }),
		person: personStammdatum.aendere(person, { userID: user.id }),
	};
}

export function verknuepfe(person: Person, user: User, { akteur }: { akteur: Akteur }): PersonEreignis[] {
	pruefeSicht(akteur, person);
	const istWaehlbar = user.existiert && !user.geloescht && user.freiwilligerID === null;
	if (!istWaehlbar) throw new Abgelehnt([KONTO_UNBEKANNT]);
	if (person.felder.userID !== null && person.felder.userID !== user.id) throw new Abgelehnt([HAT_KONTO]);
	return personStammdatum.aendere(person, { userID: user.id });
}

/** The account stays; it is the person's no more. */
export function loeseKonto(person: Person, { akteur }: { akteur: Akteur }): PersonEreignis[] {
	pruefeSicht(akteur, person);
	return personStammdatum.aendere(person, { userID: null });
}

const OHNE: Zuordnung = { einsatzstelleIDs: [], einsatzortIDs: [] };

/** An Einsatzstelle implies its Einsatzorte. */
function zuordnungVon({ funktionen }: Person, adressen: ReadonlyMap<string, Adresse>): Zuordnung {
	const dort = [...new Set(funktionen.map((f) => f.adresseID))].flatMap((id) => adressen.get(id) ?? []);
	const einsatzstelleIDs = dort.filter((a) => a.typ === 'EINSATZSTELLE').map((a) => a.id);
	const einsatzorte = dort.filter((a) => a.typ === 'EINSATZORT' && !einsatzstelleIDs.includes(a.einsatzstelleID ?? ''));
	return { einsatzstelleIDs, einsatzortIDs: einsatzorte.map((a) => a.id) };
}

const DEAKTIVIERT: Regelverstoss = { code: 'DEAKTIVIERT', http: 409, text: 'Die Person ist deaktiviert.' };
const HAT_KONTO: Regelverstoss = { code: 'KONTO', http: 409, text: 'Die Person hat bereits einen Zugang.' };
/** A volunteer's account is nobody's to link. */
const KONTO_UNBEKANNT: Regelverstoss = {
	code: 'KONTO',
	http: 422,
	feld: 'userID',
	text: 'Bitte wählen Sie ein Benutzerkonto aus.',
};
