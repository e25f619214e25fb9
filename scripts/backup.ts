import { join, resolve } from 'node:path';
import { konfigurationOderEnde } from '#api/config.ts';
import { oeffneDatenbank } from './datenbank.ts';
import { SICHERUNGEN, sichere } from './sicherung/sichere.ts';

const konfiguration = konfigurationOderEnde();
const { datenVerzeichnis } = konfiguration;
const zeit = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const ordner = resolve(process.argv[2] ?? join(datenVerzeichnis, SICHERUNGEN, zeit));

const datenbank = await oeffneDatenbank(konfiguration, { teilen: true });
try {
	const { tabellen } = await sichere(datenbank.ownerUrl, datenVerzeichnis, ordner);
	const zeilen = tabellen.reduce((summe, t) => summe + t.zeilen, 0);
	console.log(`${zeilen} Zeilen aus ${tabellen.length} Tabellen und die Dateien gesichert in ${ordner}`);
} finally {
	await datenbank.stop();
}
