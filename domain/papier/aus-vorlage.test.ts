import { describe, expect, test } from 'vitest';
import { papierteile } from './aus-vorlage.ts';
import type { Papierzeile } from './papier.ts';
import { gebunden } from './satzregeln.ts';

const WERTE = new Map([
	['freiwilliger.name', 'Łukasz Müßig-Śmigły'],
	['vertrag.beginn', '01.09.2026'],
	['brief.anschriftfeld', 'Łukasz Müßig-Śmigły\n53113 Bonn'],
	['mandant.bezeichnung', 'Sportjugend e. V.'],
	['erziehungsberechtigter_eins.name', 'Marion Graf'],
]);
const text = (zeile: Papierzeile) => zeile.map((spanne) => spanne.text).join('');
const arten = (vorlage: string) => papierteile(vorlage, WERTE).map(({ art }) => art);
const einziger = (vorlage: string, werte: ReadonlyMap<string, string> = WERTE) => papierteile(vorlage, werte)[0];

describe('what something looks like says what it is', () => {
	test.each([
		['## Titel\n\n*klein*\n\n## Abschnitt\n\nText', ['TITEL', 'UNTERZEILE', 'UEBERSCHRIFT', 'ABSATZ']],
		['- Beginn: {{ vertrag.beginn }}\n- Ende: offen', ['ANGABEN']],
		['- Zeit: immer\n- Ort: hier', ['LISTE']],
		['- Beginn: {{ vertrag.beginn }}\n- und mehr', ['LISTE']],
		['| Träger\n**A**\n\n| Einsatzstelle\n**B**', ['SPALTEN']],
		['| Seminar | Tage |\n| Einführung | 5 |', ['TABELLE']],
		['{{ brief.anschriftfeld }}\n\nText', ['ANSCHRIFT', 'ABSATZ']],
		['{{ mandant.logo }}\n\nText', ['ABSATZ']],
		['Träger: {{ unterschrift.traeger }}', ['UNTERSCHRIFTEN']],
	])('%j', (vorlage, erwartet) => {
		expect(arten(vorlage)).toEqual(erwartet);
	});
});

test('a term whose value is missing leaves with its line; one to fill in by hand stays', () => {
	const teil = einziger(
		'- Beginn: {{ vertrag.beginn }}\n- {?Ende: {{ vertrag.ende }}?}\n- Geburtsname: {{ freiwilliger.geburtsname }}',
	);
	const paare = teil?.art === 'ANGABEN' ? teil.paare : [];
	expect(paare.map(({ begriff, wert }) => [text(begriff), text(wert)])).toEqual([
		['Beginn', '01.09.2026'],
		['Geburtsname', ''],
	]);
});

test('no value is read as markup', () => {
	const werte = new Map([['freiwilliger.name', '| a | b |']]);
	expect(papierteile('{{ freiwilliger.name }}\n{{ freiwilliger.name }}', werte).map(({ art }) => art)).toEqual([
		'ABSATZ',
	]);
});

test('each guardian has a block to sign in, of who is of age none', () => {
	const vorlage = '{{ unterschrift.erziehungsberechtigter }}';
	const block = { name: 'Marion Graf', rolle: 'Gesetzliche Vertretung' };
	expect(einziger(vorlage)).toEqual({ art: 'UNTERSCHRIFTEN', bloecke: [block] });
	const zwei = new Map([...WERTE, ['erziehungsberechtigter_zwei.name', 'Anna Müßig']] as const);
	expect(einziger(vorlage, zwei)).toEqual({
		art: 'UNTERSCHRIFTEN',
		bloecke: [block, { ...block, name: 'Anna Müßig' }],
	});
	expect(einziger(vorlage, new Map([...WERTE, ['freiwilliger.volljaehrig', 'ja']]))).toBeUndefined();
});

test.each([
	['nach § 11 Absatz 2', 'nach §_11 Absatz 2'],
	['Turnverein e. V. Köln', 'Turnverein e._V. Köln'],
	['Limburg a. d. Lahn', 'Limburg a._d._Lahn'],
	['450,00 € im Monat', '450,00_€ im Monat'],
	['Frau Dr. Wolf', 'Frau Dr._Wolf'],
])('%s stays together', (satz, erwartet) => {
	expect(gebunden(satz).replaceAll('\u00A0', '_')).toBe(erwartet);
});
