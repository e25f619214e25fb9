import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { schreibeFort } from '#domain/statusmaschine.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { aendereGruppe, legeGruppeAn, loescheGruppe, nimmAuf, nimmHeraus } from './entscheidungen.ts';
import type { SeminargruppeEreignis } from './ereignisse.ts';
import type { Gruppenfelder } from './gruppen-felder.ts';
import { type Seminargruppe, seminargruppeAggregat } from './seminargruppe.ts';
import { gruppenverlauf } from './verlauf.ts';

/** A group of two, after everything that happened. */
class Lauf {
	readonly gruppe: Seminargruppe = seminargruppeAggregat.start('g');
	readonly ereignisse: SeminargruppeEreignis[] = [];

	constructor(eingabe: Partial<Gruppenfelder> = {}) {
		this.schreibe(legeGruppeAn(this.gruppe, 'z', { bezeichnung: 'Gruppe Nord', maxTeilnehmer: 2, ...eingabe }));
	}
	/** Past the map nothing is written. */
	schreibe(ereignisse: readonly SeminargruppeEreignis[]): this {
		const meta = { userID: null, rollen: [], impersoniertVon: null, commandID: 'c', zeit: '2026-09-01T08:00:00.000Z' };
		for (const e of ereignisse) {
			schreibeFort(seminargruppeAggregat, this.gruppe, { ...e, version: this.gruppe.version + 1, meta });
			this.ereignisse.push(e);
		}
		return this;
	}
	auf(...wen: string[]): this {
		for (const wer of wen) this.schreibe(nimmAuf(this.gruppe, wer));
		return this;
	}
	heraus(wer: string): this {
		return this.schreibe(nimmHeraus(this.gruppe, wer, 'ENTFERNT'));
	}
	get liste(): string[] {
		return this.gruppe.plaetze.map(({ freiwilligerID, stand }) => `${freiwilligerID} ${stand}`);
	}
}

const grund = (tue: () => unknown): string => {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse.map(({ text }) => text).join(' | ');
		throw fehler;
	}
	return 'möglich';
};

describe('a group', () => {
	it('has members as long as there are places, then a waiting list', () => {
		expect(new Lauf().auf('a', 'b', 'c', 'b').liste).toEqual(['a ANGEMELDET', 'b ANGEMELDET', 'c WARTELISTE']);
		expect(new Lauf({ maxTeilnehmer: null }).auf('a', 'b', 'c').liste).toHaveLength(3);
	});

	it('gives a freed place to who waited longest', () => {
		const lauf = new Lauf().auf('a', 'b', 'c', 'd').heraus('a');
		expect(lauf.liste).toEqual(['b ANGEMELDET', 'd WARTELISTE', 'c ANGEMELDET']);
		expect(lauf.heraus('d').heraus('c').liste).toEqual(['b ANGEMELDET']);
		expect(nimmHeraus(lauf.gruppe, 'c', 'ENTFERNT')).toEqual([]);
	});

	it('takes more from the list when it grows, and never fewer than belong to it', () => {
		const lauf = new Lauf().auf('a', 'b', 'c', 'd');
		expect(grund(() => aendereGruppe(lauf.gruppe, { maxTeilnehmer: 1 }))).toBe(
			'Vorgesehen wäre 1 Platz, zur Gruppe gehören schon 2.',
		);
		lauf.schreibe(aendereGruppe(lauf.gruppe, { maxTeilnehmer: 3 }));
		expect(lauf.liste).toEqual(['a ANGEMELDET', 'b ANGEMELDET', 'd WARTELISTE', 'c ANGEMELDET']);
		lauf.schreibe(aendereGruppe(lauf.gruppe, { maxTeilnehmer: null }));
		expect(lauf.liste.filter((z) => z.endsWith('WARTELISTE'))).toEqual([]);
	});

	it('is deleted only when nobody is in it', () => {
		const lauf = new Lauf().auf('a');
		expect(grund(() => loescheGruppe(lauf.gruppe))).toBe(
			'Zur Gruppe gehören noch Freiwillige. Bitte nehmen Sie zuerst alle heraus.',
		);
		lauf.heraus('a').schreibe(loescheGruppe(lauf.gruppe));
		expect(lauf.gruppe.geloescht).toBe(true);
		expect(loescheGruppe(lauf.gruppe)).toEqual([]);
	});

	it.each([
		[{ bezeichnung: '' }, 'Dies ist ein Pflichtfeld'],
		[{ bezeichnung: 'x'.repeat(101) }, 'Bitte geben Sie höchstens 100 Zeichen ein'],
		[{ maxTeilnehmer: 501 }, 'Bitte geben Sie höchstens 500 ein'],
	])('refuses %j', (eingabe, text) => {
		expect(grund(() => new Lauf(eingabe))).toBe(text);
	});

	it('says nothing where nothing changes, and tells its history', () => {
		const lauf = new Lauf().auf('a', 'b', 'c');
		expect(aendereGruppe(lauf.gruppe, { bezeichnung: 'Gruppe Nord' })).toEqual([]);
		lauf.schreibe(aendereGruppe(lauf.gruppe, { bezeichnung: 'Gruppe Süd', dienstartIDs: ['fsj'] })).heraus('a');
		const verlauf = gruppenverlauf(aufgezeichnet(lauf.ereignisse), (id) => id.toUpperCase());
		expect(verlauf.map(({ satz }) => satz)).toEqual([
			'hat C von der Warteliste aufgenommen.',
			'hat A herausgenommen.',
			'hat die Angaben geändert.',
			'hat C auf die Warteliste gesetzt.',
			'hat B aufgenommen.',
			'hat A aufgenommen.',
			'hat die Gruppe angelegt.',
		]);
		expect(verlauf[2]?.aenderungen).toEqual([
			{ bezeichnung: 'Bezeichnung', von: 'Gruppe Nord', nach: 'Gruppe Süd' },
			{ bezeichnung: 'Dienstarten', von: null, nach: 'FSJ' },
		]);
	});
});

