import { Worker } from 'node:worker_threads';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { reihum } from '#commands/reihum.ts';
import type { Dateisignatur } from '#domain/akte/zustand.ts';
import type { Feldzuordnung, Formularblick, Formularfeld } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Ergebnisse, Pdfantwort, Pdfauftrag } from './auftrag.ts';
import type { Briefe } from './briefe.ts';
import type { Bedruckt } from './druckstempel.ts';
import type { Laufblatt } from './laufblatt.ts';
import type { Pruefvermerk } from './papier/pruefvermerk.ts';
import type { Scanort, Scanquelle } from './scanpapier.ts';
import type { Seminarpapier } from './seminare/seminarpapier.ts';
import type { Siegelangaben, Zertifikat } from './siegel/siegel.ts';
import type { Signaturblatt } from './siegel/signaturblatt.ts';
import { type Pdfvorlage, type Pdfwerte, pdfAbgelehnt } from './vorlage.ts';

/** Whose work it is: the tenants of a process take turns. Each keeps its files in a place of its own. */
type Quelle = Pick<Ablage, 'dateien'>;

/**
 * The template with its values. The same input gives the same bytes. A PDF has no fields left; of a text the light
 * markup is laid out. `vermerk`: how it is checked, where it is issued.
 */
export const fuelle = (
	quelle: Quelle,
	vorlage: Pdfvorlage,
	werte: Pdfwerte,
	vermerk: Pruefvermerk | null = null,
): Promise<Uint8Array> => beauftrage(quelle, { art: 'FUELLEN', vorlage, werte, vermerk });

/** The fields of a PDF form; none: it is no form. */
export const felderVon = (quelle: Quelle, bytes: Uint8Array): Promise<Formularfeld[]> =>
	beauftrage(quelle, { art: 'FELDER', bytes });

/** The form with its pages: where its fields stand, and what is printed beside them. */
export const formularVon = (quelle: Quelle, bytes: Uint8Array): Promise<Formularblick> =>
	beauftrage(quelle, { art: 'FORMULAR', bytes });

/** Fields of a form that have no room for what would stand in them. */
export const zuLangeFelder = (
	quelle: Quelle,
	bytes: Uint8Array,
	werte: Pdfwerte,
	felder: readonly Feldzuordnung[],
): Promise<readonly string[]> => beauftrage(quelle, { art: 'ZU_LANG', bytes, werte, felder });

/** How many pages a PDF has; refuses one that can't be worked with. */
export const seitenVon = (quelle: Quelle, bytes: Uint8Array): Promise<number> =>
	beauftrage(quelle, { art: 'SEITEN', bytes });

/** The signatures of a file that was signed elsewhere; refuses one that isn't, or isn't what was given out (its first bytes). */
export const signaturenVon = (quelle: Quelle, bytes: Uint8Array, laenge: number): Promise<Dateisignatur[]> =>
	beauftrage(quelle, { art: 'SIGNATUREN', bytes, laenge });

/** The document with the word across each page that says it isn't agreed on yet. */
export const alsEntwurf = (quelle: Quelle, bytes: Uint8Array): Promise<Uint8Array> =>
	beauftrage(quelle, { art: 'ENTWURF', bytes });

/** The document with the code of a print on each page, by which its scan is known. */
export const bedrucke = (quelle: Quelle, bytes: Uint8Array, nummer: string): Promise<Bedruckt> =>
	beauftrage(quelle, { art: 'DRUCK', bytes, nummer });

/** One document of these pages of scanned files. */
export const setzeScanzusammen = (
	quelle: Quelle,
	quellen: readonly Scanquelle[],
	seiten: readonly Scanort[],
): Promise<Uint8Array> => beauftrage(quelle, { art: 'SCAN', quellen, seiten });

/** A list, tags or certificates of a seminar. */
export const setzePapier = (quelle: Quelle, papier: Seminarpapier): Promise<Uint8Array> =>
	beauftrage(quelle, { art: 'SEMINARPAPIER', papier });

/** Letters one behind the other, to be printed in one go. */
export const setzeStapel = (quelle: Quelle, briefe: Briefe): Promise<Uint8Array> =>
	beauftrage(quelle, { art: 'BRIEFE', briefe });

/** An accounting run with all its rows. */
export const setzeLauf = (quelle: Quelle, blatt: Laufblatt): Promise<Uint8Array> =>
	beauftrage(quelle, { art: 'LAUFBLATT', blatt });

