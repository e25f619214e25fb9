import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addiereTage, maxDatum } from '#domain/datum.ts';
import { monateBis } from '#domain/recht/monate.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { freigegebenAus, type Laufzeile, laufzeilen } from '../lauf/zeilen.ts';
import { type Abrufdienst, abrufposten } from './abruf.ts';
import { EINHEITEN, MONATSREGELN } from './arten.ts';
import { type Abruflage, abrufname, korrekturgrund, korrekturtext, mengentext } from './korrekturen.ts';
import { FOERDERVORGABEN, type Foerderregel, foerderregel } from './programm.ts';

const SATZ = [{ abDienstmonat: 1, cent: 20_000, gueltigVon: '2020-01-01' }];
function regel(anders: Partial<Foerderregel> = {}): Foerderregel {
	const felder = FOERDERVORGABEN.get('DSJ_MITTELABRUF');
	if (!felder) throw new Error('Vorgabe fehlt');
	return { ...foerderregel({ id: 'DSJ_MITTELABRUF', ...felder }), saetze: SATZ, ...anders };
}
const ERIKA: Abrufdienst = {
	...{ vertragID: 'v1', freiwilligerID: 'f1', von: '2025-09-01', bis: '2026-08-31', art: 'FSJ', dienstartID: 'fsj' },
	...{ geburtsdatum: '2007-03-01', wohnland: 'HE', stellenland: 'BY' },
};

/** A programme's claims, released one after the other. */
class Abrufe {
	regel = regel();
	dienste: Abrufdienst[] = [ERIKA];
	readonly laeufe: { nr: number; von: string; zeilen: readonly Laufzeile[] }[] = [];

	/** `heraus`: rows that are left for the next one. */
	rufeAb(von: string, bis: string, heraus: readonly number[] = []): readonly Laufzeile[] {
		const seit = this.laeufe.map((lauf) => lauf.von).toSorted()[0] ?? null;
		const ab = seit !== null && seit < von ? seit : von;
		const posten = abrufposten(this.regel, this.dienste, { von: ab, bis });
		const zeilen = laufzeilen({ zeitraum: { von, bis }, seit, posten, freigegeben: freigegebenAus(this.laeufe) });
		const drin = zeilen.filter((_, i) => !heraus.includes(i));
		if (drin.length > 0) this.laeufe.push({ nr: this.laeufe.length + 1, von, zeilen: drin });
		return drin;
	}
	/** What all claims come to: cents and thirtieths of units by contract and month. */
	summen(): Record<string, readonly [cent: number, menge: number]> {
		const alle = freigegebenAus(this.laeufe).map(
			({ vertragID, monat, teile, menge = 0 }) => [`${vertragID} ${monat}`, [teile.FOERDERUNG ?? 0, menge]] as const,
		);
		return Object.fromEntries(alle.filter(([, [cent, menge]]) => cent !== 0 || menge !== 0));
	}
}
const kurz = (zeilen: readonly Laufzeile[]) =>
	zeilen.map(({ monat, betrag, menge, ausgleichZu }) => [monat, betrag, menge, ausgleichZu]);