const tat = fc.record({
	art: fc.constantFrom('auf' as const, 'heraus' as const, 'max' as const),
	wer: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
	n: fc.integer({ min: 1, max: 4 }),
});

/** Never more members than places, everybody once, and who waited longer moves up first. */
test('however people come and go', () => {
	fc.assert(
		fc.property(fc.array(tat, { maxLength: 60 }), (taten) => {
			const lauf = new Lauf();
			let wartende: string[] = [];
			for (const { art, wer, n } of taten) {
				const davor = lauf.ereignisse.length;
				try {
					if (art === 'auf') lauf.auf(wer);
					else if (art === 'heraus') lauf.heraus(wer);
					else lauf.schreibe(aendereGruppe(lauf.gruppe, { maxTeilnehmer: n }));
				} catch (fehler) {
					if (!(fehler instanceof Abgelehnt)) throw fehler;
				}
				for (const { type, facts } of lauf.ereignisse.slice(davor)) {
					if (type === 'AufGruppenwarteliste') wartende.push(facts.freiwilligerID);
					if (type === 'GruppenplatzVergeben' && facts.von) expect(wartende.shift()).toBe(facts.freiwilligerID);
					if (type === 'GruppenplatzVergeben' && !facts.von) expect(wartende).toEqual([]);
					if (type === 'GruppenplatzAufgegeben') wartende = wartende.filter((w) => w !== facts.freiwilligerID);
				}
				const { plaetze, felder } = lauf.gruppe;
				const mitglieder = plaetze.filter(({ stand }) => stand === 'ANGEMELDET').length;
				expect(mitglieder).toBeLessThanOrEqual(felder.maxTeilnehmer ?? 0);
				if (mitglieder < (felder.maxTeilnehmer ?? 0)) expect(wartende).toEqual([]);
				expect(new Set(plaetze.map((p) => p.freiwilligerID)).size).toBe(plaetze.length);
			}
			expect(falte(seminargruppeAggregat, 'g', aufgezeichnet(lauf.ereignisse)).plaetze.length).toBe(
				lauf.gruppe.plaetze.length,
			);
		}),
		{ numRuns: oft(300, 100_000) },
	);
});
