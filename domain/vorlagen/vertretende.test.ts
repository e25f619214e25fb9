import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, it, test } from 'vitest';
import { papierteile } from '#domain/papier/aus-vorlage.ts';
import { rechenzeit } from '#scripts/test/rechenzeit.ts';
import { bedingungInWorten, trifftZu } from './bedingung.ts';
import { luecken } from './luecken.ts';
import { pruefe } from './platzhalter.ts';
import { jeVertretende, mitEinzelnen } from './vertretende.ts';

const NAMEN = ['Petra Muster', 'Jens Amt', 'Ayşe Demir', 'Ola Kowalska'];
const mit = (anzahl: number, weitere: Readonly<Record<string, string>> = {}) => {
	const werte = new Map(Object.entries(weitere));
	werte.set('vertretende.name', NAMEN.slice(0, anzahl).join('\n'));
	werte.set('vertretende.telefon', ['0228 1', '', '', '0228 4'].slice(0, anzahl).join('\n'));
	return (name: string) => werte.get(name) ?? '';
};

/** As it reads, with values in place of placeholders. */
function gelesen(vorlage: string, anzahl: number): string {
	const wert = mit(anzahl);
	return jeVertretende(vorlage, wert).replace(/\{\{ ([a-z_.]+) \}\}/g, (_, name) => mitEinzelnen(wert)(name));
}

describe('a part for each guardian', () => {
	test.each([
		[
			'stands in lines of its own',
			'A\n{+{{ vertretende.name }}+}\nB',
			['A\nB', 'A\nPetra Muster\nB', 'A\nPetra Muster\nJens Amt\nB'],
		],
		[
			'is an entry of a list',
			'- A\n- {+V: {{ vertretende.name }}+}',
			['- A', '- A\n- V: Petra Muster', '- A\n- V: Petra Muster\n- V: Jens Amt'],
		],
		[
			'is a row of a table',
			'| A |\n{+| {{ vertretende.name }} |+}',
			['| A |', '| A |\n| Petra Muster |', '| A |\n| Petra Muster |\n| Jens Amt |'],
		],
		[
			'is a paragraph',
			'A\n\n{+B\n{{ vertretende.name }}+}',
			['A\n', 'A\n\nB\nPetra Muster', 'A\n\nB\nPetra Muster\n\nB\nJens Amt'],
		],
		['is a column', '| {+V\n{{ vertretende.name }}+}', ['', '| V\nPetra Muster', '| V\nPetra Muster\n\n| V\nJens Amt']],
		[
			'names them all in a sentence',
			'durch {+{{ vertretende.name }}+}.',
			['durch .', 'durch Petra Muster.', 'durch Petra Muster und Jens Amt.'],
		],
	])('%s', (_, vorlage, erwartet) => {
		expect([0, 1, 2].map((n) => gelesen(vorlage, n))).toEqual(erwartet);
	});

	it('is there as often as there are guardians, whatever stands around it', () => {
		const um = fc.constantFrom('', 'Text ', '\n', '\n\n', '- ', '## ', '| ', '{?', '?}', '{{ datum.jahr }}', '*');
		fc.assert(
			fc.property(fc.array(um, { maxLength: 8 }), fc.array(um, { maxLength: 8 }), fc.nat(4), (davor, danach, n) => {
				const text = jeVertretende(`${davor.join('')}{+{{ vertretende.name }}+}${danach.join('')}`, mit(n));
				expect(text.match(/vertretende\.[a-z]\.name/g) ?? []).toHaveLength(n);
				expect(text).not.toMatch(/\{\+|\+\}/);
			}),
			{ numRuns: 1000 },
		);
	});

	it('changes nothing where there is none, and a hundred thousand braces take no time', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				fc.pre(!text.includes('{+'));
				expect(jeVertretende(text, mit(2))).toBe(text);
			}),
		);
		const dauer = rechenzeit(() => {
			jeVertretende('{+'.repeat(100_000), mit(2));
			jeVertretende('{+x+}'.repeat(20_000), mit(2));
		});
		expect(dauer).toBeLessThan(5_000);
	});

	it('without a guardian leaves no sentence with a hole unseen', () => {
		const [satz, bedingt] = [
			'Er wird durch {+{{ vertretende.name }}+} vertreten.',
			'Ja{?, durch {+{{ vertretende.name }}+}?}.',
		];
		expect(luecken(satz, mit(0))).toEqual(['Er wird durch  vertreten.']);
		expect(luecken(satz, mit(2))).toEqual([]);
		expect(luecken(bedingt, mit(0))).toEqual([]);
	});

	test.each(['{+ niemand +}', '{+{{ vertretende.name }}', '{?{{ datum.jahr }}{+ ?}{{ vertretende.name }}+}', '+}'])(
		'%s is no valid syntax',
		(vorlage) => {
			expect(pruefe(vorlage, ['datum', 'vertretende']).map((b) => b.ergebnis)).toContain('InvalidSyntax');
		},
	);

	it('is the only place for what is said of one of them', () => {
		const kontext = ['vertretende', 'unterschrift'];
		expect(pruefe('{{ vertretende.name }}', kontext)[0]?.ergebnis).toBe('NoContextGiven');
		expect(pruefe('{+{{ vertretende.name }}+}', kontext).map((b) => b.ergebnis)).toEqual(['VariableFound']);
		expect(pruefe('{+{{ vertretende.b.name }}+}', kontext)[0]?.ergebnis).toBe('VariableNotFound');
	});
});

