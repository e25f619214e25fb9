import { parseArgs } from 'node:util';
import { konfigurationOderEnde } from '#api/config.ts';
import { konfigurationFuer } from '#api/mandanten.ts';
import { pruefeAlle } from '#commands/event-store/pruefung.ts';
import { signaturschluessel } from '#commands/signatur/schluessel.ts';
import { wurzelverzeichnis } from '#commands/signatur/wurzel-ablage.ts';
import { pruefeWurzel } from '#commands/signatur/wurzel-pruefung.ts';
import { fuerJeden, gemeinte, mitDatenbanken } from './mandant/wahl.ts';
import { berichteDatei } from './nachweis/bericht.ts';
import { mitClient } from './postgres/zugang.ts';

// With --datei a file that was exported is checked by itself, without any database.
// Prints nothing when all is well, unless asked for a report; exit code 1 names the first broken event of each tenant.
const { values } = parseArgs({
	options: {
		mandant: { type: 'string' },
		bericht: { type: 'boolean', default: false },
		datei: { type: 'string' },
		schluessel: { type: 'string' },
		koepfe: { type: 'string' },
	},
});

if (values.datei !== undefined) {
	const { datei, schluessel = null, koepfe = null } = values;
	process.exit((await berichteDatei({ datei, schluessel, koepfe })) ? 0 : 1);
}

const konfiguration = konfigurationOderEnde();
await mitDatenbanken(konfiguration, async ({ mandanten }) => {
	await fuerJeden(gemeinte(mandanten, values.mandant), async (ort) => {
		const { key, ownerUrl } = ort;
		const wer = mandanten.length > 1 ? `${key}: ` : '';
		const { datenVerzeichnis, auditSchluesseldatei } = konfigurationFuer(konfiguration, ort);
		const {
			streams,
			ereignisse,
			fehler: gebrochene,
			wurzel,
		} = await mitClient(ownerUrl, async (client) => ({
			...(await pruefeAlle(client)),
			wurzel: await pruefeWurzel(client, wurzelverzeichnis(datenVerzeichnis), () =>
				signaturschluessel(datenVerzeichnis, auditSchluesseldatei),
			),
		}));
		const fehler = [...gebrochene, ...wurzel.fehler];
		for (const { stream, version, text } of values.bericht ? fehler : fehler.slice(0, 1))
			console.error(`${wer}${stream}${version ? `, Ereignis ${version}` : ''}: ${text}`);
		if (values.bericht) {
			console.log(`${wer}${ereignisse} Ereignisse in ${streams} Verläufen geprüft, ${fehler.length} gebrochen.`);
			console.log(`${wer}Jüngste signierte Wurzel: ${wurzel.wurzel?.zeit ?? 'noch keine'}.`);
		}
		if (fehler.length) process.exitCode = 1;
	});
});
