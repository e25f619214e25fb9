import { describe, expect, test } from 'vitest';
import { rechenzeit } from '#scripts/test/rechenzeit.ts';
import { luecken } from './luecken.ts';
import { pruefe } from './platzhalter.ts';
import { ohneLeereTeile } from './teile.ts';

const mit =
	(...namen: string[]) =>
	(name: string) =>
		!namen.includes(name);

describe('parts leave with their value', () => {
	const ORT = 'geboren am {{ freiwilliger.geburtsdatum }}{? in {{ freiwilliger.geburtsort }}?}.';
	test.each([
		[
			'stays with it',
			ORT,
			mit('freiwilliger.geburtsort'),
			'geboren am {{ freiwilliger.geburtsdatum }} in {{ freiwilliger.geburtsort }}.',
		],
		['goes without', ORT, mit(), 'geboren am {{ freiwilliger.geburtsdatum }}.'],
		['needs every value it names', '{?{{ datum.jahr }} {{ datum.heute }}!?}Ja', mit('datum.jahr'), 'Ja'],
		['takes its line along', 'A\n- {?X {{ datum.jahr }}?}\n- B', mit(), 'A\n- B'],
		['leaves empty lines where they were', 'A\n\n{?X {{ datum.jahr }}?}\n\nB', mit(), 'A\n\n\nB'],
		['a line of empty placeholders alone goes', 'A\n{{ datum.jahr }} {{ datum.heute }}\nB', mit(), 'A\nB'],
		['of an open brace nothing is made', 'A {? {{ datum.jahr }}', mit(), 'A {? {{ datum.jahr }}'],
	])('%s', (_, vorlage, istLeer, erwartet) => {
		expect(ohneLeereTeile(vorlage, istLeer)).toBe(erwartet);
	});

	test('a hundred thousand braces take no time', () => {
		const dauer = rechenzeit(() => {
			ohneLeereTeile('{?'.repeat(100_000), mit());
			ohneLeereTeile('{??}'.repeat(50_000), mit());
		});
		expect(dauer).toBeLessThan(1_000);
	});

	test.each(['A {? B', 'A ?} B', '{? {? {{ datum.jahr }} ?}', '{? ohne Angabe ?}'])(
		'%s is no valid syntax',
		(vorlage) => {
			expect(pruefe(vorlage, ['datum']).map((b) => b.ergebnis)).toContain('InvalidSyntax');
		},
	);
});

const leer = () => '';
const voll = (name: string) => name;

/** Table: release check, what it refuses. */
describe('gaps', () => {
	test.each([
		['Mobilitätszuschlag in Höhe von {{ vertrag.mobilitaetszuschlag }} und', 'Mobilitätszuschlag in Höhe von  und'],
		['Ort ist {{ einsatzort.bezeichnung }}, {{ einsatzort.adresse }}.', 'Ort ist , .'],
		['beim Träger {{ traeger_betreuer.name }}.', 'beim Träger .'],
		['anerkannt (Nummer {{ einsatzstelle.externe_nummer }})', 'anerkannt (Nummer )'],
		['{{ betreuer.name }} ist da', 'ist da'],
	])('%s', (vorlage, satz) => {
		expect(luecken(vorlage, leer)).toEqual([satz]);
		expect(luecken(vorlage, voll)).toEqual([]);
	});

	test.each(['zu viel  Abstand', 'ein Punkt .', 'leere ( ) Klammern', 'doppelt, , gesetzt'])(
		'%s, with all values',
		(satz) => {
			expect(luecken(satz, voll)).toEqual([satz]);
		},
	);

	test('guardians with nothing between them', () => {
		const eltern = (dazwischen: string) =>
			luecken(`durch {{ erziehungsberechtigter_eins.name }}${dazwischen}{{ erziehungsberechtigter_zwei.name }}`, voll);
		expect(eltern(' ')).toHaveLength(1);
		expect(eltern('')).toHaveLength(1);
		expect(eltern(' und ')).toEqual([]);
	});

	test.each([
		'- Geburtsname: {{ freiwilliger.geburtsname }}',
		'Träger: {{ unterschrift.traeger }}',
		'{{ freiwilliger.adresse }}',
		'{{ mandant.logo }}',
		'zwischen',
		'Siehe § 4 Abs. 2, z. B. die Datei muster.pdf (Anlage).',
	])('%s is none', (zeile) => {
		expect(luecken(zeile, leer)).toEqual([]);
	});
});
