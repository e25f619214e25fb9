import { z } from 'zod';
import { BETREFF_LAENGE, BEZEICHNUNG_LAENGE, TEXT_LAENGE } from '#domain/textbaustein/textbaustein.ts';
import { UMFAENGE } from '#domain/textbaustein/umfang.ts';
import { eins, route } from '../route.ts';
import { id, version, zeit } from '../werte.ts';

const area = 'freiwilliger';
const action = 'nachricht';
const dieser = '/v1/textbaustein/{id}';

const textbaustein = z.object({
	id,
	bezeichnung: z.string(),
	betreff: z.string(),
	/** Light markup: paragraphs, `- lists`, `**bold**`, `[label](target)`; with `{{ Angabe }}`. */
	text: z.string(),
	umfang: z.enum(UMFAENGE),
	/** Whose it is; null: nobody who still has an account. */
	von: z.string().nullable(),
	geaendertAm: zeit,
	/** The caller may change and delete it. */
	isPflegbar: z.boolean(),
	version,
});

// Somewhat longer than allowed, so that the rule of the field answers in its own words.
const angaben = z.strictObject({
	bezeichnung: z.string().max(2 * BEZEICHNUNG_LAENGE),
	betreff: z.string().max(2 * BETREFF_LAENGE),
	text: z.string().max(2 * TEXT_LAENGE),
	umfang: z.enum(UMFAENGE),
});

/** Texts of messages that are written often. */
export const textbausteine = {
	listeTextbausteine: route({
		method: 'GET',
		path: '/v1/textbaustein',
		area,
		titel: 'Gespeicherte Texte für Nachrichten: die eigenen und die aller',
		action,
		extra: true,
		response: eins(z.array(textbaustein)),
	}),
	legeTextbausteinAn: route({
		method: 'POST',
		path: '/v1/textbaustein',
		area,
		titel: 'Einen Text für Nachrichten speichern',
		action,
		extra: true,
		body: angaben,
		status: 201,
		response: eins(textbaustein),
	}),
	aendereTextbaustein: route({
		method: 'PUT',
		path: dieser,
		area,
		titel: 'Einen gespeicherten Text ändern oder umbenennen',
		action,
		extra: true,
		body: angaben.partial().extend({ version: version.optional() }),
		response: eins(textbaustein),
	}),
	loescheTextbaustein: route({
		method: 'DELETE',
		path: dieser,
		area,
		titel: 'Einen gespeicherten Text löschen',
		action,
		extra: true,
	}),
};
