import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { PERSONEN } from '#domain/liste/personen.ts';
import type { Alleinstellung } from '#domain/person/entscheidungen.ts';
import type { OptInStatus } from '#domain/person/person-felder.ts';
import { eigeneAdressen, siehtAlle } from '#domain/person/zugang.ts';
import type { Adresse } from '#domain/referenzsaetze.ts';
import type { Akteur } from '#domain/rollen.ts';
import { GEBUNDEN } from '#domain/status/wunsch.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';
import { einerVon } from '../liste/ausdruck.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, alle, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import { EMPFAENGT_SYSTEMMAILS, OPT_IN_MAIL } from '../post/systemmail.ts';
import { funktionsname } from '../traeger/funktionen.ts';
import { ladeEintraege } from '../traeger/namen.ts';

/** What a person is, and where, by name. */
export interface Personenfunktion {
	readonly adresseID: string;
	readonly adresse: string;
	readonly typ: Adresse['typ'];
	/** Of an Einsatzort: its Einsatzstelle; of everything else its own name. */
	readonly einsatzstelle: string;
	readonly funktionID: string;
	readonly funktion: string;
}

export interface Personenzeile {
	readonly id: string;
	readonly anrede: string | null;
	readonly titelID: string | null;
	readonly titel: string | null;
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string | null;
	readonly emailNeu: string | null;
	readonly telefon: string | null;
	readonly mobil: string | null;
	readonly position: string | null;
	readonly bildUploadID: string | null;
	readonly bemerkung: string | null;
	readonly isAktiv: boolean;
	readonly isSystemmailEmpfaenger: boolean;
	readonly empfaengtSystemmails: boolean;
	readonly optInStatus: OptInStatus;
	/** The tenant asks for the confirmation of addresses. */
	readonly isOptInErforderlich: boolean;
	readonly userID: string | null;
	readonly benutzer: string | null;
	readonly funktionen: readonly Personenfunktion[];
	readonly version: number;
}

/** Which persons a list is about, besides what its filter says. */
export interface Personenwahl {
	/** With one of these functions. */
	readonly funktionen: readonly string[];
	readonly nur?: string;
}

const uuids = (ids: readonly string[]) => sql`${sql.val(ids)}::uuid[]`;

/** Addresses at which the viewer learns of functions. */
const dort = (akteur: Akteur): Expression<SqlBool> =>
	siehtAlle(akteur) ? sql<SqlBool>`true` : sql<SqlBool>`f.adresse_id = any(${uuids(eigeneAdressen(akteur))})`;

/** Staff of the Traeger sees all, a site whoever has a function at one of its addresses. */
function sicht(akteur: Akteur, { funktionen, nur }: Personenwahl): Expression<SqlBool>[] {
	const mitFunktion = (bedingung: Expression<SqlBool>) =>
		sql<SqlBool>`exists (select from person_funktion f where f.person_id = t.id and ${dort(akteur)} and ${bedingung})`;
	return [
		...(siehtAlle(akteur) ? [] : [mitFunktion(sql<SqlBool>`true`)]),
		...(funktionen.length ? [mitFunktion(sql<SqlBool>`f.funktion = any(${sql.val(funktionen)}::text[])`)] : []),
		...(nur === undefined ? [] : [sql<SqlBool>`t.id = ${nur}`]),
	];
}

const BILD = sql`(select u.id from upload u where u.besitzer_art = 'PERSON' and u.besitzer_id = t.id::text)`;

