import { konfigurationOderEnde } from '#api/config.ts';
import { alsEinziger, baueUm } from '#projections/engine/rebuild.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { bereiteVor, oeffneDatenbank } from './datenbank.ts';

// Rebuilds all projections, or those named, while commands go on.
const namen = process.argv.slice(2);
const unbekannt = namen.filter((name) => !PROJEKTIONEN.some((p) => p.table === name));
if (unbekannt.length) {
	console.error(`Unbekannt: ${unbekannt.join(', ')}. Es gibt ${PROJEKTIONEN.map((p) => p.table).join(', ')}.`);
	process.exit(1);
}
const gewaehlt = namen.length ? PROJEKTIONEN.filter((p) => namen.includes(p.table)) : PROJEKTIONEN;

const datenbank = await oeffneDatenbank(konfigurationOderEnde(), { teilen: true });
try {
	await bereiteVor(datenbank);
	const { ownerUrl } = datenbank;
	const bericht = await alsEinziger(ownerUrl, (leitung) => baueUm(ownerUrl, leitung, gewaehlt));
	const [dauer, stillstand] = [bericht.dauerMs, bericht.stillstandMs].map(Math.round);
	console.log(`${bericht.tabellen.join(', ')}: ${bericht.zeilen} Zeilen in ${dauer} ms, Stillstand ${stillstand} ms.`);
} finally {
	await datenbank.stop();
}
