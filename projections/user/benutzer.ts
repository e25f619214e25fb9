import { benutzerAlsReferenz, nameVon, userAggregat } from '#domain/user/user.ts';
import { projection } from '#projections/engine/projection.ts';

/** Accounts. Names stay with an account that was blocked; erased ones are empty. */
export const benutzer = projection({
	table: 'benutzer',
	version: 1,
	of: userAggregat,
	spalten: {
		id: 'uuid not null',
		name: 'text not null',
		vorname: 'text not null',
		nachname: 'text not null',
		email: 'text not null',
		status: 'int not null',
		rollen: 'text[] not null',
		is_gesperrt: 'boolean not null',
		is_aktiv: 'boolean not null',
		freiwilliger_id: 'uuid',
		einsatzstelle_ids: 'uuid[] not null',
		einsatzort_ids: 'uuid[] not null',
		is_betreuer_automatisch: 'boolean not null',
		version: 'int not null',
		referenz: 'jsonb not null',
	},
	key: ['id'],
	indexe: ['(lower(email))', '(nachname, vorname, id)', '(id) where is_betreuer_automatisch'],
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
				status: u.status,
				rollen: u.rollen,
				is_gesperrt: u.isGesperrt,
				is_aktiv: referenz.isAktiv,
				freiwilliger_id: u.freiwilligerID,
				einsatzstelle_ids: u.zuordnung.einsatzstelleIDs,
				einsatzort_ids: u.zuordnung.einsatzortIDs,
				is_betreuer_automatisch: u.isBetreuerAutomatischZuweisen,
				version: u.version,
				referenz,
			},
		];
	},
});
