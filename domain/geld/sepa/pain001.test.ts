import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { alsPain001 } from './pain001.ts';
import { absageVon, centAus, maengelNach, werteIn } from './sepa.fixture.ts';
import { type Zahlzeile, zahlungenAus } from './ueberweisungen.ts';
import { ohneWorte, type Zahlungsvorgabe, zahlungsauftrag } from './zahlungsdatei.ts';

const maengel = (xml: string) => maengelNach('pain.001.001.09', xml);

const ZEILE: Zahlzeile = {
	...{ nr: 1, freiwilligerID: 'f1', vertragID: 'v1', vertragsnummer: 'FSJ-2026/17', monat: '2026-11' },
	...{ betrag: 45_000, name: 'Żak, Łucja', empfaenger: 'Łucja Żak' },
	...{ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
};
const PARAMETER = {
	...{ zahlungskontoInhaber: 'Sportverband Köln & Umland', zahlungskontoIban: 'DE02120300000000202051' },
	zahlungskontoBic: null,
};
const vorgabe = (zeilen: readonly Zahlzeile[], mehr: Partial<Zahlungsvorgabe> = {}): Zahlungsvorgabe => ({
	...{ laufNr: 7, freigegebenAm: '2026-11-27T15:04:05.678Z', ausfuehrung: null, parameter: PARAMETER },
	ueberweisungen: zahlungenAus(7, zeilen).ueberweisungen,
	...mehr,
});
const datei = (zeilen: readonly Zahlzeile[], mehr?: Partial<Zahlungsvorgabe>) =>
	alsPain001(zahlungsauftrag(vorgabe(zeilen, mehr)));
describe('one transfer per person', () => {
	it('names who and what for, on the first banking day after the release', async () => {
		const xml = datei([ZEILE]);
		expect(await maengel(xml)).toEqual([]);
		expect(
			Object.fromEntries(
				['MsgId', 'CreDtTm', 'Dt', 'EndToEndId', 'InstdAmt', 'Ustrd'].map((f) => [f, werteIn(xml, f)]),
			),
		).toEqual({
			MsgId: ['LAUF-7-20261127'],
			CreDtTm: ['2026-11-27T15:04:05Z'],
			Dt: ['2026-11-30'],
			EndToEndId: ['LAUF-7-1'],
			InstdAmt: ['450.00'],
			Ustrd: ['Taschengeld Vertrag FSJ-2026/17 11/2026'],
		});
		expect(werteIn(xml, 'Nm')).toEqual(['Sportverband Koeln + Umland', 'Sportverband Koeln + Umland', 'Lucja Zak']);
		expect(werteIn(xml, 'BICFI')).toEqual(['COBADEFFXXX']);
		expect(xml).not.toContain('PstlAdr');
	});
	it('takes off what is owed back, and says who gets nothing', () => {
		const zurueck = { ...ZEILE, nr: 2, monat: '2026-09', betrag: -10_001 };
		const andere = { ...ZEILE, nr: 3, freiwilligerID: 'f2', name: 'Berg, Ida', betrag: -5_000 };
		const null_ = [1, -1].map((mal, i) => ({
			...ZEILE,
			nr: 4 + i,
			freiwilligerID: 'f3',
			name: 'Ohm, Jo',
			betrag: 99 * mal,
		}));
		const ohneKonto = { ...ZEILE, nr: 6, freiwilligerID: 'f4', name: 'gelöscht', iban: null };
		const zeilen = [ZEILE, zurueck, andere, ...null_, ohneKonto];
		const xml = datei(zeilen);
		expect([werteIn(xml, 'InstdAmt'), werteIn(xml, 'CtrlSum')]).toEqual([['349.99'], ['349.99', '349.99']]);
		expect(werteIn(xml, 'Ustrd')).toEqual(['Taschengeld Vertrag FSJ-2026/17 09/2026-11/2026']);
		expect(zahlungenAus(7, zeilen).ohne.map(ohneWorte)).toEqual([
			'Berg, Ida: 50,00 € sind zu viel gezahlt und werden mit der nächsten Zahlung verrechnet.',
			'Ohm, Jo: Zahlung und Rückforderung heben sich auf.',
			'gelöscht: 450,00 € sind offen, eine IBAN fehlt.',
		]);
	});
	it('needs an account to pay from, and somebody to pay', () => {
		const ohne = { ...PARAMETER, zahlungskontoIban: null };
		expect(absageVon(() => datei([ZEILE], { parameter: ohne }))).toBe(
			'Das Konto, von dem gezahlt wird, fehlt. Bitte tragen Sie Kontoinhaber und IBAN in den Parametern unter „Allgemein“, „Zahlungskonto“ ein.',
		);
		expect(absageVon(() => datei([{ ...ZEILE, betrag: -1 }]))).toBe(
			'In diesem Lauf ist an niemanden etwas zu überweisen.',
		);
	});
	test.each([
		['2026-11-26', 'Bitte wählen Sie einen Tag vom 27.11.2026 bis zum 27.11.2027.'],
		['2027-11-28', 'Bitte wählen Sie einen Tag vom 27.11.2026 bis zum 27.11.2027.'],
		['2026-11-28', 'Am 28.11.2026 (Samstag) führen Banken nichts aus. Der nächste Banktag ist der 30.11.2026.'],
		[
			'2026-12-25',
			'Am 25.12.2026 (1. Weihnachtstag) führen Banken nichts aus. Der nächste Banktag ist der 28.12.2026.',
		],
		['2026-11-27', undefined],
		['2026-12-15', undefined],
	])('carried out on %s: %s', (ausfuehrung, erwartet) => {
		expect(absageVon(() => datei([ZEILE], { ausfuehrung }))).toBe(erwartet);
	});
});

const LATEINISCH = Array.from({ length: 0x2c80 }, (_, i) => String.fromCodePoint(i)).filter((z) =>
	/^\p{Script=Latin}$/u.test(z),
);
const zeilen = fc.array(
	fc.record({
		wer: fc.nat(6),
		betrag: fc.oneof(fc.integer({ min: -90_000, max: 90_000 }), fc.integer({ min: 1, max: 9_999 })),
		name: fc.string({ unit: fc.oneof(fc.constantFrom(...LATEINISCH), fc.constantFrom(...' <>&"\'/-')), maxLength: 90 }),
		nummer: fc.option(fc.string({ unit: fc.constantFrom(...'A0/.-'), minLength: 1, maxLength: 40 })),
	}),
	{ minLength: 1, maxLength: 25 },
);

it('whatever a run holds: transfers add up to what persons have coming, and so do the two sums', () => {
	fc.assert(
		fc.property(zeilen, (eingaben) => {
			const alle = eingaben.map(({ wer, betrag, name, nummer }, i) => ({
				...{ ...ZEILE, nr: i + 1, freiwilligerID: `f${wer}`, empfaenger: name, betrag, vertragsnummer: nummer },
			}));
			const personen = [...Map.groupBy(alle, ({ freiwilligerID }) => freiwilligerID).values()].map((ihre) =>
				ihre.reduce((summe, { betrag }) => summe + betrag, 0),
			);
			const soll = personen.filter((summe) => summe > 0);
			const { ueberweisungen, ohne } = zahlungenAus(7, alle);
			expect(ueberweisungen.length + ohne.length).toBe(personen.length);
			if (soll.length === 0) return;
			const xml = datei(alle);
			expect(werteIn(xml, 'InstdAmt').map(centAus)).toEqual(soll);
			const summe = soll.reduce((bisher, betrag) => bisher + betrag, 0);
			expect(werteIn(xml, 'CtrlSum').map(centAus)).toEqual([summe, summe]);
			expect(werteIn(xml, 'NbOfTxs').map(Number)).toEqual([soll.length, soll.length]);
			for (const id of werteIn(xml, 'EndToEndId')) expect(id).toMatch(/^[A-Z0-9-]{1,35}$/);
			expect(new Set(werteIn(xml, 'EndToEndId')).size).toBe(soll.length);
		}),
		{ numRuns: oft(200, 5_000) },
	);
});

it('five thousand transfers to every Latin letter are valid by the norm', async () => {
	const alle = Array.from({ length: 5_000 }, (_, i): Zahlzeile => {
		const buchstaben = Array.from({ length: 80 }, (_, j) => LATEINISCH[(i * 7 + j) % LATEINISCH.length]).join('');
		return {
			...{ ...ZEILE, nr: i + 1, freiwilligerID: `f${i}`, betrag: 1 + i * 17, empfaenger: `${buchstaben} <&>` },
			...{ bic: i % 2 ? null : ZEILE.bic, vertragsnummer: i % 3 ? `/N//${buchstaben}/` : null },
		};
	});
	const xml = datei(alle, { parameter: { ...PARAMETER, zahlungskontoBic: 'BYLADEM1001' } });
	expect(await maengel(xml)).toEqual([]);
	expect(werteIn(xml, 'NbOfTxs')).toEqual(['5000', '5000']);
	expect(centAus(werteIn(xml, 'CtrlSum')[0] ?? '')).toBe(alle.reduce((summe, { betrag }) => summe + betrag, 0));
	expect(datei(alle, { parameter: { ...PARAMETER, zahlungskontoBic: 'BYLADEM1001' } })).toBe(xml);
	// The check itself sees what is wrong.
	expect(await maengel(xml.replace('<ChrgBr>SLEV', '<ChrgBr>SLEF'))).not.toEqual([]);
});
