import { z } from 'zod';
import { listenquery } from './filter.ts';
import { eins, liste, route } from './route.ts';
import { id, tag, text, zeit } from './werte.ts';

const area = 'kontingent';
const wort = z.string().nullable();
const anzahl = z.int();

/** The rule of the field says what is no number of places; here only what a number can be. */
const plaetze = z.number().min(-100_000).max(100_000);

const KONTINGENT_SORT = ['bezeichnung', 'ort', 'anerkanntePlaetze', 'abfrageStatus'] as const;

const abfragestatus = z.enum(['ENTWURF', 'GESENDET', 'BEANTWORTET', 'ENTSCHIEDEN']);
const kontingentMode = z.enum(['OHNE', 'ZUTEILUNG', 'KONTINGENTABFRAGE']);

/** The input was clamped to this figure; only then. */
const begrenzung = { begrenztAuf: anzahl.optional(), hinweis: z.string().optional() };

/** Figures of one Dienstart at an Einsatzstelle. */
const stellenzahlen = {
	dienstartID: id,
	angefragt: anzahl.nullable(),
	genehmigt: anzahl.nullable(),
	verteilt: anzahl,
	unverteilt: anzahl,
	reserviert: anzahl,
	belegt: anzahl,
	frei: anzahl,
};
const stellenkontingent = z.object({
	id,
	zyklusID: id,
	einsatzstelleID: id,
	...stellenzahlen,
	abfrageStatus: abfragestatus,
	...begrenzung,
});

/** Figures of one Dienstart at an Einsatzort. */
const ortszahlen = {
	dienstartID: id,
	zugeteilt: anzahl,
	isUebernahmeAusEinsatzstelle: z.boolean(),
	reserviert: anzahl,
	belegt: anzahl,
	frei: anzahl,
};
const zuteilung = z.object({ id, zyklusID: id, einsatzortID: id, einsatzstelleID: id, ...ortszahlen, ...begrenzung });

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

