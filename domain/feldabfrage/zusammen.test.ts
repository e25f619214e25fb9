import { describe, expect, it } from 'vitest';
import { personenregeln } from '#domain/felder/freiwilliger.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import type { Abgelehnt } from '#domain/regelverstoss.ts';
import { ABFRAGEFELDER, type Abfragefeld } from './abfragefelder.ts';
import { feldabfrageAlsReferenz, feldabfrageStammdatum } from './feldabfrage.ts';
import { STANDARD_FELDABFRAGEN } from './standard.ts';
import { fehlendeZu, mitZugehoerigen } from './zusammen.ts';

const frage = (...felder: Abfragefeld[]) =>
	felder.map((feldKey) => ({ feldKey, isPflicht: true, isBearbeitbarDurch: ['FW', 'MV'] as const, hilfetext: null }));
const satz = () => feldabfrageStammdatum.aggregat.start('f');
const ANGABEN = { bezeichnung: 'Test', zielStatus: 3000, dienstartIDs: [], hilfetexte: {}, isAktiv: true } as const;
const texte = (...felder: Abfragefeld[]) => {
	try {
		const zeilen = frage(...felder).map(({ hilfetext: _, ...zeile }) => zeile);
		feldabfrageStammdatum.erfasse(satz(), { ...ANGABEN, felder: zeilen });
		return [];
	} catch (fehler) {
		return (fehler as Abgelehnt).verstoesse.map(({ text }) => text);
	}
};

describe('fields that belong together', () => {
	// Table: Freiwilliger, bank: every account has its owner, one abroad a BIC.
	it('a query that nobody could save is refused, with what is missing', () => {
		expect(texte('iban')).toEqual(['Zum Feld „IBAN“ gehören: Kontoinhaber, BIC. Bitte fragen Sie sie mit ab.']);
		expect(texte('iban', 'kontoinhaber')).toEqual(['Zum Feld „IBAN“ gehört: BIC. Bitte fragen Sie es mit ab.']);
		expect(texte('iban', 'kontoinhaber', 'bic')).toEqual([]);
		expect(texte('vordienstVon')).toHaveLength(1);
		expect(texte('geburtsort', 'steuerID')).toEqual([]);
	});

	it('is what the picker adds: of the same people, a BIC as nobody’s duty', () => {
		expect(mitZugehoerigen(frage('geburtsort', 'iban', 'steuerID')).map((z) => [z.feldKey, z.isPflicht])).toEqual([
			['geburtsort', true],
			['iban', true],
			['kontoinhaber', true],
			['bic', false],
			['steuerID', true],
		]);
		expect(fehlendeZu(['erziehungsberechtigterEinsTelefon'])).toEqual([
			'erziehungsberechtigterEinsArt',
			'erziehungsberechtigterEinsVorname',
			'erziehungsberechtigterEinsNachname',
			'erziehungsberechtigterEinsEmail',
		]);
	});

	it('is there in every query that is shipped', () => {
		for (const { felder } of STANDARD_FELDABFRAGEN) {
			expect(() => feldabfrageStammdatum.erfasse(satz(), { ...ANGABEN, felder })).not.toThrow();
			expect(fehlendeZu(felder.map(({ feldKey }) => feldKey))).toEqual([]);
		}
	});

	it('is asked for by a query that was saved without it', () => {
		const alt = { ...satz(), felder: { ...ANGABEN, felder: frage('iban') } };
		expect(feldabfrageAlsReferenz(alt).felder.map(({ feld }) => feld)).toEqual(['iban', 'kontoinhaber', 'bic']);
	});
});

/** Values that fail one with another, by field; every rule between two fields shows with some of them. */
const WERTE: Readonly<Partial<Record<Personenfeld, readonly string[]>>> = {
	iban: ['DE89370400440532013000', 'AT611904300234573201'],
	bic: ['COBADEFFXXX', 'BKAUATWW'],
	kontoinhaber: ['Jule Sommer'],
	plz: ['35578', '1010'],
	landID: ['DE', 'AT'],
	vordienstVon: ['2024-01-01', '2025-01-01'],
	vordienstBis: ['2023-12-31', '2025-06-30'],
};

// The rules between fields, asked themselves: whatever one of them can demand is asked for beside its cause.
it('covers every rule between two fields', () => {
	const umfeld = { heute: '2026-11-22', mindestalter: 14 };
	const felder = Object.keys(WERTE) as Personenfeld[];
	const paare = felder.flatMap((a) =>
		felder.flatMap((b) => (WERTE[a] ?? []).flatMap((x) => (WERTE[b] ?? []).map((y) => ({ [a]: x, [b]: y })))),
	);
	const verlangt = new Set<string>();
	for (const daten of paare) {
		for (const { feld, ausloeser } of personenregeln(daten, umfeld))
			for (const einer of ausloeser) if (einer !== feld) verlangt.add(`${einer} ${feld}`);
	}
	expect([...verlangt].sort()).toEqual(['iban bic', 'iban kontoinhaber', 'landID plz', 'vordienstVon vordienstBis']);
	for (const paar of verlangt) {
		const [grund, folge] = paar.split(' ') as [Abfragefeld, Abfragefeld];
		expect(fehlendeZu([grund]), paar).toContain(folge);
		expect(fehlendeZu([folge]), paar).toContain(grund);
	}
	// Nothing is dragged in that can't be asked for.
	for (const feld of ABFRAGEFELDER) for (const dazu of fehlendeZu([feld])) expect(ABFRAGEFELDER).toContain(dazu);
});
