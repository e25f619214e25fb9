import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { konfigurationOderEnde, uhr } from '#api/config.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { liesLoeschungen } from '#commands/event-store/loeschprotokoll.ts';
import { mailverzeichnis } from '#commands/mail/datei.ts';
import { AGGREGATE } from '#domain/aggregate.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { bereiteVor, oeffneDatenbank } from './datenbank.ts';
import { loescheErneut } from './sicherung/loesche-erneut.ts';
import { NichtWiederherstellbar, stelleWiederHer } from './sicherung/stelle-wieder-her.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { ueberschreiben: { type: 'boolean' } } });
const [ordner] = positionals;
if (!ordner) {
	console.error('Aufruf: npm run restore -- <Verzeichnis der Sicherung> [--ueberschreiben]');
	process.exit(1);
}

const konfiguration = konfigurationOderEnde();
const { datenVerzeichnis } = konfiguration;
const datenbank = await oeffneDatenbank(konfiguration, { teilen: true });
try {
	await bereiteVor(datenbank);
	const ueberschreiben = values.ueberschreiben ?? false;
	const ziel = { ownerUrl: datenbank.ownerUrl, datenVerzeichnis, projektionen: PROJEKTIONEN, ueberschreiben };
	const { erstelltAm } = await stelleWiederHer(ziel, resolve(ordner));
	const umgebung = await oeffneUmgebung(datenbank.url, uhr(konfiguration), console.error);
	const loeschungen = await liesLoeschungen(datenVerzeichnis);
	const erneut = await loescheErneut(umgebung, AGGREGATE, mailverzeichnis(datenVerzeichnis), loeschungen);
	await umgebung.pool.end();
	console.log(`Stand vom ${erstelltAm} wiederhergestellt, ${erneut} Löschungen erneut ausgeführt.`);
} catch (fehler) {
	if (!(fehler instanceof NichtWiederherstellbar)) throw fehler;
	console.error(fehler.message);
	process.exitCode = 1;
} finally {
	await datenbank.stop();
}
