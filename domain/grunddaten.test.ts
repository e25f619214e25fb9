import { expect, test } from 'vitest';
import { STANDARD_FELDABFRAGEN } from '#domain/feldabfrage/standard.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { standardDienstarten } from '#domain/stammdaten/dienstarten.ts';
import { AGGREGATE } from './aggregate.ts';
import { feldabfrageSchema } from './feldabfrage/feldabfrage.ts';
import { STANDARD_LAENDER } from './laender.ts';
import { parameterStammdatum } from './parameter/parameter.ts';
import { dienstartStammdatum } from './stammdaten/dienstart.ts';
import { landStammdatum } from './stammdaten/land.ts';

const DIENSTARTEN = standardDienstarten('2026-01-01');

test('what a tenant begins with passes its own field rules unchanged', () => {
	expect(parameterStammdatum.schema.parse(STANDARD_PARAMETER)).toEqual(STANDARD_PARAMETER);
	for (const dienstart of DIENSTARTEN) expect(dienstartStammdatum.schema.parse(dienstart)).toEqual(dienstart);
	for (const land of STANDARD_LAENDER) expect(landStammdatum.schema.parse(land)).toEqual(land);
});

test('the Dienstarten carry the bounds of the law', () => {
	const grenzen = DIENSTARTEN.map((d) => [d.key, d.art, d.minAlter, d.maxAlter, d.minMonate, d.maxMonate]);
	expect(grenzen).toEqual([
		['FSJ', 'FSJ', null, 26, 6, 18],
		['BFD_U27', 'BFD', null, null, 6, 18],
		['BFD_UE27', 'BFD', null, null, 6, 18],
		['FOEJ', 'FOEJ', null, 26, 6, 18],
	]);
});

/** Named otherwise than by CLDR: shorter, or as the portal has always had them. */
const ANDERS = ['Elfenbeinküste', 'Kongo, Demokratische Republik', 'Kongo, Republik', 'Moldau', 'Palästina'];

test('every country of ISO 3166-1 and Kosovo, each with a German name of its own', () => {
	const schluessel = STANDARD_LAENDER.map((land) => land.key);
	expect(schluessel.filter((key) => key !== 'XK')).toHaveLength(249);
	expect(new Set(schluessel).size).toBe(250);
	expect(new Set(STANDARD_LAENDER.map((land) => land.bezeichnung)).size).toBe(250);
	// As CLDR knows them: each is a code of today, and a name that differs is only another word for the same country.
	const cldr = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });
	expect(schluessel.filter((key) => cldr.of(key) === undefined)).toEqual([]);
	const anders = STANDARD_LAENDER.filter(({ key, bezeichnung }) => cldr.of(key) !== bezeichnung);
	expect(anders.map(({ bezeichnung }) => bezeichnung)).toEqual(ANDERS);
});

test('27 member states, and the German-speaking countries come first', () => {
	expect(STANDARD_LAENDER.filter((land) => land.isEU)).toHaveLength(27);
	const zuerst = STANDARD_LAENDER.toSorted((a, b) => a.sortierung - b.sortierung).slice(0, 3);
	expect(zuerst.map((land) => land.key)).toEqual(['DE', 'AT', 'CH']);
});

test('every kind of stream has a name of its own, without the hyphen that ends it', () => {
	const namen = AGGREGATE.map((aggregat) => aggregat.name);
	expect(new Set(namen).size).toBe(namen.length);
	expect(namen.filter((name) => name.includes('-'))).toEqual([]);
});

/** Tables: Freiwilliger and Vertrag, column "Required", `S≥n`. */
test.each([
	[2500, ['strasse', 'hausnummer', 'isVordienst']],
	[
		2800,
		[
			'geburtsort',
			'geburtslandID',
			'staatsangehoerigkeitID',
			'schulpflichtErfuelltZum',
			'wochenstunden',
			'taschengeld',
			'unterkunft',
			'verpflegung',
			'urlaubstage',
		],
	],
	[
		3000,
		[
			'familienstand',
			'konfession',
			'steuerID',
			'sozialversicherungsnummer',
			'krankenkasse',
			'iban',
			'kontoinhaber',
			'isBildrechte',
			'estBeitrag',
		],
	],
])('asks before %d for what the tables need', (ziel, felder) => {
	const abfragen = STANDARD_FELDABFRAGEN.filter((a) => a.zielStatus === ziel);
	expect(abfragen.flatMap((a) => a.felder.filter((f) => f.isPflicht).map((f) => f.feldKey))).toEqual(felder);
	for (const abfrage of abfragen) expect(feldabfrageSchema.safeParse(abfrage).error).toBeUndefined();
});
