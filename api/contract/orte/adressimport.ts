import { z } from 'zod';
import { DATEIKEYS } from '#domain/adressimport/kopf.ts';
import { IMPORTERGEBNISSE, KONTAKTAKTIONEN, ZEILENAKTIONEN, ZEILENERGEBNISSE } from '#domain/adressimport/zeile.ts';
import { ADRESSEN } from '#domain/liste/adressen.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { exportquery } from '../filter.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';

const area = 'adresse';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** In the browser it arrives as a Blob. */
const excel = z.custom<Uint8Array | Blob>();

const wort = z.string().nullable();
const wechsel = z.array(z.object({ bezeichnung: z.string(), von: wort, nach: wort }));
const feld = z.enum(DATEIKEYS);
const zeile = z.object({
	/** Line in the file, the headings being the first. */
	nr: z.int(),
	ergebnis: z.enum(ZEILENERGEBNISSE),
	/** All that is to be said of it in one text. */
	meldung: z.string(),
	/** What becomes of it, warned or not. */
	aktion: z.enum(ZEILENAKTIONEN),
	typ: z.string(),
	bezeichnung: z.string(),
	einsatzstelle: wort,
	/** Written by this run; null where nothing was. */
	adresseID: id.nullable(),
	meldungen: z.array(z.object({ istFehler: z.boolean(), spalte: wort, text: z.string() })),
	aenderungen: wechsel,
	/** Cells of a new address that read otherwise than they stand: `4500` as `4.500`. */
	gelesen: z.array(z.object({ bezeichnung: z.string(), zelle: wort, wert: wort })),
	/** Its contact persons and what becomes of them. */
	kontakte: z.array(z.object({ name: z.string(), aktion: z.enum(KONTAKTAKTIONEN), aenderungen: wechsel })),
	/** Addresses of the portal that it may mean, the likeliest first. */
	kandidaten: z.array(
		z.object({
			adresseID: id,
			prozent: z.int(),
			vergleich: z.array(z.object({ bezeichnung: z.string(), portal: wort, datei: wort })),
		}),
	),
});

/** What was chosen for rows, by their line: an address to update, `NEU`, or `AUSLASSEN`. */
export const entscheidungen = z.record(
	z.string().regex(/^\d{1,7}$/),
	z.union([z.enum(['NEU', 'AUSLASSEN']), id], 'Die Kennung ist ungültig.'),
);

/** What each column of the file is about, by its place; null: it isn't taken. Without this the headings alone count. */
export const spaltenwahl = z.array(feld.nullable()).max(200);

/** Import and export of addresses. */
export const adressimport = {
	erkenneSpalten: route({
		method: 'POST',
		path: '/v1/adresseimport/spalten',
		area,
		titel: 'Spalten einer CSV- oder Excel-Datei und was sie wohl enthalten',
		action: 'adressenImportieren',
		extra: true,
		datei: { feld: 'content' },
		response: eins(
			z.object({
				/** Rows below the headings. */
				zeilen: z.int(),
				spalten: z.array(
					z.object({
						/** Empty: it has no heading. */
						kopf: z.string(),
						beispiele: z.array(z.string()),
						/** A guess; null: nothing the portal knows. */
						feld: feld.nullable(),
						woran: z.enum(['UEBERSCHRIFT', 'WERTE']).nullable(),
					}),
				),
			}),
		),
	}),
	importiereAdressen: route({
		method: 'POST',
		path: '/v1/adresseimport',
		area,
		titel: 'Adressen aus einer CSV- oder Excel-Datei importieren, auf Wunsch nur als Vorschau',
		action: 'adressenImportieren',
		zyklus: true,
		datei: {
			feld: 'content',
			daneben: {
				spalten: 'JSON: je Spalte der Datei das Feld, das sie füllt, oder null; ohne Angabe zählen die Überschriften',
				entscheidungen: 'JSON: je Zeilennummer NEU, AUSLASSEN oder die ID der gemeinten Adresse',
			},
		},
		query: z.strictObject({
			/** Bytes of the file; another length was cut on the way. */
			expectedLength: z
				.string()
				.regex(/^\d{1,9}$/)
				.transform(Number)
				.optional(),
			vorschau: z.enum(['true', 'false']).optional(),
		}),
		response: eins(
			z.object({
				ergebnis: z.enum(IMPORTERGEBNISSE),
				/** Of the run that writes; null: a preview, or nothing may be written. */
				importID: id.nullable(),
				/** Headings of columns that nothing was read from. */
				unbekannteSpalten: z.array(z.string()),
				zeilen: z.array(zeile),
			}),
		),
	}),
	holeImport: route({
		method: 'GET',
		path: '/v1/adresseimport/{id}',
		area,
		titel: 'Fortschritt und Ergebnis eines Imports',
		action: 'adressenImportieren',
		extra: true,
		response: eins(
			z.object({
				id,
				dateiname: z.string(),
				gesamt: z.int(),
				erledigt: z.int(),
				/** Once all is done. */
				zeilen: z.array(zeile),
			}),
		),
	}),
	exportiereAdressen: route({
		method: 'GET',
		path: '/v1/adresse/export',
		area,
		titel: 'Adressen als Excel-Datei',
		action: 'adressenExportieren',
		zyklus: true,
		query: exportquery(sortierbar(ADRESSEN)).extend({ sucheHelper: z.string().trim().max(200).optional() }),
		contentType: XLSX,
		response: excel,
	}),
	listeImportvorlagen: route({
		method: 'GET',
		path: '/v1/system/import/downloads',
		area: 'system',
		titel: 'Vorlagen für Importe und die Spalten, die sie haben',
		action: 'adressenImportieren',
		response: eins(
			z.object({
				vorlagen: z.array(z.object({ format: z.enum(['XLSX', 'CSV']), dateiname: z.string(), pfad: z.string() })),
				spalten: z.array(z.object({ feld, bezeichnung: z.string(), erklaerung: z.string(), beispiel: z.string() })),
			}),
		),
	}),
	ladeVorlageXlsx: route({
		method: 'GET',
		path: '/v1/system/import/downloads/xlsx',
		area: 'system',
		titel: 'Vorlage für den Import von Adressen als Excel-Datei',
		action: 'adressenImportieren',
		extra: true,
		contentType: XLSX,
		response: excel,
	}),
	ladeVorlageCsv: route({
		method: 'GET',
		path: '/v1/system/import/downloads/csv',
		area: 'system',
		titel: 'Vorlage für den Import von Adressen als CSV-Datei',
		action: 'adressenImportieren',
		extra: true,
		contentType: 'text/csv; charset=utf-8',
		response: z.string(),
	}),
};
