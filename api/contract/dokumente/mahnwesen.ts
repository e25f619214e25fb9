import { z } from 'zod';
import { BRIEFE_JE_DATEI } from '#domain/akte/mahnwesen/briefstapel.ts';
import { RUHEND } from '#domain/akte/mahnwesen/vorschau.ts';
import { PARTEIEN, STUFEN } from '#domain/dokumentspec/auswahl.ts';
import { AUSNAHMEUMFANG } from '#domain/mahnausnahme.ts';
import { ANFORDERUNG_STATUS } from '#domain/status/anforderung.ts';
import { begonnen } from '../formen/sammellauf.ts';
import { vorabmail } from '../formen/vorhaben.ts';
import { eins, route } from '../route.ts';
import { freiwilligerStatus, id, tag, text, zeit } from '../werte.ts';

const area = 'dokumente';

const anforderungIDs = z
	.array(id)
	.min(1, 'Bitte wählen Sie mindestens einen Eintrag aus.')
	.max(500, 'Bitte wählen Sie höchstens 500 Einträge aus.');

const gefordertes = z.object({
	anforderungID: id,
	freiwilligerID: id,
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	freiwilligerStatus,
	dokumentSpecID: id,
	dokument: z.string(),
	angefordertAm: zeit,
});

/** By which rule reminders are made instead. */
const ausnahmeregel = z.discriminatedUnion('art', [
	z.strictObject({
		art: z.literal('TAKT'),
		alleTage: z.int().min(1, 'Bitte geben Sie 1 bis 90 Tage an.').max(90, 'Bitte geben Sie 1 bis 90 Tage an.'),
		hoechstens: z.int().min(1, 'Bitte geben Sie 1 bis 10 an.').max(10, 'Bitte geben Sie 1 bis 10 an.'),
	}),
	z.strictObject({ art: z.literal('AUSGESETZT_BIS'), bis: tag }),
	z.strictObject({ art: z.literal('NIE') }),
]);

const ausnahme = z.object({ regel: ausnahmeregel, grund: z.string().nullable() });

/** Mails of a day; those to come when nothing is handed in. */
const mahntag = z.object({
	tag,
	gesendet: z.int(),
	gezaehlt: z.int(),
	/** Letters that were made. */
	briefe: z.int(),
	geplant: z.int(),
	dokumente: z.int(),
});

/** What the day of the next reminder is computed from. */
const mahnstand = z.object({
	status: z.enum(ANFORDERUNG_STATUS),
	stufe: z.enum(STUFEN).nullable(),
	isNachDienst: z.boolean(),
	isAufgabe: z.boolean(),
	mahnungAb: tag,
	mahnstufe: z.int(),
	gemahntAm: tag.nullable(),
});

/** What an exception changes. */
const ausnehmbar = {
	stand: mahnstand,
	ausnahmen: z.object({ DOKUMENT: z.array(ausnahme), PERSON: z.array(ausnahme), SPEC: z.array(ausnahme) }),
};

