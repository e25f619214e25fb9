import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ausgegebenes, kennzeichne } from '#commands/dokumente/ausgabe.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { fuelle, siegle, signaturenVon } from '../werkstatt.fixture.ts';
import type { Zertifikat } from './siegel.ts';
import { siegelzertifikat } from './zertifikat.ts';

const GEHEIMNIS = 'geheim';
const WOFUER = { freiwilligerID: randomUUID(), specID: randomUUID() };
const ZEIT = '2026-11-20T10:00:00.000Z';

/** Both issued their certificates themselves. */
const [LENA, TOM] = ['Siegel Lena Hoffmann', 'Siegel Tom Kühn'].map((name) => ({ name, aussteller: name, zeit: ZEIT }));

const ordner = mkdtempSync(join(tmpdir(), 'signatur-'));
let zertifikate: readonly [Zertifikat, Zertifikat];
let vorlage: Buffer;
beforeAll(async () => {
	const eines = (name: string) => siegelzertifikat(join(ordner, name), null, { name, heute: '2026-01-01' });
	zertifikate = [await eines('Lena Hoffmann'), await eines('Tom Kühn')];
	const text = { art: 'TEXT', titel: 'Ehrenkodex', inhalt: 'Ich, {{ freiwilliger.name }}, verspreche es.' } as const;
	const gefuellt = await fuelle(text, new Map([['freiwilliger.name', 'Lena Hoffmann']]));
	vorlage = kennzeichne(gefuellt, WOFUER, GEHEIMNIS);
});
afterAll(() => rmSync(ordner, { recursive: true }));

const signiere = (bytes: Uint8Array, wer: 0 | 1 = 0) => siegle(bytes, zertifikate[wer], { zeit: ZEIT, name: 'egal' });

/** What is said of a file that came back. */
async function urteil(bytes: Uint8Array): Promise<unknown> {
	const laenge = ausgegebenes(Buffer.from(bytes), WOFUER, GEHEIMNIS);
	if (laenge === null) return 'nicht ausgegeben';
	return signaturenVon(bytes, laenge).catch((fehler: unknown) =>
		fehler instanceof Abgelehnt ? fehler.verstoesse.map((v) => v.text).join() : fehler,
	);
}

/** Changed as a program does that writes behind what is there. */
async function veraendert(bytes: Uint8Array, tue: (pdf: PDF) => void): Promise<Uint8Array> {
	const pdf = await PDF.load(bytes);
	tue(pdf);
	return pdf.save({ incremental: true });
}

describe('a file that was signed elsewhere', () => {
	it('tells who signed and who issued the certificates, in order', async () => {
		expect(await urteil(await signiere(vorlage))).toEqual([LENA]);
		expect(await urteil(await signiere(await signiere(vorlage), 1))).toEqual([LENA, TOM]);
	});

	it('is refused without a signature', async () => {
		expect(await urteil(vorlage)).toMatch(/^Die Datei enthält keine elektronische Signatur/);
	});

	it('is refused when it isn’t what was given out for this document', async () => {
		const fremd = kennzeichne(vorlage.subarray(0, -60), { ...WOFUER, freiwilligerID: randomUUID() }, GEHEIMNIS);
		expect(await urteil(fremd)).toBe('nicht ausgegeben');
		expect(await urteil(await signiere(await fuelle({ art: 'TEXT', titel: 'x', inhalt: 'y' }, new Map())))).toBe(
			'nicht ausgegeben',
		);
		const verdreht = Buffer.from(await signiere(vorlage));
		verdreht[200] = (verdreht[200] ?? 0) ^ 1;
		expect(await urteil(verdreht)).toBe('nicht ausgegeben');
	});

	it('is refused when something was written on it before it was signed', async () => {
		const bemalt = await veraendert(vorlage, (pdf) => pdf.getPage(0)?.drawText('doch nicht', { x: 100, y: 400 }));
		expect(await urteil(await signiere(bemalt))).toMatch(/^Der Inhalt des Dokuments wurde .* verändert/);
		const ueberdeckt = await veraendert(vorlage, (pdf) =>
			pdf.getPage(0)?.addSquareAnnotation({ rect: { x: 80, y: 380, width: 300, height: 60 } }),
		);
		expect(await urteil(await signiere(ueberdeckt))).toMatch(/^Der Inhalt des Dokuments wurde .* verändert/);
		const mehr = await veraendert(vorlage, (pdf) => pdf.addPage());
		expect(await urteil(await signiere(mehr))).toMatch(/^Der Inhalt des Dokuments wurde .* verändert/);
	});

	it('is refused when it was changed afterwards', async () => {
		const signiert = await signiere(vorlage);
		expect(await urteil(Buffer.concat([signiert, Buffer.from('\n% noch etwas\n')]))).toMatch(
			/^Nach der letzten Signatur/,
		);
		const bemalt = await veraendert(signiert, (pdf) => pdf.getPage(0)?.drawText('doch nicht', { x: 100, y: 400 }));
		expect(await urteil(bemalt)).toMatch(/verändert/);
	});

	it('is refused with a signature that doesn’t fit', async () => {
		const signiert = Buffer.from(await signiere(vorlage));
		const stelle = signiert.lastIndexOf('/Reason');
		signiert[stelle + 10] = (signiert[stelle + 10] ?? 0) ^ 1;
		expect(await urteil(signiert)).toMatch(/^Eine Signatur in der Datei ist ungültig/);
	});
});
