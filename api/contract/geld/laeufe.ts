import { z } from 'zod';
import { PRUEFUNGEN, type Pruefungkey } from '#domain/geld/lauf/pruefungen.ts';
import { LAUFARTEN, TEILE } from '#domain/geld/posten.ts';
import { eins, liste, route } from '../route.ts';
import { id, listenID, tag, text, version } from '../werte.ts';

const area = 'export';
const feature = 'BUCHHALTUNG_EXPORT';
const action = 'geldVerwalten';
const datei = z.custom<Uint8Array | Blob>();
export const EXCEL = {
	contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	response: datei,
} as const;

/** `2026-11` */
export const monat = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Invalides Format');
export const art = z.enum(LAUFARTEN);
export const status = z.enum(['ENTWURF', 'GEPRUEFT', 'FREIGEGEBEN', 'UEBERGEBEN', 'GEBUCHT', 'VERWORFEN']);
/** Euros with two decimals. */
export const euro = z.number();
const wer = z.string().nullable();
const pruefung = z.enum(Object.keys(PRUEFUNGEN) as [Pruefungkey, ...Pruefungkey[]]);

export const laufkopf = z.object({
	id,
	nr: z.int(),
	art,
	/** Whose claim it is, as it is called today. */
	programm: z.object({ id: listenID, bezeichnung: z.string() }).nullable(),
	zyklusID: id.nullable(),
	von: monat,
	bis: monat,
	status,
	statusSeit: z.string(),
	/** Those that are in it. */
	zeilen: z.int(),
	summe: euro,
});

const laufzeile = z.object({
	nr: z.int(),
	vertragID: id,
	freiwilligerID: id,
	name: z.string(),
	vertragsnummer: wer,
	einsatzstelle: wer,
	einsatzstelleID: id.nullable(),
	monat,
	/** Thirtieths of the month. */
	anteil: z.int(),
	teile: z.partialRecord(z.enum(TEILE), euro),
	betrag: euro,
	/** Of a claim: thirtieths of a unit. */
	menge: z.int().optional(),
	/** Of an earlier month: the run it corrects, null where none has paid it; missing: a month of the run. */
	ausgleichZu: z.int().nullable().optional(),
	/** The last four digits. */
	iban: wer,
	istHerausgenommen: z.boolean(),
	pruefungen: z.array(z.object({ pruefung, bestaetigt: z.boolean() })),
});

/** Line by line: which claim, who, how much, why. */
const korrektur = z.object({
	abruf: z.string(),
	laufNr: z.int().nullable(),
	vertragID: id,
	freiwilligerID: id,
	name: z.string(),
	vertragsnummer: wer,
	/** The rows it is made of. */
	monate: z.array(monat).readonly(),
	/** Thirtieths of a unit; below zero: less. */
	menge: z.int(),
	wieviel: z.string(),
	betrag: euro,
	grund: z.string(),
	text: z.string(),
});

const lauf = z.object({
	...laufkopf.shape,
	version,
	grund: wer,
	/** Every event up to it counts. */
	position: z.string(),
	/** When its rows were reckoned. */
	gerechnetAm: z.string(),
	hash: z.string(),
	/** A job reckons it: files read, of so many; or has given it up. */
	berechnung: z
		.object({ stand: z.enum(['LAEUFT', 'GESCHEITERT']), gelesen: z.int().nullable(), gesamt: z.int().nullable() })
		.nullable(),
	posten: z.array(laufzeile),
	pruefungen: z.array(
		z.object({
			pruefung,
			titel: z.string(),
			abhilfe: z.string(),
			sperrt: z.boolean(),
			zeilen: z.int(),
			offen: z.int(),
		}),
	),
	/** What a claim corrects of earlier ones. */
	korrekturen: z.array(korrektur),
	/** Who has rows and gets no transfer from the payment file, in words; of the allowance. */
	ohneUeberweisung: z.array(z.string()),
	/** What hinders the next step for whoever asks, in words; null: nothing. */
	hindernis: wer,
	verlauf: z.array(z.object({ zeit: z.string(), wer: z.string(), was: z.string(), grund: wer })),
});

