import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ProzessVeraltet } from '#commands/event-store/fehler.ts';
import { baueApp } from './app.ts';
import { type Konfiguration, konfigurationOderEnde, uhr } from './config.ts';
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
	const umgebung = await oeffneUmgebung(datenbank.url, zeit, (fehler) => melde(fehler));
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
	await app.listen({ port: konfiguration.port, host: konfiguration.produktion ? '0.0.0.0' : '127.0.0.1' });
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

/** As a process of its own, with a database that is there already. */
async function starteAllein(): Promise<void> {
	const konfiguration = konfigurationOderEnde();
	const { datenbank } = konfiguration;
	if (!datenbank) {
		process.stderr.write('DATABASE_URL: für den Server als eigenen Prozess erforderlich.\n');
		process.exit(1);
	}
	const server = await starteServer({ konfiguration, datenbank });
	process.stdout.write(`Portal läuft: ${server.adresse}\n`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => void server.stop().then(() => process.exit(0)));
	}
}

if (import.meta.main) await starteAllein();
