import { describe, expect, it } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { legeSeminarAn } from './entscheidungen.ts';
import { SeminarAbgesagt, type SeminarEreignis, SeminarVeroeffentlicht } from './ereignisse.ts';
import { seminarAggregat } from './seminar.ts';
import { entferneListe, legeListeAb } from './unterschriebene-liste.ts';
import { seminarverlauf } from './verlauf.ts';

/** Tables: Papers, lists, feeds; Seminar (teilnehmerlisteUploadID). */

const ERSTER = '2026-10-05';
const GEPLANT = legeSeminarAn(seminarAggregat.start('s'), 'z', {
	bezeichnung: 'Einführung',
	seminartypID: 'EINFUEHRUNG',
	termine: [{ von: ERSTER, bis: '2026-10-09', beginn: null, ende: null }],
	geplanteTage: 50,
	ort: 'Grünberg',
});
const VEROEFFENTLICHT = [...GEPLANT, SeminarVeroeffentlicht({ von: 0, nach: 1000 })];
const nach = (...ereignisse: SeminarEreignis[]) => falte(seminarAggregat, 's', aufgezeichnet(ereignisse));
const SCAN = { uploadID: 'u1', dateiname: 'Liste.pdf' };
const lege = (davor: readonly SeminarEreignis[], datei = SCAN, heute = ERSTER) =>
	legeListeAb(nach(...davor), datei, heute);
const grund = (tue: () => unknown): string => {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse.map(({ text }) => text).join(' | ');
		throw fehler;
	}
	return 'möglich';
};

describe('a signed list', () => {
	const mit = [...VEROEFFENTLICHT, ...lege(VEROEFFENTLICHT)];

	it('is filed with a published seminar from its first day on', () => {
		expect(nach(...mit).liste).toMatchObject(SCAN);
		expect(grund(() => lege(VEROEFFENTLICHT, SCAN, '2026-10-04'))).toBe(
			'Die unterschriebene Teilnehmerliste können Sie ab dem 05.10.2026 ablegen.',
		);
		expect(grund(() => lege(GEPLANT))).toBe(
			'Die Aktion „Unterschriebene Liste ablegen“ ist im Status 0000 (Geplant) nicht möglich.',
		);
	});

	it('takes the place of the one before; the same once more is nothing', () => {
		expect(lege(mit)).toEqual([]);
		const neu = lege(mit, { uploadID: 'u2', dateiname: 'Neu.pdf' });
		expect(neu.map(({ facts }) => facts)).toEqual([{ uploadID: 'u2', ersetzt: 'u1' }]);
		expect(nach(...mit, ...neu).liste).toMatchObject({ uploadID: 'u2', dateiname: 'Neu.pdf' });
	});

	it('can be removed whatever became of the seminar', () => {
		const abgesagt = [...mit, SeminarAbgesagt({ von: 1000, nach: 9000 })];
		const ohne = [...abgesagt, ...entferneListe(nach(...abgesagt))];
		expect(nach(...ohne).liste).toBeNull();
		expect(grund(() => entferneListe(nach(...ohne)))).toBe('Der Datensatz wurde nicht gefunden.');
	});

	it('is no change of what the seminar says of itself', () => {
		expect(nach(...mit).angabenVersion).toBe(nach(...VEROEFFENTLICHT).angabenVersion);
	});

	it('is told with its name, as long as that is kept', () => {
		const saetze = (ereignisse: readonly SeminarEreignis[]) =>
			seminarverlauf(aufgezeichnet([...ereignisse]), (id) => id).map(({ satz }) => satz);
		expect(saetze(mit)[0]).toBe('hat die unterschriebene Teilnehmerliste abgelegt: Liste.pdf');
		const geloescht = mit.map((e) => ({ ...e, person: null }) as SeminarEreignis);
		expect(saetze(geloescht)[0]).toBe('hat die unterschriebene Teilnehmerliste abgelegt.');
	});
});
