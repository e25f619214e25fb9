import { parseArgs } from 'node:util';
import { konfigurationOderEnde } from '#api/config.ts';
import { alsEinziger, baueUm } from '#projections/engine/rebuild.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { bereiteVor } from './betrieb/datenbank.ts';
import { fuerJeden, gemeinte, mitDatenbanken } from './mandant/wahl.ts';

// Rebuilds all projections, or those named, while commands go on.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { mandant: { type: 'string' } } });
const unbekannt = positionals.filter((name) => !PROJEKTIONEN.some((p) => p.table === name));
if (unbekannt.length) {
	console.error(`Unbekannt: ${unbekannt.join(', ')}. Es gibt ${PROJEKTIONEN.map((p) => p.table).join(', ')}.`);
	process.exit(1);
}
const gewaehlt = positionals.length ? PROJEKTIONEN.filter((p) => positionals.includes(p.table)) : PROJEKTIONEN;

await mitDatenbanken(konfigurationOderEnde(), async ({ mandanten }) => {
	await fuerJeden(gemeinte(mandanten, values.mandant), async (ort) => {
		const { key, ownerUrl } = ort;
		const wer = mandanten.length > 1 ? `${key}: ` : '';
		await bereiteVor(ort);
		const bericht = await alsEinziger(ownerUrl, (leitung) => baueUm(ownerUrl, leitung, gewaehlt));
		const [dauer, stillstand] = [bericht.dauerMs, bericht.stillstandMs].map(Math.round);
		const umfang = `${bericht.zeilen} Zeilen in ${dauer} ms, Stillstand ${stillstand} ms`;
		console.log(`${wer}${bericht.tabellen.join(', ')}: ${umfang}.`);
	});
});
