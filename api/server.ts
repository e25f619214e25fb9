import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ProzessVeraltet } from '#commands/event-store/fehler.ts';
import { loeschprotokoll } from '#commands/event-store/loeschprotokoll.ts';
import { baueApp } from './app.ts';
import { type Konfiguration, uhr } from './config.ts';
import { oeffneUmgebung } from './umgebung.ts';

export interface ServerOptionen {
	readonly konfiguration: Konfiguration;
	readonly datenbank: { readonly url: string };
}

const wurzel = resolve(import.meta.dirname, '..');

/** Serves the portal: the calls under `API_BASE_PATH`, and the built client where there is one. */
export async function starteServer({
	konfiguration,
	datenbank,
}: ServerOptionen): Promise<{ readonly adresse: string; stop(): Promise<void> }> {
	const zeit = uhr(konfiguration);
	let melde = (_fehler: unknown): void => {};
	const merke = loeschprotokoll(konfiguration.datenVerzeichnis);
	const umgebung = await oeffneUmgebung(datenbank.url, zeit, (fehler) => melde(fehler), merke);
	const app = await baueApp({
		konfiguration,
		umgebung,
		uhr: zeit,
		clientVerzeichnis: join(wurzel, 'dist'),
		ausgabe: ausgabe(),
	});
	melde = (fehler) => app.log.error({ err: fehler }, 'Umgebung');
	// Another version has taken over the tables: whoever supervises this process starts it anew.
	app.addHook('onError', async (_request, _reply, fehler) => {
		if (fehler instanceof ProzessVeraltet) process.kill(process.pid, 'SIGTERM');
	});
	// With the embedded database it is somebody's own machine: nobody else may ask, least of all by the demo logins.
	await app.listen({ port: konfiguration.port, host: konfiguration.datenbank === null ? 'localhost' : '0.0.0.0' });
	const { port } = app.server.address() as { port: number };
	return {
		adresse: `http://localhost:${port}`,
		async stop() {
			await app.close();
			await umgebung.pool.end();
		},
	};
}

/** The version stands in package.json; it counts as built when that was last written. */
function ausgabe(): { version: string; zeit: string } {
	const datei = join(wurzel, 'package.json');
	const { version } = JSON.parse(readFileSync(datei, 'utf8')) as { version: string };
	return { version, zeit: statSync(datei).mtime.toISOString() };
}
