import { personAggregat } from '#domain/person/person.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchworte } from '#projections/suchtext.ts';

/** Contact persons of the addresses. */
export const person = projection({
	table: 'person',
	version: 4,
	of: personAggregat,
	spalten: {
		id: 'uuid not null',
		anrede: 'text',
		titel_id: 'uuid',
		vorname: 'text not null',
		nachname: 'text not null',
		email: 'text',
		email_neu: 'text',
		anfrage_id: 'uuid',
		telefon: 'text',
		mobil: 'text',
		position: 'text',
		bemerkung: 'text',
		is_systemmail_empfaenger: 'boolean not null',
		opt_in_status: 'text not null',
		user_id: 'uuid',
		is_aktiv: 'boolean not null',
		version: 'int not null',
		suche: 'text not null',
	},
	key: ['id'],
	indexe: [
		'(nachname, vorname, id)',
		'(user_id) where user_id is not null',
		'(anfrage_id) where anfrage_id is not null',
		'using gin (suche gin_trgm_ops)',
	],
	rows: ({ id, felder: f, existiert, geloescht, isAktiv, emailNeu, anfrageID, felderVersion }) =>
		existiert && !geloescht
			? [
					{
						id,
						anrede: f.anrede,
						titel_id: f.titelID,
						vorname: f.vorname,
						nachname: f.nachname,
						email: f.email,
						email_neu: emailNeu,
						anfrage_id: anfrageID,
						telefon: f.telefon,
						mobil: f.mobil,
						position: f.position,
						bemerkung: f.bemerkung,
						is_systemmail_empfaenger: f.isSystemmailEmpfaenger,
						opt_in_status: f.optInStatus,
						user_id: f.userID,
						is_aktiv: isAktiv,
						version: felderVersion,
						suche: suchworte({
							worte: [f.nachname, f.vorname, f.position],
							email: f.email,
							rufnummern: [f.telefon, f.mobil],
						}),
					},
				]
			: [],
});

/** Which address a contact person serves, and as what. */
export const personFunktion = projection({
	table: 'person_funktion',
	version: 2,
	of: personAggregat,
	spalten: { person_id: 'uuid not null', adresse_id: 'uuid not null', funktion: 'text not null' },
	key: ['adresse_id', 'funktion', 'person_id'],
	indexe: ['(person_id)'],
	rows: (p) =>
		p.geloescht ? [] : p.funktionen.map((f) => ({ person_id: p.id, adresse_id: f.adresseID, funktion: f.funktion })),
});
