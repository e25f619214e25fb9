import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { type Einzugszeile, einzuegeAus, type Zahler } from '../sepa/lastschriften.ts';
import { type Zahlzeile, zahlungenAus } from '../sepa/ueberweisungen.ts';
import { bankbuchAggregat, vortraege } from './bankbuch.ts';
import { type BankbuchEreignis, GuthabenAusgezahlt, ZahlungenUebergeben } from './ereignisse.ts';

const META = { userID: null, rollen: [], impersoniertVon: null, commandID: 'c', zeit: '2026-11-24T08:00:00.000Z' };
const buchAus = (ereignisse: readonly BankbuchEreignis[]) =>
	falte(
		bankbuchAggregat,
		'EINZUG',
		ereignisse.map((e, i): Aufgezeichnet<BankbuchEreignis> => ({ ...e, version: i + 1, meta: META })),
	);

/** What a person of the office does, run after run. */
const schritt = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			art: fc.constant('LAUF' as const),
			zeilen: fc.array(
				fc.record({ wer: fc.nat(3), betrag: fc.integer({ min: -60_000, max: 60_000 }), kann: fc.boolean() }),
				{ minLength: 1, maxLength: 8 },
			),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ art: fc.constant('AUSZAHLUNG' as const) }) },
	{ weight: 1, arbitrary: fc.record({ art: fc.constant('NOCHMAL' as const), welcher: fc.nat(20) }) },
);

interface Kasse {
	readonly ereignisse: BankbuchEreignis[];
	released: number;
	bewegt: number;
	ausgezahlt: number;
	/** Of those the bank can't be asked for. */
	liste: number;
}

const neueKasse = (): Kasse => ({ ereignisse: [], released: 0, bewegt: 0, ausgezahlt: 0, liste: 0 });

describe('debits of sites, run after run', () => {
	const einzug = (
		zeilen: { wer: number; betrag: number; kann: boolean }[],
		nr: number,
		reste: ReadonlyMap<string | null, number>,
	) => {
		const kann = new Map(zeilen.map((z) => [z.wer, z.kann]));
		return einzuegeAus({
			laufNr: nr,
			vortraege: reste,
			eingezogen: new Set<string>(),
			zeilen: zeilen.map(({ wer, betrag }, i): Einzugszeile => {
				const zahler: Zahler = {
					...{ id: `s${wer}`, bezeichnung: `Verein ${wer}`, iban: 'DE89370400440532013000', bic: null },
					...{ mandatsreferenz: kann.get(wer) ? 'M' : null, mandatsdatum: '2025-08-01' },
				};
				return { nr: i + 1, zahler, vertragsnummer: null, monat: '2026-11', betrag };
			}),
		});
	};

	it('debits less what was paid out, with what is open and what stands on lists, are what was released', () => {
		fc.assert(
			fc.property(fc.array(schritt, { maxLength: 25 }), (schritte) => {
				const kasse = neueKasse();
				const laeufe = new Map<string, { zeilen: { wer: number; betrag: number; kann: boolean }[]; datei: string }>();
				schritte.forEach((was, i) => {
					const buch = buchAus(kasse.ereignisse);
					const laufID = `l${i}`;
					if (was.art === 'AUSZAHLUNG') {
						const posten = [...buch.reste].map(([wer, rest]) => ({ wer, betrag: -rest }));
						kasse.ausgezahlt += posten.reduce((summe, { betrag }) => summe + betrag, 0);
						if (posten.length) kasse.ereignisse.push(GuthabenAusgezahlt({ nr: i, tag: '', stand: '0', posten }));
					} else if (was.art === 'LAUF') {
						const { lastschriften, ohne, posten } = einzug(was.zeilen, i, vortraege(buch, laufID));
						kasse.released += was.zeilen.reduce((summe, { betrag }) => summe + betrag, 0);
						kasse.bewegt += lastschriften.reduce((summe, { betrag }) => summe + betrag, 0);
						kasse.liste += ohne.reduce((summe, { betrag, weil }) => summe + (weil === 'MANDAT' ? betrag : 0), 0);
						kasse.ereignisse.push(ZahlungenUebergeben({ laufID, nr: i, tag: '', posten }));
						laeufe.set(laufID, { zeilen: was.zeilen, datei: JSON.stringify(lastschriften) });
					} else {
						// Whoever takes a file again gets the same, whatever happened since.
						const alle = [...laeufe];
						const [id, lauf] = alle[was.welcher % (alle.length || 1)] ?? [];
						if (!id || !lauf) return;
						const nr = Number(id.slice(1));
						expect(JSON.stringify(einzug(lauf.zeilen, nr, vortraege(buch, id)).lastschriften)).toBe(lauf.datei);
					}
				});
				const offen = [...buchAus(kasse.ereignisse).reste.values()].reduce((summe, rest) => summe + rest, 0);
				expect(kasse.bewegt - kasse.ausgezahlt + offen + kasse.liste).toBe(kasse.released);
				expect(offen).toBeLessThanOrEqual(0);
			}),
			{ numRuns: oft(300, 5_000) },
		);
	});
});

describe('transfers to persons, run after run', () => {
	const zeile = (wer: number, betrag: number, nr: number, iban: string | null): Zahlzeile => ({
		...{ nr, freiwilligerID: `f${wer}`, vertragID: 'v', vertragsnummer: null, monat: '2026-11', betrag },
		...{ name: 'N', empfaenger: 'N', iban, bic: null },
	});

	it('carries what was paid too much into the next, and no cent is lost or paid twice', () => {
		const erster = zahlungenAus(1, [zeile(1, -10_000, 1, 'DE')]);
		const buch = buchAus([ZahlungenUebergeben({ laufID: 'l1', nr: 1, tag: '', posten: erster.posten })]);
		expect([...buch.reste]).toEqual([['f1', -10_000]]);
		const zweiter = zahlungenAus(2, [zeile(1, 45_000, 1, 'DE')], vortraege(buch, 'l2'));
		expect(zweiter.ueberweisungen.map(({ betrag }) => betrag)).toEqual([35_000]);
	});
	it('transfers with what is open and what has no account are what was released', () => {
		const laeufe = fc.array(
			fc.array(fc.tuple(fc.nat(3), fc.integer({ min: -60_000, max: 60_000 })), { minLength: 1, maxLength: 6 }),
			{ maxLength: 15 },
		);
		fc.assert(
			fc.property(laeufe, fc.nat(3), (alle, ohneKonto) => {
				const ereignisse: BankbuchEreignis[] = [];
				let [released, bewegt, daneben] = [0, 0, 0];
				alle.forEach((lauf, i) => {
					const zeilen = lauf.map(([wer, betrag], j) => zeile(wer, betrag, j + 1, wer === ohneKonto ? null : 'DE'));
					const { ueberweisungen, ohne, posten } = zahlungenAus(i, zeilen, vortraege(buchAus(ereignisse), `l${i}`));
					released += zeilen.reduce((summe, { betrag }) => summe + betrag, 0);
					bewegt += ueberweisungen.reduce((summe, { betrag }) => summe + betrag, 0);
					daneben += ohne.reduce((summe, { betrag, weil }) => summe + (weil === 'IBAN_FEHLT' ? betrag : 0), 0);
					ereignisse.push(ZahlungenUebergeben({ laufID: `l${i}`, nr: i, tag: '', posten }));
				});
				const offen = [...buchAus(ereignisse).reste.values()].reduce((summe, rest) => summe + rest, 0);
				expect(bewegt + offen + daneben).toBe(released);
			}),
			{ numRuns: oft(300, 5_000) },
		);
	});
});
