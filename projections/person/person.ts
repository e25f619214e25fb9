import { personAggregat } from '#domain/person/person.ts';
import { projection } from '#projections/engine/projection.ts';

/** Contact persons of the addresses. */
export const person = projection({
	table: 'person',
	version: 1,
	of: personAggregat,
	spalten: {
		id: 'uuid not null',
		anrede: 'text',
		vorname: 'text not null',
		nachname: 'text not null',
		email: 'text',
		telefon: 'text',
		mobil: 'text',
		position: 'text',
		is_systemmail_empfaenger: 'boolean not null',
		opt_in_status: 'text not null',
		user_id: 'uuid',
		is_aktiv: 'boolean not null',
	},
	key: ['id'],
	indexe: ['(user_id) where user_id is not null'],
	rows: ({ id, felder: f, existiert, geloescht, isAktiv }) =>
		existiert && !geloescht
			? [
					{
						id,
						anrede: f.anrede,
						vorname: f.vorname,
						nachname: f.nachname,
						email: f.email,
						telefon: f.telefon,
						mobil: f.mobil,
						position: f.position,
						is_systemmail_empfaenger: f.isSystemmailEmpfaenger,
						opt_in_status: f.optInStatus,
						user_id: f.userID,
						is_aktiv: isAktiv,
					},
				]
			: [],
});

/** Which address a contact person serves, and as what. */
export const personFunktion = projection({
	table: 'person_funktion',
	version: 1,
	of: personAggregat,
	spalten: { person_id: 'uuid not null', adresse_id: 'uuid not null', funktion: 'text not null' },
	key: ['adresse_id', 'funktion', 'person_id'],
	rows: (p) =>
		p.geloescht ? [] : p.funktionen.map((f) => ({ person_id: p.id, adresse_id: f.adresseID, funktion: f.funktion })),
});
