import { describe, expect, it } from 'vitest';
import { akte, buchAus, DREI, hash, kopf, PERSON, VERTRAG } from './lohn.fixture.ts';
import { auswahl, entfallene, type LohnbuchEreignis, LohnUebergeben, zeilenMitWegfall } from './lohnbuch.ts';
import { lohnzeilen } from './lohndatei.ts';
import { entfallenePerson, type Lohnperson } from './lohnperson.ts';
import { lohnpruefungen } from './lohnpruefungen.ts';

describe('what payroll was told and isn’t so any more', () => {
	const wunsch = { format: 'LUG', monat: '2026-11', umfang: 'DELTA' } as const;
	const zeilenIn = (buch: Parameters<typeof auswahl>[0], personen: readonly Lohnperson[]) =>
		personen.map((p) =>
			zeilenMitWegfall(buch, wunsch, p.freiwilligerID, {
				zeilen: (uebergeben) => lohnzeilen(kopf('LUG'), p, Number(p.freiwilligerID.slice(1)) + 1000, uebergeben),
				hash,
			}),
		);
	/** A file of changes, and what of it is remembered. */
	function hole(ereignisse: LohnbuchEreignis[], personen: readonly Lohnperson[], mitArten = true): readonly string[] {
		const buch = buchAus(ereignisse);
		const gewaehlt = auswahl(buch, wunsch, zeilenIn(buch, personen), hash);
		const staende = gewaehlt.staende.map(({ lohnarten, ...rest }) => (mitArten ? { ...rest, lohnarten } : rest));
		ereignisse.push(LohnUebergeben({ ...wunsch, sha256: '', personen: staende as typeof gewaehlt.staende }));
		return gewaehlt.personen.flatMap(({ werte }) => werte);
	}
	const ohneFahrt = DREI.map((p) => (p.freiwilligerID === 'f1' ? { ...p, betraege: { ...p.betraege, FAHRT: 0 } } : p));

	it('is set to nothing, once, and is there again when it comes back', () => {
		const buch: LohnbuchEreignis[] = [];
		expect(hole(buch, DREI)).toHaveLength(9);
		expect(hole(buch, ohneFahrt)).toEqual(['1001;1000;;;450,00;;;;', '1001;1020;;;0,00;;;;', '1001;1030;;;285,00;;;;']);
		expect(hole(buch, ohneFahrt)).toEqual([]);
		expect(hole(buch, DREI)[1]).toBe('1001;1020;;;29,00;;;;');
	});
	it('of files from before the kinds were noted is any kind there is, and nothing where nothing changed', () => {
		const buch: LohnbuchEreignis[] = [];
		hole(buch, DREI, false);
		expect(hole([...buch], DREI)).toEqual([]);
		expect(hole(buch, ohneFahrt)).toEqual([
			'1001;1000;;;450,00;;;;',
			'1001;1010;;;0,00;;;;',
			'1001;1020;;;0,00;;;;',
			'1001;1030;;;285,00;;;;',
			'1001;1040;;;0,00;;;;',
		]);
	});
	it('of who is gone is all of it, with the last day where there is one', () => {
		const buch: LohnbuchEreignis[] = [];
		hole(buch, DREI);
		expect(entfallene(buchAus(buch), wunsch, new Set(['f1', 'f3']))).toEqual(['f2']);
		expect(entfallene(buchAus(buch), { ...wunsch, monat: '2026-12' }, new Set(['f1', 'f3']))).toEqual([]);
		const [eins, , drei] = DREI as [Lohnperson, Lohnperson, Lohnperson];
		const beendet = entfallenePerson(akte('f2', PERSON), [{ ...VERTRAG, bis: '2026-10-15' }], '2026-11');
		const annulliert = entfallenePerson(akte('f2', PERSON), [], '2026-11');
		expect([beendet.entfallen, beendet.werte.austritt]).toEqual(['MIT_ENDE', '2026-10-15']);
		expect(annulliert.entfallen).toBe('OHNE_ENDE');
		expect(hole([...buch], [eins, beendet, drei])).toEqual([
			'1002;1000;;;0,00;;;;',
			'1002;1020;;;0,00;;;;',
			'1002;1040;;;0,00;;;;',
		]);
		expect(hole(buch, [eins, annulliert, drei])).toHaveLength(3);
		expect(hole(buch, [eins, annulliert, drei])).toEqual([]);
		expect(lohnzeilen(kopf('LUG_STAMM'), beendet, 1002).stamm?.[0]).toContain(';01.09.2026;15.10.2026;');
		expect(lohnzeilen(kopf('LUG_STAMM'), annulliert, 1002).stamm).toBeNull();
		expect(lohnpruefungen([beendet, annulliert], '2026-11').map(({ pruefung }) => pruefung)).toEqual([
			'ENTFALLEN',
			'ENTFALLEN_OHNE_AUSTRITT',
		]);
	});
});
