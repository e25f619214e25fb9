import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Aggregat } from '#domain/aggregat.ts';
import { addiereTage, maxDatum } from '#domain/datum.ts';
import type { Ereignis } from '#domain/ereignis.ts';
import { monateBis } from '#domain/recht/monate.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { schreibeFort } from '#domain/statusmaschine.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { type Geldvertrag, postenVon, summeVon } from '../posten.ts';
import {
	bestaetige,
	bestelleBerechnung,
	buche,
	gibBerechnungAuf,
	gibFrei,
	hindernisVon,
	istBestellt,
	legeLaufAn,
	legeZurueck,
	nimmHeraus,
	pruefe,
	rechneNeu,
	uebergib,
	verwirf,
} from './entscheidungen.ts';
import type { LaufEreignis, Rechnung } from './ereignisse.ts';
import { enthaltene, type Lauf, laufAggregat, zahlbuchAggregat } from './lauf.ts';
import { freigegebenAus, laufzeilen } from './zeilen.ts';

const VERTRAG: Geldvertrag = {
	...{ vertragID: 'v1', freiwilligerID: 'f', art: 'FSJ', von: '2026-09-01', bis: '2027-08-31' },
	...{ taschengeld: 45_000, geldersatzUnterkunft: null, geldersatzVerpflegung: null },
	...{ zuschussDeutschlandticket: null, mobilitaetszuschlag: null, estBeitrag: null },
	...{ geldaenderungen: [], isBuchhaltungTraeger: true, resturlaubTage: null, diensttageProWoche: 50 },
};

/** A tenant's accounting: contracts as they stand, the runs, the book. */
class Kasse {
	readonly laeufe: Lauf[] = [];
	readonly buch = zahlbuchAggregat.start('TASCHENGELD');
	vertraege: Geldvertrag[] = [VERTRAG];

	rechne(von: string, bis: string): Rechnung {
		const laeufe = this.buch.laeufe.flatMap(({ laufID }) => this.laeufe.filter(({ id }) => id === laufID));
		const erste = this.buch.laeufe.map((eintrag) => eintrag.ab).toSorted();
		const personen = Map.groupBy(this.vertraege, ({ freiwilligerID }) => freiwilligerID);
		const rechenstand = {
			zeitraum: { von, bis },
			seit: erste[0] ?? null,
			posten: [...personen.values()].flatMap((ihre) => postenVon(ihre, 'TASCHENGELD', bis)),
			freigegeben: freigegebenAus(laeufe.map((lauf) => ({ nr: lauf.nr, zeilen: enthaltene(lauf) }))),
		};
		const zeilen = laufzeilen(rechenstand);
		const summe = zeilen.reduce((bisher, { betrag }) => bisher + betrag, 0);
		const nachLauf = this.buch.laeufe.at(-1)?.nr ?? null;
		return {
			position: '1',
			nachLauf,
			dienstarten: {},
			seit: rechenstand.seit,
			zeilen,
			summe,
			hash: JSON.stringify(zeilen),
		};
	}
	lauf(von: string, bis = von): Lauf {
		const lauf = laufAggregat.start(`l${this.laeufe.length + 1}`);
		this.laeufe.push(lauf);
		const nr = this.laeufe.length;
		const rechnung = this.rechne(von, bis);
		const neu = { nr, art: 'TASCHENGELD', zyklusID: null, zeitraum: { von, bis }, grund: null, rechnung } as const;
		this.schreibe(lauf, legeLaufAn(lauf, neu));
		return lauf;
	}
	rechneNeu(lauf: Lauf): void {
		this.schreibe(lauf, rechneNeu(lauf, this.rechne(lauf.zeitraum.von, lauf.zeitraum.bis)));
	}
	pruefe(lauf: Lauf, wer = 'anna'): void {
		this.schreibe(lauf, pruefe(lauf), wer);
	}
	gibFrei(lauf: Lauf, wer = 'bert', offen: string[] = [], ohneVierAugen = false): void {
		const ereignisse = gibFrei(lauf, { wer, buch: this.buch, offen, ohneVierAugen });
		this.schreibe(lauf, ereignisse.lauf, wer);
		for (const e of ereignisse.buch) falte(zahlbuchAggregat, this.buch, e, wer);
	}
	/** From draft to release. */
	zahle(von: string, bis = von): Lauf {
		const lauf = this.lauf(von, bis);
		if (lauf.rechnung.zeilen.length === 0) return lauf;
		this.pruefe(lauf);
		this.gibFrei(lauf);
		return lauf;
	}
	schreibe(lauf: Lauf, ereignisse: readonly LaufEreignis[], wer = 'anna'): void {
		for (const e of ereignisse) falte(laufAggregat, lauf, e, wer);
	}
	/** Released for one contract, by month. */
	gezahlt(vertragID = 'v1'): Record<string, number> {
		const freie = this.laeufe.filter(({ freigegebenVon }) => freigegebenVon !== null);
		const zeilen = freie.flatMap(enthaltene).filter((zeile) => zeile.vertragID === vertragID);
		const summen: Record<string, number> = {};
		for (const { monat, betrag } of zeilen) summen[monat] = (summen[monat] ?? 0) + betrag;
		return Object.fromEntries(Object.entries(summen).filter(([, betrag]) => betrag !== 0));
	}
}
function falte<Z extends { version: number }, E extends Ereignis>(was: Aggregat<Z, E>, z: Z, e: E, wer: string): void {
	const meta = { userID: wer, rollen: [], impersoniertVon: null, commandID: 'c', zeit: '2026-11-24T08:00:00.000Z' };
	schreibeFort(was, z, { ...e, version: z.version + 1, meta });
}
const zeilen = (lauf: Lauf) =>
	lauf.rechnung.zeilen.map(({ monat, betrag, ausgleichZu }) => [
		monat,
		betrag,
		...(ausgleichZu === undefined ? [] : [ausgleichZu]),
	]);
