import { benutzerAlsReferenz, istMitarbeitend, nameVon, userAggregat } from '#domain/user/user.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchtext } from '#projections/suchtext.ts';

/** Accounts. Names stay with an account that was blocked; erased ones are empty. */
export const benutzer = projection({
	table: 'benutzer',
	version: 6,
	of: userAggregat,
	spalten: {
		id: 'uuid not null',
		name: 'text not null',
		vorname: 'text not null',
		nachname: 'text not null',
		email: 'text not null',
		email_neu: 'text',
		status: 'int not null',
		rollen: 'text[] not null',
		is_gesperrt: 'boolean not null',
		is_aktiv: 'boolean not null',
		// Whoever is a volunteer and works for the provider besides is one of its staff.
		is_mitarbeitend: 'boolean not null',
		is_geloescht: 'boolean not null',
		freiwilliger_id: 'uuid',
		einsatzstelle_ids: 'uuid[] not null',
		einsatzort_ids: 'uuid[] not null',
		is_betreuer_automatisch: 'boolean not null',
		hat_zweiten_faktor: 'boolean not null',
		sprache: 'text not null',
		suchtext: 'text not null',
		version: 'int not null',
		referenz: 'jsonb not null',
	},
	key: ['id'],
	indexe: [
		'(lower(email))',
		'(nachname, vorname, id)',
		// Volunteers are many times as many as those who look after them.
		'(nachname, vorname, id) where is_aktiv and is_mitarbeitend',
		// Who belongs to a place is asked with each decision about it and each mail.
		'using gin (einsatzstelle_ids)',
		'using gin (einsatzort_ids)',
	],
	rows: (u) => {
		if (!u.existiert) return [];
		const referenz = benutzerAlsReferenz(u);
		return [
			{
				id: u.id,
				name: nameVon(u),
				vorname: u.vorname,
				nachname: u.nachname,
				email: u.email,
				email_neu: u.emailNeu,
				status: u.status,
				rollen: u.rollen,
				is_gesperrt: u.isGesperrt,
				is_aktiv: referenz.isAktiv,
				is_mitarbeitend: istMitarbeitend(u),
				is_geloescht: u.geloescht,
				freiwilliger_id: u.freiwilligerID,
				einsatzstelle_ids: u.zuordnung.einsatzstelleIDs,
				einsatzort_ids: u.zuordnung.einsatzortIDs,
				is_betreuer_automatisch: u.isBetreuerAutomatischZuweisen,
				hat_zweiten_faktor: u.hatZweitenFaktor,
				sprache: u.sprache,
				suchtext: suchtext(u.nachname, u.vorname, u.nachname, u.email),
				version: u.version,
				referenz,
			},
		];
	},
});
