import { z } from 'zod';
import { wunschdran } from '../formen/dran.ts';
import { eins, route } from '../route.ts';
import { seminarstatus } from '../seminare/seminare.ts';
import { freiwilligerStatus, tag, text, vertragStatus } from '../werte.ts';

/** Kinds of hits in the order of their groups. */
const trefferart = z.enum(['FREIWILLIGER', 'ADRESSE', 'PERSON', 'SEMINAR', 'SEMINARGRUPPE', 'VERTRAG']);

/** Parts of a text that match what was typed, from the first character to before the last. */
const marken = z.array(z.object({ von: z.int(), bis: z.int() })).readonly();

const treffer = z.object({
	typ: trefferart,
	id: z.string(),
	titel: z.string(),
	titelMarken: marken,
	untertitel: z.string(),
	untertitelMarken: marken,
	/** Page of the portal. */
	link: z.string(),
	/** What else matched, where neither title nor subtitle say it. */
	grund: z.object({ feld: z.string(), text: z.string(), marken }).nullable(),
	/** Written alike, not the same. */
	isAehnlich: z.boolean(),
	/** Of a volunteer; of a contract `vertragStatus`, of a seminar `seminarStatus`. */
	status: freiwilligerStatus.nullable(),
	vertragStatus: vertragStatus.nullable(),
	seminarStatus: seminarstatus.nullable(),
	/** Another cycle than the one of the request. */
	zyklus: z.string().nullable(),
	/** Of an address or a person. */
	isInaktiv: z.boolean(),
});

/** The quick search. */
export const suche = {
	schnellsuche: route({
		method: 'GET',
		path: '/v1/suche',
		area: 'suche',
		titel:
			'Freiwillige, Adressen, Personen, Seminare und Vertragsnummern suchen, die besten Treffer jeder Gruppe zuerst',
		action: 'suchen',
		zyklus: 'WENN_AKTIV',
		query: z.strictObject({
			query: text(100).pipe(z.string().min(2, 'Bitte geben Sie mindestens 2 Zeichen ein')),
		}),
		response: z.object({
			data: z.array(treffer),
			/** Groups with hits, and how many there are altogether; 1000 stands for as many or more. */
			gruppen: z.array(z.object({ typ: trefferart, anzahl: z.int() })),
		}),
	}),
	zeigeTreffervorschau: route({
		method: 'GET',
		path: '/v1/suche/freiwilliger/{id}',
		area: 'suche',
		titel: 'Wer eine gefundene Person ist, ohne besondere Angaben zu lesen',
		action: 'suchen',
		extra: true,
		response: eins(
			z.object({
				alter: z.int().nullable(),
				mobil: z.string().nullable(),
				email: z.string().nullable(),
				wohnort: z.string().nullable(),
				/** Of the application that has come furthest. */
				einsatzort: z.string().nullable(),
				dienstart: z.string().nullable(),
				beginn: tag.nullable(),
				ende: tag.nullable(),
				betreuung: z.string().nullable(),
				/** Requests, and how many of them nobody has answered. */
				dokumente: z.object({ fehlen: z.int(), gesamt: z.int() }),
				dran: wunschdran.nullable(),
			}),
		),
	}),
};
