import { z } from 'zod';
import { abfragestatus, ortszahlen, stellenzahlen } from '#api/contract/formen/kontingent.ts';
import { listenquery } from '../filter.ts';
import { eins, liste, route } from '../route.ts';
import { id, tag } from '../werte.ts';

const area = 'kontingent';
const wort = z.string().nullable();
const anzahl = z.int();

const KONTINGENT_SORT = ['bezeichnung', 'ort', 'anerkanntePlaetze', 'abfrageStatus'] as const;

const kontingentMode = z.enum(['OHNE', 'ZUTEILUNG', 'KONTINGENTABFRAGE']);

const kennungen = { id: id.nullable() };
/** What is free per month, the August before first; only when asked for. */
const monate = { freiJeMonat: z.array(anzahl).optional() };
const matrixzeile = z.object({
	id,
	bezeichnung: z.string(),
	ort: z.string(),
	anerkanntePlaetze: anzahl.nullable(),
	/** null: only Einsatzorte of it are the caller's own. */
	abfrage: z.object({ status: abfragestatus, frist: tag.nullable(), bemerkung: wort }).nullable(),
	zellen: z.array(z.object({ ...kennungen, ...stellenzahlen, ...monate })),
	orte: z.array(
		z.object({
			id,
			bezeichnung: z.string(),
			ort: z.string(),
			zellen: z.array(z.object({ ...kennungen, ...ortszahlen, ...monate })),
		}),
	),
});

/** The Traeger's balance per Dienstart; `gesamt` null: unlimited. */
const budgetzeile = z.object({
	dienstartID: id,
	gesamt: anzahl.nullable(),
	genehmigt: anzahl,
	rest: anzahl.nullable(),
	angefragt: anzahl,
	reserviert: anzahl,
	belegt: anzahl,
	belegungProzent: anzahl.nullable(),
});

const monatszeile = z.object({ monat: anzahl, von: tag, bis: tag, belegt: anzahl, frei: anzahl });
/** A volunteer behind a figure. */
const platzzeile = z.object({
	freiwilligerID: id,
	name: z.string(),
	einsatzortID: id,
	einsatzort: z.string(),
	art: z.enum(['RESERVIERT', 'BELEGT']),
	von: tag,
	bis: tag,
	/** Of another cycle: counted as long as it runs into this one. */
	zyklus: wort,
});

/** The file as the server gives it out and the browser takes it. */
const excel = z.custom<Uint8Array | Blob>();

/** The places of a cycle on one screen, what is behind the figures, and as a file. */
export const kontingentmatrix = {
	kontingentmatrix: route({
		method: 'GET',
		path: '/v1/kontingente',
		area,
		titel: 'Einsatzstellen mit ihren Plätzen je Dienstart',
		action: 'kontingenteLesen',
		extra: true,
		zyklus: true,
		query: listenquery(KONTINGENT_SORT).extend({ monate: z.enum(['true', 'false']).optional() }),
		response: liste(matrixzeile),
	}),
	kontingentuebersicht: route({
		method: 'GET',
		path: '/v1/kontingente/uebersicht',
		area,
		titel: 'Plätze des Trägers je Dienstart und Stand der Kontingentabfrage',
		action: 'kontingenteLesen',
		extra: true,
		zyklus: true,
		response: eins(
			z.object({
				zyklusID: id,
				kontingentMode,
				isAbgeschlossen: z.boolean(),
				/** Proposed as the last day of the inquiry. */
				frist: tag.nullable(),
				/** Empty for a site. */
				budget: z.array(budgetzeile),
				/** How many Einsatzstellen have come how far; `erreichbar`: so many of them have somebody who gets the mail. */
				abfragen: z.array(z.object({ status: abfragestatus, anzahl, erreichbar: anzahl, frist: tag.nullable() })),
			}),
		),
	}),
	erklaereKontingente: route({
		method: 'GET',
		path: '/v1/adresse/{id}/kontingente',
		area: 'adresse',
		titel: 'Was hinter den Zahlen steht: Monate und Freiwillige',
		action: 'kontingenteLesen',
		extra: true,
		zyklus: true,
		query: z.strictObject({ dienstartID: id.optional() }),
		response: eins(z.array(z.object({ dienstartID: id, monate: z.array(monatszeile), plaetze: z.array(platzzeile) }))),
	}),
	exportKontingente: route({
		method: 'GET',
		path: '/v1/exporte/kontingente',
		area: 'export',
		titel: 'Kontingente als Excel-Datei',
		action: 'kontingenteExportieren',
		api: 'EXPORTE',
		zyklus: true,
		response: excel,
		contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	}),
};
