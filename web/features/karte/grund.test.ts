import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { entfernungKm } from '#domain/geo/entfernung.ts';
import { aufErde } from '#domain/geo/mercator.ts';
import { findeMittelpunkt } from '#domain/geo/ortssuche.ts';
import { EINHEITEN } from '#domain/geo/zeichnung.ts';

const text = (name: string) => readFileSync(new URL(`./grund/${name}.json`, import.meta.url), 'utf8');
interface Grund {
	readonly land: string;
	readonly fluesse: readonly string[];
	readonly orte: readonly (readonly [string, number, number, number])[];
}
const lies = (name: string) => JSON.parse(text(name)) as Grund;
const GROB = lies('grob');
const FEIN = lies('fein');
const ort = (name: string) => {
	const [, x = 0, y = 0] = FEIN.orte.find(([n]) => n === name) ?? [];
	return aufErde({ x: x / EINHEITEN, y: y / EINHEITEN });
};

describe('the ground of the map', () => {
	it('is small enough to be loaded at once', () => {
		expect(gzipSync(text('grob')).length).toBeLessThan(30_000);
		expect(gzipSync(text('fein')).length).toBeLessThan(155_000);
	});

	it('lies where the country is', () => {
		for (const { land } of [GROB, FEIN]) {
			const anfaenge = [...land.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) =>
				aufErde({ x: Number(x) / EINHEITEN, y: Number(y) / EINHEITEN }),
			);
			expect(anfaenge.length).toBeGreaterThan(16);
			for (const { lat, lon } of anfaenge) {
				expect([lat > 47 && lat < 55.2, lon > 5.7 && lon < 15.2]).toEqual([true, true]);
			}
		}
	});

	// As an atlas has them.
	it.each([
		['Berlin', 52.52, 13.41],
		['München', 48.14, 11.58],
		['Wetzlar', 50.56, 8.5],
		['Wilhelmshaven', 53.53, 8.11],
	])('has %s where it is', (name, lat, lon) => {
		expect(entfernungKm(ort(name), { lat, lon })).toBeLessThan(3);
	});

	it('agrees with the places postcodes stand for', () => {
		const bekannt = FEIN.orte.filter(([, , , rang]) => rang <= 3).map(([name]) => name);
		const verglichen = bekannt.flatMap((name) => {
			const mitte = findeMittelpunkt(name);
			return mitte?.name === name ? [{ name, km: entfernungKm(mitte, ort(name)) }] : [];
		});
		expect(verglichen.length).toBeGreaterThan(100);
		expect(verglichen.filter(({ km }) => km > 12)).toEqual([]);
	});
});
