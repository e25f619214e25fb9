import { konfigurationOderEnde } from '#api/config.ts';
import { starteServer } from '#api/server.ts';
import { geduldig, oeffneDatenbanken } from './betrieb/datenbank.ts';
import { lebe } from './betrieb/lebenslauf.ts';

// The API as a process of its own, beside scripts/worker.ts; scripts/migrate.ts runs before both.
const konfiguration = konfigurationOderEnde();

await lebe(async ({ beiEnde, starteNeu: veraltet }) => {
	const { mandanten, stop } = await oeffneDatenbanken(konfiguration, { teilen: true });
	beiEnde(stop);
	const server = await geduldig(() => starteServer({ konfiguration, mandanten, veraltet }));
	beiEnde(() => server.stop());
	console.log(`API läuft: ${server.adresse}`);
});
