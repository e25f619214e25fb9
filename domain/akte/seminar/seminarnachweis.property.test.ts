import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { beenden } from '#domain/akte/entscheidungen/vertrag/beenden.ts';
import { nichtAntreten } from '#domain/akte/entscheidungen/vertrag/nicht-antreten.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { verletzt } from '#domain/akte/tests/invarianten.fixture.ts';
import { TRAEGER } from '#domain/akte/tests/personen.fixture.ts';
import { SEMINARTATEN } from '#domain/akte/tests/seminartaten.fixture.ts';
import { bis, weltMitPlaetzen } from '#domain/akte/tests/wege.fixture.ts';
import type { Wuerfel } from '#domain/akte/tests/zufallstaten.fixture.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';

/** What ends a service, or the agreement on it. */
const ENDEN: readonly ((tag: string) => (lage: Lage) => Entschluss)[] = [
	(datum) => (l) => beenden(l, { datum, kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz', bestaetigt: true }),
	() => (l) => annullieren(l, { grund: 'Irrtum' }),
	() => (l) => nichtAntreten(l, { grund: 'nicht erschienen' }),
];
const TATEN = Object.values(SEMINARTATEN);

/** Plays the life of one volunteer's seminar days; says what happened. */
function spiele(zahlen: readonly number[], stand: 2800 | 3000 | 4000): string[] {
	const welt = weltMitPlaetzen();
	bis(welt, 'f', stand);
	let stelle = 0;
	const wirf: Wuerfel = (auswahl) => auswahl[(zahlen[stelle++] ?? 0) % auswahl.length] as (typeof auswahl)[number];
	while (stelle < zahlen.length) {
		// The service lasts a while: one deed in forty ends it.
		const { akteur, tat } = wirf([...Array(39).fill(false), true] as boolean[])
			? { akteur: TRAEGER, tat: wirf(ENDEN)(wirf(['2025-12-31', '2026-01-13', '2026-04-30'])) }
			: wirf(TATEN)(welt.akte('f'), wirf);
		if (stand === 4000) welt.heute = '2026-05-04';
		welt.verstoesse('f', akteur, (lage) => tat(lage), {});
		expect(verletzt(welt).filter((v) => v.startsWith('S'))).toEqual([]);
	}
	return (welt.verlauf.get('f') ?? []).map(({ type }) => type);
}

const ZAHLEN = fc.array(fc.nat(5040), { minLength: 40, maxLength: 300 });
const STAND = fc.constantFrom(2800 as const, 3000 as const, 4000 as const);

test('S4, S7: no more is recognised than planned, and nothing planned behind the end of a service', () => {
	const gewesen = new Set<string>();
	fc.assert(
		fc.property(ZAHLEN, STAND, (zahlen, stand) => {
			for (const was of spiele(zahlen, stand)) gewesen.add(was);
		}),
		{ numRuns: oft(300, 10_000) },
	);
	// All of it was among it, so that it says something.
	const erwartet = ['Geplant', 'Geaendert', 'ZurPruefung', 'Geprueft', 'Entfernt'].map(
		(was) => `Seminarnachweis${was}`,
	);
	expect([...gewesen]).toEqual(expect.arrayContaining([...erwartet, 'DienstVorzeitigBeendet', 'VertragAnnulliert']));
});