/** Reminders of documents (table: Reminders). */
export const mahnwesen = {
	mahneDokumente: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/dokumente/mahnung',
		area,
		titel: 'Jetzt an Dokumente erinnern',
		action: 'mahnen',
		body: z.strictObject({ anforderungIDs }),
		response: eins(z.object({ n: z.int() })),
		extra: true,
	}),
	mahneVieleDokumente: route({
		method: 'POST',
		path: '/v1/dokumente/mahnung',
		area,
		titel: 'Jetzt an Dokumente vieler Freiwilliger erinnern',
		action: 'mahnen',
		body: z.strictObject({ anforderungIDs }),
		status: 202,
		response: eins(begonnen),
		extra: true,
	}),
	probiereMahnung: route({
		method: 'POST',
		path: '/v1/dokumente/mahnung/probe',
		area,
		titel: 'Wer jetzt an welches Dokument erinnert würde, wer nicht und warum, und die erste E-Mail',
		action: 'mahnen',
		body: z.strictObject({ anforderungIDs }),
		response: eins(
			z.object({
				zeilen: z.array(
					z.object({
						anforderungID: id,
						/** Why nobody gets anything; null: it goes. */
						grund: z.string().nullable(),
						an: z.array(z.object({ partei: z.enum(PARTEIEN), name: z.string().nullable() })),
					}),
				),
				/** As it arrives; null: nobody gets one. */
				mail: vorabmail.nullable(),
			}),
		),
		extra: true,
	}),
	holeMahnbriefe: route({
		method: 'GET',
		path: '/v1/sammelaktion/{id}/mahnbriefe',
		area,
		titel: `Erinnerungsschreiben einer Sammelaktion als PDF, nach Namen, höchstens ${BRIEFE_JE_DATEI} je Teil`,
		action: 'mahnen',
		query: z.strictObject({ teil: z.coerce.number().int().min(1).max(25).default(1) }),
		contentType: 'application/pdf',
		response: z.custom<Uint8Array | Blob>(),
		extra: true,
	}),
	holeBeispielbrief: route({
		method: 'GET',
		path: '/v1/dokumente/mahnung/beispielbrief',
		area,
		titel: 'Das Erinnerungsschreiben mit Beispielen als PDF',
		action: 'mahnen',
		contentType: 'application/pdf',
		response: z.custom<Uint8Array | Blob>(),
		extra: true,
	}),
	setzeMahnausnahme: route({
		method: 'POST',
		path: '/v1/mahnwesen/ausnahme',
		area,
		titel: 'Eine Ausnahme von den Erinnerungen: eigener Takt, ausgesetzt oder nie',
		action: 'mahnen',
		body: z.strictObject({
			umfang: z.enum(AUSNAHMEUMFANG),
			/** Of the request, the volunteer or the specification. */
			id,
			regel: ausnahmeregel,
			grund: text(500).pipe(z.string().min(3, 'Bitte geben Sie einen Grund mit mindestens 3 Zeichen an.')),
		}),
		extra: true,
	}),
	beendeMahnausnahme: route({
		method: 'DELETE',
		path: '/v1/mahnwesen/ausnahme/{umfang}/{id}',
		area,
		titel: 'Eine Ausnahme von den Erinnerungen beenden',
		action: 'mahnen',
		params: { umfang: z.enum(AUSNAHMEUMFANG) },
		extra: true,
	}),
	holeMahnwesen: route({
		method: 'GET',
		path: '/v1/dokumente/mahnwesen',
		area,
		titel: 'Wer an welchem Tag an welches Dokument erinnert wird',
		action: 'mahnen',
		zyklus: true,
		query: z.strictObject({
			/** Whose reminders are listed; left out: the first from today on on which anybody is reminded. */
			tag: tag.optional(),
			/** First of the four weeks that are counted; left out: Monday of this week, before which nothing is shown. */
			von: tag.optional(),
			dokumentSpecID: id.optional(),
		}),
		response: eins(
			z.object({
				heute: tag,
				tag,
				/** Days, and how many at most. */
				takt: z.object({ erste: z.int(), danach: z.int(), hoechstens: z.int(), isMailversand: z.boolean() }),
				offen: z.int(),
				gemahnt: z.int(),
				hoechsteMahnung: z.int(),
				/** The first day on which mails leave, or would, and the last on which some did, of all documents and cycles. */
				naechster: mahntag.nullable(),
				letzter: mahntag.nullable(),
				/** Since Monday: mails that were only counted. */
				ungesendet: z.object({ seit: tag, mails: z.int() }),
				tage: z.array(mahntag),
				/** At most 200 of `gesamt`. */
				gesamt: z.int(),
				mahnungen: z.array(
					gefordertes.extend({
						mahnung: z.int(),
						isGemahnt: z.boolean(),
						/** By a letter. */
						isBrief: z.boolean(),
						...ausnehmbar,
						/** It can be sent now. */
						isMoeglich: z.boolean(),
						/** Somebody reads it: whoever it goes to has an e-mail address. */
						isErreichbar: z.boolean(),
						danachAm: tag.nullable(),
						an: z.array(z.object({ partei: z.enum(PARTEIEN), name: z.string().nullable() })),
					}),
				),
				/** At most 200 of `gesamtRuhend`. */
				gesamtRuhend: z.int(),
				/** Why, and how many. */
				ruhegruende: z.array(z.object({ grund: z.enum(RUHEND), anzahl: z.int() })),
				ruhende: z.array(
					gefordertes.extend({ ...ausnehmbar, grund: z.enum(RUHEND), seit: zeit.nullable(), bis: tag.nullable() }),
				),
				/** Those in force, of documents, persons and specifications. */
				ausnahmen: z.array(
					ausnahme.extend({
						umfang: z.enum(AUSNAHMEUMFANG),
						id,
						freiwilligerID: id.nullable(),
						vorname: z.string().nullable(),
						nachname: z.string().nullable(),
						dokument: z.string().nullable(),
						seit: zeit,
					}),
				),
			}),
		),
		extra: true,
	}),
};
