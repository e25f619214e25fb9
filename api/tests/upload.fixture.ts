import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Antwort, Fragend } from './portal.fixture.ts';

interface Datei {
	readonly name: string;
	readonly inhalt: Buffer;
	/** Field of the form; `content` unless told otherwise. */
	readonly feld?: string;
}

/** What a form is made of. */
export type Formularteil = Datei | readonly [feld: string, wert: string];

const neueGrenze = () => `----${randomBytes(12).toString('hex')}`;

/** A form as a browser sends it, its parts in this order; `name` stands in the header as it is. */
export function formular(teile: readonly Formularteil[], grenze = neueGrenze()) {
	const stuecke = teile.flatMap((teil) => {
		const kopf = 'name' in teil ? `"${teil.feld ?? 'content'}"; filename="${teil.name}"` : `"${teil[0]}"`;
		const inhalt = 'inhalt' in teil ? teil.inhalt : Buffer.from(teil[1]);
		return [Buffer.from(`--${grenze}\r\ncontent-disposition: form-data; name=${kopf}\r\n\r\n`), inhalt, UMBRUCH];
	});
	return {
		payload: Buffer.concat([...stuecke, Buffer.from(`--${grenze}--\r\n`)]),
		headers: { 'content-type': `multipart/form-data; boundary=${grenze}` },
	};
}

const UMBRUCH = Buffer.from('\r\n');

/** Uploads a file as it is. */
export function ladeHoch(frage: Fragend, datei: Datei, laenge = datei.inhalt.length): Promise<Antwort> {
	const { payload, headers } = formular([['expectedLength', String(laenge)], datei]);
	return frage('PUT', '/v1/upload', payload, headers);
}

/** An image of one colour. */
export const bild = (breite = 8, hoehe = 8, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> =>
	sharp({ create: { width: breite, height: hoehe, channels: 3, background: '#2e7d32' } })
		.toFormat(format)
		.toBuffer();

/** As little as a reader takes for a PDF. */
export const pdf = (inhalt = ''): Buffer =>
	Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${inhalt}\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1');
