import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fuerPdf } from '#commands/dateien/bild.ts';
import { addiereTage } from '#domain/datum.ts';
import { OHNE_NUMMER } from '#domain/papier/pruefnummer.ts';
import { seitentexte } from '../lesen.fixture.ts';
import { hindernisse } from '../papier/zugaenglich.fixture.ts';
import { Blaetter } from '../satz/blatt.ts';
import { hatQpdf, lautQpdf } from '../siegel/pruefe-siegel.fixture.ts';
import { setzeKuechenblatt } from './seminarhaus.ts';
import { setzeSeminarnachweis } from './seminarnachweis.ts';
import { setzeSeminarpapier } from './seminarpapier.ts';
import type { Teilnehmerliste } from './teilnehmerliste.ts';

/** What is printed for a seminar, read by another program. */

const GEMEINSAM = {
	mandant: 'Sportjugend Musterland e. V.',
	titel: 'Politische Bildung Edersee',
	filter: 'Angemeldete',
	erstellt: '2026-11-16T08:03:00Z',
} as const;
const personen = (anzahl: number) =>
	Array.from({ length: anzahl }, (_, i) => ({
		name: `Śmigły, Person${i + 1}`,
		vorname: `Person${i + 1}`,
		nachname: 'Śmigły',
		einsatzstelle: 'TV Siebenhügel Gießen',
		geburtsdatum: '2007-03-04',
		dienst: 'FSJ',
		tage: 45,
	}));
const tage = (anzahl: number) => Array.from({ length: anzahl }, (_, i) => addiereTage('2026-11-16', i));
const glatt = (seiten: readonly string[]) => seiten.map((seite) => seite.replace(/\s+/g, ' '));

describe('a list to be signed', () => {
	const liste = async (anzahl: number, rest: Partial<Teilnehmerliste> = {}) =>
		glatt(
			await seitentexte(
				await setzeSeminarpapier({
					...{ art: 'TEILNEHMERLISTE', angaben: ['Edersee'], tage: tage(5), personen: personen(anzahl), ...GEMEINSAM },
					...rest,
				}),
			),
		);

	it('says its filter and its time once, its head and number on every page', async () => {
		const seiten = await liste(60);
		expect(seiten.length).toBeGreaterThan(2);
		for (const [i, seite] of seiten.entries()) {
			expect(seite).toContain('Nr. Name Einsatzstelle Mo 16.11.');
			expect(seite).toContain(`Seite ${i + 1} von ${seiten.length}`);
			expect(seite.includes('60 Personen: Angemeldete. Stand: 16.11.2026 - 09:03 Uhr')).toBe(i === 0);
		}
	});

	it('names everybody once, in order', async () => {
		const namen = (await liste(137)).join(' ').match(/Person\d+/g);
		expect(namen).toEqual(personen(137).map(({ vorname }) => vorname));
	});

	it('stands upright as long as the days fit, and goes on to a second sheet of days', async () => {
		expect((await liste(1, { tage: tage(2) })).join()).toContain('Di 17.11.');
		const lang = await liste(3, { tage: tage(13) });
		expect(lang.map((seite) => /Tage \d+–\d+ von 13/.exec(seite)?.[0])).toEqual([
			'Tage 1–7 von 13',
			'Tage 8–13 von 13',
		]);
		for (const seite of lang) expect(seite).toContain('Person3');
	});

	it('has no column a day where there are too many', async () => {
		const [seite] = await liste(1, { tage: tage(40) });
		expect(seite).toContain('Einsatzstelle Unterschrift');
	});

	it('says that there is nobody', async () => {
		expect(await liste(0)).toEqual([expect.stringContaining('0 Personen: Angemeldete. Stand')]);
		expect((await liste(0))[0]).toContain('Noch ist niemand angemeldet.');
	});

	it('is the same for the same content', async () => {
		const setze = () =>
			setzeSeminarpapier({
				...{ art: 'TEILNEHMERLISTE', angaben: [], tage: tage(5), personen: personen(3) },
				...GEMEINSAM,
			});
		expect(Buffer.compare(Buffer.from(await setze()), Buffer.from(await setze()))).toBe(0);
	});
});

describe('name tags', () => {
	const schilder = async (wer: ReturnType<typeof personen>) =>
		glatt(
			await seitentexte(await setzeSeminarpapier({ art: 'NAMENSSCHILDER', logo: null, personen: wer, ...GEMEINSAM })),
		);

	it('stand ten on a sheet, each of which says what it is', async () => {
		const seiten = await schilder(personen(11));
		expect(seiten.map((seite) => seite.match(/Person\d+/g)?.length)).toEqual([10, 1]);
		for (const seite of seiten) expect(seite).toContain('Edersee: Angemeldete. Stand: 16.11.2026');
	});

	it('shorten what doesn’t fit, and show what the font can’t draw', async () => {
		const [wer] = personen(1);
		const einsatzstelle = 'Turn- und Sportgemeinschaft '.repeat(12);
		const [seite] = await schilder(wer ? [{ ...wer, vorname: 'A漢', einsatzstelle }] : []);
		expect(seite).toMatch(/A□ Śmigły Turn- und Sportgemeinschaft.*…/);
	});
});

