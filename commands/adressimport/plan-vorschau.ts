import { Worker } from 'node:worker_threads';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Bestandsadresse, ordneBestand } from '#domain/adressimport/abgleich.ts';
import type { Bestandsperson } from '#domain/adressimport/kontakt.ts';
import type { Attribute, Spaltenwahl } from '#domain/adressimport/kopf.ts';
import type { Listenwort } from '#domain/adressimport/verzeichnisse.ts';
import type { Spaltenvorschlag } from '#domain/adressimport/vorschlag.ts';
import type { Entscheidungen, Planzeile } from '#domain/adressimport/zeile.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { adressbestand, listenworte, personenbestand } from '#projections/queries/orte/adressbestand.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { pruefeUmzuege } from './umzuege.ts';

/** What the thread is given: everything by value. */
interface Grundlage {
	readonly inhalt: Uint8Array;
	readonly adressen: readonly Bestandsadresse[];
	readonly worte: readonly Listenwort[];
	readonly attribute: Attribute;
}

/** What was chosen for the file: of rows, and of columns (without it the headings alone count). */
export interface Importwahl {
	readonly entscheidungen: Entscheidungen;
	readonly spalten?: Spaltenwahl | undefined;
}

/** What may be asked of the thread, with its answer. */
export interface Faden {
	readonly PLAN: {
		readonly auftrag: Grundlage & Importwahl & { readonly art: 'PLAN'; readonly personen: readonly Bestandsperson[] };
		readonly ergebnis: Importplan;
	};
	readonly SPALTEN: { readonly auftrag: Grundlage & { readonly art: 'SPALTEN' }; readonly ergebnis: Spaltenbild };
}

export interface Importplan {
	readonly zeilen: readonly Planzeile[];
	/** Headings of columns that nothing was read from. */
	readonly unbekannteSpalten: readonly string[];
}

/** The columns of a file, and how many rows stand below them. */
export interface Spaltenbild {
	readonly zeilen: number;
	readonly spalten: readonly Spaltenvorschlag[];
}

export type Fadenantwort<Art extends keyof Faden = keyof Faden> =
	| { readonly ergebnis: Faden[Art]['ergebnis'] }
	| { readonly verstoesse: readonly Regelverstoss[] };

/** What the import of this file would do to the addresses as they are now; nothing is written. */
export async function planeDatei(
	{ db }: Pick<Umgebung, 'db'>,
	inhalt: Uint8Array,
	wahl: Importwahl,
): Promise<Importplan> {
	const [grundlage, personen] = await Promise.all([liesGrundlage(db, inhalt), personenbestand(db)]);
	const plan = await imFaden<'PLAN'>({ art: 'PLAN', ...grundlage, personen, ...wahl });
	return { ...plan, zeilen: await pruefeUmzuege(db, plan.zeilen, ordneBestand(grundlage.adressen)) };
}

/** Which columns the file has, and what they may be about. */
export async function erkenneDatei({ db }: Pick<Umgebung, 'db'>, inhalt: Uint8Array): Promise<Spaltenbild> {
	return imFaden<'SPALTEN'>({ art: 'SPALTEN', ...(await liesGrundlage(db, inhalt)) });
}

async function liesGrundlage(db: Umgebung['db'], inhalt: Uint8Array): Promise<Grundlage> {
	const [adressen, worte, parameter] = await Promise.all([adressbestand(db, ''), listenworte(db), alleParameter(db)]);
	const attribute = [parameter.gruppierungAttribut1Bezeichnung, parameter.gruppierungAttribut2Bezeichnung] as const;
	return { inhalt, adressen, worte, attribute };
}

const HOECHSTENS_MS = 60_000;
const SPEICHER_MB = 768;

/** One file at a time: each may take a core and a lot of memory. */
let vorige: Promise<unknown> = Promise.resolve();

function imFaden<Art extends keyof Faden>(auftrag: Faden[Art]['auftrag']): Promise<Faden[Art]['ergebnis']> {
	const dieser = vorige.then(() => laufe<Art>(auftrag));
	vorige = dieser.catch(() => undefined);
	return dieser;
}

async function laufe<Art extends keyof Faden>(auftrag: Faden[Art]['auftrag']): Promise<Faden[Art]['ergebnis']> {
	const faden = new Worker(new URL('./plan-faden.ts', import.meta.url), {
		workerData: auftrag,
		resourceLimits: { maxOldGenerationSizeMb: SPEICHER_MB },
	});
	const { promise, resolve, reject } = Promise.withResolvers<Fadenantwort<Art>>();
	const uhr = setTimeout(() => reject(zuAufwendig()), HOECHSTENS_MS);
	faden.once('message', resolve);
	faden.once('error', (fehler) => reject(istSpeicherfehler(fehler) ? zuAufwendig() : fehler));
	try {
		const antwort = await promise;
		if ('verstoesse' in antwort) throw new Abgelehnt([...antwort.verstoesse]);
		return antwort.ergebnis;
	} finally {
		clearTimeout(uhr);
		await faden.terminate();
	}
}

const istSpeicherfehler = (fehler: unknown): boolean =>
	(fehler as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';

const zuAufwendig = (): Abgelehnt =>
	new Abgelehnt([
		{ code: 'DATEI', http: 422, feld: 'datei', text: 'Die Datei ist zu aufwendig. Bitte teilen Sie sie auf.' },
	]);
