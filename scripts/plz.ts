import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { konfigurationOderEnde, uhr } from '#api/config.ts';
import { konfigurationFuer } from '#api/mandanten.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { liesPlzDatei, uebernimmPlz } from '#commands/adresse/plz-einlesen.ts';
import { bereiteVor } from './betrieb/datenbank.ts';
import { Bedienfehler, gemeinte, mitDatenbanken } from './mandant/wahl.ts';

// Brings in where postcodes lie, for coordinates of addresses: the portal asks nobody outside.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { mandant: { type: 'string' } } });

await mitDatenbanken(konfigurationOderEnde(), async ({ mandanten }) => {
	const lagen = await lies(positionals[0]);
	for (const ort of gemeinte(mandanten, values.mandant)) {
		await bereiteVor(ort);
		const konfiguration = konfigurationFuer(konfigurationOderEnde(), ort);
		const umgebung = await oeffneUmgebung(ort.url, uhr(konfiguration), () => {}, { pool: { max: 2 } });
		try {
			console.log(`${ort.key}: ${await uebernimmPlz(umgebung, lagen)} Postleitzahlen übernommen.`);
		} finally {
			await umgebung.pool.end();
		}
	}
});

async function lies(datei: string | undefined) {
	if (!datei) throw new Bedienfehler('npm run plz -- datei.csv [--mandant …]');
	try {
		return liesPlzDatei(await readFile(datei, 'utf8'));
	} catch (fehler) {
		throw new Bedienfehler(`${datei}: ${(fehler as Error).message}`);
	}
}
