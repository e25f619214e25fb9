import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formular } from './formular.fixture.ts';
import { felderLautPdfjs, seitentexte } from './lesen.fixture.ts';
import type { Pdfvorlage } from './vorlage.ts';
import { felderVon, fuelle } from './werkstatt.ts';

const NAME = 'Łukasz Müßig-Śmigły';
const WERTE = new Map([
	['freiwilliger.name', NAME],
	['freiwilliger.iban', 'DE89370400440532013000'],
	['freiwilliger.volljaehrig', 'ja'],
	['freiwilliger.vordienst', 'nein'],
	['einsatzort.bezeichnung', 'Turn- und Sportgemeinschaft Oberhausen-Sterkrade von 1888/1920 e. V., Abteilung Tanz'],
	['mandant.bezeichnung', 'Sportjugend Musterland e. V.'],
	['datum.heute', '01.07.2025'],
]);

const text = (inhalt: string): Pdfvorlage => ({ art: 'TEXT', titel: 'Vereinbarung', inhalt });

describe('a form', () => {
	it('tells the names of its fields', async () => {
		expect(await felderVon(await formular())).toEqual([
			'freiwilliger.name',
			'freiwilliger.iban',
			'einsatzort.bezeichnung',
			'ganz.unbekannt',
			'freiwilliger.volljaehrig',
			'freiwilliger.vordienst',
		]);
	});

	it('without fields has none', async () => {
		expect(await felderVon(await fuelle(text('Nur Text'), WERTE))).toEqual([]);
	});

	it('is filled, letters of all of Europe included, and has no field left', async () => {
		const gefuellt = await fuelle({ art: 'PDF', bytes: await formular() }, WERTE);
		const [seite = ''] = await seitentexte(gefuellt);
		expect(seite).toContain('Vereinbarung');
		expect(seite).toContain(NAME);
		expect(seite).toContain('DE89370400440532013000');
		expect(seite).not.toContain('bleibt nicht stehen');
		expect(await felderLautPdfjs(gefuellt)).toBe(0);
		expect(gefuellt.length).toBeLessThan(60_000);
	});

	it('shows the whole of a value that is wider than its field', async () => {
		const [seite] = await seitentexte(await fuelle({ art: 'PDF', bytes: await formular() }, WERTE));
		expect(seite).toContain('Abteilung Tanz');
	});

	it('sets one cross more for each yes', async () => {
		const haken = async (wert: string) => {
			const werte = new Map([['freiwilliger.volljaehrig', wert]]);
			const [seite = ''] = await seitentexte(await fuelle({ art: 'PDF', bytes: await formular() }, werte));
			return seite.replace('Vereinbarung', '').trim().length;
		};
		expect([await haken('nein'), await haken('ja')]).toEqual([0, 1]);
	});

	it('shows what the font lacks as a box rather than failing', async () => {
		const werte = new Map([['freiwilliger.name', 'Ana 𓀀 Díaz']]);
		const [seite] = await seitentexte(await fuelle({ art: 'PDF', bytes: await formular() }, werte));
		expect(seite).toContain('Ana □ Díaz');
	});
});

describe('a text', () => {
	it('is laid out with headings, lists and values', async () => {
		const inhalt =
			'## Zwischen {{ freiwilliger.name }}\n\nund **{{mandant.bezeichnung}}**:\n\n- IBAN {{ freiwilliger.iban }}\n- am {{ datum.heute }}';
		const [seite = ''] = await seitentexte(await fuelle(text(inhalt), WERTE));
		expect(seite.split('\n').map((zeile) => zeile.trim())).toEqual(
			expect.arrayContaining([
				`Zwischen ${NAME}`,
				'und Sportjugend Musterland e. V.:',
				'• IBAN DE89370400440532013000',
				'• am 01.07.2025',
			]),
		);
		expect(seite).toContain('Seite 1 von 1');
	});

	it('never reads a value as markup or template', async () => {
		const werte = new Map([
			['freiwilliger.name', '**fett** {{ datum.heute }} [x](https://boese.test)'],
			['datum.heute', 'X'],
		]);
		const [seite] = await seitentexte(await fuelle(text('Name: {{ freiwilliger.name }}.'), werte));
		expect(seite).toContain('Name: **fett** {{ datum.heute }} [x](https://boese.test).');
	});

	it('leaves nothing of what has no value', async () => {
		const [seite = ''] = await seitentexte(await fuelle(text('Titel: [{{ freiwilliger.titel }}]'), WERTE));
		expect(seite).toContain('Titel: []');
	});

	it('goes on over as many pages as it needs', async () => {
		const seiten = await seitentexte(
			await fuelle(text('Ein Absatz von {{ freiwilliger.name }}.\n\n'.repeat(120)), WERTE),
		);
		expect(seiten.length).toBeGreaterThan(2);
		expect(seiten.at(-1)).toContain(`Seite ${seiten.length} von ${seiten.length}`);
		expect(seiten.join('').split(NAME).length - 1).toBe(120);
	});
});

it('lays out the longest text a template may be', { timeout: 15_000 }, async () => {
	const inhalt = 'Ein **Absatz** von {{ freiwilliger.name }} mit *vielen* Worten, der über die Zeile reicht. '.repeat(
		20,
	);
	const seiten = await seitentexte(await fuelle(text(`${inhalt}\n\n`.repeat(200_000 / inhalt.length)), WERTE));
	expect(seiten.length).toBeGreaterThan(30);
});

describe('the same input gives the same bytes', () => {
	const PROGRAMM = fileURLToPath(import.meta.resolve('./abdruck.fixture.ts'));
	const abdruck = (vorlage: string | Uint8Array) =>
		execFileSync(process.execPath, [PROGRAMM], { input: vorlage }).toString();

	it('in two processes, a second apart', async () => {
		const vorlagen = [await formular(), '## Vertrag\n\n**{{ freiwilliger.name }}** und *alle*'];
		const erste = vorlagen.map(abdruck);
		await new Promise((weiter) => setTimeout(weiter, 1_100));
		expect(vorlagen.map(abdruck)).toEqual(erste);
		expect(erste[0]).toMatch(/^[0-9a-f]{64}$/);
		expect(erste[0]).not.toBe(erste[1]);
	});
});
