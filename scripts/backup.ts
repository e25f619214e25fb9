import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { konfigurationOderEnde } from '#api/config.ts';
import { konfigurationFuer } from '#api/mandanten.ts';
import { fuerJeden, gemeinte, mitDatenbanken } from './mandant/wahl.ts';
import { SICHERUNGEN, sichere } from './sicherung/sichere.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { mandant: { type: 'string' } } });
const konfiguration = konfigurationOderEnde();
const zeit = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const [genannt] = positionals;

// Each tenant into a directory of its own: named ones hold one for each key where there are several.
await mitDatenbanken(konfiguration, async ({ mandanten }) => {
	const gewaehlt = gemeinte(mandanten, values.mandant);
	await fuerJeden(gewaehlt, async (mandant) => {
		const { datenVerzeichnis } = konfigurationFuer(konfiguration, mandant);
		const eigener = genannt && gewaehlt.length > 1 ? join(genannt, mandant.key) : genannt;
		const ordner = resolve(eigener ?? join(datenVerzeichnis, SICHERUNGEN, zeit));
		const { tabellen } = await sichere(mandant.ownerUrl, datenVerzeichnis, ordner);
		const zeilen = tabellen.reduce((summe, t) => summe + t.zeilen, 0);
		console.log(`${zeilen} Zeilen aus ${tabellen.length} Tabellen und die Dateien gesichert in ${ordner}`);
	});
});
