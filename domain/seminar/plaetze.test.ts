import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { schreibeFort } from '#domain/statusmaschine.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import {
	aendereSeminar,
	fuehreSeminarDurch,
	legeSeminarAn,
	type NeuesSeminar,
	sageSeminarAb,
	veroeffentlicheSeminar,
	zieheSeminarZurueck,
} from './entscheidungen.ts';
import type { SeminarEreignis } from './ereignisse.ts';
import {
	antwortfrist,
	belegtePlaetze,
	gibPlatzAuf,
	lassePlatzangeboteVerfallen,
	meldeAn,
	nimmMitgliedAuf,
	type Platzumfeld,
	wartelistenplatz,
} from './plaetze.ts';
import { type Seminar, seminarAggregat } from './seminar.ts';

/** Seminar of 05.–09.10.2026 with two places. */
const EINGABE: NeuesSeminar = {
	bezeichnung: 'Einführung Grünberg',
	seminartypID: 'EINFUEHRUNG',
	termine: [{ von: '2026-10-05', bis: '2026-10-09', beginn: null, ende: null }],
	geplanteTage: 50,
	ort: 'Sporthaus Grünberg',
	maxTeilnehmer: 2,
	anmeldeschluss: '2026-09-20',
};

/** A clock that goes on, and the seminar after everything that happened. */
class Lauf {
	jetzt = '2026-09-01T08:00:00.000Z';
	readonly seminar: Seminar = seminarAggregat.start('s');
	readonly ereignisse: SeminarEreignis[] = [];

	constructor(eingabe: NeuesSeminar = {}) {
		this.schreibe(legeSeminarAn(this.seminar, 'z', { ...EINGABE, ...eingabe }));
		this.schreibe(veroeffentlicheSeminar(this.seminar, 0));
	}
	get umfeld(): Platzumfeld & { mitglieder: number } {
		return { mitglieder: 0, heute: this.jetzt.slice(0, 10), jetzt: this.jetzt, nachrueckFrist: 48 };
	}
	spaeter(stunden: number): this {
		this.jetzt = new Date(Date.parse(this.jetzt) + stunden * 3_600_000).toISOString();
		return this;
	}
	/** Past the maps nothing is written. */
	schreibe(ereignisse: readonly SeminarEreignis[]): this {
		for (const e of ereignisse) {
			const meta = { userID: null, rollen: [], impersoniertVon: null, commandID: 'c', zeit: this.jetzt };
			schreibeFort(seminarAggregat, this.seminar, { ...e, version: this.seminar.version + 1, meta });
			this.ereignisse.push(e);
		}
		return this;
	}
	an(wer: string, istTraeger = false): this {
		return this.schreibe(meldeAn(this.seminar, wer, { ...this.umfeld, istTraeger }));
	}
	/** As member of a group. */
	gruppe(wer: string): this {
		return this.schreibe(nimmMitgliedAuf(this.seminar, wer, 'g', this.umfeld));
	}
	ab(wer: string): this {
		return this.schreibe(gibPlatzAuf(this.seminar, wer, 'ABGEMELDET', this.umfeld));
	}
	verfall(): this {
		return this.schreibe(lassePlatzangeboteVerfallen(this.seminar, this.umfeld));
	}
	get liste(): string[] {
		return this.seminar.plaetze.map(({ freiwilligerID, stand }) => `${freiwilligerID} ${stand}`);
	}
}

const grund = (tue: () => unknown): string => {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse.map((v) => v.text).join(' | ');
		throw fehler;
	}
	return 'möglich';
};

