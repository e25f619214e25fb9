import { z } from 'zod';
import { HINDERNISSE } from '#domain/platzangebot/angebot.ts';
import { eins, route } from '../route.ts';
import { id, pflichttext, zeit } from '../werte.ts';

const area = 'integration';
const action = 'integrationenVerwalten';
const ORT = '/v1/integrations/freiwillig-ja';

const ADRESSE = 'Bitte geben Sie eine Adresse wie https://schnittstelle.example.org ein';
const url = pflichttext(500).refine((wert) => URL.canParse(wert) && /^https?:\/\/[^?#]+$/.test(wert), ADRESSE);

const konfiguration = eins(
	z.object({
		isEingerichtet: z.boolean(),
		aktiv: z.boolean(),
		url: z.string(),
		/** The key itself is never shown. */
		hatSchluessel: z.boolean(),
		dienstartIDs: z.array(id).readonly(),
		verbundenAm: zeit.nullable(),
		geaendertAm: zeit.nullable(),
		geaendertVon: z.string().nullable(),
	}),
);

const sendung = z.object({
	id,
	einsatzortID: id,
	bezeichnung: z.string(),
	plz: z.string(),
	ort: z.string(),
	dienstartID: id,
	dienstart: z.string(),
	/** false: offline, deactivated or gone. */
	isAngeboten: z.boolean(),
	/** null: quotas are off. */
	frei: z.int().nullable(),
	hindernis: z.enum(HINDERNISSE).nullable(),
	stand: z.enum(['WARTET', 'AKTUELL', 'ABGELEHNT', 'AUFGEGEBEN', 'ENTFERNT', 'NICHT_GESENDET']),
	/** Attempts that have failed. */
	versuch: z.int(),
	gesendetAm: zeit.nullable(),
	naechsterAm: zeit.nullable(),
	/** Status of the last answer; null: there was none. */
	antwort: z.int().nullable(),
	fehler: z.object({ text: z.string(), feld: z.string().nullable(), zuLang: z.boolean() }).nullable(),
});

const platz = z.object({ id, bezeichnung: z.string(), dienstart: z.string() });

/** Places that a platform shows. */
export const freiwilligJa = {
	holeFreiwilligJa: route({
		method: 'GET',
		path: `${ORT}/configuration`,
		area,
		titel: 'Einstellungen von freiwillig-ja',
		action,
		response: konfiguration,
	}),
	speichereFreiwilligJa: route({
		method: 'POST',
		path: `${ORT}/configuration`,
		area,
		titel: 'freiwillig-ja einrichten; offene Plätze werden gesendet',
		action,
		body: z.strictObject({
			aktiv: z.boolean().default(true),
			url,
			/** Left out or empty: as before. */
			schluessel: z.string().max(500).optional(),
			dienstartIDs: z.array(id).min(1, 'Bitte wählen Sie mindestens eine Dienstart').max(50),
		}),
		response: konfiguration,
	}),
	entferneFreiwilligJa: route({
		method: 'DELETE',
		path: `${ORT}/configuration`,
		area,
		titel: 'Die Verbindung zu freiwillig-ja trennen',
		action,
	}),
	listePlatzsendungen: route({
		method: 'GET',
		path: `${ORT}/places`,
		area,
		titel: 'Plätze mit ihrem Stand bei freiwillig-ja',
		action,
		response: eins(
			z.object({
				plaetze: z.array(sendung),
				/** Attempts until it is given up. */
				versuche: z.int(),
				/** Of the last night. */
				abgleich: z
					.object({ am: zeit, gleich: z.int(), fehlten: z.int(), veraltet: z.int(), zuviel: z.int() })
					.nullable(),
			}),
		),
		extra: true,
	}),
	sendePlaetzeJetzt: route({
		method: 'POST',
		path: `${ORT}/places/send`,
		area,
		titel: 'Plätze sofort an freiwillig-ja senden: diese oder alle, die dort nicht stehen, wie sie sollen',
		action,
		body: z.strictObject({ ids: z.array(id).min(1).max(5000).optional() }),
		status: 202,
		response: eins(z.object({ anzahl: z.int() })),
		extra: true,
	}),
	probiereFreiwilligJa: route({
		method: 'POST',
		path: `${ORT}/places/dry-run`,
		area,
		titel: 'Was sich bei freiwillig-ja ändern würde; gesendet wird nichts',
		action,
		response: eins(
			z.object({
				am: zeit,
				/** false: nobody answered, so it is what was confirmed before. */
				istGefragt: z.boolean(),
				neu: z.array(platz),
				geaendert: z.array(platz),
				entfernt: z.array(platz),
				gleich: z.int(),
				abgelehnt: z.array(platz.extend({ text: z.string() })),
			}),
		),
		extra: true,
	}),
};
