import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type adressimport, entscheidungen, spaltenwahl } from '#api/contract/orte/adressimport.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { type Dateisendung, liesSendung } from '#api/plugins/multipart.ts';
import { alsAdressdatei, vorlageCsv, vorlageXlsx, zeigeZeile } from '#api/present/adressimport.ts';
import { filterworte } from '#api/present/filterworte.ts';
import { beginneImport } from '#commands/adressimport/beginne.ts';
import { erkenneDatei, planeDatei } from '#commands/adressimport/plan-vorschau.ts';
import { DATEISPALTEN, type Spaltenwahl } from '#domain/adressimport/kopf.ts';
import { type Entscheidungen, importergebnis } from '#domain/adressimport/zeile.ts';
import { ADRESSEN } from '#domain/liste/adressen.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { adressnamen } from '#projections/queries/orte/adressakte.ts';
import { adressbestand } from '#projections/queries/orte/adressbestand.ts';
import { adressen } from '#projections/queries/orte/adressen.ts';
import { importlauf } from '#projections/queries/orte/adressimport.ts';
import { filternamen } from '#projections/queries/traeger/namen.ts';
import { alsAnfrage, blickVon } from '../anfrage.ts';
import { gibDatei } from '../datei.ts';
import { herkunftVon } from '../erlaeuterung.ts';
import type { Handlers, Umstand } from '../handler.ts';

const DATEI_HOECHSTENS = 10 * 1024 * 1024;
/** More than any provider has; the export is one file. */
const ALLE = 100_000;

/** Import and export of addresses. */
export const adressimportHandlers: Handlers<typeof adressimport> = {
	async erkenneSpalten({ umgebung, request }) {
		const { pfad } = await liesSendung(request, DATEI_HOECHSTENS);
		const { zeilen, spalten } = await erkenneDatei(umgebung, await readFile(pfad));
		return { data: { zeilen, spalten: spalten.map((s) => ({ ...s, beispiele: [...s.beispiele] })) } };
	},

	async importiereAdressen(anruf) {
		const { umgebung, zyklusID, query, akteur } = anruf;
		const sendung = await liesSendung(anruf.request, DATEI_HOECHSTENS);
		if (query.expectedLength !== undefined && query.expectedLength !== sendung.laenge) throw unvollstaendig();
		const { felder } = sendung;
		const inhalt = await readFile(sendung.pfad);
		const wahl = { entscheidungen: liesEntscheidungen(felder.entscheidungen), spalten: liesSpalten(felder.spalten) };
		const { zeilen, unbekannteSpalten } = await planeDatei(umgebung, inhalt, wahl);
		const ergebnis = importergebnis(zeilen);
		const nurVorschau = query.vorschau === 'true' || ergebnis === 'ValidationErrors';
		const vorhaben = { dateiname: sendung.name, zyklusID, zeilen };
		const befehl = { akteur, idempotenz: idempotenzMit(anruf, inhalt, felder) };
		const importID = nurVorschau ? null : (await beginneImport(umgebung, befehl, vorhaben)).id;
		return {
			data: {
				ergebnis,
				importID,
				unbekannteSpalten: [...unbekannteSpalten],
				zeilen: zeilen.map((z) => zeigeZeile(z, false)),
			},
		};
	},

	async holeImport({ umgebung, params }) {
		const lauf = await importlauf(umgebung.db, params.id);
		if (!lauf) throw nichtGefunden();
		return { data: { ...lauf, zeilen: lauf.zeilen.map((z) => zeigeZeile(z, true)) } };
	},

	async exportiereAdressen(anruf) {
		const { umgebung, zyklusID, query } = anruf;
		const { sucheHelper = null, ...liste } = query;
		const gesucht = alsAnfrage(anruf, liste);
		const anfrage = { ...gesucht, text: gesucht.text ?? sucheHelper, seite: 1, groesse: ALLE };
		const { zeilen } = await adressen(umgebung, await blickVon(anruf), anfrage);
		const ids = zeilen.map(({ id }) => id);
		const [bestand, namen, gefiltert] = await Promise.all([
			adressbestand(umgebung.db, zyklusID, ids),
			adressnamen(umgebung.db, []),
			filternamen(umgebung.db, anfrage.filter),
		]);
		const erlaeuterung = {
			inhalt: 'Adressen mit allen Feldern',
			filter: filterworte(ADRESSEN, anfrage, gefiltert) ?? 'keiner',
			...(await herkunftVon(anruf)),
		};
		const datei = { liste: 'adressen', endung: 'xlsx', anzahl: ids.length, anfrage } as const;
		return gibDatei(anruf, datei, await alsAdressdatei(bestand, namen, erlaeuterung));
	},

	listeImportvorlagen: async () => ({
		data: {
			vorlagen: (['XLSX', 'CSV'] as const).map((format) => {
				const endung = format.toLowerCase();
				return { format, dateiname: `Adressimport.${endung}`, pfad: `/v1/system/import/downloads/${endung}` };
			}),
			spalten: DATEISPALTEN.map(({ key, kopf, erklaerung, beispiel }) => ({
				...{ feld: key, bezeichnung: kopf, erklaerung, beispiel },
			})),
		},
	}),

	async ladeVorlageXlsx({ reply }) {
		reply.header('content-disposition', 'attachment; filename="Adressimport.xlsx"');
		return vorlageXlsx();
	},

	async ladeVorlageCsv({ reply }) {
		reply.header('content-disposition', 'attachment; filename="Adressimport.csv"');
		return vorlageCsv();
	},
};

/** Who repeats the call with the same key must send the same file. */
function idempotenzMit({ idempotenz }: Umstand, inhalt: Buffer, felder: Dateisendung['felder']): Umstand['idempotenz'] {
	if (!idempotenz) return null;
	const bodyHash = createHash('sha256').update(inhalt).update(JSON.stringify(felder)).digest('hex');
	return { ...idempotenz, bodyHash };
}

function liesEntscheidungen(text: string | undefined): Entscheidungen {
	if (text === undefined) return {};
	try {
		return entscheidungen.parse(JSON.parse(text));
	} catch {
		throw abgelehnt('entscheidungen', 'Die Entscheidungen zu den Zeilen sind nicht lesbar.');
	}
}

function liesSpalten(text: string | undefined): Spaltenwahl | undefined {
	if (text === undefined) return undefined;
	try {
		return spaltenwahl.parse(JSON.parse(text));
	} catch {
		throw abgelehnt('spalten', 'Die Zuordnung der Spalten ist nicht lesbar.');
	}
}

const unvollstaendig = (): Abgelehnt =>
	abgelehnt('datei', 'Die Datei wurde nicht vollständig übertragen. Bitte versuchen Sie es noch einmal.');

const abgelehnt = (feld: string, text: string): Abgelehnt => new Abgelehnt([{ code: 'DATEI', http: 422, feld, text }]);
