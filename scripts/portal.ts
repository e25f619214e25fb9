import { parseArgs } from 'node:util';
import { konfigurationOderEnde, STANDARD_MANDANT } from '#api/config.ts';
import { konfigurationFuer } from '#api/mandanten.ts';
import { starteServer } from '#api/server.ts';
import { starteWorker } from '#api/worker.ts';
import { bereiteAlleVor, geduldig, oeffneDatenbanken } from './betrieb/datenbank.ts';
import { type Leben, lebe } from './betrieb/lebenslauf.ts';
import { baueClient } from './client.ts';
import { meldeGescheiterte } from './mandant/wahl.ts';
import { saeDemo } from './seed/demo.ts';

const DEMO_ZUGAENGE = `Demo-Zugänge (Passwort Demo-Passwort-1):
  admin@demo.test       ADMIN
  traeger@demo.test     MA_VERWALTUNG
  verein@demo.test      MA_VEREIN
  verein2@demo.test     MA_VEREIN einer anderen Einsatzstelle
  freiwillig@demo.test  FREIWILLIGER`;

// A demo in which no document holds anybody up.
const { 'ohne-dokumente': ohneDokumente } = parseArgs({
	options: { 'ohne-dokumente': { type: 'boolean', default: false } },
}).values;
const konfiguration = konfigurationOderEnde();

/** The database with the newest schema and, where it is shown, the demo. */
async function bereite({ beiEnde, gibAuf }: Leben) {
	const beiAusfall = () =>
		gibAuf('Die Datenbank ist in zehn Minuten viermal abgestürzt; ihr Protokoll liegt neben ihr.');
	const { stop, ...datenbanken } = await oeffneDatenbanken(konfiguration, { teilen: false, beiAusfall });
	beiEnde(stop);
	const gescheitert = await geduldig(() => bereiteAlleVor(datenbanken));
	meldeGescheiterte(gescheitert);
	const demo = datenbanken.mandanten.find(({ key }) => key === STANDARD_MANDANT && !gescheitert.has(key));
	const zeigtDemo = demo !== undefined && !konfiguration.produktion;
	if (zeigtDemo) {
		const { datenVerzeichnis } = konfigurationFuer(konfiguration, demo);
		const dateien = ohneDokumente ? {} : { datenVerzeichnis };
		await saeDemo({ konfiguration, datenbank: demo, ...dateien });
	}
	return { datenbanken, zeigtDemo };
}

await lebe(async (leben) => {
	const { beiEnde, starteNeu: veraltet } = leben;
	const [{ datenbanken, zeigtDemo }] = await Promise.all([bereite(leben), baueClient()]);
	const optionen = { konfiguration, ...datenbanken, veraltet };
	// Its mails carry the server's address, but it outlives the server, to do what the last calls left to do.
	let worker: Awaited<ReturnType<typeof starteWorker>> | undefined;
	beiEnde(async () => worker?.stop());
	const server = await geduldig(() => starteServer(optionen));
	beiEnde(() => server.stop());
	const { adresse } = server;
	worker = await geduldig(() => starteWorker({ ...optionen, adresse }));
	console.log(`Portal läuft: ${adresse}`);
	if (zeigtDemo) console.log(DEMO_ZUGAENGE);
});
