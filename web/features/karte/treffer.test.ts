import { describe, expect, test } from 'vitest';
import type { Kartenort } from './queries.ts';
import { istGefiltert, kartensuche } from './suche.ts';
import { bekannteOrte, filtere, verorte } from './treffer.ts';

const ort = (id: string, teil: Partial<Kartenort> = {}): Kartenort => ({
	id,
	bezeichnung: id,
	plz: '35390',
	ort: 'Gießen',
	dienstartIDs: ['fsj'],
	sportartIDs: [],
	taetigkeitsfeldIDs: [],
	...teil,
});
const ids = (orte: readonly Kartenort[], suche: object, mitte: Parameters<typeof filtere>[2] = null) =>
	filtere(verorte(orte), suche, mitte).map((t) => t.ort.id);

describe('filters of the map', () => {
	const orte = [
		ort('a', { dienstartIDs: ['bfd'], mindestalter: 18, hatFreiePlaetze: false }),
		ort('b', { sportartIDs: ['turnen', 'judo'], hoechstalter: 26, hatUnterkunft: true, hatFreiePlaetze: true }),
		ort('c', { taetigkeitsfeldIDs: ['schule'] }),
	];
	test.each([
		[{}, 'abc'],
		[{ dienstart: ['bfd'] }, 'a'],
		[{ dienstart: ['bfd', 'fsj'] }, 'abc'],
		[{ sportart: ['judo'] }, 'b'],
		[{ feld: ['schule'] }, 'c'],
		[{ alter: 17 }, 'bc'],
		[{ alter: 27 }, 'ac'],
		[{ alter: 18 }, 'abc'],
		[{ unterkunft: true }, 'b'],
		[{ frei: true }, 'bc'],
		[{ frei: true, dienstart: ['bfd'] }, ''],
	])('%j leaves %s', (suche, erwartet) => {
		expect(ids(orte, suche).join('')).toBe(erwartet);
	});
});

describe('radius', () => {
	const giessen = ort('giessen', { lat: 50.5841, lon: 8.6784 });
	const wetzlar = ort('wetzlar', { lat: 50.5558, lon: 8.5043 });
	const frankfurt = ort('frankfurt', { lat: 50.1109, lon: 8.6821 });
	const mitte = { lat: 50.5841, lon: 8.6784, name: 'Gießen', istUngefaehr: false };
	const alle = [wetzlar, frankfurt, giessen];

	test.each([
		[{ km: 10 }, ['giessen']],
		[{}, ['giessen', 'wetzlar']],
		[{ km: 100 }, ['giessen', 'wetzlar', 'frankfurt']],
		[{ km: 100, sort: 'name' }, ['frankfurt', 'giessen', 'wetzlar']],
	])('%j finds %j', (suche, erwartet) => {
		expect(ids(alle, suche, mitte)).toEqual(erwartet);
	});

	test('a place without coordinates stands in the middle of its postcode area', () => {
		expect(ids([ort('ungefaehr', { plz: '35398' })], { km: 10 }, mitte)).toEqual(['ungefaehr']);
	});

	test('one of which nothing is known is found without a radius only', () => {
		const fern = [ort('fern', { plz: '1010' })];
		expect(ids(fern, {}, mitte)).toEqual([]);
		expect(ids(fern, {})).toEqual(['fern']);
		expect(bekannteOrte(verorte(fern))).toEqual([]);
	});
});

describe('the address of the page', () => {
	test('is read as far as it makes sense', () => {
		const gelesen = kartensuche({
			ort: 35390,
			km: 17,
			alter: 'x',
			frei: true,
			dienstart: ['kein-guid'],
			mehr: 1,
		});
		expect(gelesen).toEqual({ ort: '35390', frei: true });
	});

	test('sorting and an idle radius hide nothing', () => {
		expect(istGefiltert({ sort: 'name', km: 10 })).toBe(false);
		expect(istGefiltert({ unterkunft: true })).toBe(true);
	});
});
