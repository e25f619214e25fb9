import { konfigurationOderEnde } from '#api/config.ts';
import { starteWorker } from '#api/worker.ts';
import { oeffneDatenbank } from './datenbank.ts';
import { lebe } from './lebenslauf.ts';

const konfiguration = konfigurationOderEnde();

await lebe(async (beiEnde) => {
	const datenbank = await oeffneDatenbank(konfiguration, { teilen: true });
	beiEnde(() => datenbank.stop());
	const worker = await starteWorker({ konfiguration, datenbank });
	beiEnde(() => worker.stop());
	console.log('Worker läuft.');
});