/** Accounting runs: reckoned, checked by one, released by another, taken away. */
export const laeufe = {
	listeLaeufe: route({
		method: 'GET',
		path: '/v1/exporte/laeufe',
		area,
		titel: 'Läufe der Buchhaltung, die neuesten zuerst',
		action,
		feature,
		extra: true,
		query: z.object({
			seite: z.coerce.number().int().min(1).default(1),
			groesse: z.coerce.number().int().min(1).max(200).default(50),
			art: art.optional(),
			/** Claims of one programme. */
			programmID: listenID.optional(),
		}),
		response: liste(laufkopf),
	}),
	legeLaufAn: route({
		method: 'POST',
		path: '/v1/exporte/laeufe',
		area,
		titel: 'Einen Lauf als Entwurf rechnen',
		action,
		feature,
		extra: true,
		body: z.strictObject({
			art,
			/** Of a claim. */
			programmID: listenID.nullish(),
			/** `2026-11_2026-11` and the like. */
			zeitraum: z.string().max(20),
			zyklusID: id.nullish(),
			grund: text(500).nullish(),
		}),
		status: 201,
		response: eins(lauf),
	}),
	holeLauf: route({
		method: 'GET',
		path: '/v1/exporte/laeufe/{id}',
		area,
		titel: 'Ein Lauf mit Zeilen, Prüfungen und Verlauf',
		action,
		feature,
		extra: true,
		response: eins(lauf),
	}),
	tueLaufschritt: route({
		method: 'POST',
		path: '/v1/exporte/laeufe/{id}/schritte',
		area,
		titel: 'Einen Lauf prüfen, freigeben, buchen, verwerfen oder neu rechnen',
		action,
		feature,
		extra: true,
		body: z.strictObject({
			schritt: z.enum(['PRUEFEN', 'FREIGEBEN', 'BUCHEN', 'VERWERFEN', 'NEU_RECHNEN']),
			version,
			grund: text(500).nullish(),
		}),
		response: eins(lauf),
	}),
	aendereLaufzeilen: route({
		method: 'POST',
		path: '/v1/exporte/laeufe/{id}/zeilen',
		area,
		titel: 'Zeilen aus dem Lauf nehmen, zurücklegen oder trotz einer Prüfung bestätigen',
		action,
		feature,
		extra: true,
		body: z.strictObject({
			zeilen: z
				.array(z.strictObject({ vertragID: id, monat }))
				.min(1)
				.max(5_000),
			was: z.enum(['HERAUSNEHMEN', 'ZURUECKLEGEN', 'BESTAETIGEN']),
			pruefung: pruefung.nullish(),
			grund: text(500).nullish(),
		}),
		response: eins(lauf),
	}),
	uebergibLauf: route({
		method: 'POST',
		path: '/v1/exporte/laeufe/{id}/uebergabe',
		area,
		titel: 'Die Datei eines freigegebenen Laufs holen; wer und wann steht im Verlauf',
		action,
		feature,
		extra: true,
		...EXCEL,
	}),
	holeZahlungsdatei: route({
		method: 'POST',
		path: '/v1/exporte/laeufe/{id}/zahlungsdatei',
		area,
		titel: 'Die SEPA-Überweisungen (pain.001.001.09) eines freigegebenen Taschengeldlaufs holen',
		action,
		feature,
		extra: true,
		body: z.strictObject({
			/** Left out: the first banking day after the release. */
			ausfuehrung: tag.nullish(),
		}),
		contentType: 'application/xml',
		response: datei,
	}),
	rechneLaufNach: route({
		method: 'GET',
		path: '/v1/exporte/laeufe/{id}/nachrechnung',
		area,
		titel: 'Rechnet einen Lauf von seinem Stand aus nach und vergleicht',
		action,
		feature,
		extra: true,
		response: eins(z.object({ istGleich: z.boolean(), hash: z.string(), gerechnet: z.string() })),
	}),
};

const blick = z.object({
	/** Only contracts of this cycle. */
	zyklusID: id.optional(),
	/** Needed without a cycle; otherwise its months. */
	zeitraum: z.string().max(20).optional(),
	/** The file of this run instead. */
	laufID: id.optional(),
});

/** Accounting as files that are reckoned now and settle nothing. */
export const buchhaltung = {
	exportBfdBeitrag: route({
		method: 'GET',
		path: '/v1/exporte/buchhaltung/bfd-einsatzstellen-beitrag',
		area,
		titel: 'Einsatzstellenbeiträge BFD als Excel-Datei (Vorschau)',
		action,
		feature,
		query: blick,
		...EXCEL,
	}),
	exportFsjBeitrag: route({
		method: 'GET',
		path: '/v1/exporte/buchhaltung/fsj-einsatzstellen-beitrag',
		area,
		titel: 'Einsatzstellenbeiträge FSJ und FÖJ als Excel-Datei (Vorschau)',
		action,
		feature,
		query: blick,
		...EXCEL,
	}),
	exportTaschengeld: route({
		method: 'GET',
		path: '/v1/exporte/buchhaltung/taschengeld',
		area,
		titel: 'Taschengeld als Excel-Datei (Vorschau)',
		action,
		feature,
		query: blick,
		...EXCEL,
	}),
};
