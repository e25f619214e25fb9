import { z } from 'zod';
import { eins, route } from '../route.ts';
import { bundesland, id, version } from '../werte.ts';
import { ZEILEN_HOECHSTENS } from './stammlisten.ts';

const wort = z.string().nullable();

const ferien = z.object({
	id,
	land: bundesland,
	bezeichnung: z.string(),
	von: z.string(),
	bis: z.string(),
	isAktiv: z.boolean(),
	version,
});

/** What the rules of the fields say, the decision says. */
const zeile = z.strictObject({
	id: id.optional(),
	version: version.optional(),
	land: z.string().max(64),
	bezeichnung: z.string().max(1000),
	von: z.string().max(64),
	bis: z.string().max(64),
	isAktiv: z.boolean().optional(),
	isGeloescht: z.boolean().optional(),
});

/** School holidays by Land: kept by the tenant, because nobody computes them. */
export const schulferien = {
	listeSchulferien: route({
		method: 'GET',
		path: '/v1/stammdaten/schulferien',
		area: 'stammdaten',
		titel: 'Schulferien der Länder',
		action: 'stammdatenVerlaufLesen',
		response: eins(z.array(ferien)),
		extra: true,
	}),
	speichereSchulferien: route({
		method: 'PUT',
		path: '/v1/stammdaten/schulferien',
		area: 'stammdaten',
		titel: 'Schulferien speichern: genannte Einträge anlegen, ändern, schalten und löschen',
		action: 'stammdatenPflegen',
		body: z.array(zeile).max(ZEILEN_HOECHSTENS),
		response: eins(z.array(ferien)),
		extra: true,
	}),
	importiereSchulferien: route({
		method: 'POST',
		path: '/v1/stammdaten/schulferien/import',
		area: 'stammdaten',
		titel: 'Schulferien aus einem Kalender (ICS) oder einer Tabelle (CSV) übernehmen; `simulate`: nur Vorschau',
		action: 'stammdatenPflegen',
		body: z.strictObject({
			inhalt: z.string().min(1, 'Die Datei ist leer.').max(800_000, 'Die Datei ist zu groß.'),
			/** For lines that name no Land. */
			land: bundesland.nullable(),
			simulate: z.boolean(),
		}),
		response: eins(
			z.object({
				neu: z.int(),
				vorhanden: z.int(),
				fehler: z.int(),
				zeilen: z.array(
					z.object({
						zeile: z.int(),
						land: bundesland.nullable(),
						bezeichnung: z.string(),
						von: wort,
						bis: wort,
						ergebnis: z.enum(['NEU', 'VORHANDEN', 'FEHLER']),
						text: wort,
					}),
				),
			}),
		),
		extra: true,
	}),
};
