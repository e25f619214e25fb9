import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import '#scripts/test/zufall.ts';
import { alsCp1252, cp1252Bytes } from './cp1252.ts';
import { akte, buchAus, DREI, hash, kopf, PERSON, person, VERTRAG } from './lohn.fixture.ts';
import { auswahl, type LohnbuchEreignis, LohnUebergeben, neueNummern, PersonalnummernVergeben } from './lohnbuch.ts';
import { type Lohnauswahl, type Lohnkopf, lohntext, lohnzeilen, ohneLohnart, Unschreibbar } from './lohndatei.ts';
import { type Lohnvertrag, lohnperson } from './lohnperson.ts';
import { lohnpruefungen } from './lohnpruefungen.ts';

const alle = (format: Lohnkopf['format'], personen = DREI): Lohnauswahl[] =>
	personen.map((p, i) => ({ ...lohnzeilen(kopf(format), p, 1001 + i), mitStamm: true, mitWerten: true }));

const LODAS = `[Allgemein]
Ziel=LODAS
Version_SST=1.0
BeraterNr=1234567
MandantenNr=42
Datumsformat=TT.MM.JJJJ
Feldtrennzeichen=;
Zahlenkomma=,
Stringbegrenzer="
Kommentarzeichen=*
StammdatenGueltigAb=01.11.2026
BetrieblichePNrVerwenden=Nein
[Satzbeschreibung]
10;u_lod_psd_mitarbeiter;pnr#psd;duevo_familienname#psd;duevo_vorname#psd;gebname#psd;geburtsdatum_ttmmjj#psd;gebort#psd;adresse_strassenname#psd;adresse_strasse_nr#psd;adresse_plz#psd;adresse_ort#psd;sozialversicherung_nr#psd;
11;u_lod_psd_beschaeftigung;pnr#psd;eintrittdatum#psd;austrittdatum#psd;
12;u_lod_psd_taetigkeit;pnr#psd;persgrs#psd;
13;u_lod_psd_arbeitszeit_regelm;pnr#psd;az_wtl_indiv#psd;
14;u_lod_psd_steuer;pnr#psd;identifikationsnummer#psd;
15;u_lod_psd_ma_bank;pnr#psd;ma_iban#psd;ma_bic#psd;
20;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;
[Stammdaten]
10;1001;"Groß";"Lucja";"Zak";14.04.2006;"Lódz";"Rheinweg";"12a";"53113";"Bonn";"65140406M003";
11;1001;01.09.2026;31.08.2027;
12;1001;123;
13;1001;38,5;
14;1001;86095742719;
15;1001;"DE89370400440532013000";"COBADEFFXXX";
10;1002;"Öz 'Ö'";"Anna;Bea";"Zak";14.04.2006;"Lódz";"Rheinweg";"12a";"53113";"Bonn";"65140406M003";
11;1002;01.09.2026;15.11.2026;
12;1002;123;
13;1002;38,5;
14;1002;86095742719;
15;1002;"DE89370400440532013000";"COBADEFFXXX";
10;1003;"Kim";"Jo";"Zak";14.04.2006;"Lódz";"Rheinweg";"12a";"53113";"Bonn";;
11;1003;16.11.2026;31.08.2027;
12;1003;123;
13;1003;24,0;
14;1003;;
15;1003;;;
[Bewegungsdaten]
20;01.11.2026;1001;1000;2;450,00;
20;01.11.2026;1001;1020;2;29,00;
20;01.11.2026;1001;1030;2;285,00;
20;01.11.2026;1002;1000;2;225,00;
20;01.11.2026;1002;1020;2;29,00;
20;01.11.2026;1002;1040;2;172,50;
20;01.11.2026;1003;1000;2;225,00;
20;01.11.2026;1003;1010;2;75,01;
20;01.11.2026;1003;1040;2;68,50;
`;
const LUG = `1234567;42;11/2026
1001;1000;;;450,00;;;;
1001;1020;;;29,00;;;;
1001;1030;;;285,00;;;;
1002;1000;;;225,00;;;;
1002;1020;;;29,00;;;;
1002;1040;;;172,50;;;;
1003;1000;;;225,00;;;;
1003;1010;;;75,01;;;;
1003;1040;;;68,50;;;;
`;
const LUG_STAMM = `Personalnummer;Nachname;Vorname;Geburtsname;Geburtsdatum;Geburtsort;Straße;Hausnummer;PLZ;Ort;Personengruppe;Steuer-ID;SV-Nummer;Krankenkasse;Versicherungspflichtig bis;Eintritt;Austritt;Wochenstunden;Diensttage je Woche;Betriebsnummer;IBAN;BIC
1001;Groß;Lucja;Zak;14.04.2006;Lódz;Rheinweg;12a;53113;Bonn;123;86095742719;65140406M003;Muster BKK;31.08.2027;01.09.2026;31.08.2027;38,5;5,0;12345678;DE89370400440532013000;COBADEFFXXX
1002;Öz 'Ö';Anna,Bea;Zak;14.04.2006;Lódz;Rheinweg;12a;53113;Bonn;123;86095742719;65140406M003;Muster BKK;31.08.2027;01.09.2026;15.11.2026;38,5;5,0;12345678;DE89370400440532013000;COBADEFFXXX
1003;Kim;Jo;Zak;14.04.2006;Lódz;Rheinweg;12a;53113;Bonn;123;;;Muster BKK;31.08.2027;16.11.2026;31.08.2027;24,0;5,0;12345678;;
`;
/** Of another hand than the one that writes: Latin-1, which has every character these three need. */
const latin1 = (text: string): number[] => [...Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1')];

test.each([
	['LODAS', LODAS],
	['LUG', LUG],
	['LUG_STAMM', LUG_STAMM],
] as const)('the file of three persons for %s, byte by byte', (format, erwartet) => {
	const text = lohntext(kopf(format), alle(format));
	expect(text).toBe(erwartet.replaceAll('\n', '\r\n'));
	expect([...cp1252Bytes(text)]).toEqual(latin1(erwartet));
});

describe('holiday that is paid out', () => {
	// 450 × 3 / (13 × 5) × 2 = 41.54, in the month of the last day, beside 15/30 of the allowance.
	const ende = { bis: '2026-11-15', resturlaubTage: 20, zuschussDeutschlandticket: null };
	const mit = person('f1', {}, ende);

	test('has a kind of pay of its own in the month the service ends', () => {
		expect(mit.betraege).toMatchObject({ TASCHENGELD: 22_500, URLAUBSABGELTUNG: 4_154 });
		expect(person('f1', {}, ende, '2026-10').betraege.URLAUBSABGELTUNG).toBe(0);
		expect(lohnzeilen(kopf('LODAS'), mit, 1001).werte).toEqual([
			'20;01.11.2026;1001;1000;2;225,00;',
			'20;01.11.2026;1001;1050;2;41,54;',
		]);
		expect(lohnzeilen(kopf('LUG'), mit, 1001).werte).toEqual(['1001;1000;;;225,00;;;;', '1001;1050;;;41,54;;;;']);
	});
	test('asks for its number once somebody has some', () => {
		const ohne = kopf('LUG');
		const lohnarten = { ...ohne.lohnarten, URLAUBSABGELTUNG: null };
		expect(ohneLohnart({ lohnarten }, [...DREI, mit])).toEqual([mit]);
		expect([ohneLohnart({ lohnarten }, DREI), ohneLohnart(ohne, [mit])]).toEqual([[], []]);
	});
});

/** Reads a LODAS file: records by number, cells between separators, texts in quotes. */
function liesLodas(text: string) {
	const zeilen = text.split('\r\n').filter(Boolean);
	const zellen = (zeile: string) =>
		[...zeile.matchAll(/("(?:[^"]*)"|[^;]*);/g)].map(([, z = '']) => z.replaceAll('"', ''));
	const ab = (wort: string) => zeilen.indexOf(wort) + 1;
	const koepfe = new Map(
		zeilen.slice(ab('[Satzbeschreibung]'), ab('[Stammdaten]') - 1).map((zeile) => {
			const [nr = '', , ...felder] = zellen(zeile);
			return [nr, felder];
		}),
	);
	return zeilen.slice(ab('[Stammdaten]')).flatMap((zeile) => {
		if (zeile.startsWith('[')) return [];
		const [nr = '', ...werte] = zellen(zeile);
		const felder = koepfe.get(nr) ?? [];
		expect(werte.length).toBe(felder.length);
		return [Object.fromEntries(felder.map((feld, i) => [feld, werte[i] ?? '']))];
	});
}

describe('a file read back by other means', () => {
	it('has what was paid, to the cent, and each number with its person', () => {
		const saetze = liesLodas(lohntext(kopf('LODAS'), alle('LODAS')));
		const betraege = saetze.flatMap((satz) => satz['bs_wert_butab#bwd'] ?? []).map((b) => Number(b.replace(',', '')));
		const soll = DREI.flatMap(({ betraege: b }) => Object.values(b));
		expect(betraege.reduce((s, b) => s + b, 0)).toBe(soll.reduce((s, b) => s + b, 0));
		const namen = saetze.flatMap((s) =>
			s['duevo_familienname#psd'] ? [[s['pnr#psd'], s['duevo_familienname#psd']]] : [],
		);
		expect(namen).toEqual([
			['1001', 'Groß'],
			['1002', "Öz 'Ö'"],
			['1003', 'Kim'],
		]);
	});
	it('keeps its columns whatever names hold', () => {
		const namen = fc.string({ unit: fc.constantFrom(...'aÄß;"\'\n\r\t=+-@,€ŁŠ– '), minLength: 1, maxLength: 60 });
		fc.assert(
			fc.property(namen, namen, (nachname, ort) => {
				const eine = person('f', { nachname, ort }, {});
				const lodas = lohntext(kopf('LODAS'), alle('LODAS', [eine]));
				expect(liesLodas(lodas)).toHaveLength(8);
				const breiten = (format: Lohnkopf['format']) =>
					lohntext(kopf(format), alle(format, [eine]))
						.split('\r\n')
						.map((zeile) => zeile.split(';').length);
				expect(breiten('LUG_STAMM')).toEqual([22, 22, 1]);
				expect(breiten('LUG')).toEqual([3, 9, 9, 1]);
			}),
		);
	});
	it('says so where it is a preview', () => {
		expect(lohntext(kopf('LODAS', true), [])).toContain('\r\n* Vorschau, nicht zum Einspielen\r\n');
	});
	it('isn’t written with what it has no character for', () => {
		expect(() => lohnzeilen(kopf('LUG_STAMM'), person('f', { nachname: '李' }, {}), 1)).toThrow(Unschreibbar);
	});
});

describe('values in kind', () => {
	test.each<[string, string, Partial<Lohnvertrag>, number, number]>([
		['2025 whole', '2025-10', { von: '2025-09-01', unterkunft: 'ROOM', verpflegung: 'FULL' }, 28_200, 33_300],
		['2026 whole', '2026-10', { unterkunft: 'APARTMENT', verpflegung: 'FULL' }, 28_500, 34_500],
		// 285.00 × 14/30 = 133.00; 345.00 × 14/30 = 161.00
		['14 days', '2026-09', { bis: '2026-09-14', unterkunft: 'ROOM', verpflegung: 'FULL' }, 13_300, 16_100],
		// 282.00 × 1/30 = 9.40; 333.00 × 1/30 = 11.10
		['one day of 2025', '2025-12', { von: '2025-12-31', unterkunft: 'ROOM', verpflegung: 'FULL' }, 940, 1_110],
		['none', '2026-10', {}, 0, 0],
	])('%s', (_, monat, vertrag, unterkunft, verpflegung) => {
		const { betraege } = person('f', {}, vertrag, monat);
		expect([betraege.UNTERKUNFT, betraege.VERPFLEGUNG]).toEqual([unterkunft, verpflegung]);
	});
	/** § 2 Abs. 3 SvEV: 285.00 − 15 % = 242.25; 282.00 − 15 % = 239.70. Meals are no less. */
	test.each<[string, string, string, Partial<Lohnvertrag>, number]>([
		['under 18 all of 2026’s month', '2008-12-01', '2026-11', {}, 24_225],
		['under 18 all of 2025’s month', '2008-12-01', '2025-11', { von: '2025-09-01' }, 23_970],
		['18 on the 1st', '2008-11-01', '2026-11', {}, 28_500],
		// 242.25 × 13/30 + 285.00 × 17/30 = 104.975 + 161.50 = 266.475
		['18 on the 14th', '2008-11-14', '2026-11', {}, 26_648],
		// 242.25 × 29/30 + 285.00 × 1/30 = 234.175 + 9.50 = 243.675
		['18 on the 30th of 30', '2008-11-30', '2026-11', {}, 24_368],
		// Thirty days before the birthday are the whole month of thirtieths.
		['18 on the 31st', '2008-10-31', '2026-10', {}, 24_225],
		// In service from the 16th: 242.25 × 4/30 + 285.00 × 11/30 = 32.30 + 104.50
		['18 on the 20th, begun on the 16th', '2008-11-20', '2026-11', { von: '2026-11-16' }, 13_680],
		// To the 14th: 242.25 × 14/30 = 113.05
		['18 after the end', '2008-11-20', '2026-11', { bis: '2026-11-14' }, 11_305],
		// Of the 29th of February in another year: the 1st of March.
		['18 on a day there is none of, February', '2008-02-29', '2026-02', { von: '2025-09-01' }, 24_225],
		['18 on a day there is none of, March', '2008-02-29', '2026-03', { von: '2025-09-01' }, 28_500],
		['of unknown age', '', '2026-11', {}, 28_500],
	])('lodging, %s', (_, geburtsdatum, monat, vertrag, erwartet) => {
		const wer = { geburtsdatum: geburtsdatum || (null as never) };
		const { betraege } = person('f', wer, { unterkunft: 'ROOM', verpflegung: 'FULL', ...vertrag }, monat);
		const ohne = person('f', {}, { unterkunft: 'ROOM', verpflegung: 'FULL', ...vertrag }, monat);
		expect([betraege.UNTERKUNFT, betraege.VERPFLEGUNG]).toEqual([erwartet, ohne.betraege.VERPFLEGUNG]);
	});
	it('of lodging lie between the reduced and the full, whenever the birthday is', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 30 }), (n, tag) => {
				const geburtsdatum = addiereTage('2007-10-01', n);
				const von = `2026-09-${String(tag).padStart(2, '0')}`;
				for (const monat of ['2026-09', '2026-10', '2027-02']) {
					const wert = (wer: object) => person('f', wer, { unterkunft: 'ROOM', von }, monat).betraege.UNTERKUNFT;
					const [eigener, alt, jung] = [{ geburtsdatum }, {}, { geburtsdatum: '2015-01-01' }].map(wert);
					expect(eigener).toBeLessThanOrEqual(alt ?? 0);
					expect(eigener).toBeGreaterThanOrEqual(jung ?? 0);
				}
			}),
		);
	});
	it('are of those whose payroll the Traeger does, in their months alone', () => {
		const fuer = (vertrag: Partial<Lohnvertrag>, monat: string) =>
			lohnperson(akte('f', PERSON), [{ ...VERTRAG, ...vertrag }], monat);
		expect(fuer({ isBuchhaltungTraeger: false }, '2026-11')).toBeNull();
		expect(fuer({}, '2026-08')).toBeNull();
		expect(fuer({}, '2027-09')).toBeNull();
		expect(fuer({}, '2027-08')).not.toBeNull();
	});
});

