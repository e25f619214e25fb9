import { z } from 'zod';
import { eins, route } from '../route.ts';
import { id, listenID, tag } from '../werte.ts';

/** Steps of a half. */
const tage = z.number();

/**
 * null: the service has begun, and what of its days is done isn't kept here yet. Before it begins nothing can be done.
 */
const stand = z
	.object({
		offen: tage,
		/** First day from which the open ones can't be attended any more; null: none is open. */
		nichtMehrErreichbarAb: tag.nullable(),
	})
	.nullable();

const teil = z.object({ seminartypID: listenID, seminartyp: z.string(), mindestens: tage, stand });

const gelegenheit = z.object({
	id,
	bezeichnung: z.string(),
	seminartyp: z.string(),
	von: tag,
	bis: tag,
	tage,
	ort: z.string().nullable(),
	isOnline: z.boolean(),
});

const planung = z.object({
	/** The contract it is reckoned for. */
	vertragID: id,
	/** null: as long as the contract has no beginning and no end. */
	pflicht: tage.nullable(),
	stand,
	/** What the law prescribes within the days. */
	teile: z.array(teil),
	/** A service of less than twelve months: a part that is missing is a hint and no fault. */
	isHinweis: z.boolean(),
	/** Published seminars ahead, inside the service, the most needed first. */
	moeglich: z.array(gelegenheit),
});

/** Seminar days of a volunteer. */
export const seminarplanung = {
	holeSeminarplanung: route({
		method: 'GET',
		path: '/v1/{freiwilligerID}/seminarplanung',
		area: 'seminarplanung',
		titel: 'Seminartage zum geltenden Vertrag: Pflicht, Zusammensetzung, mögliche Seminare',
		action: 'seminarplanungLesen',
		feature: 'SEMINARVERWALTUNG',
		/** null: there is no contract. */
		response: eins(planung.nullable()),
	}),
};
