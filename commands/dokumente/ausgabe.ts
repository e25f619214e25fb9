/**
 * What is given out to be signed elsewhere is known again when it comes back: a line behind its end says which bytes they
 * were, and for whom. A signature is written behind it and changes nothing before.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** For whom which specification was filled. */
export interface Ausgabe {
	readonly freiwilligerID: string;
	readonly specID: string;
}

const MARKE = '\n%Ausgabe ';
/** Base64url of 32 bytes. */
const SIEGELLAENGE = 43;

export const kennzeichne = (inhalt: Uint8Array, wofuer: Ausgabe, geheimnis: string): Buffer =>
	Buffer.concat([inhalt, Buffer.from(`${MARKE}${siegelVon(inhalt, wofuer, geheimnis)}\n`)]);

/** How many of the first bytes were given out for this; null: none that anybody here has given out. */
export function ausgegebenes(bytes: Buffer, wofuer: Ausgabe, geheimnis: string): number | null {
	const stelle = bytes.indexOf(MARKE, 0, 'latin1');
	if (stelle < 0) return null;
	const beginn = stelle + MARKE.length;
	const genannt = bytes.subarray(beginn, beginn + SIEGELLAENGE);
	const gemeint = Buffer.from(siegelVon(bytes.subarray(0, stelle), wofuer, geheimnis));
	const istUnseres = genannt.length === gemeint.length && timingSafeEqual(genannt, gemeint);
	return istUnseres ? beginn + SIEGELLAENGE + 1 : null;
}

const siegelVon = (inhalt: Uint8Array, { freiwilligerID, specID }: Ausgabe, geheimnis: string): string =>
	createHmac('sha256', geheimnis)
		.update(`ausgabe ${freiwilligerID} ${specID} ${createHash('sha256').update(inhalt).digest('hex')}`)
		.digest('base64url');