const abfragezeile = z.object({
	dienstartID: id,
	dienstart: z.string(),
	angefragt: anzahl.nullable(),
	genehmigt: anzahl.nullable(),
	/** The most that can be asked for beside the other rows. */
	max: anzahl,
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

const zyklusQuery = { zyklus: true } as const;
const adressfilter = { adresseID: id.optional() };

/** The file as the server gives it out and the browser takes it. */
const excel = z.custom<Uint8Array | Blob>();

/** Places: approved, allotted, asked for. */
export const kontingente = {
	listeKontingente: route({
		method: 'GET',
		path: '/v1/stammdaten/einsatzstellekontingent',
		area,
		titel: 'Genehmigte und angefragte Plätze der Einsatzstellen im Zyklus',
		action: 'kontingenteLesen',
		...zyklusQuery,
		query: z.strictObject(adressfilter),
		response: eins(z.array(stellenkontingent)),
	}),
	genehmigeKontingent: route({
		method: 'POST',
		path: '/v1/stammdaten/einsatzstellekontingent',
		area,
		titel: 'Plätze einer Einsatzstelle genehmigen',
		action: 'kontingenteGenehmigen',
		body: z.strictObject({ zyklusID: id, einsatzstelleID: id, dienstartID: id, genehmigt: plaetze }),
		status: 201,
		response: eins(stellenkontingent),
	}),
	beantworteKontingentabfrage: route({
		method: 'POST',
		path: '/v1/stammdaten/einsatzstellekontingent/abfrage',
		area,
		titel: 'Die Kontingentabfrage beantworten',
		action: 'kontingentabfrageBeantworten',
		body: z.strictObject({
			adresseID: id,
			zyklusID: id,
			zeilen: z.array(z.strictObject({ dienstartID: id, angefragt: plaetze })).max(50),
			bemerkung: text(4000).nullable().default(null),
		}),
		response: eins(
			z.object({
				status: abfragestatus,
				zeilen: z.array(z.object({ dienstartID: id, angefragt: anzahl, ...begrenzung })),
			}),
		),
	}),
	holeKontingent: route({
		method: 'GET',
		path: '/v1/stammdaten/einsatzstellekontingent/{id}',
		area,
		titel: 'Plätze einer Einsatzstelle in einer Dienstart',
		action: 'kontingenteLesen',
		response: eins(stellenkontingent),
	}),
	aendereKontingent: route({
		method: 'PUT',
		path: '/v1/stammdaten/einsatzstellekontingent/{id}',
		area,
		titel: 'Genehmigte Plätze ändern, die Kontingentabfrage entscheiden',
		action: 'kontingenteGenehmigen',
		body: z.strictObject({ genehmigt: plaetze, abschliessen: z.boolean().default(false) }),
		response: eins(stellenkontingent),
	}),
	genehmigeAnfragen: route({
		method: 'POST',
		path: '/v1/stammdaten/einsatzstellekontingent/genehmigungen',
		area,
		titel: 'Angefragte Plätze mehrerer Einsatzstellen genehmigen, soweit sie frei sind',
		action: 'kontingenteGenehmigen',
		extra: true,
		body: z.strictObject({ zyklusID: id, einsatzstelleIDs: z.array(id).min(1, 'Dies ist ein Pflichtfeld').max(200) }),
		response: eins(
			z.array(
				z.object({
					einsatzstelleID: id,
					bewilligungen: z.array(
						z.object({ dienstartID: id, angefragt: anzahl, genehmigt: anzahl, hinweis: z.string().optional() }),
					),
					fehler: wort,
				}),
			),
		),
	}),
	listeZuteilungen: route({
		method: 'GET',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung',
		area,
		titel: 'Zugeteilte Plätze der Einsatzorte im Zyklus',
		action: 'kontingenteLesen',
		...zyklusQuery,
		query: z.strictObject({ ...adressfilter, einsatzortID: id.optional() }),
		response: eins(z.array(zuteilung)),
	}),
	teileKontingentZu: route({
		method: 'POST',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung',
		area,
		titel: 'Einem Einsatzort Plätze zuteilen',
		action: 'kontingenteZuteilen',
		body: z.strictObject({ zyklusID: id, einsatzortID: id, dienstartID: id, zugeteilt: plaetze }),
		status: 201,
		response: eins(zuteilung),
	}),
	holeZuteilung: route({
		method: 'GET',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung/{id}',
		area,
		titel: 'Plätze eines Einsatzorts in einer Dienstart',
		action: 'kontingenteLesen',
		response: eins(zuteilung),
	}),
	aendereZuteilung: route({
		method: 'PUT',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung/{id}',
		area,
		titel: 'Zugeteilte Plätze ändern',
		action: 'kontingenteZuteilen',
		body: z.strictObject({ zugeteilt: plaetze }),
		response: eins(zuteilung),
	}),
	entferneZuteilung: route({
		method: 'DELETE',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung/{id}',
		area,
		titel: 'Eine Zuteilung löschen, an der nichts gebunden ist',
		action: 'kontingenteGenehmigen',
	}),
	holeKontingentabfrage: route({
		method: 'GET',
		path: '/v1/adresse/{id}/kontingentabfrage',
		area: 'adresse',
		titel: 'Die Kontingentabfrage einer Einsatzstelle im Zyklus',
		action: 'kontingenteLesen',
		...zyklusQuery,
		response: eins(
			z.object({
				einsatzstelleID: id,
				einsatzstelle: z.string(),
				zyklusID: id,
				status: abfragestatus,
				frist: tag.nullable(),
				text: wort,
				bemerkung: wort,
				beantwortetAm: zeit.nullable(),
				entschiedenAm: zeit.nullable(),
				anerkanntePlaetze: anzahl.nullable(),
				/** The caller may answer it now. */
				isOffen: z.boolean(),
				zeilen: z.array(abfragezeile),
			}),
		),
	}),
	sendeKontingentabfrage: route({
		method: 'POST',
		path: '/v1/stammdaten/zyklus/{id}/send-abfrage',
		area: 'zyklus',
		titel: 'Die Kontingentabfrage senden',
		action: 'kontingentabfrageSenden',
		body: z.strictObject({
			frist: tag,
			adresseIDs: z.array(id).max(2000).optional(),
			text: text(5000).nullable().default(null),
		}),
		response: eins(z.object({ n: anzahl })),
	}),
	erinnereKontingentabfrage: route({
		method: 'POST',
		path: '/v1/stammdaten/zyklus/{id}/send-abfrage-erinnerung',
		area: 'zyklus',
		titel: 'An die Kontingentabfrage erinnern',
		action: 'kontingentabfrageSenden',
		response: eins(z.object({ n: anzahl })),
	}),
	exportKontingente: route({
		method: 'GET',
		path: '/v1/exporte/kontingente',
		area: 'export',
		titel: 'Kontingente als Excel-Datei',
		action: 'kontingenteExportieren',
		api: 'EXPORTE',
		...zyklusQuery,
		response: excel,
		contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	}),
	kontingentmatrix: route({
		method: 'GET',
		path: '/v1/kontingente',
		area,
		titel: 'Einsatzstellen mit ihren Plätzen je Dienstart',
		action: 'kontingenteLesen',
		extra: true,
		...zyklusQuery,
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
		...zyklusQuery,
		response: eins(
			z.object({
				zyklusID: id,
				kontingentMode,
				isAbgeschlossen: z.boolean(),
				/** Proposed as the last day of the inquiry. */
				frist: tag.nullable(),
				/** Empty for a site. */
				budget: z.array(budgetzeile),
				abfragen: z.array(z.object({ status: abfragestatus, anzahl })),
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
		...zyklusQuery,
		query: z.strictObject({ dienstartID: id.optional() }),
		response: eins(z.array(z.object({ dienstartID: id, monate: z.array(monatszeile), plaetze: z.array(platzzeile) }))),
	}),
};
