import { Worker } from 'node:worker_threads';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Bestandsadresse, ordneBestand } from '#domain/adressimport/abgleich.ts';
import type { Listenwort } from '#domain/adressimport/verzeichnisse.ts';
import type { Entscheidungen, Planzeile } from '#domain/adressimport/zeile.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { adressbestand, listenworte } from '#projections/queries/adressbestand.ts';
import { alleParameter } from '#projections/queries/parameter.ts';
import { pruefeUmzuege } from './umzuege.ts';

/** What the thread is given: everything by value. */
export interface Planauftrag {
	readonly inhalt: Uint8Array;
	readonly adressen: readonly Bestandsadresse[];
	readonly worte: readonly Listenwort[];
	/** How the tenant calls its two groupings. */
	readonly attribute: readonly [string, string];
	readonly entscheidungen: Entscheidungen;
}

export interface Importplan {
	readonly zeilen: readonly Planzeile[];
	/** Headings that nothing was read from. */
	readonly unbekannteSpalten: readonly string[];
}

export type Planantwort = { readonly plan: Importplan } | { readonly verstoesse: readonly Regelverstoss[] };

/** What the import of this file would do to the addresses as they are now; nothing is written. */
export async function planeDatei(
	{ db }: Pick<Umgebung, 'db'>,
	inhalt: Uint8Array,
	entscheidungen: Entscheidungen,
): Promise<Importplan> {
	const [adressen, worte, parameter] = await Promise.all([adressbestand(db, ''), listenworte(db), alleParameter(db)]);
	const attribute = [parameter.gruppierungAttribut1Bezeichnung, parameter.gruppierungAttribut2Bezeichnung] as const;
	const plan = await imFaden({ inhalt, adressen, worte, attribute, entscheidungen });
	return { ...plan, zeilen: await pruefeUmzuege(db, plan.zeilen, ordneBestand(adressen)) };
}

const HOECHSTENS_MS = 60_000;
const SPEICHER_MB = 768;

/** One file at a time: each may take a core and a lot of memory. */
let vorige: Promise<unknown> = Promise.resolve();

function imFaden(auftrag: Planauftrag): Promise<Importplan> {
	const dieser = vorige.then(() => laufe(auftrag));
	vorige = dieser.catch(() => undefined);
	return dieser;
}

async function laufe(auftrag: Planauftrag): Promise<Importplan> {
	const faden = new Worker(new URL('./plan-faden.ts', import.meta.url), {
		workerData: auftrag,
		resourceLimits: { maxOldGenerationSizeMb: SPEICHER_MB },
	});
	const { promise, resolve, reject } = Promise.withResolvers<Planantwort>();
	const uhr = setTimeout(() => reject(zuAufwendig()), HOECHSTENS_MS);
	faden.once('message', resolve);
	faden.once('error', (fehler) => reject(istSpeicherfehler(fehler) ? zuAufwendig() : fehler));
	try {
		const antwort = await promise;
		if ('verstoesse' in antwort) throw new Abgelehnt([...antwort.verstoesse]);
		return antwort.plan;
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
