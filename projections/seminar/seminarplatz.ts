import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { projection } from '#projections/engine/projection.ts';

/** Who takes part in which seminar, waits for it, or is offered a place; `reihe` is the order of the list. */
export const seminarplatz = projection({
	table: 'seminarplatz',
	version: 2,
	of: seminarAggregat,
	spalten: {
		seminar_id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		stand: 'text not null',
		reihe: 'int not null',
		seit: 'timestamptz not null',
		frist: 'timestamptz',
		gruppe_id: 'uuid',
	},
	key: ['seminar_id', 'freiwilliger_id'],
	indexe: ['(freiwilliger_id)', '(frist) where frist is not null'],
	rows: ({ id, plaetze, geloescht }) =>
		geloescht
			? []
			: plaetze.map(({ freiwilligerID, stand, seit, frist, gruppeID }, i) => ({
					seminar_id: id,
					freiwilliger_id: freiwilligerID,
					stand,
					reihe: i + 1,
					seit,
					frist,
					gruppe_id: gruppeID,
				})),
});