describe('characters', () => {
	test.each([
		['Müller-Lüdenscheidt', 'Müller-Lüdenscheidt'],
		['Łódź', 'Lódz'],
		['Šimůnek Žižka', 'Šimunek Žižka'],
		['Țepeș', 'Tepes'],
		['5 € – „so“', '5 € – „so“'],
		['a\r\nb', 'a b'],
		['Жук', 'Zuk'],
		['Σωκράτης', 'Sokratis'],
		['李', null],
	])('%s becomes %s', (text, erwartet) => {
		expect(alsCp1252(text)).toBe(erwartet);
	});
	it('have one byte each, which a decoder of another hand reads back', () => {
		const text = 'ÄÖÜäöüß €‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ ©½ÿ';
		expect(new TextDecoder('windows-1252').decode(cp1252Bytes(text))).toBe(text);
	});
});

describe('numbers', () => {
	it('are given once, to nobody twice, whoever comes and goes', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.array(
						fc.nat(9).map((n) => `f${n}`),
						{ maxLength: 6 },
					),
					{ maxLength: 12 },
				),
				(monate) => {
					const ereignisse: LohnbuchEreignis[] = [];
					for (const wer of monate) {
						const vorher = buchAus(ereignisse).nummern;
						const vergeben = neueNummern(buchAus(ereignisse), [...new Set(wer)]);
						ereignisse.push(PersonalnummernVergeben({ vergeben }));
						const { nummern } = buchAus(ereignisse);
						for (const [id, nr] of vorher) expect(nummern.get(id)).toBe(nr);
						expect(new Set(nummern.values()).size).toBe(nummern.size);
					}
				},
			),
		);
	});
});

