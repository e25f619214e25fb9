import { parseArgs } from 'node:util';
import { konfigurationOderEnde } from '#api/config.ts';
import { konfigurationFuer } from '#api/mandanten.ts';
import { bereiteVor } from './betrieb/datenbank.ts';
import { Bedienfehler, gemeinter, mitDatenbanken } from './mandant/wahl.ts';
import { DEMO_FREIWILLIGE, saeDemo } from './seed/demo.ts';

const { values } = parseArgs({
	options: { freiwillige: { type: 'string', default: String(DEMO_FREIWILLIGE) }, mandant: { type: 'string' } },
});
const freiwillige = Number(values.freiwillige);
if (!Number.isInteger(freiwillige) || freiwillige < DEMO_FREIWILLIGE || freiwillige > 1_000_000) {
	console.error(`--freiwillige erwartet eine ganze Zahl von ${DEMO_FREIWILLIGE} bis 1000000.`);
	process.exit(1);
}

const konfiguration = konfigurationOderEnde();
await mitDatenbanken(konfiguration, async ({ mandanten }) => {
	const datenbank = gemeinter(mandanten, values.mandant);
	await bereiteVor(datenbank);
	const beginn = performance.now();
	const { datenVerzeichnis } = konfigurationFuer(konfiguration, datenbank);
	const ziel = { konfiguration, datenbank, datenVerzeichnis };
	const ereignisse = await saeDemo(ziel, freiwillige);
	if (ereignisse === null) {
		throw new Bedienfehler(
			'Dieser Mandant enthält schon Daten. Wählen Sie ein leeres DATA_DIR oder eine leere Datenbank.',
		);
	}
	const sekunden = ((performance.now() - beginn) / 1000).toFixed(1);
	console.log(`${freiwillige} Freiwillige, ${ereignisse} Ereignisse in ${sekunden} s.`);
});
