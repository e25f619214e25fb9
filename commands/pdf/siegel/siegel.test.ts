import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuerPdf } from '#commands/dateien/bild.ts';
import { formular } from '../formular.fixture.ts';
import { felderLautPdfjs, seitentexte } from '../lesen.fixture.ts';
import { fuelle, haengeSignaturblattAn, siegle } from '../werkstatt.fixture.ts';
import {
	gueltigLautOpenssl,
	gueltigLautPkijs,
	hatOpenssl,
	hatPdfsig,
	hatQpdf,
	lautPdfsig,
	lautQpdf,
	siegelinhalt,
} from './pruefe-siegel.fixture.ts';
import type { Zertifikat } from './siegel.ts';
import type { Signaturblatt } from './signaturblatt.ts';
import { siegelzertifikat } from './zertifikat.ts';

const HASH = 'ab'.repeat(32);
const INHABER = { name: 'Sportjugend Musterland e. V.', heute: '2025-07-01' };
const ordner = mkdtempSync(join(tmpdir(), 'siegel-'));
let zertifikat: Zertifikat;
let blatt: Signaturblatt;
let dokument: Uint8Array;

beforeAll(async () => {
	zertifikat = await siegelzertifikat(ordner, null, INHABER);
	const strich = { width: 300, height: 100, channels: 4, background: { r: 0, g: 0, b: 80, alpha: 0.5 } } as const;
	blatt = {
		titel: 'Freiwilligenvertrag',
		form: 'einfache elektronische Signatur, ersetzt nicht die Schriftform',
		sha256: HASH,
		mandant: INHABER.name,
		vermerk: { nummer: '7K3M9QXT2HVAD5RZ8B4N', portal: 'https://portal.sj.test' },
		erstellt: '2025-07-02T10:00:00Z',
		unterschriften: [
			{
				...{
					partei: 'FREIWILLIGER',
					name: 'Łukasz Müßig-Śmigły',
					angefragt: 'Łukasz Müßig',
					art: 'GEZEICHNET',
					hash: HASH,
				},
				...{ bild: await fuerPdf(await sharp({ create: strich }).png().toBuffer(), 300), zeit: '2025-07-01T09:03:00Z' },
			},
			{
				partei: 'TRAEGER',
				name: 'Tom Kühn',
				angefragt: null,
				bild: null,
				zeit: '2025-07-02T08:00:00Z',
				art: 'GETIPPT',
				hash: HASH,
			},
		],
		verlauf: [
			{ zeit: '2025-07-01T08:00:00Z', wer: 'Tom Kühn', was: 'hat um die Unterschrift gebeten' },
			{ zeit: '2025-07-01T09:00:00Z', wer: 'Łukasz Müßig-Śmigły', was: 'hat das Dokument angesehen' },
		],
	};
	const vorlage = { art: 'TEXT', titel: 'Freiwilligenvertrag', inhalt: 'Vertrag mit {{ freiwilliger.name }}' } as const;
	dokument = await fuelle(vorlage, new Map([['freiwilliger.name', 'Łukasz Müßig-Śmigły']]));
});
afterAll(() => rmSync(ordner, { recursive: true }));

describe('the pages of the signatures', () => {
	it('stand behind the document and tell who signed when, and how that came about', async () => {
		const [erste, unterschriften = '', protokoll = ''] = await seitentexte(
			await haengeSignaturblattAn(dokument, blatt),
		);
		expect(erste).toContain('Vertrag mit Łukasz Müßig-Śmigły');
		for (const text of [
			'Form: einfache elektronische Signatur, ersetzt nicht die Schriftform',
			'Freiwilligenvertrag',
			'Freiwillige Person',
			'Angefragt war: Łukasz Müßig. Der Name darüber ist selbst eingegeben.',
			'01.07.2025 - 11:03 Uhr, gezeichnet',
			'02.07.2025 - 10:00 Uhr, als Name eingegeben',
			`SHA-256: ${HASH}`,
		])
			expect(unterschriften).toContain(text);
		expect(unterschriften.split('Tom Kühn').length - 1).toBe(2);
		for (const text of [
			'Form der Unterschriften: einfache elektronische Signatur, ersetzt nicht die Schriftform',
			INHABER.name,
			'Protokoll der Unterschriften',
			'hat um die Unterschrift gebeten',
			'hat das Dokument angesehen',
			'01.07.2025 - 11:00 Uhr',
		])
			expect(protokoll).toContain(text);
	});

	it('are the same bytes for the same signatures', async () => {
		expect(await haengeSignaturblattAn(dokument, blatt)).toEqual(await haengeSignaturblattAn(dokument, blatt));
	});

	it('leave no field to be filled in', async () => {
		expect(await felderLautPdfjs(await haengeSignaturblattAn(await formular(), blatt))).toBe(0);
	});
});

