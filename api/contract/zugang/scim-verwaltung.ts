import { z } from 'zod';
import { GRUPPENROLLEN } from '#domain/scim/gruppen.ts';
import { eins, route } from '../route.ts';
import { benutzerRef, id, pflichttext, tag, zeit } from '../werte.ts';

const gemeinsam = { area: 'integration', action: 'scimVerwalten' } as const;
const ORT = '/v1/integrations/scim';

const einstellung = {
	/** Accounts of the staff with the same confirmed address are linked. */
	isUebernahme: z.boolean(),
	/** New accounts get a mail by which they set a password. */
	isEinladung: z.boolean(),
};
const gruppe = { bezeichnung: z.string(), rolle: z.enum(GRUPPENROLLEN) };

const konfiguration = eins(
	z.object({
		/** Where the directory asks. */
		adresse: z.string(),
		/** null: SCIM is off. */
		zugang: z
			.object({
				/** First characters of the token, by which its owner recognises it. */
				praefix: z.string(),
				/** Last day; null: without end. */
				gueltigBis: tag.nullable(),
				isAbgelaufen: z.boolean(),
				erstelltVon: benutzerRef,
				erstelltAm: zeit,
				erneuertAm: zeit.nullable(),
				/** To the minute. */
				zuletztBenutzt: zeit.nullable(),
			})
			.nullable(),
		...einstellung,
		gruppen: z.array(
			z.object({
				...gruppe,
				id,
				adressen: z.array(z.object({ id, bezeichnung: z.string(), typ: z.enum(['EINSATZSTELLE', 'EINSATZORT']) })),
				/** How many the directory has put into it. */
				anzahl: z.int(),
			}),
		),
		benutzer: z.int(),
		/** Of these, who has no role yet and so no account. */
		wartend: z.int(),
	}),
);

/** In this answer and never again. */
const token = eins(z.object({ token: z.string() }));
const ende = z.strictObject({ gueltigBis: tag.nullable().default(null) });

/** How a directory keeps users: its token, and which of its groups gives which role. */
export const scimVerwaltung = {
	holeScimKonfiguration: route({
		...gemeinsam,
		method: 'GET',
		path: `${ORT}/configuration`,
		titel: 'Benutzer aus dem Verzeichnis: Zugang und Zuordnung',
		response: konfiguration,
	}),
	speichereScimKonfiguration: route({
		...gemeinsam,
		method: 'POST',
		path: `${ORT}/configuration`,
		titel: 'Festlegen, welche Gruppe welche Rolle gibt',
		body: z.strictObject({
			...einstellung,
			gruppen: z
				.array(
					z.strictObject({
						/** null: a new one. */
						id: id.nullable().default(null),
						bezeichnung: pflichttext(200),
						rolle: gruppe.rolle,
						adresseIDs: z.array(id).max(200).default([]),
					}),
				)
				.max(100),
		}),
		response: konfiguration,
	}),
	erzeugeScimToken: route({
		...gemeinsam,
		method: 'POST',
		path: `${ORT}/token`,
		titel: 'Das Token des Verzeichnisses erzeugen; es steht nur in dieser Antwort',
		body: ende,
		status: 201,
		response: token,
		niePrefetch: true,
	}),
	erneuereScimToken: route({
		...gemeinsam,
		method: 'POST',
		path: `${ORT}/token/regenerate`,
		titel: 'Ein neues Token; das bisherige gilt nicht mehr',
		body: ende,
		response: token,
		niePrefetch: true,
	}),
	loescheScimToken: route({
		...gemeinsam,
		method: 'DELETE',
		path: `${ORT}/token`,
		titel: 'Das Token löschen; das Verzeichnis ändert danach nichts mehr',
	}),
};
