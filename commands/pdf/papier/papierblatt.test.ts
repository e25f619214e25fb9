import { PDF, PdfArray, type PdfDict, PdfName, PdfRef } from '@libpdf/core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fuerPdf } from '#commands/dateien/bild.ts';
import { seitentexte, stueckeDerErsten } from '../lesen.fixture.ts';
import { schriften } from '../satz/schriften.ts';
import { hatQpdf, lautQpdf } from '../siegel/pruefe-siegel.fixture.ts';
import { alsEntwurf, fuelle, haengeSignaturblattAn } from '../werkstatt.fixture.ts';
import { BRIEFKOPF, VORLAGE, WERTE } from './muster.fixture.ts';
import { hindernisse } from './zugaenglich.fixture.ts';

const PETROL = { r: 0, g: 99, b: 110 };
const bild = await sharp({ create: { width: 60, height: 40, channels: 3, background: PETROL } })
	.png()
	.toBuffer();
const logo = await fuerPdf(bild, 60);
const setze = (inhalt = VORLAGE, werte: ReadonlyMap<string, string> = WERTE) =>
	fuelle({ art: 'TEXT', titel: 'Vereinbarung', inhalt, briefkopf: BRIEFKOPF, logo }, werte);
const VERMERK = { nummer: '7K3M9QXT2HVAD5RZ8B4N', portal: 'https://portal.sj.test/' };
const GEDRUCKT = 'Nr. 7K3M-9QXT-2HVA-D5RZ-8B4N';
const zeilen = async (bytes: Uint8Array) =>
	(await seitentexte(bytes))
		.join('\n')
		.split('\n')
		.map((z) => z.trim());

describe('a paper', () => {
	it('can be read out, whatever is on it', async () => {
		expect(await hindernisse(await setze())).toEqual([]);
		expect(await hindernisse(await setze(`## Titel\n\n${'Ein Absatz.\n\n'.repeat(100)}`))).toEqual([]);
	});

	it.skipIf(!hatQpdf)('is sound to another program', async () => {
		expect(lautQpdf(await setze())).toContain('No syntax or stream encoding errors found');
	});

	it('is a letter: the address stands in the window, what it refers to beside it (DIN 5008, form B)', async () => {
		const stuecke = await stueckeDerErsten(await setze());
		const x = (text: string) => ((stuecke.find((s) => s.text.startsWith(text))?.x ?? 0) * 25.4) / 72;
		expect(x('Rheinweg 12a')).toBeCloseTo(25, 1);
		expect(x('Es betreut Sie')).toBeCloseTo(125, 1);
	});

	it.each([null, 'https://portal.sj.test'])('says on each page how it is checked: at %s', async (portal) => {
		const bytes = await fuelle(
			{ art: 'TEXT', titel: 'Vereinbarung', inhalt: VORLAGE, briefkopf: BRIEFKOPF, logo },
			WERTE,
			{ ...VERMERK, portal },
		);
		for (const seite of await seitentexte(bytes))
			for (const steht of ['Echtheit prüfen', GEDRUCKT, ...(portal ? ['portal.sj.test/pruefen'] : [])])
				expect(seite).toContain(steht);
		expect(await hindernisse(bytes)).toEqual([]);
	});

	it('without a letterhead or with a long one still says it, beside the rest', async () => {
		const lang = 'Zugelassener Träger nach § 10 JFDG, Bescheid des Regierungspräsidiums Gießen';
		for (const briefkopf of [undefined, { ...BRIEFKOPF, fuss: [lang, lang, lang, lang] }]) {
			const vorlage = {
				art: 'TEXT',
				titel: `Vereinbarung ${lang}`,
				inhalt: VORLAGE,
				...(briefkopf && { briefkopf }),
			} as const;
			const [seite = ''] = await seitentexte(await fuelle(vorlage, WERTE, VERMERK));
			expect(seite).toContain('Seite 1 von');
			expect(seite).toContain(GEDRUCKT);
		}
	});

	it('says whose it is and which page, on each', async () => {
		const seiten = await seitentexte(await setze(`## Titel\n\n${'Ein Absatz.\n\n'.repeat(100)}`));
		expect(seiten.length).toBeGreaterThan(2);
		for (const [i, seite] of seiten.entries()) {
			expect(seite).toContain('Amtsgericht Köln, VR 1208');
			expect(seite).toContain(`Seite ${i + 1} von ${seiten.length}`);
		}
	});

	it('has a block for everybody who signs, and none for guardians of who is of age', async () => {
		const minderjaehrig = await zeilen(await setze());
		expect(minderjaehrig.filter((z) => z === 'Ort, Datum')).toHaveLength(4);
		expect(minderjaehrig).toEqual(expect.arrayContaining(['Marion Graf', 'Anna Müßig', 'Gesetzliche Vertretung']));
		const volljaehrig = await zeilen(await setze(VORLAGE, new Map([...WERTE, ['freiwilliger.volljaehrig', 'ja']])));
		expect(volljaehrig.filter((z) => z === 'Ort, Datum')).toHaveLength(2);
		expect(volljaehrig).not.toContain('Gesetzliche Vertretung');
	});

	it('takes the line along with a value that is missing', async () => {
		expect((await zeilen(await setze())).join()).not.toContain('Probezeit');
	});

	it('is set in the font and below the margin of the tenant, and keeps every letter', async () => {
		const briefkopf = { ...BRIEFKOPF, schrift: 'SOURCE_SERIF', rand: { links: 25, rechts: 20, oben: 22 } } as const;
		const bytes = await fuelle(
			{ art: 'TEXT', titel: 'Vereinbarung', inhalt: `${VORLAGE}\n\n*Ğ ș ₣ kursiv*`, briefkopf, logo },
			WERTE,
		);
		expect(await hindernisse(bytes)).toEqual([]);
		const gelesen = (await seitentexte(bytes)).join();
		for (const text of ['Łukasz Müßig-Śmigły', 'Ğ ș ₣ kursiv', 'Sportjugend Musterland e. V.'])
			expect(gelesen).toContain(text);
		expect(Buffer.from(bytes).toString('latin1')).toMatch(/\+SourceSerif4/);
		expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\+Inter/);
	});

	it.each(['Łukasz Müßig-Śmigły', 'Madonna', 'محمد علي الأحمد', 'Þórður Ægisson'])(
		'keeps the letters of %s',
		async (name) => {
			const gelesen = await seitentexte(await setze(VORLAGE, new Map([...WERTE, ['freiwilliger.name', name]])));
			expect(gelesen.join().normalize('NFKC')).toContain(name);
		},
	);

	it('can be read out as a draft, and with the pages of its signatures', async () => {
		expect(await hindernisse(await alsEntwurf(await setze()))).toEqual([]);
		const signiert = await haengeSignaturblattAn(await setze(), {
			...{ vermerk: VERMERK, form: null },
			...{ titel: 'Vereinbarung', sha256: 'ab'.repeat(32), mandant: 'Sportjugend', erstellt: '2026-07-02T10:00:00Z' },
			unterschriften: [
				{
					...{ partei: 'FREIWILLIGER', name: 'Łukasz Müßig-Śmigły', angefragt: null, bild: logo, art: 'GEZEICHNET' },
					...{ zeit: '2026-07-01T09:03:00Z', hash: 'cd'.repeat(32) },
				},
			],
			verlauf: Array.from({ length: 60 }, (_, i) => ({
				...{ zeit: '2026-07-01T08:00:00Z', wer: 'Tom Kühn', was: `hat zum ${i + 1}. Mal gebeten` },
			})),
		});
		expect(await hindernisse(signiert)).toEqual([]);
		expect((await seitentexte(signiert)).at(-3)).toContain(GEDRUCKT);
		expect((await seitentexte(signiert)).length).toBeGreaterThan(3);
	});

	it('is the same for the same', async () => {
		expect(Buffer.from(await setze()).equals(await setze())).toBe(true);
	});
});

