import { akteAggregat } from '#domain/akte/akte.ts';
import { wartetAufSiegel } from '#domain/akte/signatur/siegel.ts';
import { GUELTIG } from '#domain/status/dokument.ts';
import { projection } from '#projections/engine/projection.ts';

/** In whose file a document lies, for which Einsatzort, which files it holds, until when it is valid, and what keeps it from being sealed. */
export const dokument = projection({
	table: 'dokument',
	version: 3,
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
		siegel_wartet_seit: 'timestamptz',
		siegel_grund: 'text',
		gueltig_bis: 'date',
	},
	key: ['id'],
	indexe: [
		'(freiwilliger_id)',
		'(einsatzort_id) where einsatzort_id is not null',
		'(siegel_wartet_seit) where siegel_wartet_seit is not null',
		`(gueltig_bis) where gueltig_bis is not null and status in (${GUELTIG.join(', ')})`,
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
						siegel_wartet_seit: wartetAufSiegel(d) ? d.vollstaendigAm : null,
						siegel_grund: wartetAufSiegel(d) ? (d.siegelfehler?.grund ?? null) : null,
						gueltig_bis: d.gueltigBis,
					})),
});
