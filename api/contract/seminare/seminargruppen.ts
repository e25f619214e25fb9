import { z } from 'zod';
import { sortierbar } from '#domain/liste/liste.ts';
import { SEMINARGRUPPEN } from '#domain/liste/seminargruppen.ts';
import { listenquery } from '../filter.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { zeilenform } from '../formen/zeilenform.ts';
import { eins, liste, route } from '../route.ts';
import { id, tag, version } from '../werte.ts';
import { seminarstatus, verlaufseintrag } from './seminare.ts';

const area = 'seminargruppe';
const feature = 'SEMINARVERWALTUNG';
const wort = z.string().nullable();

const gruppenzeile = zeilenform(SEMINARGRUPPEN).extend({
	dienstarten: z.array(z.string()),
	mitglieder: z.int(),
	geplanteTage: z.number(),
});

const mitglied = z.object({
	freiwilligerID: id,
	name: z.string(),
	einsatzort: wort,
	dienstart: wort,
	stand: z.enum(['ANGEMELDET', 'WARTELISTE']),
	/** On the waiting list, from 1. */
	warteplatz: z.int().nullable(),
	vertragsbeginn: tag.nullable(),
	vertragsende: tag.nullable(),
	/** Seminar days, in steps of a half; null: none are reckoned. */
	tage: z.object({ pflicht: z.number(), anerkannt: z.number(), geplant: z.number(), offen: z.number() }).nullable(),
	/** From this day on too little is on offer, as far as it isn't planned; reckoned some minutes ago. */
	verlorenAb: tag.nullable(),
});

const gruppenseminar = z.object({
	id,
	bezeichnung: z.string(),
	status: seminarstatus,
	von: tag.nullable(),
	bis: tag.nullable(),
	geplanteTage: z.number(),
	angemeldet: z.int(),
	maxTeilnehmer: z.int().nullable(),
});

const gruppe = z.object({
	...gruppenzeile.shape,
	zyklusID: id,
	dienstartIDs: z.array(id),
	leitungPersonID: id.nullable(),
	bemerkung: wort,
	/** How many belong to it, also where the caller sees only his own. */
	mitgliederzahl: z.int(),
	mitglieder: z.array(mitglied),
	seminare: z.array(gruppenseminar),
	/** What keeps members from a seminar of the group; it blocks nobody. */
	konflikte: z.array(
		z.object({
			freiwilligerID: id,
			seminarID: id,
			art: z.enum(['DIENSTZEIT', 'UEBERSCHNEIDUNG']),
			/** What is at the same time. */
			womit: wort,
		}),
	),
	version,
});

/** What the rules of the fields say, the decision says. */
const eingabe = z.string().max(20_000).nullable();
const angaben = {
	bezeichnung: eingabe,
	dienstartIDs: z.array(id).max(50),
	leitungPersonID: id.nullable(),
	maxTeilnehmer: z.number().nullable(),
	bemerkung: eingabe,
	/** All seminars that are for this group. */
	seminarIDs: z.array(id).max(200),
};
const personen = z.array(id).max(500);

/** Groups of volunteers who attend their seminars together. */
export const seminargruppen = {
	listeSeminargruppen: route({
		method: 'GET',
		path: '/v1/seminargruppe',
		area,
		titel: 'Seminargruppen des Zyklus',
		action: 'seminargruppenLesen',
		feature,
		zyklus: true,
		query: listenquery(sortierbar(SEMINARGRUPPEN)),
		response: liste(gruppenzeile),
	}),
	zaehleSeminargruppen: zaehlroute({
		area,
		path: '/v1/seminargruppe',
		was: 'Seminargruppen',
		action: 'seminargruppenLesen',
		feature,
		zyklus: true,
	}),
	legeSeminargruppeAn: route({
		method: 'POST',
		path: '/v1/seminargruppe',
		area,
		titel: 'Eine Seminargruppe des Zyklus anlegen',
		action: 'seminargruppenPflegen',
		feature,
		zyklus: true,
		body: z.strictObject(angaben).partial().extend({ bezeichnung: eingabe }),
		status: 201,
		response: eins(gruppe),
	}),
	holeSeminargruppe: route({
		method: 'GET',
		path: '/v1/seminargruppe/{id}',
		area,
		titel: 'Eine Seminargruppe mit Mitgliedern, Warteliste und Seminaren',
		action: 'seminargruppenLesen',
		feature,
		response: eins(gruppe),
	}),
	aendereSeminargruppe: route({
		method: 'PUT',
		path: '/v1/seminargruppe/{id}',
		area,
		titel: 'Eine Seminargruppe ändern, Freiwillige aufnehmen oder herausnehmen; ganz oder gar nicht',
		action: 'seminargruppeZuweisen',
		feature,
		body: z.strictObject(angaben).partial().extend({
			hinzufuegen: personen.optional(),
			/** Out of their group into this one. */
			wechseln: personen.optional(),
			entfernen: personen.optional(),
			version: version.optional(),
		}),
		response: eins(gruppe),
	}),
	loescheSeminargruppe: route({
		method: 'DELETE',
		path: '/v1/seminargruppe/{id}',
		area,
		titel: 'Eine Seminargruppe ohne Mitglieder löschen',
		action: 'seminargruppenPflegen',
		feature,
	}),
	holeGruppenhistorie: route({
		method: 'GET',
		path: '/v1/seminargruppe/{id}/historie',
		area,
		titel: 'Verlauf einer Seminargruppe, das Neueste zuerst',
		action: 'seminargruppenPflegen',
		feature,
		extra: true,
		response: eins(z.array(verlaufseintrag)),
	}),
};