describe('a claim', () => {
	it('has the months of its period, each with its units and the rate', () => {
		expect(new Abrufe().rufeAb('2026-04', '2026-06')).toMatchObject([
			{ monat: '2026-04', anteil: 30, menge: 30, satz: 20_000, betrag: 20_000, teile: { FOERDERUNG: 20_000 } },
			{ monat: '2026-05', menge: 30 },
			{ monat: '2026-06', menge: 30 },
		]);
	});
	it('takes back from the earlier one what an early end has made too much: 1.5 months', () => {
		const abrufe = new Abrufe();
		abrufe.rufeAb('2026-04', '2026-06');
		abrufe.dienste = [{ ...ERIKA, bis: '2026-05-14' }];
		// April whole, May 14 days: half, June nothing: 1.5 of 3 months are left.
		expect(kurz(abrufe.rufeAb('2026-07', '2026-09'))).toEqual([
			['2026-05', -10_000, -15, 1],
			['2026-06', -20_000, -30, 1],
		]);
		expect(abrufe.rufeAb('2026-07', '2026-09')).toEqual([]);
	});
	it('doesn’t lose a correction that is only of units, since the rate is 0', () => {
		const abrufe = new Abrufe();
		abrufe.regel = regel({ saetze: [{ abDienstmonat: 1, cent: 0, gueltigVon: '2020-01-01' }] });
		expect(kurz(abrufe.rufeAb('2026-04', '2026-04'))).toEqual([['2026-04', 0, 30, undefined]]);
		abrufe.dienste = [{ ...ERIKA, bis: '2026-04-10' }];
		expect(kurz(abrufe.rufeAb('2026-05', '2026-05'))).toEqual([['2026-04', 0, -15, 1]]);
	});
	it('corrects a changed rate in cents, with the units as they were', () => {
		const abrufe = new Abrufe();
		abrufe.rufeAb('2026-04', '2026-04');
		abrufe.regel = regel({ saetze: [...SATZ, { abDienstmonat: 1, cent: 21_250, gueltigVon: '2026-01-01' }] });
		expect(kurz(abrufe.rufeAb('2026-05', '2026-05'))).toEqual([
			['2026-04', 1_250, undefined, 1],
			['2026-05', 21_250, 30, undefined],
		]);
	});
	it('is refused without a rate, at all or for one of its months', () => {
		const abrufe = new Abrufe();
		abrufe.regel = regel({ saetze: [] });
		expect(() => abrufe.rufeAb('2026-04', '2026-06')).toThrow(/^Bitte tragen Sie zuerst einen Satz ein\.$/);
		abrufe.regel = regel({ saetze: [{ abDienstmonat: 1, cent: 1, gueltigVon: '2026-05-01' }] });
		expect(() => abrufe.rufeAb('2026-04', '2026-06')).toThrow(
			'Für April 2026 hat das Förderprogramm keinen Satz. Bitte tragen Sie zuerst einen Satz ein.',
		);
	});
	it('counts who serves under two contracts in a month as one participant', () => {
		const abrufe = new Abrufe();
		const danach = { ...ERIKA, vertragID: 'v2', von: '2026-05-11' };
		abrufe.dienste = [danach, { ...ERIKA, bis: '2026-05-10' }];
		// Ten days are half a month, the other 21 would be a whole one: only half of it is left.
		expect(kurz(abrufe.rufeAb('2026-05', '2026-05'))).toEqual([
			['2026-05', 10_000, 15, undefined],
			['2026-05', 10_000, 15, undefined],
		]);
	});
	it('of an erased person stays what it was, though neither age nor residence can be asked', () => {
		const abrufe = new Abrufe();
		abrufe.regel = regel({ filter: { ...regel().filter, alterBis: 26, wohnland: 'HE' } });
		abrufe.rufeAb('2026-04', '2026-06');
		const geloescht = { ...ERIKA, geburtsdatum: null, wohnland: null };
		abrufe.dienste = [{ ...geloescht, galtBisher: true }];
		expect(abrufe.rufeAb('2026-04', '2026-06')).toEqual([]);
		abrufe.dienste = [{ ...geloescht, galtBisher: false }];
		expect(kurz(abrufe.rufeAb('2026-06', '2026-06'))).toHaveLength(3);
	});
});

