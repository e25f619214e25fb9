import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ProzessVeraltet } from '#commands/event-store/fehler.ts';
import { loeschprotokoll } from '#commands/event-store/loeschprotokoll.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { baueApp } from './app.ts';
import { type Konfiguration, uhr } from './config.ts';
import { konfigurationFuer, type Mandantort, mandanten, oeffneZugaenge, type Zugang } from './mandanten.ts';
import { durchPooler, pruefePooler } from './pooler.ts';
import type { Dienst, Portal } from './portal.ts';
import { oeffneUmgebung, poolgroesse } from './umgebung.ts';

export interface ServerOptionen {
	readonly konfiguration: Konfiguration;
	readonly mandanten: readonly Mandantort[];
	/** Another version has taken over the tables: this process can't write any more. */
	readonly veraltet: () => void;
}

const wurzel = resolve(import.meta.dirname, '..');

/** What was being done for whom. */
type Wo = Parameters<NonNullable<Umgebung['melde']>>[1];
type Meldung = (fehler: unknown, mandant: string, wo?: Wo) => void;

/** Serves the portal: the calls under `API_BASE_PATH`, and the built client where there is one. */
export async function starteServer({
	konfiguration,
	mandanten: orte,
	veraltet,
}: ServerOptionen): Promise<{ readonly adresse: string; stop(): Promise<void> }> {
	const dienst = {
		konfiguration,
		clientVerzeichnis: join(wurzel, 'dist'),
		hoechsterStillstandMs: 2_000,
		ausgabe: ausgabe(),
	};
	let melde: Meldung = (fehler, mandant) =>
		console.error(`Mandant ${mandant}: ${fehler instanceof Error ? fehler.message : String(fehler)}`);
	const oeffne = (ort: Mandantort) => oeffnePortal(dienst, ort, orte, (fehler, wo) => melde(fehler, ort.key, wo));
	const zugaenge = await oeffneZugaenge(orte, oeffne, (fehler, key) => melde(fehler, key));
	const app = await baueApp(dienst, mandanten(zugaenge));
	melde = (fehler, mandant, wo) => app.log.error({ err: fehler, mandant, ...wo }, 'Umgebung');
	app.addHook('onError', async (_request, _reply, fehler) => {
		if (fehler instanceof ProzessVeraltet) veraltet();
	});
	// With the embedded database it is somebody's own machine: nobody else may ask, least of all by the demo logins.
	await app.listen({ port: konfiguration.port, host: konfiguration.datenbank === null ? 'localhost' : '0.0.0.0' });
	const { port } = app.server.address() as { port: number };
	return {
		adresse: `http://localhost:${port}`,
		async stop() {
			await app.close();
			await schliesse(zugaenge);
		},
	};
}

async function oeffnePortal(
	{ konfiguration: gemeinsam, ausgabe }: Dienst,
	ort: Mandantort,
	orte: readonly Mandantort[],
	melde: (fehler: unknown, wo?: Wo) => void,
): Promise<Portal> {
	const konfiguration = konfigurationFuer(gemeinsam, ort);
	const zeit = uhr(konfiguration);
	const vorLoeschung = loeschprotokoll(konfiguration.datenVerzeichnis);
	const groesse = await poolgroesse(ort, orte, konfiguration.prozesse);
	const { pooler } = konfiguration;
	const url = pooler === null ? ort.url : durchPooler(ort.url, pooler);
	if (pooler !== null) await pruefePooler(url);
	const umgebung = await oeffneUmgebung(url, zeit, melde, {
		vorLoeschung,
		clamd: konfiguration.clamd,
		pool: { ...groesse, durchPooler: pooler !== null },
		arbeit: 'ANFRAGE',
		meldeEinzelnes: melde,
		adresse: konfiguration.baseUrl,
	});
	return { key: ort.key, konfiguration, umgebung, uhr: zeit, ausgabe };
}

const schliesse = (zugaenge: readonly Zugang<Portal>[]) =>
	Promise.all(zugaenge.map(({ offen }) => offen()?.umgebung.pool.end()));

/** The version stands in package.json; it counts as built when that was last written. */
function ausgabe(): { version: string; zeit: string } {
	const datei = join(wurzel, 'package.json');
	const { version } = JSON.parse(readFileSync(datei, 'utf8')) as { version: string };
	return { version, zeit: statSync(datei).mtime.toISOString() };
}