describe('a paper', () => {
	const werte = (n: number, weitere: Readonly<Record<string, string>> = {}) => {
		const wert = mit(n);
		return new Map([
			...['vertretende.name', 'vertretende.telefon'].map((name) => [name, wert(name)] as const),
			...Object.entries(weitere),
		]);
	};
	const unterzeichnende = (vorlage: string, n: number, weitere = {}) =>
		papierteile(vorlage, werte(n, weitere)).flatMap((teil) =>
			teil.art === 'UNTERSCHRIFTEN' ? [teil.bloecke.map(({ name, rolle }) => `${rolle}: ${name}`)] : [],
		);
	const BEDINGT = `Freiwillige Person: {{ unterschrift.freiwilliger }}

{?{{ wenn.minderjaehrig }}Gesetzliche Vertretung: {{ unterschrift.erziehungsberechtigter }}?}

{?{{ wenn.bfd }}Für den Bund: {{ unterschrift.traeger }}?}`;

	it('has who signs on a condition beside the others, and not at all where it doesn’t hold', () => {
		expect(unterzeichnende(BEDINGT, 2, { 'wenn.minderjaehrig': 'ja' })).toEqual([
			['Freiwillige Person: ', 'Gesetzliche Vertretung: Petra Muster', 'Gesetzliche Vertretung: Jens Amt'],
		]);
		expect(unterzeichnende(BEDINGT, 0, { 'wenn.bfd': 'ja' })).toEqual([['Freiwillige Person: ', 'Für den Bund: ']]);
	});

	it('has a block for each guardian among what is repeated for him', () => {
		const je = '{+Zustimmung: {{ unterschrift.erziehungsberechtigter }}+}';
		for (const n of [0, 1, 2, 3, 4])
			expect(unterzeichnende(je, n).flat()).toEqual(NAMEN.slice(0, n).map((name) => `Zustimmung: ${name}`));
		const mitSatz = '{+Ich, {{ vertretende.name }}, stimme zu.\n\n{{ unterschrift.erziehungsberechtigter }}+}';
		expect(papierteile(mitSatz, werte(2)).map(({ art }) => art)).toEqual([
			...['ABSATZ', 'UNTERSCHRIFTEN', 'ABSATZ', 'UNTERSCHRIFTEN'],
		]);
	});

	it('prints no fact, and leaves no heading without its condition', () => {
		const vorlage =
			'## {?{{ wenn.minderjaehrig }}Jugendschutz\n\nEs gilt das Gesetz.?}\n\n| {?Nr.\n{{ vertrag.nummer }}?}';
		expect(papierteile(vorlage, werte(0))).toEqual([]);
		const [titel, absatz] = papierteile(vorlage, werte(1, { 'wenn.minderjaehrig': 'ja' }));
		expect(titel).toMatchObject({ art: 'TITEL', inhalt: [{ text: 'Jugendschutz' }] });
		expect(absatz).toMatchObject({ art: 'ABSATZ', zeilen: [[{ text: 'Es gilt das Gesetz.' }]] });
	});
});

describe('a condition', () => {
	test.each([
		['{{ wenn.minderjaehrig }} X', 'Nur wenn minderjährig'],
		['{{ vertrag.probezeit }}', 'Nur wenn Vertrag: Probezeit in Wochen bekannt'],
		['{{ wenn.bfd }}{{ betreuer.name }} {{ betreuer.name }}', 'Nur wenn im BFD und Betreuung: Name bekannt'],
		['{{ unterschrift.traeger }}', 'Ohne Bedingung'],
	])('%s: %s', (teil, worte) => {
		expect(bedingungInWorten(teil)).toBe(worte);
	});

	it('holds where every value it names is there', () => {
		const teil = 'durch {+{{ vertretende.name }} ({{ vertretende.telefon }})+}';
		expect([0, 1, 2].map((n) => trifftZu(teil, mit(n)))).toEqual([false, true, false]);
		expect(trifftZu('{{ unterschrift.traeger }} {{ wenn.fsj }}', mit(0, { 'wenn.fsj': 'ja' }))).toBe(true);
	});
});
