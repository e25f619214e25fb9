import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { aendereSeminar, legeSeminarAn, sageSeminarAb, veroeffentlicheSeminar } from './entscheidungen.ts';
import {
	AufSeminarwarteliste,
	type SeminarEreignis,
	SeminarGeaendert,
	SeminarplatzAngeboten,
	SeminarplatzAufgegeben,
	SeminarplatzVergeben,
} from './ereignisse.ts';
import { kalendereintraege } from './kalendereintraege.ts';
import { type Seminar, seminarAggregat } from './seminar.ts';
import { OHNE_ANGABEN, type SeminarFelder, type Termin, trenne } from './seminar-felder.ts';

/** What a calendar is told: the same entry under the same name, and a higher number whenever it changed. */

const tag = (von: string, bis = von): Termin => ({ von, bis, beginn: null, ende: null });
const UMFELD = { mitglieder: 0, heute: '2026-09-01', jetzt: '2026-09-01T08:00:00.000Z', nachrueckFrist: 48 };

/** A seminar of two dates with what happened to it, one event a day. */
class Lauf {
	readonly ereignisse: Aufgezeichnet<SeminarEreignis>[] = [];
	readonly seminar: Seminar = seminarAggregat.start('s');

	constructor(termine: readonly Termin[] = [tag('2026-10-05', '2026-10-07'), tag('2026-11-02')]) {
		const angaben = { bezeichnung: 'Sport', seminartypID: 'FREI', ort: 'Edersee', geplanteTage: 40, termine };
		this.schreibe(legeSeminarAn(this.seminar, 'z', angaben));
	}
	schreibe(ereignisse: readonly SeminarEreignis[]): this {
		for (const e of ereignisse) {
			const version = this.ereignisse.length + 1;
			const zeit = new Date(Date.parse('2026-09-01T08:00:00.000Z') + version * 86_400_000).toISOString();
			const meta = { userID: null, rollen: [], impersoniertVon: null, commandID: 'c', zeit };
			this.ereignisse.push({ ...e, version, meta });
			falte(seminarAggregat, 's', this.ereignisse.slice(-1), this.seminar);
		}
		return this;
	}
	veroeffentliche = (): this => this.schreibe(veroeffentlicheSeminar(this.seminar, 0));
	aendere = (werte: Partial<SeminarFelder>): this => this.schreibe(aendereSeminar(this.seminar, werte, UMFELD));
	sageAb = (): this => this.schreibe(sageSeminarAb(this.seminar, 'Krank'));

	/** As the calendar of somebody shows it. */
	kalender(wer: string | null = null, heute = '2026-09-20') {
		return zeige(this.seminar, wer, heute);
	}
}

function zeige({ id, status, felder, kalender }: Seminar, wer: string | null, heute: string) {
	const platz = wer === null ? null : (kalender.plaetze.find((p) => p.freiwilligerID === wer) ?? null);
	if (wer !== null && platz === null) return [];
	return kalendereintraege([{ id, status, ...felder, ...kalender, platz }], heute);
}
const stand = (eintraege: ReturnType<typeof zeige>) => eintraege.map((e) => `${e.uid} ${e.termin.von} ${e.status}`);
const folge = (eintraege: ReturnType<typeof zeige>) => Math.max(...eintraege.map((e) => e.folge));

describe('a seminar', () => {
	it('is in no calendar before it is published', () => {
		const lauf = new Lauf();
		expect(lauf.kalender()).toEqual([]);
		expect(stand(lauf.veroeffentliche().kalender())).toEqual(['s-1 2026-10-05 CONFIRMED', 's-2 2026-11-02 CONFIRMED']);
	});

	it('keeps the name of a date that is moved, and of the others', () => {
		const lauf = new Lauf().veroeffentliche();
		const vorher = folge(lauf.kalender());
		lauf.aendere({ termine: [tag('2026-10-12', '2026-10-14'), tag('2026-11-02')] });
		expect(stand(lauf.kalender())).toEqual(['s-1 2026-10-12 CONFIRMED', 's-2 2026-11-02 CONFIRMED']);
		expect(folge(lauf.kalender())).toBe(vorher + 1);
		lauf.aendere({ termine: [tag('2026-09-28'), tag('2026-10-12', '2026-10-14'), tag('2026-11-02')] });
		expect(stand(lauf.kalender())).toEqual([
			's-3 2026-09-28 CONFIRMED',
			's-1 2026-10-12 CONFIRMED',
			's-2 2026-11-02 CONFIRMED',
		]);
	});

	it('tells for sixty days that a date was dropped, and takes it up again under its name', () => {
		const lauf = new Lauf().veroeffentliche().aendere({ termine: [tag('2026-10-05', '2026-10-07')] });
		expect(stand(lauf.kalender())).toEqual(['s-1 2026-10-05 CONFIRMED', 's-2 2026-11-02 CANCELLED']);
		expect(stand(lauf.kalender(null, '2026-11-03'))).toHaveLength(2);
		expect(stand(lauf.kalender(null, '2026-11-04'))).toEqual(['s-1 2026-10-05 CONFIRMED']);
		lauf.aendere({ termine: [tag('2026-10-05', '2026-10-07'), tag('2026-11-02')] });
		expect(stand(lauf.kalender())).toEqual(['s-1 2026-10-05 CONFIRMED', 's-2 2026-11-02 CONFIRMED']);
	});

	it('counts what is shown, and not who may come', () => {
		const lauf = new Lauf().veroeffentliche();
		const vorher = folge(lauf.kalender());
		expect(folge(lauf.aendere({ maxTeilnehmer: 12, geplanteTage: 30 }).kalender())).toBe(vorher);
		expect(folge(lauf.aendere({ ort: 'Grünberg' }).kalender())).toBe(vorher + 1);
		expect(lauf.kalender()[0]).toMatchObject({ ort: 'Grünberg', titel: 'Sport' });
		expect(folge(lauf.aendere({ isOnline: true, adresse: 'Am Wald 1' }).kalender())).toBe(vorher + 2);
		expect(lauf.kalender()[0]?.ort).toBe('Grünberg, Am Wald 1, online');
	});

	it('counts alike when its words have been erased', () => {
		const lauf = new Lauf().veroeffentliche().aendere({ ort: 'Grünberg' }).aendere({ beschreibung: 'Sportzeug' });
		const geloescht = lauf.ereignisse.map((e) => ({ ...e, person: null }) as Aufgezeichnet<SeminarEreignis>);
		expect(falte(seminarAggregat, 's', geloescht).kalender.aenderungen).toBe(lauf.seminar.kalender.aenderungen);
	});

	it('is off when it was called off, for a time', () => {
		const lauf = new Lauf().veroeffentliche();
		const vorher = folge(lauf.kalender());
		expect(stand(lauf.sageAb().kalender())).toEqual(['s-1 2026-10-05 CANCELLED', 's-2 2026-11-02 CANCELLED']);
		expect(folge(lauf.kalender())).toBe(vorher + 1);
		expect(lauf.kalender(null, '2026-12-01')).toEqual([]);
		expect(new Lauf().sageAb().kalender()).toEqual([]);
	});
});