describe('the seal', () => {
	const ANGABEN = { zeit: '2025-07-02T10:00:01Z', name: INHABER.name };
	let gesiegelt: Uint8Array;
	beforeAll(async () => {
		gesiegelt = await siegle(await haengeSignaturblattAn(dokument, blatt), zertifikat, ANGABEN);
	});

	it('covers the whole document and is valid', async () => {
		const inhalt = siegelinhalt(gesiegelt);
		expect(inhalt.ganz).toBe(true);
		expect(await gueltigLautPkijs(inhalt)).toBe(true);
		expect((await seitentexte(gesiegelt)).length).toBe(3);
	});

	it.runIf(hatOpenssl)('is valid according to openssl', () => {
		expect(gueltigLautOpenssl(siegelinhalt(gesiegelt))).toBe(true);
	});

	it.runIf(hatPdfsig)('is valid according to pdfsig', () => {
		const urteil = lautPdfsig(gesiegelt);
		expect(urteil).toContain('Signature is Valid.');
		expect(urteil).toContain('Total document signed');
	});

	it.runIf(hatQpdf)('leaves a sound PDF according to qpdf', () => {
		expect(lautQpdf(gesiegelt)).toContain('No syntax or stream encoding errors found');
	});

	it('is broken by a single flipped bit', async () => {
		const veraendert = Uint8Array.from(gesiegelt);
		veraendert[300] = (veraendert[300] ?? 0) ^ 1;
		const inhalt = siegelinhalt(veraendert);
		expect(await gueltigLautPkijs(inhalt)).toBe(false);
		if (hatOpenssl) expect(gueltigLautOpenssl(inhalt)).toBe(false);
	});

	it('is checked by the script of the documentation, without the portal', () => {
		const skript = fileURLToPath(new URL('../../../docs/pruefe-papier.mjs', import.meta.url));
		const pruefe = (bytes: Uint8Array, ...dazu: string[]) => {
			const datei = join(ordner, 'papier.pdf');
			writeFileSync(datei, bytes);
			const { status, stdout } = spawnSync(process.execPath, [skript, datei, ...dazu], { encoding: 'utf8' });
			return [status, stdout] as const;
		};
		const sha256 = createHash('sha256').update(gesiegelt).digest('hex');
		const [status, gesagt] = pruefe(gesiegelt, '--zertifikat', join(ordner, 'siegel.pem'), '--sha256', sha256);
		expect([status, gesagt]).toEqual([0, expect.stringContaining('Siegel:         unverletzt')]);
		for (const wort of [sha256, INHABER.name, '(das angegebene)']) expect(gesagt).toContain(wort);
		const ungueltig = (grund: string) => [1, expect.stringContaining(grund)];
		const veraendert = Uint8Array.from(gesiegelt);
		veraendert[300] = (veraendert[300] ?? 0) ^ 1;
		expect(pruefe(veraendert)).toEqual(ungueltig('Die Datei wurde verändert'));
		expect(pruefe(Buffer.concat([gesiegelt, Buffer.from('\n% danach\n')]))).toEqual(ungueltig('nicht die ganze Datei'));
		expect(pruefe(gesiegelt, '--sha256', HASH)).toEqual(ungueltig('EIN ANDERER'));
		expect(pruefe(dokument)).toEqual(ungueltig('Siegel:         keines'));
		expect(pruefe(Buffer.from('/ByteRange [0 1 2 0]>'))).toEqual(ungueltig('UNGÜLTIG'));
		expect(readFileSync(skript, 'utf8').split('\n').length).toBeLessThanOrEqual(200);
	});

	it('is of a profile that PDF programs know', () => {
		expect(Buffer.from(gesiegelt).toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
	});
});

describe('the certificate of a tenant', () => {
	it('is made once, for ten years, and read by nobody else', async () => {
		const wieder = await siegelzertifikat(ordner, null, { name: 'Ein anderer Name', heute: '2026-01-01' });
		expect(wieder).toEqual(zertifikat);
		const gelesen = new X509Certificate(zertifikat.art === 'EIGENES' ? zertifikat.zertifikat : '');
		expect(gelesen.subject).toContain('Sportjugend Musterland e. V.');
		expect(gelesen.verify(gelesen.publicKey)).toBe(true);
		expect([gelesen.validFromDate, gelesen.validToDate]).toEqual([new Date('2025-07-01'), new Date('2035-07-01')]);
		expect(statSync(join(ordner, 'siegel.pem')).mode & 0o777).toBe(0o600);
	});

	it.runIf(hatOpenssl)('gives way to one of the operator’s', async () => {
		const datei = join(ordner, 'eigenes.p12');
		const pem = join(ordner, 'siegel.pem');
		const argumente = ['pkcs12', '-export', '-in', pem, '-inkey', pem, '-out', datei, '-passout', 'pass:geheim'];
		execFileSync('openssl', argumente, { stdio: 'ignore' });
		const eigenes = await siegelzertifikat(ordner, { datei, kennwort: 'geheim' }, INHABER);
		expect(eigenes.art).toBe('P12');
		const angaben = { zeit: '2025-07-02T10:00:01Z', name: INHABER.name };
		expect(await gueltigLautPkijs(siegelinhalt(await siegle(dokument, eigenes, angaben)))).toBe(true);
		const falsch = await siegelzertifikat(ordner, { datei, kennwort: 'falsch' }, INHABER);
		await expect(siegle(dokument, falsch, angaben)).rejects.toThrow();
	});
});
