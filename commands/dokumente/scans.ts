import { readFile } from 'node:fs/promises';
import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { type Ablage, ort } from '#commands/dateien/ablage.ts';
import { fuerPdf } from '#commands/dateien/bild.ts';
import { behalteErzeugtes, PORTAL } from '#commands/dateien/erzeugen.ts';
import type { Scanort, Scanquelle } from '#commands/pdf/scanpapier.ts';
import { setzeScanzusammen } from '#commands/pdf/werkstatt.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { scanfall, scanhindernisse, scanZuordnen } from '#domain/akte/entscheidungen/dokument/scan-zuordnen.ts';
import { liesPruefnummer } from '#domain/papier/pruefnummer.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { istBild } from '#domain/upload/dateitypen.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';
import { entscheide } from './befehl.ts';
import { dateiVon, gibDemDokument } from './datei.ts';
import { druckkennung } from './drucken.ts';

/** What a number in a code leads to, for who may see it. */
export interface Erkannt {
	readonly nummer: string;
	readonly freiwilligerID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly dokument: string;
	readonly seiten: number;
	readonly gedrucktAm: string;
	/** Why its scan can't be assigned; empty: it can. */
	readonly hindernisse: readonly string[];
}

/** Of numbers nobody here has printed, or whose file the reader doesn't see, nothing is told. */
export async function erkenneDrucke(
	umgebung: Umgebung,
	akteur: Akteur,
	nummern: readonly string[],
): Promise<readonly Erkannt[]> {
	const kennungen = new Map(
		nummern.flatMap((eine) => {
			const nummer = liesPruefnummer(eine);
			return nummer === null ? [] : [[druckkennung(nummer), nummer] as const];
		}),
	);
	if (kennungen.size === 0) return [];
	const zeilen = await umgebung.db
		.selectFrom('druck')
		.select(['kennung', 'freiwilliger_id'])
		.where('kennung', 'in', [...kennungen.keys()])
		.orderBy('kennung')
		.execute();
	const erkannt: Erkannt[] = [];
	for (const { kennung, freiwilliger_id: freiwilligerID } of zeilen) {
		const eines = await erkenne(umgebung, akteur, { kennung, freiwilligerID });
		if (eines) erkannt.push({ nummer: kennungen.get(kennung) ?? '', ...eines });
	}
	return erkannt;
}

async function erkenne(
	umgebung: Umgebung,
	akteur: Akteur,
	{ kennung, freiwilligerID }: { readonly kennung: string; readonly freiwilligerID: string },
): Promise<Omit<Erkannt, 'nummer'> | null> {
	try {
		const lage = await liesLage(umgebung, akteur, freiwilligerID);
		const { fall, druck } = scanfall(lage, kennung, null);
		const { vorname = null, nachname = null } = lage.akte.person;
		return {
			...{ freiwilligerID, vorname, nachname, dokument: fall.spec.bezeichnung },
			...{ seiten: druck.seiten, gedrucktAm: druck.am, hindernisse: scanhindernisse(lage, kennung) },
		};
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return null;
		throw fehler;
	}
}

interface Scan {
	readonly freiwilligerID: string;
	readonly nummer: string;
	readonly original: string;
	/** In the order of the print. */
	readonly seiten: readonly { readonly uploadID: string; readonly seite: number }[];
}

/** The pages of one print become its document, to be checked like what anybody hands in. The files of the scanner expire. */
export async function ordneScanZu(
	umgebung: Umgebung,
	ablage: Ablage,
	befehl: Aktenbefehl,
	{ freiwilligerID, nummer, original, seiten }: Scan,
): Promise<{ dokumentID: string }> {
	const kennung = druckkennung(liesPruefnummer(nummer) ?? '');
	const lage = await liesLage(umgebung, befehl.akteur, freiwilligerID);
	const { fall } = scanfall(lage, kennung, null);
	const eingabe = { kennung, seiten: seiten.length, original };
	// Refused in any case, before a file is made.
	scanZuordnen(lage, { ...eingabe, dokumentID: '', datei: { uploadID: '', sha256: '', name: '' } });
	const uploadIDs = [...new Set(seiten.map(({ uploadID }) => uploadID))];
	const quellen: Scanquelle[] = [];
	for (const id of uploadIDs) quellen.push(await quelleVon(umgebung, ablage, befehl.akteur, id));
	const orte: Scanort[] = seiten.map(({ uploadID, seite }) => ({ quelle: uploadIDs.indexOf(uploadID), seite }));
	const inhalt = await setzeScanzusammen(ablage, quellen, orte);
	const name = `${fall.spec.bezeichnung} unterschrieben.pdf`;
	const { uploadID } = await behalteErzeugtes(umgebung, ablage, { name, inhalt });
	return entscheide(umgebung, befehl, freiwilligerID, async (jetzt, sitzung) => {
		const dokumentID = jetzt.ctx.neueID();
		const datei = await dateiVon(sitzung, uploadID);
		const entschluss = scanZuordnen(jetzt, { ...eingabe, dokumentID, datei });
		await gibDemDokument(sitzung, dokumentID, { uploadID, userID: PORTAL });
		return { entschluss, ergebnis: { dokumentID } };
	});
}

/** Whoever assigns a page has uploaded the file it lies in. */
async function quelleVon(umgebung: Umgebung, ablage: Ablage, akteur: Akteur, id: string): Promise<Scanquelle> {
	const upload = await findeUpload(umgebung.db, { id });
	if (upload?.status !== 'Uploaded' || upload.userID !== akteur.userID) throw new Abgelehnt([UNBEKANNT]);
	if (istBild(upload.endung)) return { art: 'BILD', bild: await fuerPdf(ort(ablage, id), KANTE) };
	if (upload.endung !== 'pdf') throw new Abgelehnt([KEIN_SCAN]);
	return { art: 'PDF', bytes: await readFile(ort(ablage, id)) };
}

/** Pixels: 200 dpi on A4. */
const KANTE = 2339;

const UNBEKANNT: Regelverstoss = {
	code: 'DATEI',
	http: 422,
	feld: 'seiten',
	text: 'Bitte laden Sie die Datei erneut hoch.',
};
const KEIN_SCAN: Regelverstoss = {
	...UNBEKANNT,
	code: 'DATEITYP',
	text: 'Ein Scan ist ein PDF oder ein Bild (JPG, PNG).',
};
