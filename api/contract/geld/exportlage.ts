import { z } from 'zod';
import { LOHNUMFANG } from '#domain/geld/lohn/lohnbuch.ts';
import { LOHNFORMATE } from '#domain/geld/lohn/spaltenplan.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';
import { laufkopf, monat } from './laeufe.ts';

const area = 'export';
const feature = 'BUCHHALTUNG_EXPORT';
const action = 'geldVerwalten';

const wer = z.string().nullable();
/** When it last left the portal as a file. */
const ausgang = z.object({ zeit: z.string(), wer, zeilen: z.int() }).nullable();

/** How what is due stands: the page of exports. */
export const exportlage = {
	holeExportlage: route({
		method: 'GET',
		path: '/v1/exporte/lage',
		area,
		titel: 'Was in einem Zeitraum abzurechnen ist, wie es steht, und die letzten Läufe',
		action,
		feature,
		extra: true,
		query: z.object({
			/** `2026-11_2026-11` and the like. */
			zeitraum: z.string().max(20),
			/** Whose agreements with the federal office count. */
			zyklusID: id.optional(),
		}),
		response: eins(
			z.object({
				monate: z.object({ von: monat, bis: monat }),
				/** What programmes are claimed for: of a month its quarter. */
				foerderung: z.object({ von: monat, bis: monat }),
				/** One for each kind, and each programme, that has ever had one. */
				laeufe: z.array(
					z.object({
						...laufkopf.shape,
						/** It is about the whole period. */
						istImZeitraum: z.boolean(),
						personen: z.int(),
						/** A job reckons it: files read, of so many; or has given it up. */
						berechnung: z
							.object({
								stand: z.enum(['LAEUFT', 'GESCHEITERT']),
								gelesen: z.int().nullable(),
								gesamt: z.int().nullable(),
							})
							.nullable(),
						version: z.int(),
					}),
				),
				letzte: z.array(
					z.object({
						...laufkopf.shape,
						zuletzt: z.object({ wer, zeit: z.string() }),
						/** Files that were taken away: `xlsx`, `pain.001`, `pain.008`; the day a bank pays on. */
						dateien: z.array(z.object({ form: z.string(), ausfuehrung: wer })),
					}),
				),
				/** Runs there are. */
				anzahl: z.int(),
				lohn: z
					.object({
						format: z.enum(LOHNFORMATE),
						monat,
						umfang: z.enum(LOHNUMFANG),
						am: z.string(),
						personen: z.int(),
					})
					.nullable(),
				bfd: z.object({
					vertraege: z.int(),
					genehmigt: z.int(),
					ohneAntwort: z.int(),
					/** After so many days without an answer. */
					nachTagen: z.int(),
					letzter: ausgang,
				}),
				tnListe: ausgang,
				zeugnisse: ausgang,
			}),
		),
	}),
	holeLaufhindernisse: route({
		method: 'GET',
		path: '/v1/exporte/laeufe/{id}/offen',
		area,
		titel: 'Wie viel an einem Lauf noch offen ist',
		action,
		feature,
		extra: true,
		response: eins(
			z.object({
				/** Rows something hinders that nobody has answered for. */
				offen: z.int(),
				hindernis: wer,
			}),
		),
	}),
};