/** The document with the pages that tell who signed it, and how that came about. */
export const haengeSignaturblattAn = (quelle: Quelle, bytes: Uint8Array, blatt: Signaturblatt): Promise<Uint8Array> =>
	beauftrage(quelle, { art: 'SIGNATURBLATT', bytes, blatt });

/** The document sealed: any change afterwards is seen. */
export const siegle = (
	quelle: Quelle,
	bytes: Uint8Array,
	zertifikat: Zertifikat,
	angaben: Siegelangaben,
): Promise<Uint8Array> => beauftrage(quelle, { art: 'SIEGEL', bytes, zertifikat, angaben });

/** Of computing: on a busy machine the same document takes longer, and is no worse for it. */
const RECHENZEIT_MS = 10_000;
/** Where it can't be asked how much it has computed, or does nothing but wait. */
const HOECHSTENS_MS = 60_000;
const SPEICHER_MB = 512;
const WIEGEN_MS = 100;

/** One at a time: each may take a core and a lot of memory. More of one tenant's would wait longer than anybody does. */
const derReihe = reihum({ gleichzeitig: 1, wartend: 64, quellen: 64 });
/** Stays for the next one, and holds up no exit. */
let faden: Worker | null = null;

const beauftrage = <A extends Pdfauftrag>(quelle: Quelle, auftrag: A): Promise<Ergebnisse[A['art']]> =>
	derReihe(quelle.dateien, () => laufe(auftrag)) as Promise<Ergebnisse[A['art']]>;

async function laufe(auftrag: Pdfauftrag): Promise<Ergebnisse[Pdfauftrag['art']]> {
	faden ??= new Worker(new URL('./faden.ts', import.meta.url), {
		resourceLimits: { maxOldGenerationSizeMb: SPEICHER_MB },
	});
	const antwort = await frage(faden, auftrag);
	if ('fehler' in antwort) throw antwort.fehler;
	if ('verstoesse' in antwort) throw new Abgelehnt(antwort.verstoesse);
	return antwort.ergebnis;
}

async function frage(worker: Worker, auftrag: Pdfauftrag): Promise<Pdfantwort> {
	const { promise, resolve, reject } = Promise.withResolvers<Pdfantwort>();
	const scheitere = (fehler: unknown) => reject(istSpeicherfehler(fehler) ? zuAufwendig() : fehler);
	const frist = setTimeout(() => reject(zuAufwendig()), HOECHSTENS_MS);
	// One that is only just starting has none yet, and can't be asked.
	const vorher = rechenzeit(worker).catch(() => 0);
	const gerechnet = async () => (await rechenzeit(worker)) - (await vorher);
	const waage = setInterval(() => {
		// One that has ended isn't weighed: its end is told by the events below.
		megabyte(worker).then((mb) => mb > SPEICHER_MB && reject(zuAufwendig()), nichts);
		gerechnet().then((ms) => ms > RECHENZEIT_MS && reject(zuAufwendig()), nichts);
	}, WIEGEN_MS);
	worker.once('message', resolve);
	worker.once('error', scheitere);
	worker.ref();
	try {
		worker.postMessage(auftrag);
		return await promise;
	} catch (fehler) {
		// It is dead, or at work on what nobody waits for any more.
		faden = null;
		await worker.terminate();
		throw fehler;
	} finally {
		clearTimeout(frist);
		clearInterval(waage);
		worker.off('message', resolve);
		worker.off('error', scheitere);
		worker.unref();
	}
}

/** Outside the heap, where streams are unpacked: Node itself limits the heap only. */
async function megabyte(worker: Worker): Promise<number> {
	const { external_memory: bytes } = await worker.getHeapStatistics();
	return bytes / 1_000_000;
}

const nichts = () => undefined;

/** Since it began, in milliseconds. */
async function rechenzeit(worker: Worker): Promise<number> {
	const { user, system } = await worker.cpuUsage();
	return (user + system) / 1000;
}

const istSpeicherfehler = (fehler: unknown): boolean =>
	(fehler as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';

const zuAufwendig = (): Abgelehnt =>
	pdfAbgelehnt('Das PDF ist zu aufwendig. Bitte vereinfachen Sie es, zum Beispiel durch „Als PDF drucken“.');
