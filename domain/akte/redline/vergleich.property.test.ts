import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { expect, it } from 'vitest';
import { bis, vertragAn, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import { bedingungenVon } from '#domain/akte/vertrag/betroffene.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import type { Fassung, Vertragsverlauf } from './fassungen.ts';
import { vergleiche } from './vergleich.ts';

const AENDERUNG: fc.Arbitrary<Partial<Vertragsbedingungen>> = fc.record(
	{
		urlaubstage: fc.constantFrom(null, 26, 27, 28),
		wochenstunden: fc.constantFrom(385, 390, 400),
		unterkunft: fc.constantFrom('NONE', 'ROOM', null),
		isTeilzeit: fc.boolean(),
		vertragsbeginn: fc.constantFrom('2025-09-01', '2025-09-16'),
	},
	{ requiredKeys: [] },
);

function verlaufAus(aenderungen: readonly Partial<Vertragsbedingungen>[]): Vertragsverlauf {
	const welt = weltMitPlaetzen();
	bis(welt, 'f', 2500);
	const kopf = { zeit: '', userID: 'x', impersoniertVon: null, seite: 'TRAEGER', hash: null } as const;
	const bedingungen = bedingungenVon(vertragAn(welt, 'f'));
	const fassungen: [Fassung, ...Fassung[]] = [{ ...kopf, version: 1, anlass: 'ENTWURF', bedingungen }];
	for (const [i, felder] of aenderungen.entries()) {
		const davor = fassungen.at(-1) ?? fassungen[0];
		fassungen.push({ ...kopf, version: i + 2, anlass: 'AENDERUNG', bedingungen: { ...davor.bedingungen, ...felder } });
	}
	return { vertragID: 'v', fassungen, zustimmungen: [] };
}

it('führt über beliebige Zwischenstände zum selben Unterschied wie der direkte Vergleich', () => {
	fc.assert(
		fc.property(fc.array(AENDERUNG, { maxLength: 8 }), fc.nat(8), fc.nat(8), (aenderungen, a, b) => {
			const verlauf = verlaufAus(aenderungen);
			const letzte = aenderungen.length + 1;
			const [von, bis] = [Math.min(a, b, aenderungen.length) + 1, Math.min(Math.max(a, b) + 1, letzte)];
			const start = verlauf.fassungen[von - 1]?.bedingungen;
			const ziel = verlauf.fassungen[bis - 1]?.bedingungen;
			// Step by step from one version to the next, and at once.
			const schrittweise = { ...start } as Record<string, unknown>;
			for (let v = von; v < bis; v++) {
				for (const { feld, von: alt, nach } of vergleiche(verlauf, v, v + 1)) {
					expect(schrittweise[feld]).toBe(alt);
					schrittweise[feld] = nach;
				}
			}
			const direkt = { ...start } as Record<string, unknown>;
			for (const { feld, nach, schritte } of vergleiche(verlauf, von, bis)) {
				direkt[feld] = nach;
				// Each step goes on where the one before ended.
				expect(schritte.map((s) => s.von).slice(1)).toEqual(schritte.map((s) => s.nach).slice(0, -1));
				expect([schritte[0]?.von, schritte.at(-1)?.nach]).toEqual([start?.[feld], nach]);
			}
			expect(schrittweise).toEqual(ziel);
			expect(direkt).toEqual(ziel);
		}),
	);
});