export const personenplan = (akteur: Akteur, wahl: Personenwahl): Listenplan =>
	listenplan(
		PERSONEN,
		{
			id: sql`t.id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			name: { sort: [sql`t.nachname`, sql`t.vorname`] },
			position: sql`t.position`,
			email: sql`t.email`,
			isAktiv: sql`t.is_aktiv`,
			isSystemmailEmpfaenger: sql`t.is_systemmail_empfaenger`,
			optInStatus: sql`t.opt_in_status`,
			funktion: {
				spalte: sql`array(select f.funktion from person_funktion f where f.person_id = t.id and ${dort(akteur)})`,
				typ: 'texte',
			},
			userID: sql`t.user_id`,
		},
		{
			von: sql`person t`,
			dazu: sql`
			join person p on p.id = t.id
			left join titel i on i.id = t.titel_id
			left join benutzer b on b.id = t.user_id
			left join lateral (
				select json_agg(json_build_object(
					'adresseID', f.adresse_id, 'adresse', a.bezeichnung, 'typ', a.typ, 'funktionID', f.funktion,
					'funktion', ${funktionsname(sql`f.funktion`)},
					'einsatzstelle', coalesce(e.bezeichnung, a.bezeichnung)
				) order by e.bezeichnung, a.typ desc, a.bezeichnung, f.adresse_id, f.funktion) as liste
				from person_funktion f
				join adresse a on a.id = f.adresse_id
				left join adresse e on e.id = a.einsatzstelle_id
				where f.person_id = t.id and ${dort(akteur)}
			) fn on true`,
			weitere: sql`
				t.anrede, t.titel_id as "titelID", i.bezeichnung as titel, t.email_neu as "emailNeu", t.telefon, t.mobil,
				${BILD} as "bildUploadID", t.bemerkung, ${EMPFAENGT_SYSTEMMAILS} as "empfaengtSystemmails",
				t.opt_in_status as "optInStatus", ${OPT_IN_MAIL} as "isOptInErforderlich", t.user_id as "userID",
				b.name as benutzer, coalesce(fn.liste, '[]'::json) as funktionen, t.version`,
			sicht: sicht(akteur, wahl),
			ohneZyklus: true,
			suche: sql`t.suche`,
			zuletzt: sql`t.id`,
		},
	);

export const personen = (
	leser: Leser,
	akteur: Akteur,
	wahl: Personenwahl,
	anfrage: Anfrage,
): Promise<Seite<Personenzeile>> => seite<Personenzeile>(leser, personenplan(akteur, wahl), anfrage);

export const allePersonen = (
	db: Kysely<DB>,
	akteur: Akteur,
	wahl: Personenwahl,
	anfrage: Anfrage,
): Promise<readonly Personenzeile[]> => alle<Personenzeile>(db, personenplan(akteur, wahl), anfrage);

/** One person in the same scope; null: not visible. */
export async function einePerson(leser: Leser, akteur: Akteur, id: string): Promise<Personenzeile | null> {
	const anfrage = { zyklusID: '', filter: null, text: null, sort: [], seite: 1, groesse: 1, heute: '' };
	const { zeilen } = await personen(leser, akteur, { funktionen: [], nur: id }, anfrage);
	return zeilen[0] ?? null;
}

/** Whose question this is; null: it has been answered, replaced or given up. */
export async function personZurAnfrage(db: Kysely<DB>, anfrageID: string): Promise<string | null> {
	const person = await db.selectFrom('person').select('id').where('anfrage_id', '=', anfrageID).executeTakeFirst();
	return person?.id ?? null;
}

/**
 * As what the person alone stands in a contract that hasn't ended: as Betreuer through the account, or as the only
 * active Unterzeichner of the Einsatzort and its Einsatzstelle. Table: Person, User.
 */
export async function alleinstellung(db: Kysely<DB>, personID: string): Promise<Alleinstellung | null> {
	const gebunden = sql`w.status = any(${sql.val(GEBUNDEN)}::int[])`;
	const unterzeichnet = (person: Expression<unknown>) => sql<SqlBool>`exists (
		select from person_funktion f join person q on q.id = f.person_id and q.is_aktiv
		where f.funktion = 'UNTERZEICHNER' and f.adresse_id in (w.gebunden_einsatzort_id, w.einsatzstelle_id) and ${person})`;
	const zeile = await frageRohEine(
		db,
		z.strictObject({ betreuer: z.boolean(), unterzeichner: z.boolean() }),
		sql`
		select
			exists (select from wunsch w join person p on p.user_id = w.betreuer_user_id
				where p.id = ${personID} and ${gebunden}) as betreuer,
			exists (select from wunsch w where ${gebunden} and ${unterzeichnet(sql`f.person_id = ${personID}`)}
				and not ${unterzeichnet(sql`f.person_id <> ${personID}`)}) as unterzeichner`,
	);
	if (zeile?.unterzeichner) return 'UNTERZEICHNER';
	return zeile?.betreuer ? 'BETREUER' : null;
}

/** Contacts of addresses who have no account; those without an e-mail address can't get one. */
export async function kontakteOhneKonto(
	db: Kysely<DB>,
	adresseIDs: readonly string[] | null,
): Promise<readonly { readonly id: string; readonly email: string | null }[]> {
	return db
		.selectFrom('person as p')
		.select(['p.id', 'p.email'])
		.where('p.is_aktiv', '=', true)
		.where('p.user_id', 'is', null)
		.where(({ exists, selectFrom }) => {
			const dort = selectFrom('person_funktion as f')
				.innerJoin('adresse as a', 'a.id', 'f.adresse_id')
				.whereRef('f.person_id', '=', 'p.id')
				.where('a.typ', 'in', ['EINSATZSTELLE', 'EINSATZORT']);
			return exists(adresseIDs === null ? dort : dort.where('f.adresse_id', '=', einerVon(adresseIDs)));
		})
		.orderBy('p.nachname')
		.orderBy('p.vorname')
		.orderBy('p.id')
		.execute();
}

/** Names for the history. */
export async function personennamen(
	db: Kysely<DB>,
	{ adresseIDs, userIDs }: { readonly adresseIDs: readonly string[]; readonly userIDs: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
	const namen = await db
		.selectFrom('adresse')
		.select(['id', 'bezeichnung as name'])
		.where('id', '=', einerVon(adresseIDs))
		.unionAll(db.selectFrom('benutzer').select(['id', 'name']).where('id', '=', einerVon(userIDs)))
		.execute();
	return new Map([...(await ladeEintraege(db)), ...namen.map((r) => [r.id, r.name] as const)]);
}