/** With something done to it. */
async function verdorben(verdirb: (pdf: PDF) => void): Promise<Uint8Array> {
	const pdf = await PDF.load(await setze());
	verdirb(pdf);
	return pdf.save();
}

/** Every element of its structure. */
function elemente(pdf: PDF): PdfDict[] {
	const loese = (ref: PdfRef) => pdf.context.resolve(ref);
	const alle = (dict: PdfDict): PdfDict[] => {
		const kinder = dict.get('K', loese);
		const unter = kinder instanceof PdfArray ? [...kinder] : [];
		return [dict, ...unter.flatMap((kind) => (kind instanceof PdfRef ? alle(loese(kind) as PdfDict) : []))];
	};
	return alle(pdf.getCatalog().getDict('StructTreeRoot', loese) as PdfDict);
}

const rolle = (element: PdfDict) => element.getName('S')?.value;

describe('the check finds', () => {
	it('text that belongs to nothing', async () => {
		const bytes = await verdorben((pdf) =>
			pdf.getPages()[0]?.drawText('Fremd', { x: 90, y: 300, font: schriften(pdf)('normal') }),
		);
		expect(await hindernisse(bytes)).toEqual(['Seite 1: „Fremd“ gehört zu nichts']);
	});

	it('a table without a head', async () => {
		const bytes = await verdorben((pdf) => {
			for (const element of elemente(pdf)) if (rolle(element) === 'TH') element.set('S', PdfName.of('TD'));
		});
		expect(await hindernisse(bytes)).toEqual(['Seite 1: Tabelle ohne Kopf']);
	});

	it('a missing language', async () => {
		expect(await hindernisse(await verdorben((pdf) => pdf.getCatalog().delete('Lang')))).toEqual(['keine Sprache']);
	});

	it('a picture nobody can read out', async () => {
		const bytes = await verdorben((pdf) => {
			for (const element of elemente(pdf)) element.delete('Alt');
		});
		expect(await hindernisse(bytes)).toEqual(['Seite 1: Bild ohne Text']);
	});
});
