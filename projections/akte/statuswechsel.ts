import { akteAggregat } from '#domain/akte/akte.ts';
import { projection } from '#projections/engine/projection.ts';

/** Every change of a volunteer's number: who, when, from where to where; stays when the person is erased. */
export const statuswechsel = projection({
	table: 'statuswechsel',
	version: 2,
	of: akteAggregat,
	spalten: {
		freiwilliger_id: 'uuid',
		version: 'int',
		zyklus_id: 'uuid',
		von: 'int',
		nach: 'int',
		zeit: 'timestamptz',
		user_id: 'uuid',
		impersoniert_von: 'uuid',
		manuell: 'boolean',
		grund: 'text',
	},
	key: ['freiwilliger_id', 'version'],
	indexe: ['(zyklus_id, zeit desc nulls last, freiwilliger_id, version)'],
	rows: (akte) =>
		akte.statusverlauf.map((s) => ({
			freiwilliger_id: akte.id,
			version: s.version,
			zyklus_id: akte.zyklusID,
			von: s.von,
			nach: s.nach,
			zeit: s.zeit,
			user_id: s.userID,
			impersoniert_von: s.impersoniertVon,
			manuell: s.manuell,
			grund: s.grund,
		})),
});
