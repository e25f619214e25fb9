import { z } from 'zod';
import { ERGEBNISSE } from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import { halbeTage } from '#domain/felder/zahl.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { SEMINARE } from '#domain/liste/seminare.ts';
import { SEMINAR, type SeminarStatus } from '#domain/status/seminar.ts';
import { listenquery } from '../filter.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { zeilenform } from '../formen/zeilenform.ts';
import { eins, liste, route } from '../route.ts';
import { benutzerRef, id, listenID, version, zeit } from '../werte.ts';
import { nachweisStatus, platzstand, pruefung } from './nachweis.ts';
import { termin } from './termin.ts';

const area = 'seminar';
const feature = 'SEMINARVERWALTUNG';
const wort = z.string().nullable();

const nummern = Object.keys(SEMINAR.eintraege).map(Number) as SeminarStatus[];
export const seminarstatus = z.literal(nummern);

const seminarzeile = zeilenform(SEMINARE).extend({
	geplanteTage: z.number(),
	dienstarten: z.array(z.string()),
	gruppen: z.array(z.string()),
	angemeldet: z.int(),
});

const teilnahme = z.object({
	freiwilligerID: id,
	name: z.string(),
	einsatzort: wort,
	dienstart: wort,
	stand: platzstand,
	/** On the waiting list, from 1. */
	warteplatz: z.int().nullable(),
	/** Until then the place is held for him. */
	frist: zeit.nullable(),
	/** Steps of a half; null: nothing proposed or recognised yet. */
	nachweis: z.object({ id, status: nachweisStatus, tage: z.number().nullable() }).nullable(),
});

const seminar = z.object({
	...seminarzeile.shape,
	zyklusID: id,
	seminartypID: listenID,
	termine: z.array(termin),
	adresse: wort,
	leitungPersonID: id.nullable(),
	dienstartIDs: z.array(id),
	seminargruppeIDs: z.array(id),
	beschreibung: wort,
	absagegrund: wort,
	/** The signed list of participants, for the Traeger; null: none is filed. */
	unterschriebeneListe: z
		.object({ uploadID: id, dateiname: z.string(), groesse: z.int(), endung: z.string(), seit: zeit })
		.nullable(),
	/** Whom the caller may see of them. */
	teilnehmende: z.array(teilnahme),
	version,
});

/** What the rules of the fields say, the decision says. */
const eingabe = z.string().max(20_000).nullable();
const angaben = {
	bezeichnung: eingabe,
	seminartypID: eingabe,
	termine: z
		.array(z.strictObject({ von: eingabe, bis: eingabe, beginn: eingabe.optional(), ende: eingabe.optional() }))
		.max(100),
	/** Days, in steps of a half. */
	geplanteTage: halbeTage(),
	ort: eingabe,
	adresse: eingabe,
	isOnline: z.boolean(),
	maxTeilnehmer: z.number().nullable(),
	anmeldeschluss: eingabe,
	leitungPersonID: id.nullable(),
	dienstartIDs: z.array(id).max(50),
	seminargruppeIDs: z.array(id).max(50),
	beschreibung: eingabe,
};

export const verlaufseintrag = z.object({
	version: z.int(),
	zeit,
	akteur: benutzerRef.nullable(),
	impersoniertVon: benutzerRef.nullable(),
	/** Rest of a sentence whose subject is the one who acted. */
	satz: z.string(),
	aenderungen: z.array(z.object({ bezeichnung: z.string(), von: wort, nach: wort })),
});

/** Seminars of the Traeger. */
export const seminare = {
	listeSeminare: route({
		method: 'GET',
		path: '/v1/seminar',
		area,
		titel: 'Seminare des Zyklus, soweit man sie sieht',
		action: 'seminareLesen',
		api: 'LESEN_SEMINARE',
		feature,
		zyklus: true,
		query: listenquery(sortierbar(SEMINARE)),
		response: liste(seminarzeile),
	}),
	zaehleSeminare: zaehlroute({
		area,
		path: '/v1/seminar',
		was: 'Seminare',
		action: 'seminareLesen',
		feature,
		zyklus: true,
	}),
	legeSeminarAn: route({
		method: 'POST',
		path: '/v1/seminar',
		area,
		titel: 'Ein Seminar des Zyklus planen',
		action: 'seminareBearbeiten',
		feature,
		zyklus: true,
		body: z.strictObject(angaben).partial().extend({ bezeichnung: eingabe, seminartypID: eingabe }),
		status: 201,
		response: eins(seminar),
	}),
	listeSeminarleitungen: route({
		method: 'GET',
		path: '/v1/seminar/leitungen',
		area,
		titel: 'Personen, die Seminare leiten',
		action: 'seminareBearbeiten',
		feature,
		extra: true,
		response: eins(z.array(z.object({ id, name: z.string() }))),
	}),
	holeSeminar: route({
		method: 'GET',
		path: '/v1/seminar/{id}',
		area,
		titel: 'Ein Seminar',
		action: 'seminareLesen',
		feature,
		response: eins(seminar),
	}),
	aendereSeminar: route({
		method: 'PUT',
		path: '/v1/seminar/{id}',
		area,
		titel: 'Ein Seminar ändern, veröffentlichen, als durchgeführt vermerken oder absagen (`status`)',
		action: 'seminareBearbeiten',
		feature,
		body: z
			.strictObject(angaben)
			.partial()
			.extend({ status: seminarstatus.optional(), grund: eingabe.optional(), version: version.optional() }),
		response: eins(seminar),
	}),
	loescheSeminar: route({
		method: 'DELETE',
		path: '/v1/seminar/{id}',
		area,
		titel: 'Ein geplantes oder abgesagtes Seminar löschen',
		action: 'seminareBearbeiten',
		feature,
	}),
	meldeVomSeminarAb: route({
		method: 'DELETE',
		path: '/v1/seminar/{id}/teilnehmer/{tnID}',
		area,
		titel: 'Von einem Seminar abmelden, von der Warteliste nehmen oder einen angebotenen Platz ablehnen',
		action: 'seminarAnmelden',
		feature,
	}),
	pruefeTeilnehmerliste: route({
		method: 'POST',
		path: '/v1/seminar/teilnehmerliste/review',
		area,
		titel: 'Nachweise einer Teilnehmerliste prüfen oder die Prüfung zurücknehmen (`WIDERRUFEN`); ganz oder gar nicht',
		action: 'seminarnachweisPruefen',
		feature,
		body: z.strictObject({
			seminarID: id,
			/** The signed list it rests on, as uploaded before. */
			uploadID: id.optional(),
			eintraege: z
				.array(z.strictObject({ freiwilligerID: id, ...pruefung, ergebnis: z.enum([...ERGEBNISSE, 'WIDERRUFEN']) }))
				.min(1)
				.max(500),
		}),
		response: eins(z.object({ n: z.int() })),
	}),
	holeSeminarHistorie: route({
		method: 'GET',
		path: '/v1/seminar/{id}/historie',
		area,
		titel: 'Verlauf eines Seminars, das Neueste zuerst',
		action: 'seminareBearbeiten',
		feature,
		extra: true,
		response: eins(z.array(verlaufseintrag)),
	}),
};
