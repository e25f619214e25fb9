import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Konfiguration, konfigurationOderEnde, uhr } from '#api/config.ts';
import { konfigurationFuer, type Mandantort } from '#api/mandanten.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { liesLoeschungen } from '#commands/event-store/loeschprotokoll.ts';
import { mailverzeichnis } from '#commands/mail/datei.ts';
import { AGGREGATE } from '#domain/aggregate.ts';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { bereiteVor } from './betrieb/datenbank.ts';
import { erstelleDatenbank } from './betrieb/datenbank-anlegen.ts';
import { Bedienfehler, gemeinter, mitDatenbanken } from './mandant/wahl.ts';
import { loescheErneut } from './sicherung/loesche-erneut.ts';
import { NichtWiederherstellbar, stelleWiederHer } from './sicherung/stelle-wieder-her.ts';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { ueberschreiben: { type: 'boolean', default: false }, mandant: { type: 'string' } },
});
const [ordner] = positionals;
if (!ordner) {
	console.error('Aufruf: npm run restore -- <Verzeichnis der Sicherung> [--ueberschreiben] [--mandant <Schlüssel>]');
	process.exit(1);
}

const konfiguration = konfigurationOderEnde();
await mitDatenbanken(
	konfiguration,
	async ({ mandanten }) => {
		const mandant = gemeinter(mandanten, values.mandant);
		await erstelleDatenbank(mandant.ownerUrl);
		await bereiteVor(mandant);
		const { erstelltAm, erneut } = await stelleHer(konfigurationFuer(konfiguration, mandant), mandant, resolve(ordner));
		console.log(`Stand vom ${erstelltAm} wiederhergestellt, ${erneut} Löschungen erneut ausgeführt.`);
	},
	{ anlegen: true },
);

/** The backup, without what was erased since it was made. */
async function stelleHer(fuerIhn: Konfiguration, { url, ownerUrl }: Mandantort, sicherung: string) {
	const { datenVerzeichnis } = fuerIhn;
	const ziel = { ownerUrl, datenVerzeichnis, projektionen: PROJEKTIONEN, ueberschreiben: values.ueberschreiben };
	const { erstelltAm } = await stelleWiederHer(ziel, sicherung).catch((fehler) => {
		throw fehler instanceof NichtWiederherstellbar ? new Bedienfehler(fehler.message) : fehler;
	});
	const umgebung = await oeffneUmgebung(url, uhr(fuerIhn), console.error);
	const loeschungen = await liesLoeschungen(datenVerzeichnis);
	const erneut = await loescheErneut(umgebung, AGGREGATE, mailverzeichnis(datenVerzeichnis), loeschungen);
	await umgebung.pool.end();
	return { erstelltAm, erneut };
}
