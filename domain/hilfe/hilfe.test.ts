import { describe, expect, it } from 'vitest';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { type Ebene, type Ebenentext, HILFE_LAENGE, hilfetext, hilfeVerstoss } from './hilfe.ts';
import { HILFE, type HilfeKey } from './katalog.ts';

const akteur = (rolle: Rolle | null, impersoniertVon: string | null = null): Akteur => ({
	art: rolle ? 'USER' : 'PUBLIC',
	userID: rolle && 'u',
	rollen: rolle ? [rolle] : [],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon,
});
const gespeichert = (key: HilfeKey, ebene: Ebene, content: string, version = 1): Ebenentext => ({
	key,
	ebene,
	content,
	version,
});

describe('a help text is shown', () => {
	const alle = [
		gespeichert('bewerbungen', 3, 'Meine Notiz'),
		gespeichert('bewerbungen', 2, 'Wort des Trägers'),
		gespeichert('bewerbungen', 1, 'Wort des Produkts'),
	];

	it('the product’s first, then the Traeger’s, then the own', () => {
		expect(hilfetext(akteur('MA_VERWALTUNG'), 'bewerbungen', alle).text).toBe(
			'Wort des Produkts\n\nWort des Trägers\n\nMeine Notiz',
		);
	});

	it('as it came with the product while nobody has changed it, or when the change was taken away', () => {
		const { text } = HILFE.bewerbungen;
		expect(hilfetext(akteur('ADMIN'), 'bewerbungen', []).text).toBe(text);
		expect(hilfetext(akteur('ADMIN'), 'bewerbungen', [gespeichert('bewerbungen', 1, '', 4)])).toMatchObject({
			text,
			ebenen: [{ ebene: 1, content: text, version: 4 }, { ebene: 2 }, { ebene: 3 }],
		});
	});

	it.each([
		[null, 'anmelden', [1, 2]],
		[null, 'konto', [1]],
		[null, 'bewerbungen', [1]],
		['FREIWILLIGER', 'konto', [1, 2, 3]],
		['FREIWILLIGER', 'bewerbungen', [1, 3]],
		['MA_VEREIN', 'bewerbungen', [1, 2, 3]],
		['ADMIN', 'bewerbungen', [1, 2, 3]],
	] as const)('to %s of %s with the levels %j', (rolle, key, ebenen) => {
		expect(hilfetext(akteur(rolle), key, []).ebenen.map((e) => e.ebene)).toEqual(ebenen);
	});

	it('without the note of the user in whose view somebody acts', () => {
		const { ebenen, text } = hilfetext(akteur('MA_VERWALTUNG', 'admin'), 'bewerbungen', alle);
		expect(ebenen.map((e) => e.ebene)).toEqual([1, 2]);
		expect(text).not.toContain('Notiz');
	});
});

describe('a level is changed by', () => {
	// Table: permission matrix, help text level 1 / 2 / 3.
	it.each([
		[null, []],
		['FREIWILLIGER', [3]],
		['MA_VEREIN', [3]],
		['MA_VERWALTUNG', [2, 3]],
		['ADMIN', [2, 3]],
		['SYSTEMADMIN', [1, 2, 3]],
	] as const)('%s: %j', (rolle, erlaubt) => {
		const wer = akteur(rolle);
		const darf = ([1, 2, 3] as const).filter(
			(ebene) => hilfeVerstoss(wer, { key: 'konto', ebene, content: 'x' }, null) === null,
		);
		expect(darf).toEqual(erlaubt);
		const { ebenen } = hilfetext(wer, 'anmelden', []);
		expect(ebenen.filter((e) => e.bearbeitbar).map((e) => e.ebene)).toEqual(erlaubt);
	});

	it('nobody under an unknown key', () => {
		for (const key of ['gibt-es-nicht', 'toString', '__proto__'])
			expect(hilfeVerstoss(akteur('SYSTEMADMIN'), { key, ebene: 1, content: 'x' }, null)).toEqual({
				code: 'HILFE',
				http: 404,
				text: 'Hilfetext nicht definiert',
			});
	});

	it('nobody for another, whose view he is in', () => {
		expect(
			hilfeVerstoss(akteur('FREIWILLIGER', 'admin'), { key: 'konto', ebene: 3, content: 'x' }, null),
		).toMatchObject({ code: 'G32', http: 403 });
	});

	it.each([
		['the version that was shown', 2, 'neu', null],
		['an older version', 1, 'neu', 'VERSION'],
		['a version that isn’t there yet', 3, 'neu', 'VERSION'],
		['an older version but the same words', 1, 'alt', null],
		['no version', undefined, 'neu', null],
	] as const)('whoever saw %s', (_, version, content, code) => {
		const bisher = { content: 'alt', version: 2 };
		const verstoss = hilfeVerstoss(akteur('ADMIN'), { key: 'konto', ebene: 2, content, version }, bisher);
		expect(verstoss?.code ?? null).toBe(code);
	});
});

describe('the texts the product comes with', () => {
	it.each(Object.entries(HILFE))('%s is plain, short enough and ends with a full stop', (key, { text }) => {
		expect(key).toMatch(/^[a-z]+([.-][a-z]+)*$/);
		expect(text.length).toBeLessThan(HILFE_LAENGE / 4);
		for (const absatz of text.split('\n\n')) expect(absatz).toMatch(/^[„A-ZÄÖÜ][^<>!]{20,}[.)]$/);
	});
});
