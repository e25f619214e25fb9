import { z } from 'zod';
import { VERLAUFSARTEN } from '#domain/stammdatenverlauf.ts';
import { eins, route } from '../route.ts';
import { benutzerRef, id, tag, zeit } from '../werte.ts';

const wort = z.string().nullable();

const zyklusinfo = z.object({
	/** null: none is active. */
	zyklus: z
		.object({
			id,
			bezeichnung: z.string(),
			start: tag,
			ende: tag,
			/** Empty: open on that side. */
			bewerbungVon: tag.nullable(),
			bewerbungBis: tag.nullable(),
		})
		.nullable(),
	/** The tenant takes applications at all. */
	isBewerbungsphase: z.boolean(),
});

export const stammdateneintrag = z.object({
	id: z.string(),
	zeit,
	akteur: benutzerRef.nullable(),
	impersoniertVon: benutzerRef.nullable(),
	/** Rest of a sentence whose subject is the one who acted. */
	satz: z.string(),
	aenderungen: z.array(z.object({ bezeichnung: z.string(), von: wort, nach: wort })).readonly(),
});

/** What is to be known about lists, cycles and templates besides their entries. */
export const auskunft = {
	holeZyklusinfo: route({
		method: 'GET',
		path: '/v1/system/zyklusinfo',
		area: 'system',
		titel: 'Aktiver Zyklus und Bewerbungszeitraum',
		action: 'systemLesen',
		response: eins(zyklusinfo),
	}),
	listeVariablen: route({
		method: 'GET',
		path: '/v1/system/pdf-variables',
		area: 'system',
		titel: 'Platzhalter für Dokumentvorlagen',
		action: 'variablenLesen',
		response: eins(z.array(z.object({ gruppe: z.string(), name: z.string(), beispiel: z.string() }))),
	}),
	holeStammdatenHistorie: route({
		method: 'GET',
		path: '/v1/stammdaten/historie/{art}',
		area: 'stammdaten',
		titel: 'Verlauf einer Liste, der Dienstarten oder der Texte, das Neueste zuerst',
		action: 'stammdatenVerlaufLesen',
		params: { art: z.enum(VERLAUFSARTEN) },
		response: eins(z.array(stammdateneintrag)),
		extra: true,
	}),
} as const;
