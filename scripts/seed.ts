import { parseArgs } from 'node:util';
import { konfigurationOderEnde } from '#api/config.ts';
import { bereiteVor, oeffneDatenbank } from './datenbank.ts';
import { DEMO_FREIWILLIGE, saeDemo } from './seed/demo.ts';

const { values } = parseArgs({ options: { freiwillige: { type: 'string', default: String(DEMO_FREIWILLIGE) } } });
const freiwillige = Number(values.freiwillige);
if (!Number.isInteger(freiwillige) || freiwillige < DEMO_FREIWILLIGE || freiwillige > 1_000_000) {
	console.error(`--freiwillige erwartet eine ganze Zahl von ${DEMO_FREIWILLIGE} bis 1000000.`);
	process.exit(1);
}

const konfiguration = konfigurationOderEnde();
const datenbank = await oeffneDatenbank(konfiguration, { teilen: true });
try {
	await bereiteVor(datenbank);
	const beginn = performance.now();
	const ereignisse = await saeDemo({ konfiguration, datenbank }, freiwillige);
	if (ereignisse === null) {
		console.error('Dieser Mandant enthält schon Daten. Wählen Sie ein leeres DATA_DIR oder eine leere Datenbank.');
		process.exitCode = 1;
	} else {
		const sekunden = ((performance.now() - beginn) / 1000).toFixed(1);
		console.log(`${freiwillige} Freiwillige, ${ereignisse} Ereignisse in ${sekunden} s.`);
	}
} finally {
	await datenbank.stop();
}
