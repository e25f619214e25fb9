import { akteAggregat } from '#domain/akte/akte.ts';
import { projection } from '#projections/engine/projection.ts';

/** In whose file a document lies, for which Einsatzort, which files it holds, and until when it is valid. */
export const dokument = projection({
	table: 'dokument',
	version: 2,
	of: akteAggregat,
	spalten: {
		id: 'uuid',
		freiwilliger_id: 'uuid',
		anforderung_id: 'uuid',
		spec_id: 'uuid',
		einsatzort_id: 'uuid',
		status: 'int',
		upload_id: 'uuid',
		siegel_upload_id: 'uuid',
		gueltig_bis: 'date',
	},
	key: ['id'],
	indexe: [
		'(freiwilliger_id)',
		'(einsatzort_id) where einsatzort_id is not null',
		'(gueltig_bis) where gueltig_bis is not null and status in (1000, 2000)',
	],
	rows: (akte) =>
		akte.geloescht
			? []
			: akte.dokumente
					.filter((d) => !d.isGeloescht)
					.map((d) => ({
						id: d.id,
						freiwilliger_id: akte.id,
						anforderung_id: d.anforderungID,
						spec_id: d.specID,
						einsatzort_id: d.einsatzortID,
						status: d.status,
						upload_id: d.uploadID,
						siegel_upload_id: d.siegel?.uploadID ?? null,
						gueltig_bis: d.gueltigBis,
					})),
});
