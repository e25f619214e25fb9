import { akteAggregat } from '#domain/akte/akte.ts';
import { orteVon } from '#domain/akte/dienstort.ts';
import { einigungsstand } from '#domain/akte/dran/einigung.ts';
import { wunschzugAusDerAkte } from '#domain/akte/dran/wunsch.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import type { Akte, Wunsch } from '#domain/akte/zustand.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchworte } from '#projections/suchtext.ts';

/**
 * One row per wish, with the volunteer's own values copied in: the application list pages over it without a join.
 * `orte` are those whose wish it is, which decides who sees the row; `suche_name`, `suche_pool` and `suche_kontakt` are
 * what those look through who may read no more than the name, what the pool shows, and how somebody is reached.
 */
export const wunsch = projection({
	table: 'wunsch',
	version: 11,
	of: akteAggregat,
	spalten: {
		id: 'uuid',
		freiwilliger_id: 'uuid',
		zyklus_id: 'uuid',
		einsatzort_id: 'uuid',
		orte: 'uuid[]',
		einsatzstelle_id: 'uuid',
		dienstart_id: 'uuid',
		status: 'int',
		status_seit: 'timestamptz',
		betreuer_user_id: 'uuid',
		prioritaet: 'int',
		beworben_am: 'timestamptz',
		beendet_am: 'timestamptz',
		beendet_von: 'text',
		beendet_aus: 'int',
		dran_partei: 'text',
		dran_tat: 'text',
		dran_seit: 'timestamptz',
		/** Where the agreement is next, what the file says of what it needs. */
		einigungsstand: 'jsonb',
		nachgefragt_am: 'date',
		nachgefragt_bei: 'text',
		letzte_bemerkung_am: 'timestamptz',
		freiwilliger_status: 'int',
		freiwilliger_zyklus_id: 'uuid',
		gebunden_einsatzort_id: 'uuid',
		vorname: 'text',
		nachname: 'text',
		geburtsdatum: 'date',
		plz: 'text',
		ort: 'text',
		dienstart_wunsch_id: 'uuid',
		freies_feld_eins: 'text',
		freies_feld_zwei: 'text',
		freies_feld_drei: 'text',
		freies_feld_vier: 'text',
		freies_feld_fuenf: 'text',
		suche: 'text not null',
		suche_name: 'text not null',
		suche_pool: 'text not null',
		suche_kontakt: 'text not null',
	},
	key: ['id'],
	indexe: [
		// The orders the list is walked by.
		'(zyklus_id, beworben_am, id)',
		'(zyklus_id, nachname, vorname, id)',
		'(zyklus_id, geburtsdatum, id)',
		'(zyklus_id, freiwilliger_status, id)',
		'(zyklus_id, status, id)',
		'(zyklus_id, status_seit, id)',
		'(zyklus_id, dienstart_id, id)',
		'(zyklus_id, betreuer_user_id, id)',
		'(einsatzort_id, zyklus_id, status)',
		'(freiwilliger_id)',
		'(zyklus_id) where nachgefragt_am is not null',
		'using gin (orte)',
		'using gin (suche gin_trgm_ops)',
	],
	rows: (akte) => (akte.geloescht ? [] : akte.wuensche.map((w) => zeile(akte, w))),
});

function zeile(akte: Akte, w: Wunsch) {
	const p = akte.person;
	const kontakt = { email: p.email, rufnummern: [p.mobil, p.telefon] };
	const zug = wunschzugAusDerAkte(akte, w);
	return {
		id: w.id,
		freiwilliger_id: akte.id,
		zyklus_id: w.zyklusID,
		einsatzort_id: w.einsatzortID,
		orte: orteVon(akte, w),
		einsatzstelle_id: w.einsatzstelleID,
		dienstart_id: w.dienstartID,
		status: w.status,
		status_seit: w.statusSeit,
		betreuer_user_id: w.betreuerUserID,
		prioritaet: w.prioritaet,
		beworben_am: w.beworbenAm,
		beendet_am: w.beendetAm,
		beendet_von: w.beendetVon,
		beendet_aus: w.beendetAus,
		dran_partei: zug?.partei ?? null,
		dran_tat: zug?.tat ?? null,
		dran_seit: zug?.seit ?? null,
		einigungsstand: zug?.tat === 'EINIGEN' ? einigungsstand(akte, w) : null,
		nachgefragt_am: w.nachfragen.at(-1)?.tag ?? null,
		nachgefragt_bei: w.nachfragen.at(-1)?.partei ?? null,
		letzte_bemerkung_am: akte.bemerkungen.at(-1)?.geschriebenAm ?? null,
		freiwilliger_status: akte.status,
		freiwilliger_zyklus_id: akte.zyklusID,
		gebunden_einsatzort_id: neuesterVertrag(akte, massgeblicherWunsch(akte))?.einsatzortID ?? null,
		vorname: p.vorname ?? null,
		nachname: p.nachname ?? null,
		geburtsdatum: p.geburtsdatum ?? null,
		plz: p.plz ?? null,
		ort: p.ort ?? null,
		dienstart_wunsch_id: p.dienstartWunschID ?? null,
		freies_feld_eins: p.freiesFeldEins ?? null,
		freies_feld_zwei: p.freiesFeldZwei ?? null,
		freies_feld_drei: p.freiesFeldDrei ?? null,
		freies_feld_vier: p.freiesFeldVier ?? null,
		freies_feld_fuenf: p.freiesFeldFuenf ?? null,
		suche: suchworte({ worte: [p.nachname, p.vorname, p.ort, p.plz], ...kontakt, geburtsdatum: p.geburtsdatum }),
		suche_name: suchworte({ worte: [p.nachname, p.vorname] }),
		suche_pool: suchworte({ worte: [p.vorname, p.ort, p.plz] }),
		suche_kontakt: suchworte({ worte: [], ...kontakt }),
	};
}
