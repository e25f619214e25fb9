import { z } from 'zod';
import { BUNDESLANDKUERZEL } from '#domain/bundesland.ts';
import { DIENSTE, EINHEITEN, MONATSREGELN } from '#domain/geld/foerderung/arten.ts';
import { eins, route } from '../route.ts';
import { stammdateneintrag } from '../traeger/auskunft.ts';
import { id, listenID, tag } from '../werte.ts';
import { spaltenwunsch } from './foerderung.ts';

const area = 'export';
const feature = 'BUCHHALTUNG_EXPORT';
const action = 'geldVerwalten';

const land = z.enum(BUNDESLANDKUERZEL).nullable();
const zahl = z.number().nullable();
/** Euros with two decimals. */
const euro = z.number();

/** A programme as somebody is just typing it: what it comes to, before anything is saved. */
const regel = z.strictObject({
	gueltigVon: z.string().max(64).nullable(),
	gueltigBis: z.string().max(64).nullable(),
	dienstartIDs: z.array(id).max(50),
	dienste: z.array(z.enum(DIENSTE)).max(DIENSTE.length),
	filter: z.strictObject({ alterVon: zahl, alterBis: zahl, wohnland: land, stellenland: land, mindestMonate: zahl }),
	einheit: z.enum(EINHEITEN),
	monatsregel: z.enum(MONATSREGELN),
	saetze: z
		.array(z.strictObject({ abDienstmonat: z.number(), cent: z.number(), gueltigVon: z.string().max(64) }))
		.max(200),
});

const beispiel = z.object({
	vertragID: id,
	freiwilligerID: id,
	name: z.string(),
	dienstart: z.string().nullable(),
	von: tag,
	bis: tag,
	/** Thirtieths of a unit, month by month of the period. */
	mengen: z.array(z.int()),
	/** By rate; null: there is none for these months. */
	rechnung: z.array(z.object({ menge: z.int(), satz: euro.nullable() })),
	betrag: euro.nullable(),
});

/** What a programme comes to, and what became of it. */
export const foerdervorschau = {
	rechneFoerdervorschau: route({
		method: 'POST',
		path: '/v1/foerderprogramm/vorschau',
		area,
		titel: 'Rechnet für einen Zeitraum aus, was ein Förderprogramm gäbe; gespeichert wird nichts',
		action,
		feature,
		extra: true,
		body: z.strictObject({
			...{ regel, zyklusID: id, zeitraum: z.string().max(20) },
			/** Of the file; left out or null: as the table has them. */
			spalten: spaltenwunsch.nullish(),
		}),
		response: eins(
			z.object({
				monate: z.array(z.string()),
				/** Contracts of the cycle that money goes by, and those of them the programme is for. */
				vertraege: z.int(),
				erfuellen: z.int(),
				/** Thirtieths of a unit. */
				menge: z.int(),
				betrag: euro.nullable(),
				/** What it would come to by each rule. */
				jeRegel: z.record(z.enum(MONATSREGELN), euro.nullable()),
				beispiele: z.array(beispiel),
				/** The file's headings and first rows, and its last: the sums. */
				tabelle: z.object({ koepfe: z.array(z.string()), zeilen: z.array(z.array(z.string())) }),
			}),
		),
	}),
	holeFoerderverlauf: route({
		method: 'GET',
		path: '/v1/foerderprogramm/{id}/verlauf',
		area,
		titel: 'Verlauf eines Förderprogramms, das Neueste zuerst',
		action,
		feature,
		extra: true,
		params: { id: listenID },
		response: eins(z.array(stammdateneintrag)),
	}),
};