const NIEMAND = { wer: null, offen: [], ohneVierAugen: false };
const grund = (tue: () => unknown): string => {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse[0]?.text ?? '';
		throw fehler;
	}
	return 'erlaubt';
};
const NOVEMBER = { vertragID: 'v1', monat: '2026-11' };
const V2: Geldvertrag = { ...VERTRAG, vertragID: 'v2', freiwilligerID: 'g' };

describe('a run', () => {
	it('begins with the months it is for; what was before it is not its business', () => {
		expect(zeilen(new Kasse().lauf('2026-11'))).toEqual([['2026-11', 45_000]]);
	});
	it('goes on with what is owed since', () => {
		const kasse = new Kasse();
		kasse.zahle('2026-11');
		expect(zeilen(kasse.lauf('2027-01'))).toEqual([
			['2026-12', 45_000, null],
			['2027-01', 45_000],
		]);
	});
	it('pays nothing twice, whether it overlaps or is made again', () => {
		const kasse = new Kasse();
		kasse.zahle('2026-11', '2026-12');
		expect(zeilen(kasse.lauf('2026-11', '2026-12'))).toEqual([]);
		expect(zeilen(kasse.lauf('2026-12', '2027-01'))).toEqual([['2027-01', 45_000]]);
	});
	it('takes back what a service that ended early was paid too much, by rows of its own', () => {
		const kasse = new Kasse();
		kasse.zahle('2026-11');
		kasse.vertraege = [{ ...VERTRAG, bis: '2026-11-10' }];
		expect(zeilen(kasse.zahle('2026-12'))).toEqual([['2026-11', -30_000, 1]]);
		expect(kasse.gezahlt()).toEqual({ '2026-11': 15_000 });
	});
	it('takes back all of a contract that counts no more', () => {
		const kasse = new Kasse();
		kasse.zahle('2026-11');
		kasse.vertraege = [];
		expect(zeilen(kasse.lauf('2026-12'))).toEqual([['2026-11', -45_000, 1]]);
	});
	it('leaves out a row for the next one', () => {
		const kasse = new Kasse();
		kasse.vertraege = [VERTRAG, V2];
		const lauf = kasse.lauf('2026-11');
		kasse.schreibe(lauf, nimmHeraus(lauf, NOVEMBER, 'Bank fehlt'));
		kasse.pruefe(lauf);
		kasse.gibFrei(lauf);
		expect([kasse.gezahlt('v1'), kasse.gezahlt('v2')]).toEqual([{}, { '2026-11': 45_000 }]);
		expect(zeilen(kasse.lauf('2026-12'))).toEqual([
			['2026-11', 45_000, null],
			['2026-12', 45_000],
			['2026-12', 45_000],
		]);
	});
	it('takes a row back in, as long as it is a draft', () => {
		const kasse = new Kasse();
		const lauf = kasse.lauf('2026-11');
		kasse.schreibe(lauf, nimmHeraus(lauf, NOVEMBER, null));
		expect(grund(() => pruefe(lauf))).toBe('In diesem Lauf steht keine Zeile.');
		kasse.schreibe(lauf, legeZurueck(lauf, NOVEMBER));
		expect(enthaltene(lauf)).toHaveLength(1);
		expect(legeZurueck(lauf, NOVEMBER)).toEqual([]);
		expect(grund(() => nimmHeraus(lauf, { ...NOVEMBER, monat: '2026-12' }, null))).toBe(
			'Diese Zeile gehört nicht zu diesem Lauf.',
		);
	});
	it('is released by another than who checked it', () => {
		const kasse = new Kasse();
		const lauf = kasse.lauf('2026-11');
		expect(grund(() => kasse.gibFrei(lauf))).toBe('Der Lauf ist im Stand „Entwurf“ und kann nicht freigegeben werden.');
		kasse.pruefe(lauf, 'anna');
		expect(grund(() => kasse.gibFrei(lauf, 'anna'))).toBe(
			'Vier-Augen-Prinzip: Freigeben kann nur, wer nicht selbst geprüft hat.',
		);
		kasse.gibFrei(lauf, 'bert');
		expect(lauf).toMatchObject({ status: 'FREIGEGEBEN', geprueftVon: 'anna', freigegebenVon: 'bert' });
	});
	it('is released by one alone where the provider says so, and that is recorded', () => {
		const kasse = new Kasse();
		const lauf = kasse.lauf('2026-11');
		kasse.pruefe(lauf, 'anna');
		const wie = { wer: 'anna', buch: kasse.buch, offen: [], ohneVierAugen: true };
		expect(hindernisVon(lauf, wie)).toBeNull();
		expect(gibFrei(lauf, wie).lauf).toMatchObject([{ facts: { alleine: true, summe: 45_000, zeilen: 1 } }]);
	});
	it('that a job reckons waits for it; whoever asks again has another job do it', () => {
		const kasse = new Kasse();
		const lauf = laufAggregat.start('l1');
		const zeitraum = { von: '2026-11', bis: '2026-11' };
		const neu = { nr: 1, art: 'TASCHENGELD', zyklusID: null, zeitraum, grund: null, rechnung: null } as const;
		kasse.schreibe(lauf, legeLaufAn(lauf, neu));
		const RECHNET = 'Der Lauf wird noch gerechnet.';
		expect([grund(() => pruefe(lauf)), hindernisVon(lauf, NIEMAND), istBestellt(lauf)]).toEqual([
			RECHNET,
			RECHNET,
			true,
		]);
		kasse.schreibe(lauf, bestelleBerechnung(lauf));
		kasse.rechneNeu(lauf);
		expect([istBestellt(lauf), lauf.rechnung.summe, hindernisVon(lauf, NIEMAND)]).toEqual([false, 45_000, null]);
		kasse.pruefe(lauf);
		kasse.schreibe(lauf, bestelleBerechnung(lauf));
		expect(grund(() => kasse.gibFrei(lauf))).toBe(RECHNET);
		kasse.rechneNeu(lauf);
		expect(lauf).toMatchObject({ status: 'ENTWURF', geprueftVon: null, berechnung: null });
		expect(lauf.auftrag).toMatchObject({ bis: expect.any(String) });
	});
	it('whose job was given up says so, and can be reckoned again or thrown away', () => {
		const kasse = new Kasse();
		const lauf = kasse.lauf('2026-11');
		expect(lauf.auftrag).toBeNull();
		kasse.schreibe(lauf, bestelleBerechnung(lauf));
		expect(lauf.auftrag).toMatchObject({ bis: null });
		kasse.schreibe(lauf, gibBerechnungAuf(lauf));
		expect(lauf).toMatchObject({ berechnung: 'GESCHEITERT', auftrag: { bis: expect.any(String) } });
		expect(grund(() => pruefe(lauf))).toBe('Der Lauf konnte nicht gerechnet werden. Bitte rechnen Sie neu.');
		expect(gibBerechnungAuf(lauf)).toEqual([]);
		kasse.rechneNeu(lauf);
		kasse.pruefe(lauf);
		kasse.schreibe(lauf, bestelleBerechnung(lauf));
		kasse.schreibe(lauf, verwirf(lauf, null));
		expect([istBestellt(lauf), gibBerechnungAuf(lauf)]).toEqual([false, []]);
	});
	it('waits for what its checks have found', () => {
		const kasse = new Kasse();
		const lauf = kasse.lauf('2026-11');
		kasse.pruefe(lauf);
		expect(grund(() => kasse.gibFrei(lauf, 'bert', ['eine IBAN fehlt', 'Ende vor dem Zeitraum']))).toBe(
			'Vor der Freigabe ist zu klären: eine IBAN fehlt, Ende vor dem Zeitraum.',
		);
		expect(grund(() => bestaetige(lauf, NOVEMBER, 'NEGATIV', ' '))).toBe('Dies ist ein Pflichtfeld');
		kasse.schreibe(lauf, bestaetige(lauf, NOVEMBER, 'NEGATIV', 'Mit der Stelle besprochen'));
		const [ereignis] = bestaetige(lauf, NOVEMBER, 'ANGEBROCHEN', 'Mit Paula besprochen');
		expect(ereignis).toMatchObject({ betroffener: VERTRAG.freiwilligerID, person: { grund: 'Mit Paula besprochen' } });
		expect(lauf.bestaetigt).toMatchObject([{ ...NOVEMBER, pruefung: 'NEGATIV', grund: 'Mit der Stelle besprochen' }]);
	});
	it('reckoned anew asks again of accounts, which may be others though the rows are the same', () => {
		const kasse = new Kasse();
		const lauf = kasse.lauf('2026-11');
		for (const pruefung of ['IBAN_GEAENDERT', 'KEIN_DIENSTANTRITT'])
			kasse.schreibe(lauf, bestaetige(lauf, NOVEMBER, pruefung, 'Zurückgerufen'));
		kasse.rechneNeu(lauf);
		expect(lauf.bestaetigt.map(({ pruefung }) => pruefung)).toEqual(['KEIN_DIENSTANTRITT']);
	});
	it('that another has overtaken is reckoned anew first; what was said of rows that stay the same holds', () => {
		const kasse = new Kasse();
		kasse.vertraege = [VERTRAG, V2];
		const [eins, zwei] = [kasse.lauf('2026-11'), kasse.lauf('2026-11')];
		kasse.pruefe(eins);
		kasse.pruefe(zwei);
		kasse.schreibe(eins, nimmHeraus(eins, NOVEMBER, null));
		kasse.schreibe(zwei, bestaetige(zwei, NOVEMBER, 'KEIN_DIENSTANTRITT', 'Ist da'));
		kasse.schreibe(zwei, bestaetige(zwei, { ...NOVEMBER, vertragID: 'v2' }, 'KEIN_DIENSTANTRITT', 'Ist da'));
		kasse.gibFrei(eins);
		expect(grund(() => kasse.gibFrei(zwei))).toBe(
			'Seit der Berechnung wurde Lauf 1 freigegeben. Bitte rechnen Sie neu.',
		);
		kasse.rechneNeu(zwei);
		expect(zwei).toMatchObject({ status: 'ENTWURF', geprueftVon: null, bestaetigt: [NOVEMBER] });
		kasse.pruefe(zwei);
		kasse.gibFrei(zwei);
		expect([kasse.gezahlt('v1'), kasse.gezahlt('v2')]).toEqual([{ '2026-11': 45_000 }, { '2026-11': 45_000 }]);
	});
	it('is handed over after its release, as often as need be, and booked once', () => {
		const kasse = new Kasse();
		const lauf = kasse.lauf('2026-11');
		expect(grund(() => uebergib(lauf, 'xlsx', 'ab'))).toBe(
			'Der Lauf ist im Stand „Entwurf“ und kann nicht übergeben werden.',
		);
		kasse.pruefe(lauf);
		kasse.gibFrei(lauf);
		expect(grund(() => verwirf(lauf, null))).toBe(
			'Der Lauf ist im Stand „Freigegeben“ und kann nicht verworfen werden.',
		);
		for (const _ of [1, 2]) kasse.schreibe(lauf, uebergib(lauf, 'xlsx', 'ab'));
		kasse.schreibe(lauf, buche(lauf));
		expect(lauf.status).toBe('GEBUCHT');
		expect(uebergib(lauf, 'xlsx', 'ab')).toEqual([]);
		expect(grund(() => nimmHeraus(lauf, NOVEMBER, null))).toBe(
			'Der Lauf ist im Stand „Gebucht“ und kann nicht geändert werden.',
		);
	});
});

