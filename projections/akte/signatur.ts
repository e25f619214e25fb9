import { akteAggregat } from '#domain/akte/akte.ts';
import { dienstort } from '#domain/akte/dienstort.ts';
import { zuerstGebeten } from '#domain/akte/dran/dokument.ts';
import { istOffen } from '#domain/akte/signatur/ablauf.ts';
import { nameDesUnterzeichners, wunschDesDokuments } from '#domain/akte/signatur/partei.ts';
import type { Akte, Signatursitzung } from '#domain/akte/zustand.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchworte } from '#projections/suchtext.ts';

/** Who was asked to sign which document, in whose file; the page of open signatures and the links read it. */
export const signatur = projection({
	table: 'signatur',
	version: 4,
	of: akteAggregat,
	spalten: {
		id: 'uuid',
		freiwilliger_id: 'uuid',
		dokument_id: 'uuid',
		spec_id: 'uuid',
		partei: 'text',
		unterzeichner: 'text',
		status: 'text',
		offen: 'boolean',
		angefordert_am: 'timestamptz',
		dran_seit: 'timestamptz',
		gueltig_bis: 'timestamptz',
		vorname: 'text',
		nachname: 'text',
		einsatzort_id: 'uuid',
		suche: 'text not null',
	},
	key: ['id'],
	indexe: ['(gueltig_bis, id) where offen', '(dokument_id)', '(freiwilliger_id)', 'using gin (suche gin_trgm_ops)'],
	rows: (akte) => (akte.geloescht ? [] : akte.signaturen.flatMap((s) => zeile(akte, s))),
});

function zeile(akte: Akte, s: Signatursitzung) {
	const dokument = akte.dokumente.find((d) => d.id === s.dokumentID);
	if (!dokument) return [];
	const { vorname, nachname } = akte.person;
	const wunsch = wunschDesDokuments(akte, dokument);
	const unterzeichner = s.unterzeichnerID ? nameDesUnterzeichners(akte, s) : null;
	return [
		{
			id: s.id,
			freiwilliger_id: akte.id,
			dokument_id: s.dokumentID,
			spec_id: dokument.specID,
			partei: s.partei,
			unterzeichner,
			status: s.status,
			offen: istOffen(s),
			angefordert_am: s.angefordertAm,
			dran_seit: zuerstGebeten(akte, s),
			gueltig_bis: s.gueltigBis,
			vorname: vorname ?? null,
			nachname: nachname ?? null,
			einsatzort_id: wunsch && dienstort(akte, wunsch),
			suche: suchworte({ worte: [nachname, vorname, unterzeichner] }),
		},
	];
}
