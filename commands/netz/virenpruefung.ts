import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** Looks into a file for what does harm. Throws `PruefungGescheitert` where it couldn't. */
export interface Virenpruefung {
	/** Name of what was found; null: nothing. */
	finde(pfad: string): Promise<string | null>;
}

/** Nobody knows what is in the file. */
export class PruefungGescheitert extends Error {
	override name = 'PruefungGescheitert';
}

/** Where clamd listens: `tcp://host:3310` or the path of a socket. */
export type Clamdort = { readonly host: string; readonly port: number } | { readonly path: string };

/** For nothing to come; clamd itself gives a file up after two minutes. */
const GEDULD_MS = 130_000;
const STUECK = 64 * 1024;

/** clamd by INSTREAM: the length of each piece, the piece, and a length of 0 at the end; one connection for each file. */
export const clamd = (ort: Clamdort): Virenpruefung => ({
	async finde(pfad) {
		const antwort = await frage(ort, pfad).catch((fehler: unknown) => {
			throw new PruefungGescheitert('clamd ist nicht erreichbar', { cause: fehler });
		});
		if (antwort === 'stream: OK') return null;
		const gefunden = /^stream: (.+) FOUND$/.exec(antwort)?.[1];
		if (gefunden) return gefunden;
		throw new PruefungGescheitert(`clamd: ${antwort}`);
	},
});

async function frage(ort: Clamdort, pfad: string): Promise<string> {
	const verbindung = connect(ort);
	verbindung.setTimeout(GEDULD_MS, () => verbindung.destroy(new Error('keine Antwort')));
	try {
		const antwort = lies(verbindung);
		// A refusal in the middle of the file is the answer; what is still being sent then fails.
		const gesendet = sende(verbindung, pfad);
		gesendet.catch(() => undefined);
		return await Promise.race([antwort, gesendet.then(() => antwort)]);
	} finally {
		verbindung.destroy();
	}
}

async function sende(verbindung: Socket, pfad: string): Promise<void> {
	await schreibe(verbindung, 'zINSTREAM\0');
	for await (const stueck of createReadStream(pfad, { highWaterMark: STUECK }) as AsyncIterable<Buffer>) {
		await schreibe(verbindung, Buffer.concat([laenge(stueck.length), stueck]));
	}
	await schreibe(verbindung, laenge(0));
}

function laenge(bytes: number): Buffer {
	const kopf = Buffer.alloc(4);
	kopf.writeUInt32BE(bytes);
	return kopf;
}

const schreibe = (verbindung: Socket, was: Buffer | string): Promise<void> =>
	new Promise((fertig, gescheitert) => verbindung.write(was, (fehler) => (fehler ? gescheitert(fehler) : fertig())));

/** Until the end of the line or of the connection. */
function lies(verbindung: Socket): Promise<string> {
	return new Promise((fertig, gescheitert) => {
		let gelesen = '';
		const beende = () =>
			gelesen ? fertig(gelesen.replace(/\0.*$/s, '').trim()) : gescheitert(new Error('keine Antwort'));
		verbindung.on('data', (stueck) => {
			gelesen += stueck.toString('utf8');
			if (gelesen.includes('\0')) beende();
		});
		verbindung.on('error', gescheitert);
		verbindung.on('close', beende);
	});
}
