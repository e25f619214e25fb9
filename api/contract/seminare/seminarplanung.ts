import { z } from 'zod';
import { ERGEBNISSE } from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import { euro, halbeTage } from '#domain/felder/zahl.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { SEMINARNACHWEISE } from '#domain/liste/seminarnachweise.ts';
import { listenquery } from '../filter.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { zeilenform } from '../formen/zeilenform.ts';
import { eins, liste, route } from '../route.ts';
import { id, listenID, tag, version, zeit } from '../werte.ts';
import { ersatztagkonto } from './ersatztage.ts';
import { nachweisStatus, platzstand, pruefung } from './nachweis.ts';

const area = 'seminarplanung';
const feature = 'SEMINARVERWALTUNG';
const DATEI = { contentType: 'application/octet-stream', response: z.string() } as const;
const LAENGE = 'Länge der Datei in Bytes';
const wort = z.string().nullable();
/** Steps of a half. */
const tage = z.number();

const stand = z.object({
	/** Recognised. */
	anerkannt: tage,
	/** Attended, as far as proposed. */
	pruefung: tage,
	geplant: tage,
	/** Required, not recognised. */
	offen: tage,
	/** First day from which the open ones can't be attended any more; null: none is open. */
	nichtMehrErreichbarAb: tag.nullable(),
	/** What can still be attended from that day on. */
	danach: tage,
	/** What is planned and handed in is enough, if all of it is attended and recognised. */
	istVerplant: z.boolean(),
});

/** The group he belongs to, or waits to belong to. */
const gruppe = z.object({ id, bezeichnung: z.string(), stand: z.enum(['ANGEMELDET', 'WARTELISTE']) });

const teil = z.object({ seminartypID: listenID, seminartyp: z.string(), mindestens: tage, stand });

const gelegenheit = z.object({
	id,
	bezeichnung: z.string(),
	seminartyp: z.string(),
	von: tag,
	bis: tag,
	tage,
	ort: wort,
	isOnline: z.boolean(),
	/** null: as many as come. */
	freiePlaetze: z.int().nullable(),
	/** Where he would stand; null: a place is free. */
	warteplatz: z.int().nullable(),
	/** From this day on only the Traeger registers; null: it isn't over yet. */
	geschlossenSeit: tag.nullable(),
});

/** Where the required days come from. */
const rechnung = z.object({
	von: tag,
	bis: tag,
	monate: z.int(),
	/** Months the basis stands for. */
	regelmonate: z.int(),
	art: z.enum(['BFD', 'FSJ', 'FOEJ', 'SONSTIGE']),
	isUe27: z.boolean(),
	basis: tage,
	/** Per month less, per month more, per month of the older in the BFD. */
	abzug: tage,
	zuschlag: tage,
	ue27ProMonat: tage,
	/** As reckoned; what is set by hand counts instead. */
	tage,
	isVonHand: z.boolean(),
	/** They stay what they were on the day of the agreement. */
	isVereinbart: z.boolean(),
	/** Where the law says so. */
	stelle: wort,
	/** Where it says what they are made up of; null: it doesn't. */
	zusammensetzungStelle: wort,
});

const eintrag = z.object({
	id,
	/** null: an own one. */
	seminarID: id.nullable(),
	titel: wort,
	veranstalter: wort,
	seminartypID: listenID.nullable(),
	seminartyp: wort,
	von: tag.nullable(),
	bis: tag.nullable(),
	geplant: tage,
	/** Recognised, or proposed while it is checked. */
	tage: tage.nullable(),
	/** Euros. */
	kosten: z.number().nullable(),
	status: nachweisStatus,
	/** Why it was refused or taken back. */
	grund: wort,
	/** What was handed in for it last. */
	datei: z
		.object({
			/** null: not for the reader. */
			name: wort,
			/** A doctor says that he couldn't work. */
			isAU: z.boolean(),
			eingereichtAm: zeit,
			isLesbar: z.boolean(),
		})
		.nullable(),
	/** The contract whose days it counts for; null: none of those the caller sees. */
	vertragID: id.nullable(),
	/** It lies within the service the days are reckoned for. */
	zaehlt: z.boolean(),
	version,
});

