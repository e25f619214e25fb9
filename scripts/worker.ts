import { konfigurationOderEnde } from '#api/config.ts';
import { starteWorker } from '#api/worker.ts';
import { oeffneDatenbank } from './datenbank.ts';
import { lebe } from './lebenslauf.ts';

const konfiguration = konfigurationOderEnde();

await lebe(async (gestartet) => {
	const datenbank = await oeffneDatenbank(konfiguration, { teilen: true });
	gestartet(() => datenbank.stop());
	const worker = await starteWorker({ konfiguration, datenbank });
	gestartet(() => worker.stop());
	console.log('Worker läuft.');
});