describe('what payroll doesn’t know yet', () => {
	const zeilen = (personen = DREI) => personen.map((p, i) => lohnzeilen(kopf('LODAS'), p, 1001 + i));
	const wunsch = { format: 'LODAS', monat: '2026-11', umfang: 'DELTA' } as const;
	const uebergeben = (monat = '2026-11') =>
		LohnUebergeben({
			...{ format: 'LODAS', monat, umfang: 'VOLL', sha256: '' },
			personen: auswahl(buchAus([]), wunsch, zeilen(), hash).staende,
		});
	const wer = (personen: readonly Lohnauswahl[]) => personen.map((p) => [p.freiwilligerID, p.mitStamm, p.mitWerten]);

	it('is all of it at first, nothing after that, and the amounts of a new month', () => {
		expect(wer(auswahl(buchAus([]), wunsch, zeilen(), hash).personen)).toEqual(
			DREI.map((p) => [p.freiwilligerID, true, true]),
		);
		expect(auswahl(buchAus([uebergeben()]), wunsch, zeilen(), hash).personen).toEqual([]);
		expect(wer(auswahl(buchAus([uebergeben('2026-10')]), wunsch, zeilen(), hash).personen)).toEqual(
			DREI.map((p) => [p.freiwilligerID, false, true]),
		);
	});
	it('is who changed, in what did', () => {
		const umgezogen = DREI.map((p) => (p.freiwilligerID === 'f2' ? { ...p, werte: { ...p.werte, ort: 'Köln' } } : p));
		const { personen } = auswahl(buchAus([uebergeben()]), wunsch, zeilen(umgezogen), hash);
		expect(wer(personen)).toEqual([['f2', true, false]]);
		expect(liesLodas(lohntext(kopf('LODAS'), personen)).map((satz) => satz['pnr#psd'])).toEqual(Array(6).fill('1002'));
		const voll = auswahl(buchAus([uebergeben()]), { ...wunsch, umfang: 'VOLL' }, zeilen(), hash);
		expect(wer(voll.personen)).toEqual(DREI.map((p) => [p.freiwilligerID, true, true]));
		// Of a file of master data alone a new month changes nothing.
		const stamm = { ...wunsch, format: 'LUG_STAMM' } as const;
		const imStamm = (monat: string, zeilenJetzt = zeilen()) => {
			const staende = auswahl(buchAus([]), stamm, zeilen(), hash).staende;
			const e = LohnUebergeben({ ...stamm, umfang: 'VOLL', monat, sha256: '', personen: staende });
			return wer(auswahl(buchAus([e]), stamm, zeilenJetzt, hash).personen);
		};
		expect(imStamm('2026-10')).toEqual([]);
		expect(imStamm('2026-10', zeilen(umgezogen))).toEqual([['f2', true, false]]);
		// The other program knows nothing of it.
		expect(auswahl(buchAus([uebergeben()]), { ...wunsch, format: 'LUG' }, zeilen(), hash).personen).toHaveLength(3);
	});
});

it('what payroll would ask back for is named', () => {
	const gefunden = lohnpruefungen(DREI, '2026-11').map(({ pruefung, personen }) => [
		pruefung,
		personen.map((p) => p.freiwilligerID),
	]);
	expect(gefunden).toEqual([
		['STEUER_ID', ['f3']],
		['SV_NUMMER', ['f3']],
		['SV_NUMMER_PRUEFEN', ['f1', 'f2']],
		['IBAN', ['f3']],
	]);
	expect(lohnpruefungen(DREI, '2027-09').map(({ pruefung }) => pruefung)).toContain('VERSICHERUNG_ENDET');
});
