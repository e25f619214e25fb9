import { akteAggregat } from '#domain/akte/akte.ts';
import { projection } from '#projections/engine/projection.ts';

/** What was said of half days of seminars, each as it was said last; what nobody spoke of was attended. */
export const anwesenheit = projection({
	table: 'anwesenheit',
	version: 1,
	of: akteAggregat,
	spalten: {
		nachweis_id: 'uuid not null',
		tag: 'date not null',
		haelfte: 'text not null',
		freiwilliger_id: 'uuid not null',
		seminar_id: 'uuid not null',
		stand: 'text not null',
		user_id: 'uuid',
		am: 'timestamptz not null',
	},
	key: ['nachweis_id', 'tag', 'haelfte'],
	indexe: ['(seminar_id)'],
	rows: ({ id, geloescht, seminarnachweise }) =>
		geloescht
			? []
			: seminarnachweise.flatMap(({ id: nachweisID, seminarID, anwesenheit: vermerke }) =>
					seminarID === null
						? []
						: vermerke.map(({ tag, haelfte, stand, userID, am }) => ({
								nachweis_id: nachweisID,
								tag,
								haelfte,
								freiwilliger_id: id,
								seminar_id: seminarID,
								stand,
								user_id: userID,
								am,
							})),
				),
});
