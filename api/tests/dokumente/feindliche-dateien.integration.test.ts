import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { DATEITYPEN, type Endung } from '#domain/upload/dateitypen.ts';
import { anforderung, reicheEin, vorlage } from '../dokumente.fixture.ts';
import type { Antwort } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { bild, ladeHoch, pdf } from '../upload.fixture.ts';

/** What people send who mean harm: nothing of it runs in a browser, leaves its directory or brings the server down. */

let t: Kleinportal;
let spec: string;
/** Who hands in documents, and what for; somebody else after a while, as each makes the file of one longer. */
let wer: Angemeldet;
let gefragt: string;
let eingereicht = 0;
const JE_AKTE = 40;
beforeAll(async () => {
	t = await kleinportal();
	spec = await vorlage(t, { bezeichnung: 'Nachweise', isMehrereDateien: true });
});
afterAll(() => t.stop());

const SKRIPT = '<script>alert(document.domain)</script>';
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SKRIPT}</svg>`;
const DOCX = `${DATEITYPEN.docx}.main+xml`;

/** An archive with these parts; sizes as they are claimed, where they are claimed otherwise. */
function zip(teile: readonly { name: string; inhalt: Buffer; behauptet?: number }[], schluss = ''): Buffer {
	const lokal: Buffer[] = [];
	const verzeichnis: Buffer[] = [];
	let ab = 0;
	for (const { name, inhalt, behauptet = inhalt.length } of teile) {
		const gepackt = deflateRawSync(inhalt);
		const kopf = Buffer.alloc(30);
		kopf.writeUInt32LE(0x04034b50, 0);
		kopf.writeUInt16LE(8, 8);
		for (const [feld, wert] of [
			[18, gepackt.length],
			[22, behauptet],
		] as const)
			kopf.writeUInt32LE(wert, feld);
		kopf.writeUInt16LE(Buffer.byteLength(name), 26);
		const eintrag = Buffer.alloc(46);
		eintrag.writeUInt32LE(0x02014b50, 0);
		eintrag.writeUInt16LE(8, 10);
		for (const [feld, wert] of [
			[20, gepackt.length],
			[24, behauptet],
			[42, ab],
		] as const)
			eintrag.writeUInt32LE(wert, feld);
		eintrag.writeUInt16LE(Buffer.byteLength(name), 28);
		lokal.push(kopf, Buffer.from(name), gepackt);
		verzeichnis.push(eintrag, Buffer.from(name));
		ab += 30 + Buffer.byteLength(name) + gepackt.length;
	}
	const eintraege = Buffer.concat(verzeichnis);
	const ende = Buffer.alloc(22);
	ende.writeUInt32LE(0x06054b50, 0);
	ende.writeUInt16LE(teile.length, 8);
	ende.writeUInt16LE(teile.length, 10);
	ende.writeUInt32LE(eintraege.length, 12);
	ende.writeUInt32LE(ab, 16);
	return Buffer.concat([...lokal, eintraege, ende, Buffer.from(schluss)]);
}

const typen = (inhalt: string) => ({
	name: '[Content_Types].xml',
	inhalt: Buffer.from(`<Types><Override PartName="/word/document.xml" ContentType="${inhalt}"/></Types>`),
});
const docx = (weitere: Parameters<typeof zip>[0] = [], schluss = '') =>
	zip([typen(DOCX), { name: 'word/document.xml', inhalt: Buffer.from('<w:document/>') }, ...weitere], schluss);

const NAMEN = [
	...[
		'../../../../tmp/boese',
		'..\\..\\boese',
		'/etc/cron.d/boese',
		'C:\\Windows\\boese',
		'%2e%2e%2fboese',
		'....//boese',
	],
	...[
		'a\tb',
		'a\0b',
		'boese.html',
		'boese.svg',
		'boese.php',
		'\u202Efdp.exe',
		'.htaccess',
		'CON',
		'a;b',
		"a'b",
		'a%0d%0ab',
	],
	...['<img src=x onerror=alert(1)>', '{{7*7}}', 'ä'.repeat(300), ' ', '..', '~/.ssh/id'],
];
const ENDUNGEN = [
	'pdf',
	'PDF',
	'png',
	'jpg',
	'docx',
	'html',
	'svg',
	'exe',
	'pdf ',
	'pdf\0',
	'pdf.html',
	'constructor',
	'',
];

async function inhalte(): Promise<Record<string, Buffer>> {
	const [png, jpeg, webp] = [await bild(), await bild(8, 8, 'jpeg'), await bild(8, 8, 'webp')];
	const text = (inhalt: string) => Buffer.from(inhalt);
	const mit = (vorn: Buffer, hinten: string | Buffer) => Buffer.concat([vorn, Buffer.from(hinten)]);
	return {
		html: text(`<!doctype html>${SKRIPT}`),
		svg: text(SVG),
		'html behind a byte order mark': text(`\uFEFF<html>${SKRIPT}`),
		'a program': mit(text('MZ'), Buffer.alloc(200)),
		'a program of Linux': mit(text('\x7fELF'), Buffer.alloc(200)),
		'a shell script': text('#!/bin/sh\nrm -rf /\n'),
		'a PDF': pdf(),
		'a PDF with a script': pdf(`2 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj ${SKRIPT}`),
		'a PDF behind html': mit(text(`${SKRIPT}\n`), pdf()),
		'a PDF that is an archive as well': mit(pdf(), docx()),
		'a PDF without an end': text('%PDF-1.7\n1 0 obj'),
		'only the beginning of a PDF': text('%PDF-'),
		'a PNG': png,
		'a PNG with html behind it': mit(png, SKRIPT),
		'a PNG with an archive behind it': mit(png, docx()),
		'half a PNG': png.subarray(0, png.length / 2),
		'the beginning of a PNG, then html': mit(png.subarray(0, 8), SKRIPT),
		'a JPEG': jpeg,
		'a JPEG with a script in its comment': mit(
			Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 2 + SKRIPT.length]), text(SKRIPT)]),
			jpeg.subarray(2),
		),
		'a JPEG that begins like a GIF': mit(text('GIF89a/*'), jpeg),
		'a GIF that is a script': text('GIF89a=1;alert(1)//'),
		'a WebP': webp,
		'a WebP of nothing': text('RIFF\x10\0\0\0WEBPVP8 '),
		'a docx': docx(),
		'a docx with macros': docx([{ name: 'word/vbaProject.bin', inhalt: text('Attribut VB_Name') }]),
		'a docm': zip([typen('application/vnd.ms-word.document.macroEnabled.main+xml')]),
		'a docx that climbs': docx([{ name: '../../../boese', inhalt: text('x') }]),
		'a docx from the root': docx([{ name: '/etc/boese', inhalt: text('x') }]),
		'a docx with html behind it': docx([], SKRIPT),
		'a docx that is a bomb': docx([{ name: 'word/a.xml', inhalt: Buffer.alloc(5_000_000) }]),
		'a docx that claims to be huge': docx([{ name: 'a', inhalt: text('x'), behauptet: 0xffff_fff0 }]),
		'a docx of many parts': docx(Array.from({ length: 6000 }, (_, i) => ({ name: `p${i}`, inhalt: text('x') }))),
		'a docx cut off': docx().subarray(0, 60),
		'a jar': zip([{ name: 'META-INF/MANIFEST.MF', inhalt: text('Main-Class: Boese') }]),
		'any archive': zip([{ name: 'boese.exe', inhalt: text('MZ') }]),
		nothing: Buffer.alloc(0),
		zeros: Buffer.alloc(5000),
	};
}

/** What of them is what it claims to be, and by which extension. */
const ECHT: Readonly<Record<string, readonly Endung[]>> = {
	'a PDF': ['pdf'],
	'a PNG': ['png'],
	'a PNG with html behind it': ['png'],
	'a PNG with an archive behind it': ['png'],
	'a JPEG': ['jpg'],
	'a JPEG with a script in its comment': ['jpg'],
	'a WebP': ['webp'],
	'a docx': ['docx'],
};

let faelle = 0;

interface Weg {
	readonly sende: (name: string, inhalt: Buffer) => Promise<Antwort>;
	readonly hole: (gesendet: Antwort) => Promise<Antwort>;
}
/** As a file on its own, and as the document somebody was asked for. */
const WEGE: Readonly<Record<'an upload' | 'a document', Weg>> = {
	'an upload': {
		sende: (name, inhalt) => ladeHoch(t.traeger, { name, inhalt }),
		hole: ({ data }) => t.traeger('GET', `/v1/upload/download/${(data as { gid: string }).gid}`),
	},
	'a document': {
		sende: async (name, inhalt) => {
			if (eingereicht++ % JE_AKTE === 0) {
				wer = await t.registriere([t.ort(0)]);
				gefragt = await anforderung(t, wer, spec);
			}
			return reicheEin(wer.frage, wer, gefragt, { name, inhalt });
		},
		hole: ({ data }) =>
			t.traeger('GET', `/v1/freiwilliger/${wer.id}/download/${(data as { uploadID: string }).uploadID}`),
	},
};
const WEGNAMEN = Object.keys(WEGE) as (keyof typeof WEGE)[];

async function pruefe({ sende, hole }: Weg, was: string, name: string, inhalt: Buffer): Promise<boolean> {
	faelle++;
	const antwort = await sende(name, inhalt);
	const { status, error, roh } = antwort;
	if (status >= 300) {
		expect([was, name, Math.floor(status / 100), typeof error.message]).toEqual([was, name, 4, 'string']);
		expect(roh.body).not.toContain('<');
		return false;
	}
	const { headers, rawPayload } = (await hole(antwort)).roh;
	expect(Object.values(DATEITYPEN)).toContain(headers['content-type']);
	expect(headers).toMatchObject({
		'x-content-type-options': 'nosniff',
		'content-security-policy': "default-src 'none'; sandbox",
		'content-disposition': expect.stringMatching(
			/^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.!~%#$&+^`|-]*$/,
		),
	});
	if (String(headers['content-type']).startsWith('image/')) expect(rawPayload.includes('<script')).toBe(false);
	return true;
}

