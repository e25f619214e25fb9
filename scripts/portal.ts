import { konfigurationOderEnde } from '#api/config.ts';
import { starteServer } from '#api/server.ts';
import { starteWorker } from '#api/worker.ts';
import { baueClient } from './client.ts';
import { bereiteVor, oeffneDatenbank } from './datenbank.ts';
import { lebe } from './lebenslauf.ts';
import { saeDemo } from './seed/demo.ts';

const DEMO_ZUGAENGE = `Demo-Zugänge (Passwort Demo-Passwort-1):
  admin@demo.test       ADMIN
  traeger@demo.test     MA_VERWALTUNG
  verein@demo.test      MA_VEREIN
  verein2@demo.test     MA_VEREIN einer anderen Einsatzstelle
  freiwillig@demo.test  FREIWILLIGER`;

const konfiguration = konfigurationOderEnde();

await lebe(async (beiEnde) => {
	const client = baueClient();
	const datenbank = await oeffneDatenbank(konfiguration, { teilen: false });
	beiEnde(() => datenbank.stop());
	await bereiteVor(datenbank);
	const optionen = { konfiguration, datenbank };
	if (!konfiguration.produktion) await saeDemo(optionen);
	await client;
	// Its mails carry the server's address, but it outlives the server, to do what the last calls left to do.
	let worker: Awaited<ReturnType<typeof starteWorker>> | undefined;
	beiEnde(async () => worker?.stop());
	const server = await starteServer(optionen);
	beiEnde(() => server.stop());
	worker = await starteWorker({ ...optionen, adresse: server.adresse });
	console.log(`Portal läuft: ${server.adresse}`);
	if (!konfiguration.produktion) console.log(DEMO_ZUGAENGE);
});
