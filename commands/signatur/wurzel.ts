import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { canonical } from '#commands/event-store/hash.ts';
import { alsText, type Signaturschluessel } from './schluessel.ts';

/** Where a stream stands: the hash of its last event covers all before it. */
export interface Kopf {
	readonly stream: string;
	readonly version: number;
	/** In hex. */
	readonly hash: string;
}

/** What one signature covers: how far every stream of a tenant had come. */
export interface Wurzelangaben {
	readonly mandant: string;
	/** ISO time; the snapshot is not older. */
	readonly zeit: string;
	readonly streams: number;
	readonly ereignisse: number;
	/** SHA-256 over the lines of all heads by the name of the stream, in hex. */
	readonly wurzel: string;
}

/** A root as it leaves the machine. */
export interface SignierteWurzel extends Wurzelangaben {
	readonly schluessel: string;
	readonly signatur: string;
}

/** One line of the list the root is computed over. */
export const kopfzeile = ({ stream, version, hash }: Kopf): string => `${stream} ${version} ${hash}\n`;

export function ausKopfzeile(zeile: string): Kopf {
	const [stream = '', version = '', hash = ''] = zeile.split(' ');
	return { stream, version: Number(version), hash };
}

/** Takes the heads one after the other, ordered by the name of the stream (bytes). */
export function wurzelrechnung() {
	const summe = createHash('sha256');
	let streams = 0;
	let ereignisse = 0;
	return {
		nimm(kopf: Kopf): void {
			summe.update(kopfzeile(kopf));
			streams += 1;
			ereignisse += kopf.version;
		},
		ergebnis: () => ({ streams, ereignisse, wurzel: summe.digest('hex') }),
	};
}

const gedecktes = ({ mandant, zeit, streams, ereignisse, wurzel }: Wurzelangaben): Buffer =>
	Buffer.from(canonical({ mandant, zeit, streams, ereignisse, wurzel }));

export function signiereWurzel(angaben: Wurzelangaben, { privat, oeffentlich }: Signaturschluessel): SignierteWurzel {
	const signatur = sign(null, gedecktes(angaben), privat).toString('base64');
	return { ...angaben, schluessel: alsText(oeffentlich), signatur };
}

/** Whether the owner of the key has signed exactly this; the key that stands in it doesn't count. */
export const istSigniertVon = (wurzel: SignierteWurzel, oeffentlich: KeyObject): boolean =>
	verify(null, gedecktes(wurzel), oeffentlich, Buffer.from(wurzel.signatur, 'base64'));
