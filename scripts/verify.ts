import { konfigurationOderEnde } from '#api/config.ts';
import { pruefeAlle } from '#commands/event-store/pruefung.ts';
import { oeffneDatenbank } from './datenbank.ts';
import { mitClient } from './postgres-zugang.ts';

// Prints nothing when all is well, unless asked for a report; exit code 1 names the first broken event.
const datenbank = await oeffneDatenbank(konfigurationOderEnde(), { teilen: true });
try {
	const { streams, ereignisse, fehler } = await mitClient(datenbank.ownerUrl, pruefeAlle);
	const bericht = process.argv.includes('--bericht');
	for (const { stream, version, text } of bericht ? fehler : fehler.slice(0, 1))
		console.error(`${stream}, Ereignis ${version}: ${text}`);
	if (bericht) console.log(`${ereignisse} Ereignisse in ${streams} Verläufen geprüft, ${fehler.length} gebrochen.`);
	if (fehler.length) process.exitCode = 1;
} finally {
	await datenbank.stop();
}
