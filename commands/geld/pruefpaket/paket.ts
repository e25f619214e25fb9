/** What an audit package of a claim holds. Table: issue of the package; money.md, runs. */
import { createHash, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Signaturschluessel } from '#commands/signatur/schluessel.ts';
import type { Fakt } from '#domain/ereignis.ts';
import type { Foerderregel } from '#domain/geld/foerderung/programm.ts';

/** By pseudonyms; thirtieths of a unit and cents. */
export interface Zelle {
	readonly vertrag: string;
	readonly monat: string;
	readonly menge: number;
	readonly cent: number;
	/** Number of the claim that it corrects. */
	readonly korrigiertLauf: number | null;
	/** Or left for the next claim. */
	readonly drin: boolean;
}

export interface Belegereignis {
	readonly id: string;
	readonly position: string;
	readonly type: string;
	readonly fakten: unknown;
	/** In hex; of the chain in the portal. */
	readonly hash: string;
}

/** A value and the event whose facts say it. */
export interface Angabe {
	readonly wert: Fakt;
	readonly ereignis: string | null;
}

/** What a service consists of, and what says so. */
export interface Beleg {
	readonly vertrag: string;
	readonly person: string;
	readonly imZyklus: boolean;
	readonly art: string;
	/** Only where the rule asks. */
	readonly alter: number | null;
	readonly wohnland: string | null;
	readonly stellenland: string | null;
	readonly istGeloescht: boolean;
	readonly angaben: Readonly<Record<string, Angabe>>;
	readonly ereignisse: readonly Belegereignis[];
}

export interface Paketinhalt {
	readonly traeger: string;
	readonly programm: string;
	readonly erstellt: string;
	readonly lauf: {
		readonly nr: number;
		readonly position: string;
		readonly hash: string;
		readonly zeitraum: { readonly von: string; readonly bis: string };
		/** Cents of the cells that are in it. */
		readonly summe: number;
	};
	/** The rule as it was when the claim was reckoned: this version, and no later one. */
	readonly regel: Foerderregel;
	readonly seit: string | null;
	readonly zellen: readonly Zelle[];
	readonly belege: readonly Beleg[];
	readonly frueher: readonly {
		readonly nr: number;
		readonly zeilen: readonly { readonly vertrag: string; readonly monat: string; cent: number; menge: number }[];
	}[];
}

const PRUEFER = readFileSync(new URL('pruefe.mjs', import.meta.url), 'utf8');
const json = (wert: unknown): string => `${JSON.stringify(wert, null, '\t')}\n`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Its files by name, sealed with a detached signature over the list of their checksums. */
export function packe(inhalt: Paketinhalt, { privat, oeffentlich }: Signaturschluessel): ReadonlyMap<string, string> {
	const { lauf, regel, seit, zellen, belege, frueher, traeger, programm, erstellt } = inhalt;
	const dateien = new Map([
		['LIESMICH.txt', liesmich(inhalt)],
		['pruefe.mjs', PRUEFER],
		['lauf.json', json({ traeger, programm, erstellt, lauf, seit, regel, regelfassung: sha256(json(regel)) })],
		['zellen.json', json(zellen)],
		['zellen.csv', csv(zellen)],
		['belege.json', json(belege)],
		['fruehere.json', json(frueher)],
	]);
	const summen = Object.fromEntries([...dateien].map(([name, text]) => [name, sha256(text)]));
	const liste = json({ format: 'freiwilligenportal-pruefpaket', fassung: 1, erstellt, dateien: summen });
	dateien.set('inhalt.json', liste);
	dateien.set('inhalt.sig', `${sign(null, Buffer.from(liste), privat).toString('base64')}\n`);
	dateien.set('schluessel.pem', String(oeffentlich.export({ type: 'spki', format: 'pem' })));
	return dateien;
}

function csv(zellen: readonly Zelle[]): string {
	const zeilen = zellen.map((z) =>
		[z.vertrag, z.monat, z.menge, z.cent, z.korrigiertLauf ?? '', z.drin ? 'ja' : 'nein'].join(';'),
	);
	const kopf = 'Vertrag;Monat;Dreißigstel;Cent;Korrigiert Lauf;Im Abruf';
	return `\uFEFF${[kopf, ...zeilen].join('\r\n')}\r\n`;
}

const liesmich = ({ traeger, programm, lauf, zellen }: Paketinhalt): string => `Prüfpaket zu Lauf ${lauf.nr}

Träger: ${traeger}
Förderprogramm: ${programm}
Zeitraum: ${lauf.zeitraum.von} bis ${lauf.zeitraum.bis}
Gerechnet bis Ereignis: ${lauf.position}
Zellen: ${zellen.length}
Prüfsumme der Zeilen im Portal: ${lauf.hash}

So prüfen Sie
  Entpacken Sie das Paket in einen leeren Ordner und rufen Sie dort auf (Node.js ab Version 20, sonst nichts):

      node pruefe.mjs
      node pruefe.mjs --schluessel <öffentlicher Schlüssel des Trägers in Base64>

  Das Programm prüft die Signatur und die Prüfsummen, sucht jede Angabe in den Fakten ihres Ereignisses und rechnet
  jede Zelle nach der Regel neu. Es endet mit 0, wenn alles stimmt, sonst mit 1 und sagt, was abweicht.
  Vergleichen Sie den Schlüssel mit dem, den Ihnen der Träger auf anderem Weg genannt hat.

Was im Paket liegt
  zellen.json, zellen.csv  jede Zelle: Vertrag, Monat, Dreißigstel einer Einheit, Cent, welchen Abruf sie korrigiert
  lauf.json                Zeitraum, Stand und Summe; die Regel des Förderprogramms in der Fassung dieses Laufs
  belege.json              je Vertrag die Angaben zum Dienst, die Ereignisse, in denen sie stehen, und deren Hash
  fruehere.json            was frühere Abrufe für dieselben Verträge freigegeben haben
  pruefe.mjs               das Prüfprogramm; es enthält nichts vom Portal
  inhalt.json, inhalt.sig  die Prüfsummen aller Dateien und die Signatur darüber (Ed25519)
  schluessel.pem           der öffentliche Schlüssel dazu

Was nicht darin liegt
  Namen, Anschriften, Geburtsdaten und Konten. Personen und Verträge tragen Decknamen (P-…, V-…), die nur in diesem
  Paket gelten. Alter bei Dienstbeginn und Land des Wohnsitzes stehen nur darin, wenn die Regel danach fragt, und sind
  eine Auskunft des Trägers. Ist eine Person inzwischen gelöscht, sind sie nicht mehr bekannt; dann gilt, was für sie
  schon abgerufen ist. Belegt ist jede Zelle, nicht aber, dass keine Person fehlt.
`;