const wartend = z.object({
	seminarID: id,
	bezeichnung: z.string(),
	von: tag.nullable(),
	bis: tag.nullable(),
	stand: platzstand,
	warteplatz: z.int(),
	/** Until then the place is held. */
	frist: zeit.nullable(),
});

/** The days of one contract. */
const block = {
	/** The contract it is reckoned for. */
	vertragID: id,
	dienstart: wort,
	vertragsbeginn: tag.nullable(),
	vertragsende: tag.nullable(),
	/** null: as long as the contract has no beginning and no end. */
	pflicht: tage.nullable(),
	stand: stand.nullable(),
	/** What the law prescribes within the days. */
	teile: z.array(teil),
	/** A service of less than twelve months: a part that is missing is a hint and no fault. */
	isHinweis: z.boolean(),
	rechnung: rechnung.nullable(),
	/** Kinds that other services must contain. */
	nichtVorgeschrieben: z.array(
		z.object({ seminartyp: z.string(), mindestens: tage, art: z.enum(['BFD', 'FSJ', 'FOEJ', 'SONSTIGE']) }),
	),
};

const planung = z.object({
	...block,
	/** Recognised, planned or handed in, and required but not recognised days. */
	anerkannt: tage.nullable(),
	geplant: tage.nullable(),
	offen: tage.nullable(),
	/** Earlier contracts, the newest first. */
	fruehere: z.array(z.object(block)),
	/** What can still be attended, in seminars with a place. */
	angebotsTage: tage,
	/** Why nothing can be planned yet; null: it can. */
	hindernis: z.string().nullable(),
	/** Published seminars ahead, inside the service, that would help, the most needed first. */
	moeglich: z.array(gelegenheit),
	/** Planned, attended, recognised, by date. */
	eintraege: z.array(eintrag),
	warteliste: z.array(wartend),
	gruppe: gruppe.nullable(),
	/** Days off for seminar days that were free anyway: earned, taken, left. */
	ersatztage: ersatztagkonto.nullable(),
});

/** What the rules of the fields say, the decision says. */
const eingabe = z.string().max(2000).nullable();
const eigenes = {
	titel: eingabe,
	veranstalter: eingabe.optional(),
	von: eingabe,
	bis: eingabe,
	tage: halbeTage(),
	seminartypID: listenID.nullable().optional(),
	/** Euros. */
	kosten: euro().optional(),
};

/** What a row of the list to check holds. */
const nachweiszeile = zeilenform(SEMINARNACHWEISE).extend({
	geplant: tage,
	/** Recognised, or proposed while it is checked. */
	tage: tage.nullable(),
	isAU: z.boolean().nullable(),
});

