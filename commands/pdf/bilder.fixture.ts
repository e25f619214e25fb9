/** Pictures of every kind there is, written by hand: no library makes all of them. */
import { crc32, deflateSync } from 'node:zlib';

const BREITE = 37;
const HOEHE = 23;

/** Depths a colour type of PNG allows, and samples per pixel (PNG, table 11.1). */
const FARBARTEN = [
	{ art: 'grau', typ: 0, proben: 1, tiefen: [1, 2, 4, 8, 16] },
	{ art: 'Farbe', typ: 2, proben: 3, tiefen: [8, 16] },
	{ art: 'Palette', typ: 3, proben: 1, tiefen: [1, 2, 4, 8] },
	{ art: 'grau mit Deckung', typ: 4, proben: 2, tiefen: [8, 16] },
	{ art: 'Farbe mit Deckung', typ: 6, proben: 4, tiefen: [8, 16] },
] as const;

/** The passes of Adam7: first column and row, steps. */
const ADAM7 = [
	[0, 0, 8, 8],
	[4, 0, 8, 8],
	[0, 4, 4, 8],
	[2, 0, 4, 4],
	[0, 2, 2, 4],
	[1, 0, 2, 2],
	[0, 1, 1, 2],
] as const;
const AM_STUECK = [[0, 0, 1, 1]] as const;

interface Art {
	readonly typ: number;
	readonly proben: number;
	readonly tiefe: number;
	readonly zeilensprung: number;
}

function png({ typ, proben, tiefe, zeilensprung }: Art): Buffer {
	const kopf = Buffer.alloc(13);
	kopf.writeUInt32BE(BREITE, 0);
	kopf.writeUInt32BE(HOEHE, 4);
	kopf.set([tiefe, typ, 0, 0, zeilensprung], 8);
	const farben = Buffer.from(Array.from({ length: 3 * 2 ** Math.min(tiefe, 8) }, (_, i) => (i * 37) % 256));
	const zeilen = (zeilensprung ? ADAM7 : AM_STUECK).flatMap(([x, y, dx, dy]) => {
		const spalten = stellen(x, dx, BREITE);
		// A pass without columns has no lines.
		return spalten.length === 0 ? [] : stellen(y, dy, HOEHE).map((j) => zeile(spalten, j, { proben, tiefe }));
	});
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		stueck('IHDR', kopf),
		...(typ === 3 ? [stueck('PLTE', farben)] : []),
		stueck('IDAT', deflateSync(Buffer.concat(zeilen))),
		stueck('IEND', Buffer.alloc(0)),
	]);
}

const stellen = (ab: number, schritt: number, bis: number): number[] =>
	Array.from({ length: Math.max(0, Math.ceil((bis - ab) / schritt)) }, (_, i) => ab + i * schritt);

/** Unfiltered, its samples packed one behind the other. */
function zeile(spalten: readonly number[], j: number, { proben, tiefe }: Pick<Art, 'proben' | 'tiefe'>): Buffer {
	const bits = spalten.flatMap((i) =>
		Array.from({ length: proben }, (_, k) => ((i * 5 + j * 3 + k * 7) % 2 ** tiefe).toString(2).padStart(tiefe, '0')),
	);
	const gepackt = bits.join('').match(/.{1,8}/g) ?? [];
	return Buffer.from([0, ...gepackt.map((b) => Number.parseInt(b.padEnd(8, '0'), 2))]);
}

function stueck(art: string, inhalt: Buffer): Buffer {
	const kern = Buffer.concat([Buffer.from(art, 'latin1'), inhalt]);
	const rahmen = Buffer.alloc(4);
	rahmen.writeUInt32BE(inhalt.length);
	const summe = Buffer.alloc(4);
	summe.writeUInt32BE(crc32(kern));
	return Buffer.concat([rahmen, kern, summe]);
}

/** Every depth × colour type × interlace, by name. */
export const PNG_ARTEN: readonly (readonly [name: string, png: Buffer])[] = FARBARTEN.flatMap(
	({ art, typ, proben, tiefen }) =>
		tiefen.flatMap((tiefe) =>
			[0, 1].map((zeilensprung): [string, Buffer] => [
				`${art}, ${tiefe} Bit${zeilensprung ? ', Zeilensprung' : ''}`,
				png({ typ, proben, tiefe, zeilensprung }),
			]),
		),
);