describe('a correction says', () => {
	const lage = (dienst: Partial<Abrufdienst> | null, anders: Partial<Abruflage> = {}): Abruflage => ({
		...{ dienst: dienst && { ...ERIKA, ...dienst }, ohne: null, regel: regel(), ...anders },
	});
	const grund = (jetzt: Abruflage, vorher: Abruflage | null = lage({}), satz: number | null = 20_000) =>
		korrekturgrund({ vorher, jetzt, abruf: '2026-Q2', satz });
	const hessen = { regel: regel({ filter: { ...regel().filter, wohnland: 'HE', alterBis: 26 } }) };
	it('which claim, who, how much and why', () => {
		const zeile = { abruf: '2026-Q2', name: 'Erika M.', menge: -45, betrag: -30_000 };
		const satz = { ...zeile, einheit: 'TEILNEHMERMONAT', grund: grund(lage({ bis: '2026-05-14' })) } as const;
		expect(korrekturtext(satz)).toBe('2026-Q2: Erika M., 1,5 Monate weniger, vorzeitiges Ende 14.05.');
	});
	test.each([
		['a later end', lage({ bis: '2027-02-28' }), undefined, 'späteres Ende 28.02.2027'],
		['a moved start', lage({ von: '2026-04-15' }), undefined, 'Beginn verschoben auf 15.04.'],
		['an annulment', lage(null, { ohne: 'STORNIERT' }), undefined, 'Vertrag storniert'],
		['a no-show', lage(null, { ohne: 'NICHT_ANGETRETEN' }), undefined, 'Dienst nicht angetreten'],
		['a contract that counts no more', lage(null), undefined, 'Vertrag gilt nicht mehr'],
		['a contract concluded late', lage({}), lage(null), 'Vertrag seither geschlossen'],
		['a month nobody claimed', lage({}), null, 'noch nicht abgerufen'],
		['a row left for later', lage({}), lage({}), 'im früheren Abruf zurückgestellt'],
		['a move', lage({ wohnland: 'BY' }, hessen), lage({}, hessen), 'Wohnsitz jetzt in Bayern'],
		['another birthday', lage({ geburtsdatum: '1990-01-01' }, hessen), lage({}, hessen), 'Geburtsdatum geändert'],
		['another service', lage({ dienstartID: 'foej' }), undefined, 'andere Dienstart'],
		['a rate', lage({}, { regel: regel({ saetze: [] }) }), undefined, 'Satz jetzt 200,00 €'],
		[
			'a rule',
			lage({ bis: '2026-05-14' }, { regel: regel({ monatsregel: 'BEGONNEN' }) }),
			undefined,
			'vorzeitiges Ende 14.05., Regel des Förderprogramms geändert',
		],
	])('why: %s', (_, jetzt, vorher, erwartet) => {
		expect(grund(jetzt, vorher)).toBe(erwartet);
	});
	test.each([
		[{ menge: 30, betrag: 1, einheit: 'TEILNEHMERMONAT' }, '1 Monat mehr'],
		[{ menge: -15, betrag: 0, einheit: 'TEILNEHMERMONAT' }, '0,5 Monate weniger'],
		[{ menge: -76, betrag: 0, einheit: 'TEILNEHMERMONAT' }, '2 16/30 Monate weniger'],
		[{ menge: 16, betrag: 0, einheit: 'TEILNEHMERMONAT' }, '16/30 Monate mehr'],
		[{ menge: -360, betrag: 0, einheit: 'TEILNEHMERTAG' }, '12 Tage weniger'],
		[{ menge: 30, betrag: 0, einheit: 'PAUSCHALE' }, '1 Pauschale mehr'],
		[{ menge: 0, betrag: -1_250, einheit: 'TEILNEHMERMONAT' }, '12,50 € weniger'],
	] as const)('how much: %o', (menge, erwartet) => {
		expect(mengentext(menge).replaceAll('\u00A0', ' ')).toBe(erwartet);
	});
	test.each([
		['2026-04', '2026-06', '2026-Q2'],
		['2026-07', '2026-12', '2026-H2'],
		['2026-05', '2026-05', '2026-05'],
		['2026-05', '2026-07', '2026-05_2026-07'],
		['2025-10', '2026-03', '2025-10_2026-03'],
	])('the claim as it was asked for: %s to %s', (von, bis, erwartet) => {
		expect(abrufname({ von, bis })).toBe(erwartet);
	});
});

/*
 * Whatever happens to contracts, rates and rules, and however claims overlap or leave rows out: what all claims come to
 * is what is owed when the last one was reckoned, in cents and in units.
 */