/** Seminar days of a volunteer. */
export const seminarplanung = {
	listeSeminarnachweise: route({
		method: 'GET',
		path: '/v1/seminarnachweis',
		area,
		titel: 'Nachweise von Seminaren, die zu prüfenden zuerst',
		action: 'seminarnachweiseListen',
		feature,
		zyklus: true,
		query: listenquery(sortierbar(SEMINARNACHWEISE)),
		response: liste(nachweiszeile),
		extra: true,
	}),
	zaehleSeminarnachweise: zaehlroute({
		area,
		path: '/v1/seminarnachweis',
		was: 'Nachweise von Seminaren',
		action: 'seminarnachweiseListen',
		feature,
		zyklus: true,
	}),
	holeSeminarplanung: route({
		method: 'GET',
		path: '/v1/{freiwilligerID}/seminarplanung',
		area,
		titel: 'Seminartage zum geltenden Vertrag: Pflicht, Stand, Zusammensetzung, Plan und mögliche Seminare',
		action: 'seminarplanungLesen',
		feature,
		/** null: there is no contract. */
		response: eins(planung.nullable()),
	}),
	planeEigenesSeminar: route({
		method: 'POST',
		path: '/v1/{freiwilligerID}/seminarplanung',
		area,
		titel: 'Ein eigenes Seminar planen',
		action: 'seminarplanungBearbeiten',
		feature,
		body: z.strictObject(eigenes),
		status: 201,
		response: eins(eintrag),
	}),
	meldeZumSeminarAn: route({
		method: 'POST',
		path: '/v1/{freiwilligerID}/seminarplanung/seminar/{id}',
		area,
		titel: 'Zu einem veröffentlichten Seminar anmelden oder einen angebotenen Platz annehmen',
		action: 'seminarAnmelden',
		feature,
		status: 201,
		response: eins(z.object({ stand: platzstand })),
	}),
	aendereEigenesSeminar: route({
		method: 'PUT',
		path: '/v1/{freiwilligerID}/seminarplanung/{id}',
		area,
		titel: 'Ein eigenes Seminar ändern',
		action: 'seminarplanungBearbeiten',
		feature,
		body: z.strictObject(eigenes).partial().extend({ version: version.optional() }),
		response: eins(eintrag),
	}),
	loescheSeminarplanung: route({
		method: 'DELETE',
		path: '/v1/{freiwilligerID}/seminarplanung/{id}',
		area,
		titel: 'Ein Seminar aus der Planung löschen',
		action: 'seminarplanungLoeschen',
		feature,
	}),
	exportSeminarnachweis: route({
		method: 'GET',
		path: '/v1/{freiwilligerID}/seminarplanung/report-seminarnachweis-teilnehmer',
		area,
		titel: 'Nachweis der Seminartage zum geltenden oder einem früheren Vertrag als PDF',
		action: 'seminarplanungLesen',
		feature,
		/** Left out: the one that counts. */
		query: z.strictObject({ vertragID: id.optional() }),
		response: z.custom<Uint8Array | Blob>(),
		contentType: 'application/pdf',
	}),
	reicheSeminarnachweisEin: route({
		method: 'POST',
		path: '/v1/{freiwilligerID}/seminarplanung/nachweise',
		area,
		titel: 'Einen Nachweis zu einem Seminar des Plans einreichen',
		action: 'seminarnachweisEinreichen',
		feature,
		datei: {
			feld: 'nachweis',
			daneben: {
				nachweisID: 'Eintrag des Plans, vor der Datei',
				seminarID: 'oder das Seminar, zu dem er gehört',
				isAU: 'true: eine Bescheinigung der Arbeitsunfähigkeit',
				expectedLength: LAENGE,
			},
		},
		status: 201,
		response: eins(eintrag),
	}),
	ladeSeminarnachweisHerunter: route({
		method: 'GET',
		path: '/v1/{freiwilligerID}/seminarplanung/nachweise/{nachweisID}',
		area,
		titel: 'Die eingereichte Datei eines Nachweises',
		action: 'seminarplanungLesen',
		feature,
		...DATEI,
	}),
	pruefeSeminarnachweis: route({
		method: 'POST',
		path: '/v1/{freiwilligerID}/seminarplanung/nachweise/review',
		area,
		titel: 'Einen Seminarnachweis prüfen, oder die Prüfung zurücknehmen (`WIDERRUFEN`)',
		action: 'seminarnachweisPruefen',
		feature,
		body: z.strictObject({
			nachweisID: id,
			...pruefung,
			ergebnis: z.enum([...ERGEBNISSE, 'WIDERRUFEN']),
			/** Of the file that was seen (null: there was none); one that came since isn't judged by it. */
			eingereichtAm: zeit.nullable().optional(),
		}),
		response: eins(eintrag),
	}),
};
