import { naechstesZiel } from '#domain/akte/dokument/dokumentbedarf.ts';
import { stufeBei } from '#domain/akte/dokument/dokumentbedingungen.ts';
import { werBringt, werPrueft } from '#domain/akte/dran/dokument.ts';
import { dokumentSpecAggregat, dokumentSpecAlsReferenz } from '#domain/dokumentspec/dokumentspec.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchworte } from '#projections/suchtext.ts';

const STATUS = Object.keys(FREIWILLIGER.eintraege).map(Number) as FreiwilligerStatus[];

/** The level at the status that comes after each one; at the end of the way, at the last one. */
const stufeJeStatus = (spec: DokumentSpec) =>
	Object.fromEntries(STATUS.map((status) => [status, stufeBei(spec, naechstesZiel({ status }) ?? status)]));

/** Document specifications; `referenz` is what decisions are handed, `felder` what is edited. */
export const dokumentspec = projection({
	table: 'dokumentspec',
	version: 7,
	of: dokumentSpecAggregat,
	spalten: {
		id: 'uuid not null',
		kette_id: 'uuid not null',
		vorgaenger_id: 'uuid',
		status: 'int not null',
		bezeichnung: 'text not null',
		sortierung: 'int not null',
		nummer: 'int not null',
		tags: 'text[] not null',
		stream_version: 'int not null',
		felder: 'jsonb not null',
		referenz: 'jsonb not null',
		// Beside `referenz`, which is long: lists ask for them of every request there is.
		stufe_je_status: 'jsonb not null',
		is_vertragsrelevant: 'boolean not null',
		// Whose turn it is where a request leaves that to its specification.
		bringt_mit_stelle: 'text not null',
		bringt_ohne_stelle: 'text not null',
		prueft_vor_einigung: 'text not null',
		prueft_ab_einigung: 'text not null',
		suche: 'text not null',
	},
	key: ['id'],
	indexe: ['(kette_id)'],
	rows: (v) => {
		if (!v.existiert || v.geloescht) return [];
		const referenz = dokumentSpecAlsReferenz(v);
		return [
			{
				id: v.id,
				kette_id: v.ketteID,
				vorgaenger_id: v.vorgaengerID,
				status: v.status,
				bezeichnung: v.felder.bezeichnung,
				sortierung: v.felder.sortierung,
				nummer: v.nummer,
				tags: v.felder.tags,
				stream_version: v.version,
				felder: v.felder,
				referenz,
				stufe_je_status: stufeJeStatus(referenz),
				is_vertragsrelevant: referenz.isVertragsrelevant,
				bringt_mit_stelle: werBringt(referenz, true),
				bringt_ohne_stelle: werBringt(referenz, false),
				prueft_vor_einigung: werPrueft(referenz, FREIWILLIGER.nr.BewerbungVerhandlung),
				prueft_ab_einigung: werPrueft(referenz, FREIWILLIGER.nr.BewerbungEinigung),
				suche: suchworte({ worte: [v.felder.bezeichnung] }),
			},
		];
	},
});
