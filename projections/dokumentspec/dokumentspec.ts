import { dokumentSpecAggregat, dokumentSpecAlsReferenz } from '#domain/dokumentspec/dokumentspec.ts';
import { projection } from '#projections/engine/projection.ts';
import { suchworte } from '#projections/suchtext.ts';

/** Document specifications; `referenz` is what decisions are handed, `felder` what is edited. */
export const dokumentspec = projection({
	table: 'dokumentspec',
	version: 3,
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
		suche: 'text not null',
	},
	key: ['id'],
	indexe: ['(kette_id)'],
	rows: (v) =>
		v.existiert && !v.geloescht
			? [
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
						referenz: dokumentSpecAlsReferenz(v),
						suche: suchworte({ worte: [v.felder.bezeichnung] }),
					},
				]
			: [],
});
