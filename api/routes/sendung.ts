import type { z } from 'zod';
import { type Definition, paramsSchema } from '#api/contract/route.ts';
import { SENDEN_AN_ANDERE, SENDENDE, type sendung } from '#api/contract/sendung.ts';
import { type Betroffener, probiereSenden } from '#commands/vorhaben.ts';
import { meldungscode } from '#domain/felder/meldungen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { hatRolle } from '#domain/rollen.ts';
import { beginnHandlers } from './akte/beginn.ts';
import { meetingHandlers } from './akte/meetings.ts';
import { verbHandlers } from './akte/verben.ts';
import { vertragHandlers } from './akte/vertrag.ts';
import { wunschHandlers } from './akte/wunsch.ts';
import { zeugnisHandlers } from './akte/zeugnis.ts';
import { dokumenteHandlers } from './dokumente/dokumente.ts';
import { downloadsHandlers } from './dokumente/downloads.ts';
import { mahnwesenHandlers } from './dokumente/mahnwesen.ts';
import { signaturHandlers } from './dokumente/signatur.ts';
import type { Anruf, BeliebigerHandler, Handlers } from './handler.ts';
import { adressverwaltungHandlers } from './orte/adressverwaltung.ts';
import { kontingentabfrageHandlers } from './orte/kontingentabfrage.ts';
import { portaladresse } from './portaladresse.ts';
import { pruefeZugang } from './registriere.ts';
import { seminareHandlers } from './seminare/seminare.ts';
import { seminargruppenHandlers } from './seminare/seminargruppen.ts';
import { seminarplanungHandlers } from './seminare/seminarplanung.ts';
import { benutzerHandlers } from './zugang/benutzer.ts';

const HANDLERS = {
	...beginnHandlers,
	...verbHandlers,
	...vertragHandlers,
	...wunschHandlers,
	...signaturHandlers,
	...mahnwesenHandlers,
	...dokumenteHandlers,
	...downloadsHandlers,
	...meetingHandlers,
	...benutzerHandlers,
	...adressverwaltungHandlers,
	...seminareHandlers,
	...seminarplanungHandlers,
	...seminargruppenHandlers,
	...kontingentabfrageHandlers,
	...zeugnisHandlers,
};

/**
 * The call itself is made, with its own rights and checks, where nothing of it stays. Staff of a site read
 * a mail only where they write to whoever they name: to others it may say what they can't see.
 */
export const sendungHandlers: Handlers<typeof sendung> = {
	async zeigeSendung(anruf) {
		const { umgebung, akteur, portal, request, body } = anruf;
		const definition: Definition = SENDENDE[body.ruf];
		await pruefeZugang(request, definition);
		const eingabe = {
			params: gelesen(paramsSchema(definition), body.params) as Record<string, string>,
			query: {},
			body: definition.body && gelesen(definition.body, body.body),
		};
		const handler = HANDLERS[body.ruf] as BeliebigerHandler;
		const amt = { umgebung, mail: { baseUrl: await portaladresse(anruf) } };
		const vorhaben = await probiereSenden(amt, (sandkasten) =>
			handler({
				...(anruf as unknown as Anruf<Definition>),
				...eingabe,
				...{ idempotenz: null, umgebung: sandkasten, portal: { ...portal, umgebung: sandkasten } },
			}),
		);
		if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) || body.ruf === 'ladeZumOrtEin') return { data: vorhaben };
		const mails = SENDEN_AN_ANDERE.includes(body.ruf) ? vorhaben.mails.map(ohneNamen) : vorhaben.mails;
		return { data: { mails, mail: null } };
	},
};

const ohneNamen = (betroffener: Betroffener): Betroffener => ({
	...betroffener,
	...{ wer: 'Eine freiwillige Person', ueber: null },
});

/** As the call would take it; what doesn't fit is refused at the same fields. */
function gelesen(schema: z.ZodType, wert: unknown): unknown {
	const { success, data, error } = schema.safeParse(wert);
	if (success) return data;
	throw new Abgelehnt(
		error.issues.map(({ message, path }) => ({
			...{ code: meldungscode(message), http: 422, text: message },
			...(path.length > 0 && { feld: path.join('.') }),
		})),
	);
}