it.each(WEGNAMEN)('as %s every content under every extension is taken only as what it is', async (weg) => {
	for (const [was, inhalt] of Object.entries(await inhalte())) {
		for (const endung of ['pdf', 'png', 'jpg', 'webp', 'docx', 'xlsx', 'html', 'svg'] as const) {
			const echt: readonly string[] = ECHT[was] ?? [];
			expect([was, endung, await pruefe(WEGE[weg], was, `Datei.${endung}`, inhalt)]).toEqual([
				was,
				endung,
				echt.includes(endung),
			]);
		}
	}
});

const strom = (inhalt: Buffer, mehr = '') =>
	Buffer.concat([
		Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<</Type/ObjStm/N 1/First 4${mehr}>>stream\n`),
		inhalt,
		Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
	]);
const gepackt = (inhalt: string) => strom(deflateSync(Buffer.from(inhalt)), '/Filter/FlateDecode');

it.each([
	['a script', pdf('2 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'), 'PDF_SKRIPT'],
	['a script by another name', pdf('2 0 obj<</S/J#61va#53cript/JS(1)>>endobj'), 'PDF_SKRIPT'],
	['a script in packed objects', gepackt('3 0 <</S/JavaScript/JS(1)>>'), 'PDF_SKRIPT'],
	['a program to launch', pdf('2 0 obj<</S/Launch/F(cmd.exe)>>endobj'), 'PDF_STARTET'],
	['a file within', pdf('2 0 obj<</Type/EmbeddedFile/Length 0>>endobj'), 'PDF_DATEIEN'],
	['objects nobody can look into', strom(Buffer.from('verschlüsselt'), '/Filter/FlateDecode'), 'PDF_UNPRUEFBAR'],
	['objects packed in another way', strom(Buffer.from('00'), '/Filter/ASCIIHexDecode'), 'PDF_UNPRUEFBAR'],
])('a PDF with %s is refused with the reason', async (_, inhalt, code) => {
	const { status, error } = await ladeHoch(t.traeger, { name: 'Datei.pdf', inhalt });
	expect([status, error?.code]).toEqual([422, code]);
});

it('packed objects without anything of that kind are taken', async () => {
	const harmlos = gepackt('3 0 <</Type/Page>>');
	expect((await ladeHoch(t.traeger, { name: 'Datei.pdf', inhalt: harmlos })).error).toBeUndefined();
});

it.each([
	['less than it holds', 5],
	['more than it holds', 900],
])('an archive that claims %s is refused with the reason', async (_, behauptet) => {
	const inhalt = docx([{ name: 'word/a.xml', inhalt: Buffer.alloc(600, 'x'), behauptet }]);
	const { status, error } = await ladeHoch(t.traeger, { name: 'Datei.docx', inhalt });
	expect([status, error?.code]).toEqual([422, 'ZIP_GELOGEN']);
});

it('an archive whose parts are called otherwise within is refused', async () => {
	const inhalt = docx([{ name: 'word/a.xml', inhalt: Buffer.from('x') }]);
	inhalt.write('word/b.xml', inhalt.indexOf('word/a.xml'));
	const { status, error } = await ladeHoch(t.traeger, { name: 'Datei.docx', inhalt });
	expect([status, error?.code]).toEqual([422, 'ZIP_GELOGEN']);
});

it.each(WEGNAMEN)('as %s every name stays a name', async (weg) => {
	for (const name of NAMEN) for (const endung of ENDUNGEN) await pruefe(WEGE[weg], 'a PDF', `${name}.${endung}`, pdf());
	for (const kopf of ['a\r\nset-cookie: boese=1\r\n.pdf', 'a"; filename="b.html', 'a.pdf"; name="rolle']) {
		await pruefe(WEGE[weg], 'a PDF', kopf, pdf());
	}
});

it('lies where it belongs, under an id', () => {
	expect(faelle).toBeGreaterThan(1000);
	const { dateien } = ablage(t.verzeichnis);
	const alle = readdirSync(t.verzeichnis, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
	const fremde = alle.filter((e) => e.name !== 'jwt-schluessel' && !istAblageort(dateien, e));
	expect(fremde.map((e) => join(e.parentPath, e.name))).toEqual([]);
});

const istAblageort = (dateien: string, { parentPath, name }: { parentPath: string; name: string }) =>
	parentPath === join(dateien, name.slice(0, 2)) && /^[\da-f-]{36}$/.test(name);
