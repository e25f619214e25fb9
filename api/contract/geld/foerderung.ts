import { z } from 'zod';
import { BUNDESLANDKUERZEL } from '#domain/bundesland.ts';
import { ABRUFSPALTEN } from '#domain/geld/foerderung/abrufspalten.ts';
import { DIENSTE, EINHEITEN, MONATSREGELN } from '#domain/geld/foerderung/arten.ts';
import { eins, route } from '../route.ts';
import { id, listenID, version } from '../werte.ts';
import { EXCEL } from './laeufe.ts';

const area = 'export';
const feature = 'BUCHHALTUNG_EXPORT';
const action = 'geldVerwalten';

const wort = z.string().nullable();
const zahl = z.number().nullable();
const land = z.enum(BUNDESLANDKUERZEL).nullable();

const spaltenwahl = z.object({ spalte: z.enum(ABRUFSPALTEN), kopf: z.string() });
export const spaltenwunsch = z
	.array(z.strictObject({ spalte: z.enum(ABRUFSPALTEN), kopf: z.string().max(200) }))
	.max(100);

/** Its id is a word where the portal comes with it. */
const programm = z.object({
	id: z.string(),
	bezeichnung: z.string(),
	geldgeber: wort,
	zentralstelle: wort,
	hinweis: wort,
	gueltigVon: wort,
	gueltigBis: wort,
	dienstartIDs: z.array(z.string()),
	/** Which are meant where no Dienstart is named. */
	dienste: z.array(z.enum(DIENSTE)),
	filter: z.object({ alterVon: zahl, alterBis: zahl, wohnland: land, stellenland: land, mindestMonate: zahl }),
	einheit: z.enum(EINHEITEN),
	monatsregel: z.enum(MONATSREGELN),
	/** Whole cents. */
	saetze: z.array(z.object({ abDienstmonat: z.int(), cent: z.int(), gueltigVon: z.string() })),
	isDsj: z.boolean(),
	/** Of a claim's file; null: as the table has them. */
	spalten: z.array(spaltenwahl).nullable(),
	isAktiv: z.boolean(),
	isVorgabe: z.boolean(),
	version,
});

/** What the rules of the fields say, the decision says. */
const felder = {
	bezeichnung: z.string().max(1000),
	geldgeber: z.string().max(1000).nullable(),
	zentralstelle: z.string().max(1000).nullable(),
	hinweis: z.string().max(2000).nullable(),
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
	isDsj: z.boolean(),
	/** Left out or null: as the table has them. */
	spalten: spaltenwunsch.nullish(),
};

/** Funding programmes. */
export const foerderprogramme = {
	listeFoerderprogramme: route({
		method: 'GET',
		path: '/v1/foerderprogramm',
		area,
		titel: 'Förderprogramme',
		action,
		feature,
		extra: true,
		response: eins(z.array(programm)),
	}),
	legeFoerderprogrammAn: route({
		method: 'POST',
		path: '/v1/foerderprogramm',
		area,
		titel: 'Ein Förderprogramm anlegen',
		action,
		feature,
		extra: true,
		body: z.strictObject(felder),
		status: 201,
		response: eins(programm),
	}),
	aendereFoerderprogramm: route({
		method: 'PUT',
		path: '/v1/foerderprogramm/{id}',
		area,
		titel: 'Ein Förderprogramm ändern, aktivieren oder deaktivieren',
		action,
		feature,
		extra: true,
		params: { id: listenID },
		body: z
			.strictObject({ ...felder, isAktiv: z.boolean() })
			.partial()
			.extend({ version: version.optional() }),
		response: eins(programm),
	}),
	loescheFoerderprogramm: route({
		method: 'DELETE',
		path: '/v1/foerderprogramm/{id}',
		area,
		titel: 'Ein eigenes Förderprogramm löschen',
		action,
		feature,
		extra: true,
		params: { id: listenID },
	}),
};

/** `2026-Q1`, `2026-H1` or `2026-01_2026-03`; the decision says what is wrong with it. */
const zeitraum = z.string().max(20);

/** The file of this claim instead, whatever the path names. */
const query = z.object({ laufID: id.optional() });

/** Files on contracts that settle nothing. */
export const foerderexporte = {
	exportTnListe: route({
		method: 'GET',
		path: '/v1/exporte/buchhaltung/tn-liste',
		area,
		titel: 'Teilnehmende für die Abrechnung als Excel-Datei',
		action,
		feature,
		query: z.object({ zyklusID: id }),
		...EXCEL,
	}),
	exportMittelabruf: route({
		method: 'GET',
		path: '/v1/exporte/buchhaltung/dsj-mittelabruf/{zyklusID}/{zeitraum}',
		area,
		titel: 'dsj-Mittelabruf als Excel-Datei (Vorschau)',
		action,
		feature,
		params: { zeitraum },
		query,
		...EXCEL,
	}),
	exportMittelabrufCsv: route({
		method: 'GET',
		path: '/v1/exporte/buchhaltung/dsj-mittelabruf-csv/{zyklusID}/{zeitraum}',
		area,
		titel: 'dsj-Mittelabruf als CSV-Datei (Vorschau)',
		action,
		feature,
		params: { zeitraum },
		query,
		contentType: 'text/csv; charset=utf-8',
		response: z.string(),
	}),
	exportBfdVereinbarungen: route({
		method: 'GET',
		path: '/v1/exporte/buchhaltung/dsj-bfd-vereinbarungen/{zyklusID}',
		area,
		titel: 'BFD-Vereinbarungen für die dsj als Excel-Datei',
		action,
		feature,
		...EXCEL,
	}),
};
