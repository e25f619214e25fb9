import { konfigurationOderEnde } from '#api/config.ts';
import { starteServer } from '#api/server.ts';
import { starteWorker } from '#api/worker.ts';
import { baueClient } from './client.ts';
import { bereiteVor, oeffneDatenbank } from './datenbank.ts';
import { lebe } from './lebenslauf.ts';
import { saeDemo } from './seed.ts';

const DEMO_ZUGAENGE = `Demo-Zugänge (Passwort Demo-Passwort-1):
  admin@demo.test       ADMIN
  traeger@demo.test     MA_VERWALTUNG
  verein@demo.test      MA_VEREIN
  verein2@demo.test     MA_VEREIN einer anderen Einsatzstelle
  freiwillig@demo.test  FREIWILLIGER`;

const konfiguration = konfigurationOderEnde();

await lebe(async (gestartet) => {
	const client = baueClient();
	const datenbank = await oeffneDatenbank(konfiguration, { teilen: false });
	gestartet(() => datenbank.stop());
	await bereiteVor(datenbank);
	const optionen = { konfiguration, datenbank };
	if (!konfiguration.produktion) await saeDemo(optionen);
	await client;
	const worker = await starteWorker(optionen);
	gestartet(() => worker.stop());
	const server = await starteServer(optionen);
	gestartet(() => server.stop());
	console.log(`Portal läuft: ${server.adresse}`);
	if (!konfiguration.produktion) console.log(DEMO_ZUGAENGE);
});
