import { expect, it } from 'vitest';
import { testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { type Gefordert, mahnvorschau } from './vorschau.ts';

const TAKT = { mahnungGracePeriod: 10, dokumentMahnungInterval: 7 };
const PFLICHT = testSpec({ id: 'p', bezeichnung: 'Ausweis', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
const OPTIONAL = testSpec({ id: 'o', bezeichnung: 'Foto', stufen: [{ abStatus: 2000, stufe: 'OPTIONAL' }] });
const GESTELLT = testSpec({ ...PFLICHT, id: 't', bezeichnung: 'Vereinbarung', nutzungsart: 'GESTELLT' });
const GESPERRT = { ...PFLICHT, id: 'g', status: 90 } as const;

const zeile = (id: string, abweichung: Partial<Gefordert> = {}) => ({
	id,
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
	zeile('gemahnt', { mahnstufe: 1, gemahntAm: '2026-09-08', mahnungAb: '2026-08-29' }),
	zeile('pruefung', { status: 'NEEDS_REVIEW', mahnstufe: 2, gemahntAm: '2026-09-01' }),
	zeile('zehnmal', { mahnstufe: 10, gemahntAm: '2026-09-07' }),
	zeile('optional', { specID: 'o' }),
	zeile('gesperrt', { specID: 'g' }),
	zeile('aufgabe', { specID: 't' }),
	zeile('beendet', { freiwilligerStatus: 9000 }),
];
const am = (tag: string) =>
	mahnvorschau(ZEILEN, [PFLICHT, OPTIONAL, GESTELLT, GESPERRT], TAKT, {
		heute: '2026-09-08',
		tag,
		von: '2026-09-07',
		bis: '2026-09-18',
	});

it('counts the reminders of each day, made and to come', () => {
	const belegt = am('2026-09-08').tage.filter((t) => t.gemahnt || t.geplant);
	expect(belegt).toEqual([
		{ tag: '2026-09-07', gemahnt: 1, geplant: 0 },
		{ tag: '2026-09-08', gemahnt: 1, geplant: 0 },
		{ tag: '2026-09-11', gemahnt: 0, geplant: 1 },
		{ tag: '2026-09-15', gemahnt: 0, geplant: 1 },
		{ tag: '2026-09-18', gemahnt: 0, geplant: 1 },
	]);
	expect(am('2026-09-08').tage).toHaveLength(12);
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
	expect(am('2026-09-08').ruhende.map((r) => [r.zeile.id, r.grund])).toEqual([
		['pruefung', 'IN_PRUEFUNG'],
		['zehnmal', 'HOECHSTZAHL'],
	]);
});