describe('registering', () => {
	it('gives places as long as there are any, then the end of the waiting list', () => {
		const lauf = new Lauf().an('a').an('b').an('c').an('d');
		expect(lauf.liste).toEqual(['a ANGEMELDET', 'b ANGEMELDET', 'c WARTELISTE', 'd WARTELISTE']);
		expect(['a', 'c', 'd', 'e'].map((wer) => wartelistenplatz(lauf.seminar.plaetze, wer))).toEqual([null, 1, 2, null]);
	});

	it('has no end where no number is set', () => {
		const lauf = new Lauf({ maxTeilnehmer: null }).an('a').an('b').an('c');
		expect(lauf.liste).toEqual(['a ANGEMELDET', 'b ANGEMELDET', 'c ANGEMELDET']);
	});

	it('is possible once, until its last day; the Traeger may still add', () => {
		const lauf = new Lauf().an('a');
		expect(grund(() => lauf.an('a'))).toBe('Für dieses Seminar besteht bereits eine Anmeldung.');
		lauf.jetzt = '2026-09-20T20:00:00.000Z';
		expect(grund(() => lauf.an('b'))).toBe('möglich');
		lauf.jetzt = '2026-09-21T08:00:00.000Z';
		expect(grund(() => lauf.an('c'))).toBe('Die Anmeldung ist seit dem 20.09.2026 geschlossen.');
		expect(grund(() => lauf.an('c', true))).toBe('möglich');
	});

	it('ends on the day before where no last day is set', () => {
		const lauf = new Lauf({ anmeldeschluss: null });
		lauf.jetzt = '2026-10-05T08:00:00.000Z';
		expect(grund(() => lauf.an('a'))).toBe('Die Anmeldung ist seit dem 04.10.2026 geschlossen.');
	});
});

describe('once it has begun', () => {
	/** Two have places, two wait; then there are three places. */
	const begonnen = () => {
		const lauf = new Lauf().an('a').an('b').an('c').gruppe('d');
		lauf.jetzt = '2026-10-05T08:00:00.000Z';
		return lauf.schreibe(aendereSeminar(lauf.seminar, { maxTeilnehmer: 3 }, lauf.umfeld));
	};

	it('gives a free place to whom the Traeger adds, though others wait', () => {
		const lauf = begonnen().an('e', true);
		expect(lauf.liste).toEqual(['a ANGEMELDET', 'b ANGEMELDET', 'c WARTELISTE', 'd WARTELISTE', 'e ANGEMELDET']);
		expect(lauf.an('f', true).liste.at(-1)).toBe('f WARTELISTE');
	});

	it('gives it to one who waits, too, and keeps whose member he is', () => {
		const lauf = begonnen().an('d', true);
		expect(lauf.liste).toEqual(['a ANGEMELDET', 'b ANGEMELDET', 'c WARTELISTE', 'd ANGEMELDET']);
		expect(lauf.seminar.plaetze.at(-1)?.gruppeID).toBe('g');
		for (const wer of ['c', 'd'])
			expect(grund(() => lauf.an(wer, true))).toBe('Für dieses Seminar besteht bereits eine Anmeldung.');
	});

	it('gives the place that was held for him to whoever didn’t answer in time', () => {
		const lauf = new Lauf().an('a').an('b').an('c').ab('a');
		lauf.jetzt = '2026-10-05T08:00:00.000Z';
		expect(grund(() => lauf.an('c'))).toBe('Die Frist für diesen Platz ist abgelaufen.');
		expect(lauf.an('c', true).liste).toEqual(['b ANGEMELDET', 'c ANGEMELDET']);
	});
});