const VERMERK = { nummer: OHNE_NUMMER, portal: 'https://portal.sj.test' } as const;
const bescheinigt = (wer: ReturnType<typeof personen>[number]) => ({
	...wer,
	...{ stand: GEMEINSAM.erstellt, vermerk: VERMERK },
	seminar: { titel: GEMEINSAM.titel, art: 'Politische Bildung', zeitraum: '16.11.2026–20.11.2026', ort: 'Edersee' },
});

it('certificates are a page each, without numbers that would tell how many others there are', async () => {
	const bytes = await setzeSeminarpapier({
		art: 'TEILNAHMEBESCHEINIGUNGEN',
		mandant: GEMEINSAM.mandant,
		logo: null,
		unterschrift: null,
		titel: GEMEINSAM.titel,
		personen: personen(2).map((wer, i) => ({ ...bescheinigt(wer), tage: i === 0 ? 45 : 10 })),
	});
	const seiten = glatt(await seitentexte(bytes));
	expect(seiten.map((seite) => /Person\d .* (sind|ist) (\S+) Seminartage? anerkannt/.exec(seite)?.[2])).toEqual([
		'4,5',
		'1',
	]);
	expect(seiten.join()).not.toContain('Seite 1');
	expect(seiten[0]).toContain('Seminar Politische Bildung Edersee Art Politische Bildung');
});

describe('headings of a table', () => {
	const papier = { mandant: GEMEINSAM.mandant, seminar: GEMEINSAM.titel, wann: 'Edersee', auswahl: 'Alle.' };

	it('of the kitchen are whole words, with all diets and with few', async () => {
		const kost = { ALLES: 9, VEGETARISCH: 5, VEGAN: 2, HALAL: 3, KOSCHER: 1 };
		const lies = async (arten: Partial<typeof kost>) => {
			const zeilen = [
				{ tag: '2026-11-16', mahlzeit: 'FRUEHSTUECK' as const, gesamt: 20, kost: { ...NIEMAND, ...arten } },
			];
			const blatt = { personen: 20, zeilen, wechsel: [], allergien: [] };
			return glatt(await seitentexte(await setzeKuechenblatt({ ...papier, erstellt: GEMEINSAM.erstellt }, blatt)))[0];
		};
		const NIEMAND = { ALLES: 0, VEGETARISCH: 0, VEGAN: 0, HALAL: 0, KOSCHER: 0 };
		expect(await lies(kost)).toContain(
			'Tag Mahlzeit gesamt alles vegetarisch vegan halal koscher Mo 16.11. Frühstück 20 9 5',
		);
		expect(await lies({ VEGETARISCH: 20 })).toContain('gesamt alles vegetarisch Mo');
	});

	it('are set smaller rather than broken within a word', async () => {
		const blaetter = new Blaetter({ titel: 'Probe', verfasser: papier.mandant, zeit: new Date(GEMEINSAM.erstellt) });
		const reihe = (text: string) => blaetter.reihe([{ text, links: 0, breite: 40, groesse: 10 }]);
		blaetter.tabelle(
			() => reihe('Förderprogramm läuft'),
			() => reihe('Förderprogramm'),
		);
		const [seite] = glatt(await seitentexte(await blaetter.fertig()));
		expect(seite).toMatch(/^Förderprogramm läuft Förderp\S* \S*m /);
	});
});

describe('whatever is printed for a seminar', () => {
	const papiere = async (): Promise<Record<string, Uint8Array>> => {
		const png = sharp({ create: { width: 60, height: 40, channels: 3, background: { r: 0, g: 99, b: 110 } } }).png();
		const bild = await fuerPdf(await png.toBuffer(), 60);
		const { mandant, erstellt, titel } = GEMEINSAM;
		return {
			liste: await setzeSeminarpapier({
				...{ art: 'TEILNEHMERLISTE', angaben: ['Edersee'], tage: tage(5), personen: personen(60), ...GEMEINSAM },
			}),
			schilder: await setzeSeminarpapier({ art: 'NAMENSSCHILDER', logo: bild, personen: personen(11), ...GEMEINSAM }),
			bescheinigungen: await setzeSeminarpapier({
				...{ art: 'TEILNAHMEBESCHEINIGUNGEN', mandant, logo: bild, unterschrift: bild, titel },
				personen: personen(3).map(bescheinigt),
			}),
			nachweis: await setzeSeminarnachweis({
				...{
					mandant,
					logo: bild,
					unterschrift: bild,
					erstellt,
					einleitung: '## Hiermit\n\n- bestätigt',
					schluss: 'Ende',
					vermerk: VERMERK,
				},
				person: [['Name', 'Śmigły, Ola']],
				bilanz: {
					...{ anerkannt: 45, geplant: 0, pflicht: 250, offen: 205 },
					zeilen: Array.from({ length: 60 }, () => ({
						...{ titel: 'Einführung', von: '2026-11-16', bis: '2026-11-20', tage: 45 },
					})),
				},
			}),
		};
	};

	it('can be read out, and is sound to another program', async () => {
		for (const [name, bytes] of Object.entries(await papiere())) {
			expect(await hindernisse(bytes), name).toEqual([]);
			if (hatQpdf) expect(lautQpdf(bytes), name).toContain('No syntax or stream encoding errors found');
		}
	});
});
