import { constants, deflateRawSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { formular } from './formular.fixture.ts';
import { felderVon, formularVon, fuelle, seitenVon } from './werkstatt.fixture.ts';

let heil: Uint8Array;
beforeAll(async () => {
	heil = await formular();
});

/** What the user is told; fails when it isn't refused. */
async function abgelehnt(arbeit: Promise<unknown>): Promise<string> {
	const fehler = await arbeit.then(
		() => null,
		(f: unknown) => f,
	);
	expect(fehler).toBeInstanceOf(Abgelehnt);
	return (fehler as Abgelehnt).verstoesse[0]?.text ?? '';
}

const roh = (...objekte: readonly string[]): Uint8Array => {
	const stellen: number[] = [];
	let text = '%PDF-1.7\n';
	for (const [i, objekt] of objekte.entries()) {
		stellen.push(text.length);
		text += `${i + 1} 0 obj\n${objekt}\nendobj\n`;
	}
	const xref = text.length;
	const zeilen = stellen.map((stelle) => `${String(stelle).padStart(10, '0')} 00000 n \n`).join('');
	const anzahl = objekte.length + 1;
	return Buffer.from(
		`${text}xref\n0 ${anzahl}\n0000000000 65535 f \n${zeilen}trailer\n<< /Size ${anzahl} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`,
		'latin1',
	);
};
const KATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

describe('hostile documents are refused in words', () => {
	it('with 10,000 pages', async () => {
		const pdf = PDF.create();
		for (let i = 0; i < 10_000; i++) pdf.addPage({ width: 10, height: 10 });
		expect(await abgelehnt(felderVon(await pdf.save()))).toBe('Das PDF hat 10000 Seiten. Erlaubt sind höchstens 200.');
	});

	it('encrypted', async () => {
		const pdf = await PDF.load(heil);
		pdf.setProtection({ userPassword: 'geheim' });
		expect(await abgelehnt(felderVon(await pdf.save()))).toMatch(/^Das PDF ist verschlüsselt\./);
	});

	it('encrypted without a password to open it', async () => {
		const pdf = await PDF.load(heil);
		pdf.setProtection({ ownerPassword: 'geheim', permissions: { copy: false } });
		expect(await abgelehnt(fuelle({ art: 'PDF', bytes: await pdf.save() }, new Map()))).toMatch(
			/^Das PDF ist verschlüsselt\./,
		);
	});

	const KAPUTT = /^Das PDF lässt sich nicht lesen\.|^Das PDF enthält keine Seite\.|^Das PDF ist zu aufwendig\./;
	it.each<[string, () => Uint8Array]>([
		['nothing', () => new Uint8Array()],
		['no PDF', () => Buffer.from('<html><script>alert(1)</script></html>')],
		['a head alone', () => Buffer.from('%PDF-1.7\n%%EOF')],
		['pages that hold themselves', () => roh(KATALOG, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>')],
		[
			'pages in a circle',
			() => roh(KATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'),
		],
		['an object that is itself', () => roh(KATALOG, '2 0 R')],
		['arrays in arrays a million deep', () => roh(KATALOG, '['.repeat(1_000_000))],
		['dictionaries a million deep', () => roh(KATALOG, '<< /A '.repeat(1_000_000))],
	])('%s', async (_, bytes) => {
		expect(await abgelehnt(seitenVon(bytes()))).toMatch(KAPUTT);
	});

	it.each([
		['fields that are their own parents', '<< /T (a) /Kids [4 0 R] /Parent 4 0 R >>'],
		['a field with places that are none', '<< /FT /Tx /T (a) /Rect [(x) null] /Subtype /Widget /P 3 0 R >>'],
		['a field on a page that isn’t there', '<< /FT /Tx /T (a) /Rect [0 0 1e99 1] /Subtype /Widget /P 99 0 R >>'],
		['a field without a name', '<< /FT /Tx /Rect [0 0 10 10] /Subtype /Widget /P 3 0 R >>'],
		['a box whose states are a number', '<< /FT /Btn /T (a) /AP 7 /Rect [0 0 10 10] /Subtype /Widget /P 3 0 R >>'],
	])('%s are looked at as well as may be', async (_, feld) => {
		const bytes = roh(
			'<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>',
			'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
			'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] /Annots [4 0 R 7 null] /Contents 5 0 R >>',
			feld,
			'<< /Length 40 >>\nstream\nBT /Nie 12 Tf (Name) Tj ET q q q Q Tj Tj\nendstream',
		);
		const platz = { art: 'TEXT' as const, seite: 1, x: 0, y: 0, breite: 100, hoehe: 100 };
		const felder = [{ feld: 'a', inhalt: { art: 'TEXT' as const, text: 'x' }, platz }];
		for (const arbeit of [felderVon(bytes), formularVon(bytes), fuelle({ art: 'PDF', bytes, felder }, new Map())]) {
			const antwort = await arbeit.catch((fehler: unknown) => fehler);
			expect(antwort instanceof Abgelehnt || !(antwort instanceof Error), String(antwort)).toBe(true);
		}
	});

	it('a table of objects that unpacks to gigabytes, before it has, and the process goes on answering meanwhile', async () => {
		const bombe = gepackt(2_000).toString('latin1');
		const kopf = '%PDF-1.7\n';
		const tabelle = `<< /Type /XRef /Size 5 /W [1 2 1] /Root 2 0 R /Filter /FlateDecode /Length ${bombe.length} >>`;
		const text = `${kopf}1 0 obj\n${tabelle}\nstream\n${bombe}\nendstream\nendobj\nstartxref\n${kopf.length}\n%%EOF\n`;
		const vorher = process.memoryUsage().rss;
		const mehr: number[] = [];
		const uhr = setInterval(() => mehr.push(process.memoryUsage().rss - vorher), 20);
		expect(await abgelehnt(seitenVon(Buffer.from(text, 'latin1')))).toMatch(/^Das PDF ist zu aufwendig\./);
		clearInterval(uhr);
		// It takes seconds: had the process read the document itself, it would have looked at the clock never.
		expect(mehr.length).toBeGreaterThan(3);
		expect(Math.max(...mehr)).toBeLessThan(1_500_000_000);
	});
});

/** So many megabytes of nothing, packed without ever being there: one of them, again and again. */
function gepackt(megabyte: number): Buffer {
	const stueck = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
	const summe = Buffer.alloc(4);
	summe.writeUInt16BE((megabyte * 1_000_000) % 65_521, 0);
	summe.writeUInt16BE(1, 2);
	return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(megabyte).fill(stueck), Buffer.from([3, 0]), summe]);
}

describe('what is broken but legible is worked with', () => {
	it('a wrong table of objects', async () => {
		const text = Buffer.from(heil)
			.toString('latin1')
			.replace(/startxref\n\d+/, 'startxref\n7');
		const felder = await felderVon(Buffer.from(text, 'latin1'));
		expect(felder.map(({ name }) => name)).toContain('freiwilliger.name');
	});
});

it('the next document is made as if nothing had happened', async () => {
	await abgelehnt(seitenVon(roh(KATALOG, '['.repeat(1_000_000))));
	expect(await seitenVon(heil)).toBe(1);
});
