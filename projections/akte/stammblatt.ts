import { akteAggregat } from '#domain/akte/akte.ts';
import { stammblattVon } from '#domain/akte/stammblatt.ts';
import { projection } from '#projections/engine/projection.ts';

/** One row per file with what the export of all fields says of it, so that no file has to be read for it. */
export const stammblatt = projection({
	table: 'stammblatt',
	version: 2,
	of: akteAggregat,
	spalten: { id: 'uuid', blatt: 'jsonb not null' },
	key: ['id'],
	rows: (akte) => (akte.existiert && !akte.geloescht ? [{ id: akte.id, blatt: stammblattVon(akte) }] : []),
});
