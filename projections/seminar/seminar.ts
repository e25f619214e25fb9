import { belegtePlaetze } from '#domain/seminar/plaetze.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchworte } from '#projections/suchtext.ts';

/** Seminars of the Traeger. */
export const seminar = projection({
	table: 'seminar',
	version: 5,
	of: seminarAggregat,
	spalten: {
		id: 'uuid not null',
		zyklus_id: 'uuid not null',
		status: 'int not null',
		bezeichnung: 'text not null',
		seminartyp_id: 'text not null',
		termine: 'jsonb not null',
		von: 'date',
		bis: 'date',
		geplante_tage: 'int not null',
		ort: 'text',
		adresse: 'text',
		is_online: 'boolean not null',
		max_teilnehmer: 'int',
		anmeldeschluss: 'date',
		leitung_person_id: 'uuid',
		dienstart_ids: 'uuid[] not null',
		seminargruppe_ids: 'uuid[] not null',
		beschreibung: 'text',
		absagegrund: 'text',
		version: 'int not null',
		angemeldet: 'int not null',
		wartend: 'int not null',
		suche: 'text not null',
	},
	key: ['id'],
	indexe: ['(zyklus_id, von, bis, id)', 'using gin (seminargruppe_ids)', 'using gin (suche gin_trgm_ops)'],
	rows: ({ id, zyklusID, status, felder: f, absagegrund, angabenVersion, plaetze, existiert, geloescht }) =>
		existiert && !geloescht
			? [
					{
						id,
						zyklus_id: zyklusID,
						status,
						bezeichnung: f.bezeichnung,
						seminartyp_id: f.seminartypID,
						termine: f.termine,
						von: ersterTag(f),
						bis: letzterTag(f),
						geplante_tage: f.geplanteTage,
						ort: f.ort,
						adresse: f.adresse,
						is_online: f.isOnline,
						max_teilnehmer: f.maxTeilnehmer,
						anmeldeschluss: f.anmeldeschluss,
						leitung_person_id: f.leitungPersonID,
						dienstart_ids: f.dienstartIDs,
						seminargruppe_ids: f.seminargruppeIDs,
						beschreibung: f.beschreibung,
						absagegrund,
						version: angabenVersion,
						angemeldet: belegtePlaetze(plaetze),
						wartend: plaetze.filter(({ stand }) => stand === 'WARTELISTE').length,
						suche: suchworte({ worte: [f.bezeichnung, f.ort], beginn: ersterTag(f) }),
					},
				]
			: [],
});
