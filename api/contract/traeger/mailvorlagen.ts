import { z } from 'zod';
import { postausgang } from '#api/contract/system/postausgang.ts';
import { stammdateneintrag } from '#api/contract/traeger/auskunft.ts';
import { BETREFF_LAENGE, INHALT_LAENGE } from '#domain/vorlagen/stammdatum.ts';
import { KREISE } from '#domain/vorlagen/vorlage.ts';
import { eins, route } from '../route.ts';
import { id, version } from '../werte.ts';

const area = 'stammdaten';
const action = 'mailvorlagenPflegen';
const schluessel = z.string().regex(/^[A-Z_]{2,40}$/, 'Die Kennung ist ungültig.');
const params = { id: schluessel };

const vorlage = z.object({
	/** The key of the mail, such as `VORSCHLAG`. */
	id: schluessel,
	bezeichnung: z.string(),
	/** To whom it goes. */
	an: z.array(z.enum(KREISE)),
	betreff: z.string(),
	/** Paragraphs, `> quotations`, a button (`[label]({{ link }})` alone) or a list (`{{ x.liste }}` alone). */
	inhalt: z.string(),
	isAktiv: z.boolean(),
	zusatzEmpfaenger: z.array(z.string()),
	isAbschaltbar: z.boolean(),
	/** Others may get a copy. */
	isZusatzErlaubt: z.boolean(),
	/** Subject and text are the portal's own. */
	isStandard: z.boolean(),
	/** What they would be then. */
	standard: z.object({ betreff: z.string(), inhalt: z.string() }),
	/** Placeholders that are filled in this mail. */
	platzhalter: z.array(z.string()),
	version,
});

// Somewhat longer than allowed, so that the rule of the field answers in its own words.
const eingabe = {
	betreff: z.string().max(2 * BETREFF_LAENGE),
	inhalt: z.string().max(2 * INHALT_LAENGE),
	isAktiv: z.boolean(),
	zusatzEmpfaenger: z.array(z.string().max(500)).max(50),
	version: version.optional(),
};

/** The mails the portal sends, as the tenant words them, and what became of them. */
export const mailvorlagen = {
	...postausgang,
	listeMailvorlagen: route({
		method: 'GET',
		path: '/v1/stammdaten/mailtemplate',
		area,
		titel: 'Vorlagen der System-E-Mails',
		action,
		response: eins(z.array(vorlage)),
	}),
	aendereMailvorlagen: route({
		method: 'PUT',
		path: '/v1/stammdaten/mailtemplate',
		area,
		titel: 'Mehrere Vorlagen ändern',
		action,
		body: z.array(z.strictObject({ id: schluessel, ...eingabe })).max(100),
		response: eins(z.array(vorlage)),
	}),
	holeMailvorlage: route({
		method: 'GET',
		path: '/v1/stammdaten/mailtemplate/{id}',
		area,
		titel: 'Eine Vorlage',
		action,
		params,
		response: eins(vorlage),
	}),
	aendereMailvorlage: route({
		method: 'PUT',
		path: '/v1/stammdaten/mailtemplate/{id}',
		area,
		titel: 'Eine Vorlage ändern',
		action,
		params,
		body: z.strictObject(eingabe),
		response: eins(vorlage),
	}),
	sendeTestmail: route({
		method: 'POST',
		path: '/v1/stammdaten/mailtemplate/{id}/test',
		area,
		titel: 'Die gespeicherte Vorlage mit Beispieldaten an sich selbst senden',
		action,
		params,
		body: z.strictObject({ freiwilligerID: id.optional() }),
	}),
	holeMailwerte: route({
		method: 'GET',
		path: '/v1/stammdaten/mailtemplate/{id}/werte',
		area,
		titel: 'Womit die Test-E-Mail zu einer oder einem Freiwilligen gefüllt wäre, je Platzhalter',
		action,
		params,
		query: z.strictObject({ freiwilligerID: id }),
		/** In domain units: days `YYYY-MM-DD`, cents, tenths of an hour. */
		response: eins(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
		extra: true,
	}),
	holeMailvorlagenHistorie: route({
		method: 'GET',
		path: '/v1/stammdaten/mailtemplate/{id}/historie',
		area,
		titel: 'Verlauf einer Vorlage, das Neueste zuerst',
		action,
		params,
		response: eins(z.array(stammdateneintrag)),
		extra: true,
	}),
};