describe('a place', () => {
	const WER = { freiwilligerID: 'lena' };
	const frist = '2026-09-10T08:00:00.000Z';
	const WARTET = [AufSeminarwarteliste({ ...WER, nach: 'WARTELISTE' })];
	const ANGEBOT = SeminarplatzAngeboten({ ...WER, von: 'WARTELISTE', nach: 'ANGEBOTEN', frist });

	it('is in the calendar as soon as it is held, and stays there as given up', () => {
		const lauf = new Lauf([tag('2026-10-05')]).veroeffentliche().schreibe(WARTET);
		expect(lauf.kalender('lena')).toEqual([]);
		const schritte: readonly (readonly [SeminarEreignis, string])[] = [
			[ANGEBOT, 'TENTATIVE'],
			[AufSeminarwarteliste({ ...WER, von: 'ANGEBOTEN', nach: 'WARTELISTE' }), 'CANCELLED'],
			[ANGEBOT, 'TENTATIVE'],
			[SeminarplatzVergeben({ ...WER, von: 'ANGEBOTEN', nach: 'ANGEMELDET' }), 'CONFIRMED'],
			[SeminarplatzAufgegeben({ ...WER, von: 'ANGEMELDET', anlass: 'ABGEMELDET' }), 'CANCELLED'],
			[SeminarplatzVergeben({ ...WER, nach: 'ANGEMELDET' }), 'CONFIRMED'],
		];
		let hoechste = -1;
		for (const [e, status] of schritte) {
			lauf.schreibe([e]);
			expect(stand(lauf.kalender('lena'))).toEqual([`s-1 2026-10-05 ${status}`]);
			expect(folge(lauf.kalender('lena'))).toBeGreaterThan(hoechste);
			hoechste = folge(lauf.kalender('lena'));
		}
		expect(lauf.kalender('mia')).toEqual([]);
	});

	it('of others changes nothing', () => {
		const lauf = new Lauf().veroeffentliche().schreibe([SeminarplatzVergeben({ ...WER, nach: 'ANGEMELDET' })]);
		const vorher = lauf.kalender('lena');
		lauf.schreibe([SeminarplatzVergeben({ freiwilligerID: 'mia', nach: 'ANGEMELDET' })]);
		expect(lauf.kalender('lena')).toEqual(vorher);
	});
});

const tage = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 5 });

/** A calendar takes over what has the higher number: what it shows must never differ under the same one. */
test('however dates and words change', () => {
	const aenderung = fc.record({ tage, ort: fc.constantFrom('Edersee', 'Grünberg') });
	fc.assert(
		fc.property(tage, fc.array(aenderung, { maxLength: 12 }), (anfang, aenderungen) => {
			const termine = (welche: readonly number[]) =>
				welche.toSorted((a, b) => a - b).map((t) => tag(`2027-05-${String(t).padStart(2, '0')}`));
			const lauf = new Lauf(termine(anfang)).veroeffentliche();
			let davor = lauf.kalender();
			for (const { tage: neue, ort } of aenderungen) {
				const werte = { ...OHNE_ANGABEN, termine: termine(neue), ort };
				const { fakten, texte } = trenne({
					termine: { von: lauf.seminar.felder.termine, nach: werte.termine },
					...(lauf.seminar.felder.ort === ort ? {} : { ort: { von: lauf.seminar.felder.ort, nach: ort } }),
				} as never);
				const worte = { betroffener: 's', art: 'FREITEXT' as const, daten: { aenderungen: texte } };
				const hatTexte = Object.keys(texte).length > 0;
				lauf.schreibe([SeminarGeaendert({ aenderungen: fakten } as never, hatTexte ? (worte as never) : undefined)]);
				const jetzt = lauf.kalender();
				expect(new Set(jetzt.map(({ uid }) => uid)).size).toBe(jetzt.length);
				expect(jetzt.filter(({ status }) => status === 'CONFIRMED').map(({ termin }) => termin)).toEqual(werte.termine);
				for (const alt of davor) {
					const neu = jetzt.find(({ uid }) => uid === alt.uid);
					expect(neu?.folge).toBeGreaterThan(alt.folge);
				}
				davor = jetzt;
			}
			expect(zeige(falte(seminarAggregat, 's', lauf.ereignisse), null, '2026-09-20')).toEqual(lauf.kalender());
		}),
		{ numRuns: oft(150, 5000) },
	);
});
