import { seminargruppeAggregat } from '#domain/seminargruppe/seminargruppe.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchworte } from '#projections/suchtext.ts';

/** Groups of volunteers of one cycle who attend their seminars together. */
export const seminargruppe = projection({
	table: 'seminargruppe',
	version: 2,
	of: seminargruppeAggregat,
	spalten: {
		id: 'uuid not null',
		zyklus_id: 'uuid not null',
		bezeichnung: 'text not null',
		dienstart_ids: 'uuid[] not null',
		leitung_person_id: 'uuid',
		max_teilnehmer: 'int',
		bemerkung: 'text',
		mitglieder: 'int not null',
		wartend: 'int not null',
		version: 'int not null',
		suche: 'text not null',
	},
	key: ['id'],
	indexe: ['(zyklus_id, bezeichnung, id)', 'using gin (suche gin_trgm_ops)'],
	rows: ({ id, zyklusID, felder: f, plaetze, angabenVersion, existiert, geloescht }) =>
		existiert && !geloescht
			? [
					{
						id,
						zyklus_id: zyklusID,
						bezeichnung: f.bezeichnung,
						dienstart_ids: f.dienstartIDs,
						leitung_person_id: f.leitungPersonID,
						max_teilnehmer: f.maxTeilnehmer,
						bemerkung: f.bemerkung,
						mitglieder: plaetze.filter(({ stand }) => stand === 'ANGEMELDET').length,
						wartend: plaetze.filter(({ stand }) => stand === 'WARTELISTE').length,
						version: angabenVersion,
						suche: suchworte({ worte: [f.bezeichnung] }),
					},
				]
			: [],
});

/** Who belongs to which group, or waits to; `reihe` is the order of the waiting list. */
export const gruppenplatz = projection({
	table: 'gruppenplatz',
	version: 1,
	of: seminargruppeAggregat,
	spalten: {
		gruppe_id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		stand: 'text not null',
		reihe: 'int not null',
		seit: 'timestamptz not null',
	},
	key: ['gruppe_id', 'freiwilliger_id'],
	indexe: ['(freiwilliger_id)'],
	rows: ({ id, plaetze, geloescht }) =>
		geloescht
			? []
			: plaetze.map(({ freiwilligerID, stand, seit }, i) => ({
					gruppe_id: id,
					freiwilliger_id: freiwilligerID,
					stand,
					reihe: i + 1,
					seit,
				})),
});