describe('a freed place', () => {
	it('that is offered keeps nobody from another that is free', () => {
		const lauf = new Lauf().an('a').an('b').an('c').ab('a');
		lauf.schreibe(aendereSeminar(lauf.seminar, { maxTeilnehmer: 3 }, lauf.umfeld)).an('d');
		expect(lauf.liste).toEqual(['b ANGEMELDET', 'c ANGEBOTEN', 'd ANGEMELDET']);
	});

	it('is offered to the oldest and held for him; nobody registers past those who wait', () => {
		const lauf = new Lauf().an('a').an('b').an('c').an('d').ab('a').an('e');
		expect(lauf.liste).toEqual(['b ANGEMELDET', 'c ANGEBOTEN', 'd WARTELISTE', 'e WARTELISTE']);
		expect(lauf.an('c').liste).toEqual(['b ANGEMELDET', 'c ANGEMELDET', 'd WARTELISTE', 'e WARTELISTE']);
	});

	it('goes on to the next when it is declined', () => {
		const lauf = new Lauf().an('a').an('b').an('c').an('d').ab('a').ab('c');
		expect(lauf.liste).toEqual(['b ANGEMELDET', 'd ANGEBOTEN']);
	});

	it('isn’t asked about any more when the seminar is called off', () => {
		const lauf = new Lauf().an('a').an('b').an('c').ab('a');
		lauf.schreibe(sageSeminarAb(lauf.seminar, 'Haus geschlossen')).spaeter(49);
		expect(lassePlatzangeboteVerfallen(lauf.seminar, lauf.umfeld)).toEqual([]);
	});

	it('goes on when nobody answers: to the end of the list, the second time off it', () => {
		const lauf = new Lauf().an('a').an('b').an('c').an('d').ab('a').spaeter(49).verfall();
		expect(lauf.liste).toEqual(['b ANGEMELDET', 'd ANGEBOTEN', 'c WARTELISTE']);
		expect(lauf.spaeter(49).verfall().liste).toEqual(['b ANGEMELDET', 'c ANGEBOTEN', 'd WARTELISTE']);
		expect(lauf.spaeter(49).verfall().liste).toEqual(['b ANGEMELDET', 'd ANGEBOTEN']);
	});

	it('can be taken until the last moment only', () => {
		const lauf = new Lauf().an('a').an('b').an('c').ab('a').spaeter(48);
		expect(grund(() => meldeAn(lauf.seminar, 'c', { ...lauf.umfeld, istTraeger: false }))).toBe('möglich');
		lauf.spaeter(1);
		expect(grund(() => lauf.an('c'))).toBe('Die Frist für diesen Platz ist abgelaufen.');
	});

	it('stays free once the seminar has begun', () => {
		const lauf = new Lauf().an('a').an('b').an('c');
		lauf.jetzt = '2026-10-05T08:00:00.000Z';
		expect(lauf.ab('a').liste).toEqual(['b ANGEMELDET', 'c WARTELISTE']);
	});
});

/** Table: 48 hours, 12 when it begins within 72, its beginning at the latest. It begins at midnight in Germany. */
test.each([
	['2026-09-01T08:00:00.000Z', 48, '2026-09-03T08:00:00.000Z'],
	['2026-10-01T21:59:59.999Z', 48, '2026-10-02T09:59:59.999Z'],
	['2026-10-01T21:00:00.000Z', 48, '2026-10-03T21:00:00.000Z'],
	['2026-10-04T20:00:00.000Z', 48, '2026-10-04T21:59:59.999Z'],
	['2026-10-02T08:00:00.000Z', 6, '2026-10-02T14:00:00.000Z'],
	['2026-09-01T08:00:00.000Z', 168, '2026-09-08T08:00:00.000Z'],
	['2026-10-05T00:00:00.000Z', 48, null],
])('a place offered at %s with %i hours is held until %s', (jetzt, nachrueckFrist, erwartet) => {
	const { felder } = new Lauf().seminar;
	expect(antwortfrist(felder, { heute: '', jetzt, nachrueckFrist })).toBe(erwartet);
});

describe('members of a group', () => {
	it('have a place without asking, and move up without asking, each in his turn', () => {
		const lauf = new Lauf().gruppe('a').an('b').an('c').gruppe('d').gruppe('a');
		expect(lauf.liste).toEqual(['a ANGEMELDET', 'b ANGEMELDET', 'c WARTELISTE', 'd WARTELISTE']);
		expect(lauf.ab('b').liste).toEqual(['a ANGEMELDET', 'c ANGEBOTEN', 'd WARTELISTE']);
		expect(lauf.ab('c').liste).toEqual(['a ANGEMELDET', 'd ANGEMELDET']);
	});

	it('lose it when the seminar is taken back, and have it again when it is published', () => {
		const lauf = new Lauf().gruppe('a');
		lauf.schreibe(zieheSeminarZurueck(lauf.seminar));
		expect(lauf.liste).toEqual([]);
		lauf.schreibe(veroeffentlicheSeminar(lauf.seminar, 2)).gruppe('a');
		expect(lauf.liste).toEqual(['a ANGEMELDET']);
	});

	it('are never more than there are places', () => {
		const lauf = new Lauf();
		lauf.schreibe(zieheSeminarZurueck(lauf.seminar));
		expect(grund(() => veroeffentlicheSeminar(lauf.seminar, 3))).toBe(
			'Zu den Seminargruppen gehören 3 Freiwillige, das Seminar hat 2 Plätze.',
		);
	});
});

