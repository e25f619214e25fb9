import { describe, expect, it } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { seminartage } from '#domain/recht/seminartage.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { akteAggregat } from './akte.ts';
import { DIENSTARTEN } from './tests/stammdaten.fixture.ts';
import { bis, vertragAn, weltMitPlaetzen } from './tests/wege.fixture.ts';
import type { Vertrag } from './zustand.ts';

const GEBOREN = '2006-05-04';

const dienstart = ({ dienstartID }: Vertrag): Dienstart => {
	const eine = DIENSTARTEN.find(({ id }) => id === dienstartID);
	if (!eine) throw new Error(dienstartID);
	return eine;
};
/** As if the Dienstart asked for five days more from now on. */
const mehr = (vertrag: Vertrag): Dienstart => ({ ...dienstart(vertrag), seminartageBasis: 30 });

describe('seminar days of a contract when its Dienstart is changed', () => {
	it('follow it up to the agreement', () => {
		const welt = weltMitPlaetzen();
		bis(welt, 'f', 2500);
		const vertrag = vertragAn(welt, 'f');
		expect(seminartage(vertrag, dienstart(vertrag), GEBOREN)).toBe(25);
		expect(seminartage(vertrag, mehr(vertrag), GEBOREN)).toBe(30);
	});

	it('stay as they were agreed on afterwards, with an end of their own as well', () => {
		const welt = weltMitPlaetzen();
		bis(welt, 'f', 2800);
		const vertrag = vertragAn(welt, 'f');
		expect(seminartage(vertrag, mehr(vertrag), GEBOREN)).toBe(25);
		const halbesJahr = { ...vertrag, vertragsbeginn: '2025-09-01', dienstende: '2026-01-31' };
		expect(seminartage(halbesJahr, mehr(vertrag), GEBOREN)).toBe(11);
	});

	it('follow it where the agreement is older than the recording of its rates', () => {
		const welt = weltMitPlaetzen();
		bis(welt, 'f', 2800);
		const ereignisse = (welt.verlauf.get('f') ?? []).map((e) => {
			if (e.type !== 'VertragGeeinigt') return e;
			const { seminarsaetze: _, ...facts } = e.facts;
			return { ...e, schema: 2, facts } as typeof e;
		});
		const vertrag = falte(akteAggregat, 'f', ereignisse).vertraege.at(-1) as Vertrag;
		expect(vertrag.seminarsaetze).toBeNull();
		expect(seminartage(vertrag, mehr(vertrag), GEBOREN)).toBe(30);
	});
});