/*
 * Whatever happens to contracts, and however runs are made, thrown away, checked and released: what was released for a
 * contract and month is what was owed for it when the last run reached that month.
 */
it('the sum of released rows is what is owed, never twice, never missed', () => {
	const MONATE = monateBis('2026-09', '2027-08');
	const tag = fc.integer({ min: 0, max: 364 }).map((n) => addiereTage('2026-09-01', n));
	const schritt = fc.oneof(
		fc.record({
			...{ tat: fc.constant('ende' as const), wer: fc.nat(2), tag },
			...{ rest: fc.option(fc.nat(120).map((halbe) => halbe * 5)), woche: fc.constantFrom(25, 40, 50, 60) },
		}),
		fc.record({ tat: fc.constant('neu' as const), tag }),
		fc.record({ tat: fc.constant('satz' as const), wer: fc.nat(2), monat: fc.nat(11), cent: fc.nat(60_000) }),
		fc.record({ tat: fc.constant('weg' as const), wer: fc.nat(2) }),
		fc.record({
			tat: fc.constant('lauf' as const),
			von: fc.nat(11),
			dauer: fc.nat(3),
			heraus: fc.nat(4),
			frei: fc.boolean(),
		}),
		fc.record({ tat: fc.constant('frei' as const), welcher: fc.nat(5) }),
	);
	fc.assert(
		fc.property(fc.array(schritt, { maxLength: 25 }), (schritte) => {
			const kasse = new Kasse();
			const gibFreiWennGeht = (lauf: Lauf) => {
				kasse.rechneNeu(lauf);
				if (enthaltene(lauf).length === 0) return;
				if (lauf.status === 'ENTWURF') kasse.pruefe(lauf);
				kasse.gibFrei(lauf);
			};
			for (const s of schritte) {
				if (s.tat === 'ende') {
					const ende = { resturlaubTage: s.rest, diensttageProWoche: s.woche };
					aendere(kasse, s.wer, (v) => ({ ...v, ...ende, bis: maxDatum(v.von, s.tag) }));
				}
				if (s.tat === 'weg') kasse.vertraege = kasse.vertraege.filter((_, i) => i !== s.wer);
				if (s.tat === 'neu') {
					const nr = `n${kasse.vertraege.length}${s.tag}`;
					kasse.vertraege = [...kasse.vertraege, { ...VERTRAG, vertragID: nr, freiwilligerID: nr, von: s.tag }];
				}
				if (s.tat === 'satz') {
					const gueltigAb = `${MONATE[s.monat]}-01`;
					aendere(kasse, s.wer, (v) => ({
						...v,
						taschengeld: s.cent,
						geldaenderungen: [
							...v.geldaenderungen,
							{ gueltigAb, von: { taschengeld: v.taschengeld }, nach: { taschengeld: s.cent } },
						],
					}));
				}
				if (s.tat === 'lauf') {
					const lauf = kasse.lauf(MONATE[s.von] ?? '', MONATE[Math.min(11, s.von + s.dauer)]);
					const heraus = lauf.rechnung.zeilen[s.heraus];
					if (heraus) kasse.schreibe(lauf, nimmHeraus(lauf, heraus, null));
					if (s.frei) gibFreiWennGeht(lauf);
				}
				if (s.tat === 'frei') {
					const lauf = kasse.laeufe[s.welcher];
					if (lauf?.status === 'ENTWURF' || lauf?.status === 'GEPRUEFT') gibFreiWennGeht(lauf);
				}
			}
			// A last run over everything.
			const seit = kasse.buch.laeufe.map(({ ab }) => ab).toSorted()[0] ?? '2026-09';
			kasse.zahle(seit, '2027-08');
			for (const id of new Set([...kasse.laeufe.flatMap((l) => l.rechnung.zeilen.map((z) => z.vertragID)), 'v1'])) {
				const vertrag = kasse.vertraege.filter(({ vertragID }) => vertragID === id);
				const faellig = postenVon(vertrag, 'TASCHENGELD', '2027-08').filter(({ monat }) => monat >= seit);
				expect(kasse.gezahlt(id)).toEqual(
					Object.fromEntries(faellig.map(({ monat, teile }) => [monat, summeVon(teile)])),
				);
			}
		}),
		{ numRuns: oft(200, 20_000) },
	);
});

function aendere(kasse: Kasse, wer: number, wie: (v: Geldvertrag) => Geldvertrag): void {
	kasse.vertraege = kasse.vertraege.map((vertrag, i) => (i === wer ? wie(vertrag) : vertrag));
}
