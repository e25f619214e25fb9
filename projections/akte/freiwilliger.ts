import { akteAggregat } from '#domain/akte/akte.ts';
import { dienstort } from '#domain/akte/dienstort.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import { seminartagestand } from '#domain/akte/seminar/gezaehlt.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { groesster, kleinster } from '#domain/beliebig-viele.ts';
import { AB_EINIGUNG, FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchtext, suchworte } from '#projections/suchtext.ts';

/** The rows of the list of volunteers, and the orders it is walked by. */
const IN_DER_LISTE = `status between ${kleinster(AB_EINIGUNG)} and ${groesster(AB_EINIGUNG)}`;
const REIHEN = [
	'nachname, vorname',
	'geburtsdatum',
	'vertragsnummer',
	'vertragsbeginn',
	'coalesce(geplantes_ende, vertragsende)',
	'dienstantritt',
	'dienstende',
	'einsatzort_id',
	'einsatzstelle_id',
	'dienstart_id',
	'betreuer_user_id',
];

/** One row per volunteer: what lists, searches and mails need of the person and the contract that counts. */
export const freiwilliger = projection({
	table: 'freiwilliger',
	version: 7,
	of: akteAggregat,
	spalten: {
		id: 'uuid',
		zyklus_id: 'uuid',
		status: 'int',
		status_seit: 'timestamptz',
		user_id: 'uuid',
		vorname: 'text',
		nachname: 'text',
		anrede: 'text',
		geschlecht: 'text',
		geburtsdatum: 'date',
		email: 'text',
		mobil: 'text',
		telefon: 'text',
		plz: 'text',
		ort: 'text',
		dienstart_wunsch_id: 'uuid',
		angelegt_am: 'timestamptz',
		beworben_am: 'timestamptz',
		traeger_betreuer_user_id: 'uuid',
		anzahl_offene_wuensche: 'int',
		wunsch_id: 'uuid',
		dienstart_id: 'uuid',
		einsatzstelle_id: 'uuid',
		einsatzort_id: 'uuid',
		betreuer_user_id: 'uuid',
		seminargruppe_id: 'uuid',
		seminartage_pflicht: 'int',
		seminartage_anerkannt: 'int',
		seminartage_geplant: 'int',
		seminartage_offen: 'int',
		vertrag_id: 'uuid',
		vertrag_status: 'int',
		vertragsnummer: 'text',
		vertragsbeginn: 'date',
		vertragsende: 'date',
		geplantes_ende: 'date',
		dienstantritt: 'date',
		dienstende: 'date',
		freies_feld_eins: 'text',
		freies_feld_zwei: 'text',
		freies_feld_drei: 'text',
		freies_feld_vier: 'text',
		freies_feld_fuenf: 'text',
		suchtext: 'text',
		suche: 'text not null',
	},
	key: ['id'],
	indexe: [
		'(zyklus_id, nachname, vorname, id)',
		'(zyklus_id, status, id)',
		'(geburtsdatum)',
		// The pool, those who came to it last first.
		`(zyklus_id, status_seit desc nulls last, id) where status = ${FREIWILLIGER.nr.Wunschlos}`,
		...REIHEN.map((key) => `(zyklus_id, ${key}, id) where ${IN_DER_LISTE}`),
		'(einsatzort_id, zyklus_id)',
		'(user_id) where user_id is not null',
		'using gin (suche gin_trgm_ops)',
	],
	rows: (akte) => (akte.existiert && !akte.geloescht ? [zeile(akte)] : []),
});

function zeile(akte: Akte) {
	const p = akte.person;
	const wunsch = massgeblicherWunsch(akte);
	const vertrag = neuesterVertrag(akte, wunsch);
	const tage = seminartagestand(akte);
	return {
		id: akte.id,
		zyklus_id: akte.zyklusID,
		status: akte.status,
		status_seit: akte.statusSeit,
		user_id: akte.userID,
		vorname: p.vorname ?? null,
		nachname: p.nachname ?? null,
		anrede: p.anrede ?? null,
		geschlecht: p.geschlecht ?? null,
		geburtsdatum: p.geburtsdatum ?? null,
		email: p.email ?? null,
		mobil: p.mobil ?? null,
		telefon: p.telefon ?? null,
		plz: p.plz ?? null,
		ort: p.ort ?? null,
		dienstart_wunsch_id: p.dienstartWunschID ?? null,
		angelegt_am: akte.angelegtAm,
		beworben_am: akte.bewerbungAbgesendetAm,
		traeger_betreuer_user_id: akte.traegerBetreuerUserID,
		anzahl_offene_wuensche: akte.wuensche.filter(
			(w) => w.zyklusID === akte.zyklusID && w.status <= WUNSCH.nr.Vertragseinigung,
		).length,
		wunsch_id: wunsch?.id ?? null,
		dienstart_id: vertrag?.dienstartID ?? null,
		einsatzstelle_id: wunsch?.einsatzstelleID ?? null,
		einsatzort_id: wunsch && dienstort(akte, wunsch),
		betreuer_user_id: wunsch?.betreuerUserID ?? null,
		seminargruppe_id: akte.seminargruppeID,
		seminartage_pflicht: tage?.pflicht ?? null,
		seminartage_anerkannt: tage?.anerkannt ?? null,
		seminartage_geplant: tage?.geplant ?? null,
		seminartage_offen: tage?.offen ?? null,
		vertrag_id: vertrag?.id ?? null,
		vertrag_status: vertrag?.status ?? null,
		vertragsnummer: vertrag?.vertragsnummer ?? null,
		vertragsbeginn: vertrag?.vertragsbeginn ?? null,
		vertragsende: vertrag?.vertragsende ?? null,
		geplantes_ende: vertrag?.geplantesEnde ?? null,
		dienstantritt: vertrag?.dienstantritt ?? null,
		dienstende: vertrag?.dienstende ?? null,
		freies_feld_eins: p.freiesFeldEins ?? null,
		freies_feld_zwei: p.freiesFeldZwei ?? null,
		freies_feld_drei: p.freiesFeldDrei ?? null,
		freies_feld_vier: p.freiesFeldVier ?? null,
		freies_feld_fuenf: p.freiesFeldFuenf ?? null,
		suchtext: suchtext(p.nachname, p.vorname, p.nachname, p.ort, p.email, vertrag?.vertragsnummer),
		suche: suchworte({
			worte: [p.nachname, p.vorname, p.ort, p.plz, vertrag?.vertragsnummer],
			email: p.email,
			rufnummern: [p.mobil, p.telefon],
			geburtsdatum: p.geburtsdatum,
		}),
	};
}
