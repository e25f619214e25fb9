import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { VORLAGENVARIABLEN } from '#domain/vorlagen/variablen.ts';
import { dokumentvariablen } from '#domain/vorlageninhalt/dokument.ts';
import { ERWARTET, VOLL } from '#domain/vorlageninhalt/test-inhalt.ts';
import { auswahlformular, formular } from './formular.fixture.ts';
import { felderLautPdfjs, seitentexte, stueckeDerErsten } from './lesen.fixture.ts';
import type { Pdfvorlage } from './vorlage.ts';
import { alsEntwurf, felderVon, fuelle } from './werkstatt.fixture.ts';

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
		const felder = await felderVon(await formular());
		expect(felder.map(({ name }) => name)).toEqual([
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

	it('says how it is checked where it is issued, in the same bytes for the same number', async () => {
		const vermerk = { nummer: '7K3M9QXT2HVAD5RZ8B4N', portal: 'https://portal.test' };
		const vorlage = { art: 'PDF', bytes: await formular() } as const;
		const bytes = await fuelle(vorlage, WERTE, vermerk);
		const [seite] = await seitentexte(bytes);
		expect(seite).toContain('Echtheit prüfen · portal.test/pruefen · Nr. 7K3M-9QXT-2HVA-D5RZ-8B4N');
		expect(Buffer.from(bytes).equals(await fuelle(vorlage, WERTE, vermerk))).toBe(true);
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

it('stamps every page of a draft, and loses nothing of it', async () => {
	const seiten = await fuelle(text(`Anfang\n\n${'Absatz\n\n'.repeat(80)}Ende`), WERTE);
	const gestempelt = await seitentexte(await alsEntwurf(seiten));
	const vorher = await seitentexte(seiten);
	expect(gestempelt.length).toBeGreaterThan(1);
	expect(gestempelt.map((seite) => seite.includes('Entwurf'))).toEqual(vorher.map(() => true));
	expect(gestempelt.map((seite) => seite.replace('Entwurf', '').trim())).toEqual(vorher.map((seite) => seite.trim()));
	expect(await alsEntwurf(seiten)).toEqual(await alsEntwurf(seiten));
});

describe('a form with something to choose', () => {
	const fuelleMit = async (werte: Record<string, string>) =>
		fuelle({ art: 'PDF', bytes: await auswahlformular() }, new Map(Object.entries(werte)));
	/** Marks of buttons and boxes by their place; the words of lists. Only sizes are letters on their own. */
	const gelesen = async (werte: Record<string, string>) => {
		const gefuellt = await fuelleMit(werte);
		expect(await felderLautPdfjs(gefuellt)).toBe(0);
		const stuecke = await stueckeDerErsten(gefuellt);
		return {
			zeichen: stuecke.filter(({ text }) => /^[^SML]$/.test(text)).map(({ x }) => Math.floor(x / 50) * 50),
			worte: stuecke.flatMap(({ text }) => (/\p{L}{2}/u.test(text) ? [text] : [])),
		};
	};

	it('tells its options with their names', async () => {
		expect(await felderVon(await auswahlformular())).toEqual([
			{
				...{ name: 'freiwilliger.geschlecht', art: 'AUSWAHL' },
				optionen: [
					['weiblich', '0'],
					['männlich', '1'],
					['divers', '2'],
				],
			},
			{
				...{ name: 'freiwilliger.staatsangehoerigkeit', art: 'LISTE' },
				optionen: [
					['Deutschland', 'DE'],
					['Polen', 'PL'],
				],
			},
			{
				...{ name: 'freiwilliger.land', art: 'LISTE' },
				optionen: [
					['Polen', 'Polen'],
					['Łódź', 'Łódź'],
				],
			},
			{
				name: 'freiwilliger.tshirt',
				art: 'LISTE',
				optionen: [
					['S', 'S'],
					['M', 'M'],
					['L', 'L'],
				],
			},
			{ name: 'freiwilliger.vordienst', art: 'KREUZ', optionen: [['Yes']] },
		]);
	});

	it.each([
		[{ 'freiwilliger.geschlecht': 'weiblich' }, [50]],
		[{ 'freiwilliger.geschlecht': 'Männlich' }, [150]],
		[{ 'freiwilliger.geschlecht': '2' }, [250]],
		[{ 'freiwilliger.vordienst': 'ja' }, [50]],
		[{ 'freiwilliger.geschlecht': 'männlich', 'freiwilliger.vordienst': 'ja' }, [150, 50]],
		[{ 'freiwilliger.geschlecht': 'keine Angabe', 'freiwilliger.vordienst': 'nein' }, []],
		[{}, []],
	])('marks for %j what is named so, whatever was marked before', async (werte, stellen) => {
		expect((await gelesen(werte)).zeichen).toEqual(stellen);
	});

	it.each([
		[{ 'freiwilliger.staatsangehoerigkeit': 'Polen' }, ['Polen']],
		[{ 'freiwilliger.staatsangehoerigkeit': 'pl' }, ['Polen']],
		[{ 'freiwilliger.staatsangehoerigkeit': 'Dänemark' }, []],
		[{ 'freiwilliger.land': 'łódź' }, ['Łódź']],
		[{ 'freiwilliger.land': 'Türkiye' }, ['Türkiye']],
		[{}, []],
	])('writes for %j %j, and what it lacks only where one may write', async (werte, worte) => {
		expect((await gelesen(werte)).worte).toEqual(worte);
	});

	it('marks one of a list', async () => {
		const [ohne, s, m, klein] = await Promise.all(
			['', 'S', 'M', 'm'].map((groesse) => fuelleMit({ 'freiwilliger.tshirt': groesse })),
		);
		expect(new Set([ohne, s, m].map((bytes) => Buffer.from(bytes ?? []).toString('latin1'))).size).toBe(3);
		expect(klein).toEqual(m);
	});
});

describe('a text', () => {
	it('tells of every name of the catalogue', async () => {
		// Signatures are blocks to sign in, an address has several lines, guardians are named one by one, facts never.
		const ohneZeile: readonly string[] = ['unterschrift', 'brief', 'vertretende', 'wenn'];
		const namen = VORLAGENVARIABLEN.filter(({ gruppe }) => !ohneZeile.includes(gruppe));
		const inhalt = namen.map(({ name }) => `${name}: {{ ${name} }}`).join('\n\n');
		const seiten = (await seitentexte(await fuelle(text(inhalt), dokumentvariablen(VOLL)))).join('\n');
		const zeilen = seiten.split('\n').map((zeile) => zeile.trim());
		const fehlend = namen
			.map(({ name }) => `${name}: ${ERWARTET[name]}`.trim())
			.filter((zeile) => !zeilen.includes(zeile));
		expect(fehlend).toEqual([]);
	});

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
		expect(seiten.join('').split(`von ${NAME}.`).length - 1).toBe(120);
	});
});

it('lays out the longest text a template may be', async () => {
	const inhalt = 'Ein **Absatz** von {{ freiwilliger.name }} mit *vielen* Worten, der über die Zeile reicht. '.repeat(
		20,
	);
	const seiten = await seitentexte(await fuelle(text(`${inhalt}\n\n`.repeat(200_000 / inhalt.length)), WERTE));
	expect(seiten.length).toBeGreaterThan(30);
});

describe('the same input gives the same bytes', () => {
	const PROGRAMM = fileURLToPath(import.meta.resolve('./abdruck.fixture.ts'));
	const abdruecke = (vorlagen: readonly (string | Uint8Array)[]) => {
		const input = JSON.stringify(vorlagen.map((vorlage) => Buffer.from(vorlage).toString('base64')));
		return execFileSync(process.execPath, [PROGRAMM], { input }).toString().trim().split('\n');
	};

	it('in two processes, a second apart', async () => {
		const vorlagen = [
			await formular(),
			await auswahlformular(),
			'## Vertrag\n\n**{{ freiwilliger.name }}** und *alle*',
		];
		const erste = abdruecke(vorlagen);
		await new Promise((weiter) => setTimeout(weiter, 1_100));
		expect(abdruecke(vorlagen)).toEqual(erste);
		expect(erste[0]).toMatch(/^[0-9a-f]{64}$/);
		expect(new Set(erste).size).toBe(vorlagen.length);
	});
});
