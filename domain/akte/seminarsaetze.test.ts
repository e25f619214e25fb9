import { describe, expect, it } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { seminartage } from '#domain/recht/seminartage.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { akteAggregat } from './akte.ts';
import { statusSetzen } from './entscheidungen/freiwilliger/status-setzen.ts';
import { laufenderBedarf } from './seminar/bedarf.ts';
import { seminartagestand } from './seminar/gezaehlt.ts';
import { TRAEGER } from './tests/personen.fixture.ts';
import { DIENSTARTEN } from './tests/stammdaten.fixture.ts';
import { bis, geeinigt, vertragAn, weltMitPlaetzen, wunschAn } from './tests/wege.fixture.ts';
import type { Welt } from './tests/welt.fixture.ts';
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

	it('are as they would have been agreed on, where somebody agreed by hand', () => {
		const von = (weg: (welt: Welt) => void) => {
			const welt = weltMitPlaetzen();
			bis(welt, 'f', 2500);
			weg(welt);
			const stand = seminartagestand(welt.akte('f'));
			return { saetze: vertragAn(welt, 'f').seminarsaetze, stand, bedarf: laufenderBedarf(welt.akte('f')) };
		};
		const vonHand = (welt: Welt) => {
			const wunschID = wunschAn(welt, 'f').id;
			welt.tue('f', TRAEGER, statusSetzen, { ziel: 2800, wunschID, grund: 'Papiervertrag liegt vor' });
		};
		const normal = von((welt) => geeinigt(welt, 'f'));
		expect(normal.stand).toMatchObject({ pflicht: 250 });
		expect(von(vonHand)).toEqual(normal);
	});

	it('stay as they are with a later step by hand, and come with it where there are none yet', () => {
		const welt = weltMitPlaetzen();
		bis(welt, 'f', 2800);
		const eingabe = { ziel: 3000, wunschID: wunschAn(welt, 'f').id, grund: 'Papiervertrag liegt vor' } as const;
		const vorher = vertragAn(welt, 'f').seminarsaetze;
		Object.assign(vertragAn(welt, 'f'), { vertragsnummer: 'N-1' });
		welt.aendere({ dienstarten: new Map([...welt.referenz.dienstarten, ['fsj', mehr(vertragAn(welt, 'f'))]]) });
		welt.tue('f', TRAEGER, statusSetzen, eingabe);
		expect(vertragAn(welt, 'f').seminarsaetze).toEqual(vorher);
		// Agreed on by hand before 4.23.
		Object.assign(vertragAn(welt, 'f'), { seminarsaetze: null });
		welt.tue('f', TRAEGER, statusSetzen, eingabe);
		expect(vertragAn(welt, 'f').seminarsaetze).toMatchObject({ basis: 30 });
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
