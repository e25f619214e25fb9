import { expect, it } from 'vitest';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { maxDatum } from '#domain/datum.ts';
import type { Mahnausnahme } from '#domain/mahnausnahme.ts';
import {
	type Gefordert,
	type Leser,
	type Mahntag,
	mahntage,
	mahnungenAm,
	naechsterLauf,
	planeMahnungen,
	ruhende,
	teileEin,
} from './vorschau.ts';

const TAKT = { mahnungGracePeriod: 10, dokumentMahnungInterval: 7 };
const PFLICHT = testSpec({ id: 'p', bezeichnung: 'Ausweis', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
const OPTIONAL = testSpec({ id: 'o', bezeichnung: 'Foto', stufen: [{ abStatus: 2000, stufe: 'OPTIONAL' }] });
const GESTELLT = testSpec({ ...PFLICHT, id: 't', bezeichnung: 'Vereinbarung', nutzungsart: 'GESTELLT' });
const GESPERRT = { ...PFLICHT, id: 'g', status: 90 } as const;

const zeile = (id: string, abweichung: Partial<Gefordert> = {}) => ({
	id,
	freiwilligerID: `v-${id}`,
	ortID: 'o',
	unterzeichner: [],
	mahnungen: [],
	mahnausnahmen: { DOKUMENT: [], PERSON: [] },
	specID: 'p',
	status: 'NOT_PROVIDED' as const,
	freiwilligerStatus: 2000 as const,
	mitStelle: true,
	mahnungAb: '2026-09-01',
	mahnstufe: 0,
	gemahntAm: null,
	...abweichung,
});

const ZEILEN = [
	zeile('neu'),
	zeile('gemahnt', {
		...{ mahnstufe: 1, gemahntAm: '2026-09-08', mahnungAb: '2026-08-29' },
		mahnungen: [{ tag: '2026-09-08', stufe: 1, perMail: false, an: [{ partei: 'FREIWILLIGER', id: 'v-gemahnt' }] }],
	}),
	zeile('pruefung', { status: 'NEEDS_REVIEW', mahnstufe: 2, gemahntAm: '2026-09-01' }),
	zeile('zehnmal', {
		...{ mahnstufe: 10, gemahntAm: '2026-09-07' },
		mahnungen: [{ tag: '2026-09-07', stufe: 10, perMail: true, an: [{ partei: 'FREIWILLIGER', id: 'v-zehnmal' }] }],
	}),
	zeile('optional', { specID: 'o' }),
	zeile('gesperrt', { specID: 'g' }),
	zeile('aufgabe', { specID: 't' }),
	zeile('beendet', { freiwilligerStatus: 9000 }),
];
const SPECS = [PFLICHT, OPTIONAL, GESTELLT, GESPERRT];
const ruht = (zeilen: readonly Gefordert[]) => ruhende(zeilen, SPECS, TAKT, '2026-09-08');
const jeder: Leser = ({ id }) => (id === null ? [] : [id]);
const vorschau = <Z extends Gefordert>(zeilen: readonly Z[], tag: string, leser = jeder) => {
	const bis = '2026-09-18';
	const planungen = planeMahnungen(zeilen, SPECS, TAKT, { ab: '2026-09-08', bis: maxDatum(bis, tag) });
	const mahnungen = mahnungenAm(planungen, TAKT, tag, leser);
	return { mahnungen, ...mahntage(planungen, { von: '2026-09-07', bis }, leser) };
};
const am = (tag: string) => vorschau(ZEILEN, tag);

const kein = { gesendet: 0, gezaehlt: 0, briefe: 0, geplant: 0 };
const belegte = (tage: readonly Mahntag[]) => tage.filter((t) => t.gesendet || t.gezaehlt || t.geplant);

it('counts the mails of each day: sent, only counted, and to come', () => {
	expect(belegte(am('2026-09-08').tage)).toEqual([
		{ ...kein, tag: '2026-09-07', gesendet: 1, dokumente: 1 },
		{ ...kein, tag: '2026-09-08', gezaehlt: 1, dokumente: 1 },
		{ ...kein, tag: '2026-09-11', geplant: 1, dokumente: 1 },
		{ ...kein, tag: '2026-09-15', geplant: 1, dokumente: 1 },
		{ ...kein, tag: '2026-09-18', geplant: 1, dokumente: 1 },
	]);
	expect(am('2026-09-08').tage).toHaveLength(12);
});

it('counts a letter once, also behind what was only counted on its day, and lists it as the last word', () => {
	const an = [{ partei: 'FREIWILLIGER', id: 'v' }] as const;
	const mahnungen = [
		{ tag: '2026-09-08', stufe: 1, perMail: false, an },
		{ tag: '2026-09-08', stufe: 1, perMail: false, weg: 'BRIEF', an },
	] as const;
	const zwei = [zeile('a', { freiwilligerID: 'v', mahnungen }), zeile('b', { freiwilligerID: 'v', mahnungen })];
	const { tage, mahnungen: gelistete } = vorschau(zwei, '2026-09-08');
	expect(tage[1]).toEqual({ ...kein, tag: '2026-09-08', gezaehlt: 1, briefe: 1, dokumente: 2 });
	expect(gelistete.map(({ isGemahnt, isBrief }) => [isGemahnt, isBrief])).toEqual([
		[true, true],
		[true, true],
	]);
});

const kurz = (tag: string) => am(tag).mahnungen.map((m) => [m.zeile.id, m.mahnung, m.isGemahnt, m.danachAm] as const);

it('lists those of one day, also behind the days that are counted', () => {
	expect(kurz('2026-09-08')).toEqual([['gemahnt', 1, true, '2026-09-15']]);
	expect(kurz('2026-09-11')).toEqual([['neu', 1, false, '2026-09-18']]);
	expect(kurz('2026-09-25')).toEqual([['neu', 3, false, '2026-10-02']]);
	expect(kurz('2026-09-09')).toEqual([]);
});

it('says after the last one that none follows', () => {
	expect(kurz('2026-11-13')).toEqual([['neu', 10, false, null]]);
});

it('names what rests, but not what is never reminded of', () => {
	expect(ruht(ZEILEN).map((r) => [r.zeile.freiwilligerID, r.grund])).toEqual([
		['v-pruefung', 'IN_PRUEFUNG'],
		['v-zehnmal', 'HOECHSTZAHL'],
		['v-aufgabe', 'AUFGABE'],
	]);
});

it('tells of what has no exception, without its days, whether a reminder comes', () => {
	const { geplante, ruhende: ruhen } = teileEin(ZEILEN, SPECS, TAKT);
	expect(geplante.map(({ id }) => id)).toEqual(['neu', 'gemahnt']);
	expect(ruhen.map(({ gruppe, grund }) => [gruppe.id, grund])).toEqual([
		['pruefung', 'IN_PRUEFUNG'],
		['zehnmal', 'HOECHSTZAHL'],
		['aufgabe', 'AUFGABE'],
	]);
});

it('names the next day on which mails leave, and the last on which some did', () => {
	expect(am('2026-09-08')).toMatchObject({
		naechster: { tag: '2026-09-11', geplant: 1 },
		letzter: { tag: '2026-09-07' },
	});
});

it('finds none of them behind the days that are counted', () => {
	const spaet = [zeile('a', { mahnungAb: '2026-09-20' })];
	expect(vorschau(spaet, '2026-10-30')).toMatchObject({ naechster: null, letzter: null });
	expect(vorschau(spaet, '2026-09-30').mahnungen).toMatchObject([{ mahnung: 1 }]);
});

it('counts one mail for several documents of a person, and none for who reads none', () => {
	const zwei = [zeile('a', { freiwilligerID: 'v' }), zeile('b', { freiwilligerID: 'v' }), zeile('c')];
	const elfter = (leser?: Leser) => vorschau(zwei, '2026-09-11', leser).naechster;
	expect(elfter()).toEqual({ ...kein, tag: '2026-09-11', geplant: 2, dokumente: 3 });
	expect(elfter(({ id }) => (id === 'v' ? [id] : []))).toMatchObject({ geplant: 1 });
	expect(elfter(() => [])).toBeNull();
});

it('counts those whose signature is asked for, each guardian by himself', () => {
	const an = ['e1', 'e2'].map((id) => ({ partei: 'ERZIEHUNGSBERECHTIGTER' as const, id }));
	const wartend = [zeile('a', { status: 'WAIT_SIGNING', unterzeichner: an }), zeile('b', { status: 'WAIT_SIGNING' })];
	expect(vorschau(wartend, '2026-09-11').naechster).toMatchObject({ geplant: 2, dokumente: 1 });
});

it('obeys exceptions, and names what they let rest', () => {
	const ausnahme = (regel: Mahnausnahme['regel']): Mahnausnahme => ({ regel, seit: '', von: null, grund: null });
	const pause = ausnahme({ art: 'AUSGESETZT_BIS', bis: '2026-09-17' });
	const zeilen = [
		zeile('pause', { mahnausnahmen: { DOKUMENT: [pause], PERSON: [] } }),
		zeile('nie', { mahnausnahmen: { DOKUMENT: [], PERSON: [ausnahme({ art: 'NIE' })] } }),
	];
	expect(belegte(vorschau(zeilen, '2026-09-11').tage).map(({ tag }) => tag)).toEqual(['2026-09-17']);
	expect(ruht(zeilen).map(({ zeile, grund, bis }) => [zeile.freiwilligerID, grund, bis])).toEqual([
		['v-pause', 'AUSGESETZT', '2026-09-17'],
		['v-nie', 'NIE', null],
	]);
});

it('what is overdue comes with the next run, at six in the morning', () => {
	expect(naechsterLauf('2026-11-27', '2026-11-27T04:59:00.000Z')).toBe('2026-11-27');
	expect(naechsterLauf('2026-11-27', '2026-11-27T05:00:00.000Z')).toBe('2026-11-28');
});
