import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { projection } from '#projections/engine/projection.ts';

/** What calendars show of a seminar beside its fields, as soon as it has been published. */
export const seminarkalender = projection({
	table: 'seminarkalender',
	version: 1,
	of: seminarAggregat,
	spalten: {
		seminar_id: 'uuid not null',
		aenderungen: 'int not null',
		seit: 'timestamptz not null',
		termine: 'jsonb not null',
	},
	key: ['seminar_id'],
	rows: ({ id, geloescht, kalender: { istBekannt, aenderungen, seit, termine } }) =>
		istBekannt && !geloescht ? [{ seminar_id: id, aenderungen, seit, termine }] : [],
});

/** What the calendar of somebody shows of his place, also when he has left it. */
export const kalenderplatz = projection({
	table: 'kalenderplatz',
	version: 1,
	of: seminarAggregat,
	spalten: {
		seminar_id: 'uuid not null',
		freiwilliger_id: 'uuid not null',
		stand: 'text not null',
		wechsel: 'int not null',
		seit: 'timestamptz not null',
	},
	key: ['seminar_id', 'freiwilliger_id'],
	indexe: ['(freiwilliger_id)'],
	rows: ({ id, geloescht, kalender: { plaetze } }) =>
		geloescht
			? []
			: plaetze.map(({ freiwilligerID, stand, wechsel, seit }) => ({
					seminar_id: id,
					freiwilliger_id: freiwilligerID,
					stand,
					wechsel,
					seit,
				})),
});
