import { akteAggregat } from '#domain/akte/akte.ts';
import { projection } from '#projections/engine/projection.ts';

/** The privacy notice each volunteer last agreed to. */
export const datenschutzstand = projection({
	table: 'datenschutzstand',
	version: 1,
	of: akteAggregat,
	spalten: { freiwilliger_id: 'uuid', texthash: 'text not null', zugestimmt_am: 'timestamptz not null' },
	key: ['freiwilliger_id'],
	rows: ({ id, geloescht, datenschutz }) =>
		geloescht || !datenschutz
			? []
			: [{ freiwilliger_id: id, texthash: datenschutz.hash, zugestimmt_am: datenschutz.zugestimmtAm }],
});
