import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { letzterTag } from '#domain/seminar/seminar-felder.ts';
import { projection } from '#projections/engine/projection.ts';

/**
 * Rooms of seminars, for those that come to the same house later, and which of them still keep something personal. Who
 * sleeps where stands in no table.
 */
export const seminarhaus = projection({
	table: 'seminarhaus',
	version: 1,
	of: seminarAggregat,
	spalten: {
		seminar_id: 'uuid not null',
		raeume: 'int not null',
		betten: 'int not null',
		hat_angaben: 'boolean not null',
		/** Last day; null: without dates. */
		bis: 'date',
		geloescht: 'boolean not null',
	},
	key: ['seminar_id'],
	indexe: ['(bis) where hat_angaben'],
	rows: ({ id, felder, haus: { raeume, hatAngaben }, geloescht }) =>
		raeume.length > 0 || hatAngaben
			? [
					{
						seminar_id: id,
						raeume: raeume.length,
						betten: raeume.reduce((summe, raum) => summe + raum.betten, 0),
						hat_angaben: hatAngaben,
						bis: letzterTag(felder),
						geloescht,
					},
				]
			: [],
});
