import { konfigurationOderEnde } from '#api/config.ts';
import { starteWorker } from '#api/worker.ts';
import { geduldig, oeffneDatenbanken } from './betrieb/datenbank.ts';
import { lebe } from './betrieb/lebenslauf.ts';

const konfiguration = konfigurationOderEnde();

await lebe(async ({ beiEnde, starteNeu: veraltet }) => {
	const { stop, ...datenbanken } = await oeffneDatenbanken(konfiguration, { teilen: true });
	beiEnde(stop);
	const worker = await geduldig(() => starteWorker({ konfiguration, ...datenbanken, veraltet }));
	beiEnde(() => worker.stop());
	console.log('Worker läuft.');
});
