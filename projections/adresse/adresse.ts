import { adresseAggregat, adresseAlsReferenz } from '#domain/adresse/adresse.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchtext } from '#projections/suchtext.ts';

/** Einsatzstellen, Einsatzorte and other organisations; coordinates in millionths of a degree. */
export const adresse = projection({
	table: 'adresse',
	version: 1,
	of: adresseAggregat,
	spalten: {
		id: 'uuid not null',
		typ: 'text not null',
		einsatzstelle_id: 'uuid',
		bezeichnung: 'text not null',
		kurzname: 'text',
		externe_nummer: 'text',
		strasse: 'text',
		hausnummer: 'text',
		plz: 'text not null',
		ort: 'text not null',
		land_id: 'text not null',
		lat: 'int',
		lon: 'int',
		telefon: 'text',
		email: 'text',
		beschreibung: 'text',
		mindestalter: 'int',
		hoechstalter: 'int',
		dienstart_ids: 'uuid[] not null',
		sportart_ids: 'uuid[] not null',
		taetigkeitsfeld_ids: 'uuid[] not null',
		aktiv_in_zyklen: 'uuid[] not null',
		online_in_zyklen: 'uuid[] not null',
		is_aktiv: 'boolean not null',
		referenz: 'jsonb not null',
		suchtext: 'text not null',
	},
	key: ['id'],
	indexe: ['(einsatzstelle_id)', '(bezeichnung, id)'],
	rows: (a) => {
		if (!a.existiert || a.geloescht) return [];
		const f = a.felder;
		const referenz = adresseAlsReferenz(a);
		const online = [...a.zyklen].filter(([, t]) => t.isAktiv && t.isOnline).map(([zyklusID]) => zyklusID);
		return [
			{
				id: a.id,
				typ: f.typ,
				einsatzstelle_id: referenz.einsatzstelleID,
				bezeichnung: f.bezeichnung,
				kurzname: f.kurzname,
				externe_nummer: f.externeNummer,
				strasse: f.strasse,
				hausnummer: f.hausnummer,
				plz: f.plz,
				ort: f.ort,
				land_id: f.landID,
				lat: f.lat,
				lon: f.lon,
				telefon: f.telefon,
				email: f.email,
				beschreibung: f.beschreibung,
				mindestalter: f.mindestalter,
				hoechstalter: f.hoechstalter,
				dienstart_ids: f.dienstartIDs,
				sportart_ids: f.sportartIDs,
				taetigkeitsfeld_ids: f.taetigkeitsfeldIDs,
				aktiv_in_zyklen: referenz.aktivInZyklen,
				online_in_zyklen: online,
				is_aktiv: a.isAktiv,
				referenz,
				suchtext: suchtext(f.bezeichnung, f.kurzname, f.externeNummer, f.ort, f.plz),
			},
		];
	},
});