it('the sum of the claims is the truth', () => {
	const MONATE = monateBis('2026-01', '2027-06');
	const tag = fc.integer({ min: 0, max: 500 }).map((n) => addiereTage('2026-01-01', n));
	const wer = fc.nat(3);
	const schritt = fc.oneof(
		fc.record({ tat: fc.constant('ende' as const), wer, tag }),
		fc.record({ tat: fc.constant('beginn' as const), wer, tag }),
		fc.record({ tat: fc.constant('neu' as const), tag, person: fc.constantFrom('f1', 'f2', 'f3') }),
		fc.record({ tat: fc.constant('weg' as const), wer }),
		fc.record({
			tat: fc.constant('satz' as const),
			...{ cent: fc.constantFrom(0, 6_000, 12_100, 20_001), ab: fc.constantFrom(1, 13), monat: fc.nat(17) },
		}),
		fc.record({
			tat: fc.constant('regel' as const),
			...{ monatsregel: fc.constantFrom(...MONATSREGELN), einheit: fc.constantFrom(...EINHEITEN) },
			mindestMonate: fc.constantFrom(null, 6),
		}),
		fc.record({
			tat: fc.constant('abruf' as const),
			...{ von: fc.nat(17), dauer: fc.nat(5), heraus: fc.uniqueArray(fc.nat(6), { maxLength: 2 }) },
		}),
	);
	fc.assert(
		fc.property(fc.array(schritt, { maxLength: 25 }), (schritte) => {
			const abrufe = new Abrufe();
			const aendere = (wen: number, wie: (dienst: Abrufdienst) => Abrufdienst) => {
				abrufe.dienste = abrufe.dienste.map((dienst, i) => (i === wen ? wie(dienst) : dienst));
			};
			for (const [nr, s] of schritte.entries()) {
				if (s.tat === 'ende') aendere(s.wer, (d) => ({ ...d, bis: maxDatum(d.von, s.tag) }));
				if (s.tat === 'beginn') aendere(s.wer, (d) => ({ ...d, von: s.tag, bis: maxDatum(d.bis, s.tag) }));
				if (s.tat === 'weg') abrufe.dienste = abrufe.dienste.filter((_, i) => i !== s.wer);
				if (s.tat === 'neu') {
					const neu = { vertragID: `n${nr}`, freiwilligerID: s.person, von: s.tag, bis: addiereTage(s.tag, 364) };
					abrufe.dienste = [...abrufe.dienste, { ...ERIKA, ...neu }];
				}
				if (s.tat === 'satz') {
					const satz = { abDienstmonat: s.ab, cent: s.cent, gueltigVon: `${MONATE[s.monat]}-01` };
					abrufe.regel = { ...abrufe.regel, saetze: [...abrufe.regel.saetze, satz] };
				}
				if (s.tat === 'regel') {
					const { monatsregel, einheit, mindestMonate } = s;
					abrufe.regel = { ...abrufe.regel, monatsregel, einheit, filter: { ...abrufe.regel.filter, mindestMonate } };
				}
				if (s.tat === 'abruf')
					abrufe.rufeAb(MONATE[s.von] ?? '', MONATE[Math.min(17, s.von + s.dauer)] ?? '', s.heraus);
			}
			const seit = abrufe.laeufe.map(({ von }) => von).toSorted()[0] ?? '2026-01';
			abrufe.rufeAb(seit, '2027-06');
			const faellig = abrufposten(abrufe.regel, abrufe.dienste, { von: seit, bis: '2027-06' });
			const erwartet = faellig
				.map((p) => [`${p.vertragID} ${p.monat}`, [p.teile.FOERDERUNG ?? 0, p.menge ?? 0]] as const)
				.filter(([, [cent, menge]]) => cent !== 0 || menge !== 0);
			expect(abrufe.summen()).toEqual(Object.fromEntries(erwartet));
			expect(abrufe.rufeAb(seit, '2027-06')).toEqual([]);
		}),
		{ numRuns: oft(200, 20_000) },
	);
});
