import { akteAggregat } from '#domain/akte/akte.ts';
import { projection } from '#projections/engine/projection.ts';

/** Which files mean the same person and which only look like it; a pair stands here from both sides. */
export const aktenabgleich = projection({
	table: 'aktenabgleich',
	version: 1,
	of: akteAggregat,
	spalten: { freiwilliger_id: 'uuid', andere_id: 'uuid', urteil: 'text' },
	key: ['freiwilliger_id', 'andere_id'],
	indexe: [],
	rows: (akte) =>
		akte.geloescht
			? []
			: akte.abgleiche.map((a) => ({ freiwilliger_id: akte.id, andere_id: a.andereID, urteil: a.urteil })),
});
