import { akteAggregat } from '#domain/akte/akte.ts';
import { projection } from '#projections/engine/projection.ts';

/** Papers that were printed to be signed: whose a scan is. Erased with the file of the volunteer. */
export const druck = projection({
	table: 'druck',
	version: 1,
	of: akteAggregat,
	spalten: {
		kennung: 'text not null',
		freiwilliger_id: 'uuid not null',
	},
	key: ['kennung'],
	rows: (akte) => (akte.geloescht ? [] : akte.drucke.map(({ kennung }) => ({ kennung, freiwilliger_id: akte.id }))),
});