describe('the number of places', () => {
	it('is never less than those taken and held', () => {
		const lauf = new Lauf().an('a').an('b').an('c').ab('a');
		expect(grund(() => aendereSeminar(lauf.seminar, { maxTeilnehmer: 1 }, lauf.umfeld))).toBe(
			'Vorgesehen wäre 1 Platz, vergeben sind schon 2.',
		);
	});

	it('offers what is more to those who wait', () => {
		const lauf = new Lauf().an('a').an('b').an('c').an('d').an('e');
		lauf.schreibe(aendereSeminar(lauf.seminar, { maxTeilnehmer: 4 }, lauf.umfeld));
		expect(lauf.liste.slice(2)).toEqual(['c ANGEBOTEN', 'd ANGEBOTEN', 'e WARTELISTE']);
	});
});

test('what somebody is registered for stays published, and when it has taken place nobody waits', () => {
	const lauf = new Lauf().an('a').an('b').an('c').an('d').ab('a');
	expect(grund(() => zieheSeminarZurueck(lauf.seminar))).toBe('Es sind bereits Teilnehmende angemeldet.');
	lauf.schreibe(fuehreSeminarDurch(lauf.seminar, '2026-10-09'));
	expect(lauf.liste).toEqual(['b ANGEMELDET']);
});

const WER = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const tat = fc.oneof(
	fc.record({
		art: fc.constantFrom('an' as const, 'gruppe' as const, 'ab' as const),
		wer: fc.constantFrom(...WER),
		n: fc.constant(0),
	}),
	fc.record({
		art: fc.constantFrom('spaeter' as const, 'max' as const),
		wer: fc.constant(''),
		n: fc.integer({ min: 1, max: 60 }),
	}),
);

/** S1, S2, S3: never more than there are places, one state each, and whoever waited longer is asked first. */
test('however people come and go', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 4 }), fc.array(tat, { maxLength: 60 }), (max, taten) => {
			const lauf = new Lauf({ maxTeilnehmer: max });
			/** Who waits, as somebody at the door would note it. */
			let wartende: string[] = [];
			for (const { art, wer, n } of taten) {
				const davor = lauf.ereignisse.length;
				try {
					if (art === 'an') lauf.an(wer);
					else if (art === 'gruppe') lauf.gruppe(wer);
					else if (art === 'ab') lauf.ab(wer);
					else if (art === 'spaeter') lauf.spaeter(n).verfall();
					else lauf.schreibe(aendereSeminar(lauf.seminar, { maxTeilnehmer: (n % 5) + 1 }, lauf.umfeld));
				} catch (fehler) {
					if (!(fehler instanceof Abgelehnt)) throw fehler;
				}
				for (const { type, facts } of lauf.ereignisse.slice(davor)) {
					if (type === 'AufSeminarwarteliste') wartende.push(facts.freiwilligerID);
					if (type === 'SeminarplatzAngeboten') expect(wartende.shift()).toBe(facts.freiwilligerID);
					if (type === 'SeminarplatzVergeben' && facts.von === 'WARTELISTE')
						expect(wartende.shift()).toBe(facts.freiwilligerID);
					if (type === 'SeminarplatzVergeben' && facts.von === undefined) expect(wartende).toEqual([]);
					if (type === 'SeminarplatzAufgegeben') wartende = wartende.filter((w) => w !== facts.freiwilligerID);
				}
				const { plaetze, felder } = lauf.seminar;
				expect(belegtePlaetze(plaetze)).toBeLessThanOrEqual(felder.maxTeilnehmer ?? 0);
				expect(new Set(plaetze.map((p) => p.freiwilligerID)).size).toBe(plaetze.length);
				const frei = (felder.maxTeilnehmer ?? 0) - belegtePlaetze(plaetze);
				if (Date.parse(lauf.jetzt) < Date.parse('2026-10-04T21:00:00.000Z') && frei > 0) expect(wartende).toEqual([]);
			}
			expect(falte(seminarAggregat, 's', aufgezeichnet(lauf.ereignisse)).plaetze.map((p) => p.freiwilligerID)).toEqual(
				lauf.seminar.plaetze.map((p) => p.freiwilligerID),
			);
		}),
		{ numRuns: oft(600, 100_000) },
	);
});
