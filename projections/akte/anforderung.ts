import { akteAggregat } from '#domain/akte/akte.ts';
import { dienstort } from '#domain/akte/dienstort.ts';
import { stehtFuerDienst } from '#domain/akte/dokument/dienstnachweis.ts';
import { neuestesDokument, standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { dokumentort, unterzeichnerAmZug, zugAusDerAkte } from '#domain/akte/dran/dokument.ts';
import { eigeneAusnahmen } from '#domain/akte/mahnwesen/mahnstand.ts';
import { massgeblicherWunsch, neuesterVertrag } from '#domain/akte/massgeblich.ts';
import type { Akte, Anforderung } from '#domain/akte/zustand.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchworte } from '#projections/suchtext.ts';

/**
 * One row per request for a document with the newest document that answers it, and the volunteer's own values copied in:
 * the document overview pages over it without a join. Level and names come from the specification as it stands; whether
 * its conditions still hold shows with the next comparison of the file. Whose turn it is the file alone knows only in part:
 * whoever hands in and checks is named by the specification.
 */
export const anforderung = projection({
	table: 'anforderung',
	version: 9,
	of: akteAggregat,
	spalten: {
		id: 'uuid',
		freiwilliger_id: 'uuid',
		zyklus_id: 'uuid',
		spec_id: 'uuid',
		status: 'text not null',
		angefordert_am: 'timestamptz',
		is_manuell: 'boolean',
		frist: 'date',
		geschlossen_am: 'timestamptz',
		zurueckgezogen_am: 'timestamptz',
		mahnung_ab: 'date',
		mahnstufe: 'int',
		gemahnt_am: 'date',
		zuletzt_gemahnt_am: 'date',
		mahnungen: 'jsonb not null',
		mahnausnahmen: 'jsonb not null',
		unterzeichner: 'jsonb not null',
		dran_partei: 'text',
		dran_tat: 'text',
		dran_seit: 'timestamptz',
		dran_ort_id: 'uuid',
		dokument_id: 'uuid',
		dokument_status: 'int',
		dokument_seit: 'timestamptz',
		hochgeladen_am: 'timestamptz',
		geprueft_am: 'timestamptz',
		geprueft_von: 'uuid',
		gueltig_bis: 'date',
		/** Of a certificate: it was issued for a service before the one that counts. */
		ist_frueherer_dienst: 'boolean not null',
		freiwilliger_status: 'int',
		vorname: 'text',
		nachname: 'text',
		dienstart_id: 'uuid',
		einsatzstelle_id: 'uuid',
		einsatzort_id: 'uuid',
		suche: 'text not null',
	},
	key: ['id'],
	indexe: [
		'(zyklus_id, angefordert_am desc nulls last, id)',
		'(zyklus_id, status)',
		'(zyklus_id, nachname, vorname, id)',
		'(freiwilliger_id)',
		'(spec_id, zyklus_id)',
		'using gin (suche gin_trgm_ops)',
	],
	rows: (akte) => (akte.geloescht ? [] : akte.anforderungen.map((a) => zeile(akte, a))),
});

function zeile(akte: Akte, a: Anforderung) {
	const { vorname, nachname } = akte.person;
	const wunsch = massgeblicherWunsch(akte);
	const vertrag = neuesterVertrag(akte, wunsch);
	const zug = zugAusDerAkte(akte, a);
	const dokument = neuestesDokument(akte, a);
	return {
		id: a.id,
		freiwilliger_id: akte.id,
		zyklus_id: akte.zyklusID,
		spec_id: a.specID,
		status: standDerAnforderung(akte, a),
		angefordert_am: a.angefordertAm,
		is_manuell: a.isManuell,
		frist: a.frist,
		geschlossen_am: a.geschlossenAm,
		zurueckgezogen_am: a.zurueckgezogenAm,
		mahnung_ab: a.mahnungAb,
		mahnstufe: a.mahnstufe,
		gemahnt_am: a.gemahntAm,
		zuletzt_gemahnt_am: a.mahnungen.at(-1)?.tag ?? null,
		mahnungen: a.mahnungen,
		mahnausnahmen: eigeneAusnahmen(akte, a),
		unterzeichner: unterzeichnerAmZug(akte, a),
		dran_partei: zug?.partei ?? null,
		dran_tat: zug?.tat ?? null,
		dran_seit: zug?.seit ?? null,
		dran_ort_id: dokumentort(akte),
		dokument_id: dokument?.id ?? null,
		dokument_status: dokument?.status ?? null,
		dokument_seit: dokument?.statusSeit ?? null,
		hochgeladen_am: dokument?.hochgeladenAm ?? null,
		geprueft_am: dokument?.geprueftAm ?? null,
		geprueft_von: dokument?.geprueftVon ?? null,
		gueltig_bis: dokument?.gueltigBis ?? null,
		ist_frueherer_dienst: !stehtFuerDienst(akte, a, dokument),
		freiwilliger_status: akte.status,
		vorname: vorname ?? null,
		nachname: nachname ?? null,
		dienstart_id: vertrag?.dienstartID ?? wunsch?.dienstartID ?? null,
		einsatzstelle_id: wunsch?.einsatzstelleID ?? null,
		einsatzort_id: wunsch && dienstort(akte, wunsch),
		suche: suchworte({ worte: [nachname, vorname] }),
	};
}
