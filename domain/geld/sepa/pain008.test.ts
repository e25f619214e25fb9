import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pruefeGlaeubigerID } from '#domain/felder/bank.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import {
	einzugsauftrag,
	fruehesterEinzug,
	ohneLastschriftWorte,
	pruefeAngekuendigt,
	pruefeFaelligkeit,
} from './einzugsdatei.ts';
import { type Einzugszeile, einzuegeAus, type Zahler } from './lastschriften.ts';
import { alsPain008 } from './pain008.ts';
import { absageVon, centAus, maengelNach, werteIn } from './sepa.fixture.ts';

const maengel = (xml: string) => maengelNach('pain.008.001.08', xml);

const SV: Zahler = {
	...{ id: 's1', bezeichnung: 'SV Łódź & Köln e. V.', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
	...{ mandatsreferenz: 'M-2025-0012', mandatsdatum: '2025-08-01' },
};
const ZEILE: Einzugszeile = { nr: 1, zahler: SV, vertragsnummer: 'FSJ-2026/17', monat: '2026-11', betrag: 45_000 };
const PARAMETER = {
	...{ zahlungskontoInhaber: 'Sportverband Köln & Umland', zahlungskontoIban: 'DE02120300000000202051' },
	...{ zahlungskontoBic: null, glaeubigerID: 'DE98ZZZ09999999999' },
};
const lage = (zeilen: readonly Einzugszeile[], vortrag: Record<string, number> = {}, eingezogen: string[] = []) => ({
	...{ laufNr: 7, zeilen, vortraege: new Map(Object.entries(vortrag)), eingezogen: new Set(eingezogen) },
});
const datei = (...was: Parameters<typeof lage>) =>
	alsPain008(
		einzugsauftrag({
			...{ laufNr: 7, am: '2026-11-24T15:04:05.678Z', tag: '2026-12-08', parameter: PARAMETER },
			lastschriften: einzuegeAus(lage(...was)).lastschriften,
		}),
	);
describe('one debit per Einsatzstelle', () => {
	it('says what for, by which mandate, on which day, and that it is the first', async () => {
		const zwei = [ZEILE, { ...ZEILE, nr: 2, vertragsnummer: 'FSJ-2026/18', monat: '2026-10', betrag: 5 }];
		const xml = datei(zwei);
		expect(await maengel(xml)).toEqual([]);
		const felder = [
			'MsgId',
			'PmtInfId',
			'SeqTp',
			'ReqdColltnDt',
			'EndToEndId',
			'InstdAmt',
			'MndtId',
			'DtOfSgntr',
			'Ustrd',
		];
		expect(Object.fromEntries(felder.map((f) => [f, werteIn(xml, f)]))).toEqual({
			MsgId: ['LAUF-7-20261124'],
			PmtInfId: ['LAUF-7-20261124-FRST'],
			SeqTp: ['FRST'],
			ReqdColltnDt: ['2026-12-08'],
			EndToEndId: ['LAUF-7-1'],
			InstdAmt: ['450.05'],
			MndtId: ['M-2025-0012'],
			DtOfSgntr: ['2025-08-01'],
			Ustrd: ['Beitrag 10/2026-11/2026 Vertrag FSJ-2026/17, FSJ-2026/18'],
		});
		expect(werteIn(xml, 'Nm')).toEqual([
			'Sportverband Koeln + Umland',
			'Sportverband Koeln + Umland',
			'SV Lodz + Koeln e. V.',
		]);
		expect(xml).toContain('<Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr>');
		expect(xml).not.toContain('PstlAdr');
	});
	it('holds first and further debits apart, each with its sum', async () => {
		const andere = { ...ZEILE, nr: 2, zahler: { ...SV, id: 's2', bic: null, mandatsreferenz: 'M-2' }, betrag: 1 };
		const xml = datei([ZEILE, andere], {}, ['s1']);
		expect(await maengel(xml)).toEqual([]);
		expect([werteIn(xml, 'SeqTp'), werteIn(xml, 'CtrlSum'), werteIn(xml, 'NbOfTxs'), werteIn(xml, 'MndtId')]).toEqual([
			['FRST', 'RCUR'],
			['450.01', '0.01', '450.00'],
			['2', '1', '1'],
			['M-2', 'M-2025-0012'],
		]);
	});
	it('names as many contracts as there is room for', () => {
		const viele = Array.from({ length: 40 }, (_, i) => ({ ...ZEILE, nr: i + 1, vertragsnummer: `2026-${100 + i}` }));
		const [zweck = ''] = werteIn(datei(viele), 'Ustrd');
		expect(zweck.length).toBeLessThanOrEqual(140);
		const genannt = zweck.match(/2026-\d+/g)?.length ?? 0;
		expect(zweck).toMatch(new RegExp(`^Beitrag 11/2026 Vertrag 2026-100, .* und ${40 - genannt} weitere$`));
	});
	it('takes credits off; what is left of them waits for the next file', () => {
		const zurueck = { ...ZEILE, nr: 2, betrag: -10_000 };
		expect(werteIn(datei([ZEILE, zurueck], { s1: -5_000 }), 'InstdAmt')).toEqual(['300.00']);
		const { lastschriften, ohne, posten } = einzuegeAus(lage([{ ...zurueck, betrag: -1_000 }], { s1: -500 }));
		expect(lastschriften).toEqual([]);
		expect(posten).toEqual([{ wer: 's1', zeilen: [2], summe: -1_000, vortrag: -500, betrag: 0, rest: -1_500 }]);
		expect(ohne.map(ohneLastschriftWorte)).toEqual([
			'SV Łódź & Köln e. V.: 15,00 € Guthaben, wird mit dem nächsten Beitrag verrechnet.',
		]);
	});
	test.each<[string, Partial<Zahler> | null, string]>([
		['no mandate', { mandatsreferenz: null }, 'SV Łódź & Köln e. V.: 450,00 €, kein Mandat.'],
		[
			'a reference no bank takes',
			{ mandatsreferenz: 'M//1' },
			'SV Łódź & Köln e. V.: 450,00 €, die Mandatsreferenz nimmt keine Bank an.',
		],
		['no date', { mandatsdatum: null }, 'SV Łódź & Köln e. V.: 450,00 €, das Datum des Mandats fehlt.'],
		['no account', { iban: null }, 'SV Łódź & Köln e. V.: 450,00 €, die IBAN fehlt.'],
		['no place any more', null, 'ohne Einsatzstelle: 450,00 €, die Einsatzstelle gibt es nicht mehr.'],
	])('with %s stays on the list, and its credit stays what it was', (_, anders, satz) => {
		const zahler = anders && { ...SV, ...anders };
		const { lastschriften, ohne, posten } = einzuegeAus(lage([{ ...ZEILE, zahler }], { s1: -7 }));
		expect(lastschriften).toEqual([]);
		expect(ohne.map(ohneLastschriftWorte)).toEqual([satz]);
		const vortrag = anders ? -7 : 0;
		expect(posten).toEqual([
			{ wer: anders ? 's1' : null, zeilen: [1], summe: 45_000, vortrag, betrag: 0, rest: vortrag },
		]);
	});
	it('needs an account, the number of the creditor and somebody to collect from', () => {
		const auftrag = { laufNr: 7, am: '2026-11-24T15:04:05.678Z', tag: '2026-12-08' };
		const { lastschriften } = einzuegeAus(lage([ZEILE]));
		const ohneNummer = { ...PARAMETER, glaeubigerID: null };
		expect(absageVon(() => einzugsauftrag({ ...auftrag, parameter: ohneNummer, lastschriften }))).toBe(
			'Ihre Gläubiger-Identifikationsnummer fehlt. Bitte tragen Sie sie in den Parametern unter „Allgemein“, „Zahlungskonto“ ein.',
		);
		expect(absageVon(() => einzugsauftrag({ ...auftrag, parameter: PARAMETER, lastschriften: [] }))).toBe(
			'In diesem Lauf ist von niemandem etwas einzuziehen.',
		);
	});
});

describe('the day of a debit', () => {
	test.each([
		['2026-11-24', 14, '2026-12-08'],
		['2026-11-20', 14, '2026-12-04'],
		['2026-11-21', 14, '2026-12-07'],
		['2026-11-27', 1, '2026-11-30'],
	])('told on %s, %i days before, it is %s at the earliest', (heute, tage, erwartet) => {
		expect(fruehesterEinzug(heute, tage)).toBe(erwartet);
	});
	const ZU_FRUEH =
		'Die Einsatzstellen erfahren 14 Tage vorher von der Abbuchung. Bitte wählen Sie einen Tag vom 08.12.2026 bis zum 24.02.2027.';
	test.each([
		['2026-12-07', ZU_FRUEH],
		['2027-02-25', ZU_FRUEH],
		['2026-12-12', 'Am 12.12.2026 (Samstag) bucht keine Bank ab. Der nächste Banktag ist der 14.12.2026.'],
		['2026-12-08', undefined],
		['2027-02-24', undefined],
	])('%s, asked for on 24.11.2026: %s', (tag, erwartet) => {
		expect(absageVon(() => pruefeFaelligkeit(tag, '2026-11-24', 14))).toBe(erwartet);
	});
	it('stays once it was announced', () => {
		expect(absageVon(() => pruefeAngekuendigt('2026-12-09', '2026-12-08'))).toBe(
			'Die Abbuchung ist schon zum 08.12.2026 angekündigt.',
		);
		expect(absageVon(() => pruefeAngekuendigt(null, '2026-12-08'))).toBeUndefined();
		expect(absageVon(() => pruefeAngekuendigt('2026-12-08', '2026-12-08'))).toBeUndefined();
	});
});

describe('the number of a creditor', () => {
	test.each([
		['DE98ZZZ09999999999', true],
		['DE98ABC09999999999', true],
		['AT61ZZZ01234567890', true],
		['DE97ZZZ09999999999', false],
		['DE98ZZZ19999999999', false],
		['DE98ZZZ0999999999', false],
		['DE98ZZ', false],
		['', false],
	])('%s: %s', (text, gilt) => {
		expect(pruefeGlaeubigerID(text)).toBe(gilt);
	});
	it('isn’t right with any one digit wrong', () => {
		fc.assert(
			fc.property(fc.integer({ min: 7, max: 17 }), fc.integer({ min: 1, max: 9 }), (stelle, um) => {
				const zeichen = [...'DE98ZZZ09999999999'];
				zeichen[stelle] = String((Number(zeichen[stelle]) + um) % 10);
				expect(pruefeGlaeubigerID(zeichen.join(''))).toBe(false);
			}),
		);
	});
});

const LATEINISCH = Array.from({ length: 0x2c80 }, (_, i) => String.fromCodePoint(i)).filter((z) =>
	/^\p{Script=Latin}$/u.test(z),
);
const zeilen = fc.array(
	fc.record({
		stelle: fc.nat(5),
		betrag: fc.integer({ min: -90_000, max: 90_000 }),
		name: fc.string({ unit: fc.constantFrom(...LATEINISCH, ...' <>&"\'/-'), maxLength: 90 }),
	}),
	{ minLength: 1, maxLength: 25 },
);

it('whatever a run holds: debits add up, and rows add up to debits, rests and what stays outside of the bank', () => {
	fc.assert(
		fc.property(
			zeilen,
			fc.dictionary(fc.constantFrom('s0', 's1', 's2'), fc.integer({ min: -50_000, max: -1 })),
			(e, v) => {
				const alle = e.map(({ stelle, betrag, name }, i) => ({
					...{ ...ZEILE, nr: i + 1, betrag },
					zahler: { ...SV, id: `s${stelle}`, bezeichnung: name, mandatsreferenz: stelle === 5 ? null : `M-${stelle}` },
				}));
				const { lastschriften, posten } = einzuegeAus(lage(alle, v));
				for (const { wer, summe, vortrag, betrag, rest } of posten)
					expect([betrag >= 0, rest <= 0, wer === 's5' || summe + vortrag === betrag + rest]).toEqual([
						true,
						true,
						true,
					]);
				expect(posten.flatMap((p) => p.zeilen).toSorted((a, b) => a - b)).toEqual(alle.map(({ nr }) => nr));
				if (lastschriften.length === 0) return;
				const xml = datei(alle, v);
				const summe = lastschriften.reduce((bisher, { betrag }) => bisher + betrag, 0);
				expect(centAus(werteIn(xml, 'CtrlSum')[0] ?? '')).toBe(summe);
				expect(werteIn(xml, 'InstdAmt').reduce((bisher, eine) => bisher + centAus(eine), 0)).toBe(summe);
				for (const id of werteIn(xml, 'EndToEndId')) expect(id).toMatch(/^[A-Z0-9-]{1,35}$/);
			},
		),
		{ numRuns: oft(200, 5_000) },
	);
});

it('five thousand debits of every Latin letter are valid by the guidelines', async () => {
	const alle = Array.from({ length: 5_000 }, (_, i): Einzugszeile => {
		const buchstaben = Array.from({ length: 80 }, (_, j) => LATEINISCH[(i * 7 + j) % LATEINISCH.length]).join('');
		const zahler = { ...SV, id: `s${i}`, bezeichnung: `${buchstaben} <&>`, bic: i % 2 ? null : SV.bic };
		return { ...ZEILE, nr: i + 1, zahler, betrag: 1 + i * 17, vertragsnummer: i % 3 ? `/N//${buchstaben}/` : null };
	});
	const xml = datei(alle, {}, ['s1', 's2']);
	expect(await maengel(xml)).toEqual([]);
	expect(werteIn(xml, 'NbOfTxs')).toEqual(['5000', '4998', '2']);
	expect(centAus(werteIn(xml, 'CtrlSum')[0] ?? '')).toBe(alle.reduce((summe, { betrag }) => summe + betrag, 0));
	// The check itself sees what is wrong.
	expect(await maengel(xml.replace('<Cd>CORE', '<Cd>COR1'))).not.toEqual([]);
	expect(await maengel(xml.replace(/<DtOfSgntr>.*?<\/DtOfSgntr>/, ''))).not.toEqual([]);
});
