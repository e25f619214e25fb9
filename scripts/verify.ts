import { parseArgs } from 'node:util';
import { konfigurationOderEnde } from '#api/config.ts';
import { pruefeAlle } from '#commands/event-store/pruefung.ts';
import { fuerJeden, gemeinte, mitDatenbanken } from './mandantwahl.ts';
import { mitClient } from './postgres-zugang.ts';

// Prints nothing when all is well, unless asked for a report; exit code 1 names the first broken event of each tenant.
const { values } = parseArgs({
	options: { mandant: { type: 'string' }, bericht: { type: 'boolean', default: false } },
});

await mitDatenbanken(konfigurationOderEnde(), async ({ mandanten }) => {
	await fuerJeden(gemeinte(mandanten, values.mandant), async ({ key, ownerUrl }) => {
		const wer = mandanten.length > 1 ? `${key}: ` : '';
		const { streams, ereignisse, fehler } = await mitClient(ownerUrl, pruefeAlle);
		for (const { stream, version, text } of values.bericht ? fehler : fehler.slice(0, 1))
			console.error(`${wer}${stream}, Ereignis ${version}: ${text}`);
		if (values.bericht)
			console.log(`${wer}${ereignisse} Ereignisse in ${streams} Verläufen geprüft, ${fehler.length} gebrochen.`);
		if (fehler.length) process.exitCode = 1;
	});
});
