import { akteAggregat } from '#domain/akte/akte.ts';
import { projection } from '#projections/engine/projection.ts';

const MS = 1000;

/** How long each application waited for whoever was at turn; stays when the person is erased, naming nobody. */
export const wunschantwort = projection({
	table: 'wunschantwort',
	version: 1,
	of: akteAggregat,
	spalten: {
		freiwilliger_id: 'uuid',
		version: 'int',
		zyklus_id: 'uuid',
		status: 'int',
		/** Seconds. */
		dauer: 'int',
	},
	key: ['freiwilliger_id', 'version'],
	indexe: ['(zyklus_id, status, dauer)'],
	rows: (akte) =>
		akte.antworten.map(({ version, zyklusID, status, seit, am }) => ({
			freiwilliger_id: akte.id,
			version,
			zyklus_id: zyklusID,
			status,
			dauer: Math.max(0, Math.round((Date.parse(am) - Date.parse(seit)) / MS)),
		})),
});
