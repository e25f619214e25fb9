import { describe, expect, it } from 'vitest';
import { laufAggregat } from './lauf.ts';
import { offenePruefungen, type Pruefungkey, treffer } from './pruefungen.ts';

type Zeile = Parameters<typeof treffer>[1][number];

/** A row nothing is to be said of. */
const ZEILE: Zeile = {
	...{ nr: 1, vertragID: 'v1', freiwilligerID: 'f1', monat: '2026-11', anteil: 30, betrag: 45_000 },
	teile: { TASCHENGELD: 45_000 },
	...{ name: 'Muster, Mara', iban: 'DE02120300000000202051', bisherigeIban: 'DE02120300000000202051' },
	...{ kontoinhaber: 'Mara Muster', ende: '2027-08-31', vormonat: 45_000 },
	...{ stelle: null, bisherigeStellenIban: null },
	...{ istMinderjaehrig: false, hatSorgeberechtigte: false, istAngetreten: true, istGeloescht: false },
	...{ isBuchhaltungTraeger: true, hatSteuerID: true, hatSozialversicherungsnummer: true },
};
const LAUF = { ...laufAggregat.start('l1'), art: 'TASCHENGELD', zeitraum: { von: '2026-11', bis: '2026-11' } } as const;
const PROZENT = 20;
const findet = (zeile: Partial<Zeile>, lauf: Parameters<typeof treffer>[0] = LAUF) =>
	treffer(lauf, [{ ...ZEILE, ...zeile }], PROZENT).map(({ pruefung, gewicht }) => `${pruefung} ${gewicht}`);

// What is the matter, and what is said of it (money.md, checks before release).
const FAELLE: readonly {
	readonly was: string;
	readonly zeile: Partial<Zeile>;
	readonly findet?: `${Pruefungkey} ${'SPERRT' | 'HINWEIS'}`;
}[] = [
	{ was: 'nothing', zeile: {} },
	{ was: 'no account', zeile: { iban: null }, findet: 'IBAN_FEHLT SPERRT' },
	{ was: 'another account than the last run paid to', zeile: { iban: 'DE99' }, findet: 'IBAN_GEAENDERT SPERRT' },
	{ was: 'paid for the first time', zeile: { bisherigeIban: null } },
	{ was: 'a minor without guardian', zeile: { istMinderjaehrig: true }, findet: 'OHNE_SORGEBERECHTIGTE SPERRT' },
	{ was: 'a minor with one', zeile: { istMinderjaehrig: true, hatSorgeberechtigte: true } },
	{ was: 'an account of somebody else', zeile: { kontoinhaber: 'Erika Muster' }, findet: 'KONTOINHABER HINWEIS' },
	{ was: 'the name the other way round', zeile: { kontoinhaber: 'muster  MARA' } },
	{ was: 'no tax ID', zeile: { hatSteuerID: false }, findet: 'STEUER_ID_FEHLT HINWEIS' },
	{
		was: 'no insurance number',
		zeile: { hatSozialversicherungsnummer: false },
		findet: 'SV_NUMMER_FEHLT HINWEIS',
	},
	{
		was: 'neither, of somebody whose payroll the Einsatzstelle does by now',
		zeile: { isBuchhaltungTraeger: false, hatSteuerID: false, hatSozialversicherungsnummer: false },
	},
	{ was: 'a service that was never begun', zeile: { istAngetreten: false }, findet: 'KEIN_DIENSTANTRITT HINWEIS' },
	{ was: 'a begun month', zeile: { anteil: 16, betrag: 24_000 }, findet: 'ANGEBROCHEN HINWEIS' },
	{
		was: 'an end before the run’s months',
		zeile: { ende: '2026-10-31', ausgleichZu: 3 },
		findet: 'ENDE_DAVOR HINWEIS',
	},
	{ was: 'an end on the first day of them', zeile: { ende: '2026-11-01' } },
	{ was: 'a fifth more than the month before', zeile: { betrag: 54_000 } },
	{ was: 'a cent over that', zeile: { betrag: 54_001 }, findet: 'SPRUNG HINWEIS' },
	{ was: 'a cent under a fifth less', zeile: { betrag: 35_999 }, findet: 'SPRUNG HINWEIS' },
	{ was: 'no month before', zeile: { betrag: 90_000, vormonat: null } },
	{ was: 'a correction', zeile: { betrag: 90_000, ausgleichZu: 3 } },
	{ was: 'money that is to come back', zeile: { betrag: -45_000, ausgleichZu: 3 }, findet: 'NEGATIV HINWEIS' },
	{ was: 'somebody who was erased', zeile: { istGeloescht: true, iban: null } },
];

describe('checks before the release', () => {
	it.each(FAELLE)('$was', ({ zeile, findet: erwartet }) => {
		expect(findet(zeile)).toEqual(erwartet ? [erwartet] : []);
	});

	it('accounts are the concern of payments alone', () => {
		const ohne = { iban: null, istMinderjaehrig: true, hatSteuerID: false, hatSozialversicherungsnummer: false };
		expect(findet(ohne, { ...LAUF, art: 'EST_FSJ' })).toEqual(['OHNE_MANDAT HINWEIS']);
	});

	it('what was taken out is nobody’s concern, and what somebody answers for hinders nothing', () => {
		const name = { vertragID: 'v1', monat: '2026-11' };
		expect(findet({ iban: null }, { ...LAUF, herausgenommen: [name] })).toEqual([]);
		const ohne = [{ ...ZEILE, iban: null }];
		expect(offenePruefungen(treffer(LAUF, ohne, PROZENT))).toEqual(['IBAN fehlt (1 Zeile)']);
		const wer = { von: 'anna', am: '2026-11-24T08:00:00.000Z', grund: 'Bar' };
		const bestaetigt = [{ ...name, pruefung: 'IBAN_FEHLT', ...wer }];
		expect(offenePruefungen(treffer({ ...LAUF, bestaetigt }, ohne, PROZENT))).toEqual([]);
	});
});
