import { describe, expect, test } from 'vitest';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { beantworteAbfrage, entscheideAbfrage, erinnereAnAbfrage, sendeAbfrage } from './abfragen.ts';
import { falteKontingent, welt } from './beispiel.ts';
import {
	AnerkanntePlaetzeFestgelegt,
	KontingentAngefragt,
	KontingentabfrageEntschieden,
	KontingentabfrageGesendet,
} from './ereignisse.ts';
import { genehmige, teileZu } from './festlegen.ts';
import { abfrageVon, kontingentAggregat } from './kontingent.ts';
import type { Abfragestatus, Kontingent } from './zustand.ts';

const FRIST = '2025-06-30';
const akteur = (rolle: Rolle): Akteur => ({
	art: 'USER',
	userID: 'u',
	rollen: [rolle],
	einsatzortIDs: [],
	einsatzstelleIDs: ['s'],
	freiwilligerID: null,
	impersoniertVon: null,
});
const umfeld = (rolle: Rolle = 'MA_VEREIN', heute = '2025-06-01') => ({
	...welt({ parameter: { kontingentMode: 'KONTINGENTABFRAGE' } }),
	akteur: akteur(rolle),
	ctx: { heute },
});

const gesendet = KontingentabfrageGesendet({ zyklusID: 'z', frist: FRIST });
const beantwortet = KontingentAngefragt({ zyklusID: 'z', zeilen: [{ dienstartID: 'fsj', von: null, nach: 2 }] });
const entschieden = KontingentabfrageEntschieden({ zyklusID: 'z' });
const anerkannt = AnerkanntePlaetzeFestgelegt({ einsatzortID: null, von: null, nach: 4 });
const IN: Readonly<Record<Abfragestatus, () => Kontingent>> = {
	ENTWURF: () => falteKontingent([anerkannt]),
	GESENDET: () => falteKontingent([anerkannt, gesendet]),
	BEANTWORTET: () => falteKontingent([anerkannt, gesendet, beantwortet]),
	ENTSCHIEDEN: () => falteKontingent([anerkannt, gesendet, beantwortet, entschieden]),
};
const STATUS = Object.keys(IN) as Abfragestatus[];

const sende = (k: Kontingent) => sendeAbfrage(k, { zyklusID: 'z', frist: FRIST, text: null }, umfeld());
const antworte = (k: Kontingent, zeilen: [string, number][] = [['fsj', 3]], wer = umfeld()) =>
	beantworteAbfrage(
		k,
		{ zyklusID: 'z', zeilen: zeilen.map(([dienstartID, angefragt]) => ({ dienstartID, angefragt })), bemerkung: null },
		wer,
	);
test('an answer that says nothing of the remark leaves it as it is; an empty one takes it away', () => {
	const k = IN.GESENDET();
	const antwort = (mehr: { bemerkung?: string | null }) => {
		const eingabe = { zyklusID: 'z', zeilen: [{ dienstartID: 'fsj', angefragt: 3 }], ...mehr };
		falteKontingent(beantworteAbfrage(k, eingabe, umfeld()).ereignisse, k);
		return abfrageVon(k, 'z').bemerkung;
	};
	expect(antwort({ bemerkung: 'Ab Oktober' })).toBe('Ab Oktober');
	expect(antwort({})).toBe('Ab Oktober');
	expect(antwort({ bemerkung: null })).toBeNull();
});

function grund(tue: () => unknown): string | null {
	try {
		tue();
		return null;
	} catch (e) {
		if (e instanceof Abgelehnt) return e.message;
		throw e;
	}
}
const ABGESCHLOSSEN = 'Die Kontingentabfrage ist bereits abgeschlossen.';

// Table: Zyklus and Kontingentabfrage.
describe('the inquiry goes from', () => {
	test.each([
		['ENTWURF', 'GESENDET'],
		['GESENDET', null],
		['BEANTWORTET', null],
		['ENTSCHIEDEN', null],
	] as const)('%s by sending to %s', (von, nach) => {
		const k = IN[von]();
		const ereignisse = sende(k);
		expect(ereignisse).toHaveLength(nach ? 1 : 0);
		expect(abfrageVon(falteKontingent(ereignisse, k), 'z').status).toBe(nach ?? von);
	});

	test.each([
		['ENTWURF', 'Die Aktion „Kontingentabfrage beantworten“ ist im Status ENTWURF nicht möglich.'],
		['GESENDET', null],
		['BEANTWORTET', null],
		['ENTSCHIEDEN', ABGESCHLOSSEN],
	] as const)('%s by an answer: %s', (von, verstoss) => {
		expect(grund(() => antworte(IN[von]()))).toBe(verstoss);
	});

	test.each([
		['ENTWURF', 1],
		['GESENDET', 1],
		['BEANTWORTET', 1],
		['ENTSCHIEDEN', 0],
	] as const)('%s by deciding the last Dienstart: %i event', (von, anzahl) => {
		expect(entscheideAbfrage(IN[von](), 'z', umfeld())).toHaveLength(anzahl);
	});

	test('and only the one that waits for an answer is reminded', () => {
		expect(STATUS.filter((status) => erinnereAnAbfrage(IN[status](), 'z').length)).toEqual(['GESENDET']);
	});

	test('there are none in the other modes', () => {
		expect(entscheideAbfrage(IN.GESENDET(), 'z', welt())).toEqual([]);
	});
});

describe('the answer', () => {
	test('is the site’s until the last day, the provider’s until the decision', () => {
		expect(grund(() => antworte(IN.GESENDET(), [['fsj', 1]], umfeld('MA_VEREIN', FRIST)))).toBeNull();
		expect(grund(() => antworte(IN.GESENDET(), [['fsj', 1]], umfeld('MA_VEREIN', '2025-07-01')))).toBe(ABGESCHLOSSEN);
		expect(grund(() => antworte(IN.GESENDET(), [['fsj', 1]], umfeld('MA_VERWALTUNG', '2025-07-01')))).toBeNull();
		expect(grund(() => antworte(IN.ENTSCHIEDEN(), [['fsj', 1]], umfeld('ADMIN')))).toBe(ABGESCHLOSSEN);
	});

	test('is clamped to the recognised places over all BFD Dienstarten, else to 99', () => {
		const { zeilen } = antworte(IN.GESENDET(), [
			['bfd', 3],
			['bfd27', 2],
			['fsj', 150],
		]);
		expect(zeilen).toEqual([
			{ dienstartID: 'bfd', angefragt: 3, hinweis: null },
			{ dienstartID: 'bfd27', angefragt: 1, hinweis: 'Es können höchstens 1 Plätze angefragt werden.' },
			{ dienstartID: 'fsj', angefragt: 99, hinweis: 'Es können höchstens 99 Plätze angefragt werden.' },
		]);
	});

	test('counts what was asked for of other Dienstarten before', () => {
		const k = falteKontingent(antworte(IN.GESENDET(), [['bfd', 3]]).ereignisse, IN.GESENDET());
		expect(antworte(k, [['bfd27', 4]]).zeilen).toMatchObject([{ angefragt: 1 }]);
	});

	test('knows no half places', () => {
		expect(grund(() => antworte(IN.GESENDET(), [['fsj', 1.5]]))).toBe('Bitte geben Sie einen positiven Wert ein');
	});
});

test('E11 three are asked, two answer, one is reminded; a single Einsatzort follows, several are distributed to', () => {
	const wir = umfeld('MA_VERWALTUNG');
	const stellen = ['s1', 's2', 's3'].map((id) => falteKontingent([], kontingentAggregat.start(id)));
	for (const k of stellen) falteKontingent(sende(k), k);
	const [s1, s2] = stellen as [Kontingent, Kontingent];
	falteKontingent(antworte(s1, [['fsj', 2]]).ereignisse, s1);
	falteKontingent(antworte(s2, [['fsj', 4]]).ereignisse, s2);
	expect(stellen.map((k) => erinnereAnAbfrage(k, 'z').length)).toEqual([0, 0, 1]);

	const budget = zyklusbudgetAggregat.start('z');
	const K = (k: Kontingent, genehmigt: number, einsatzortIDs: string[]) =>
		falteKontingent(
			genehmige(k, budget, { zyklusID: 'z', dienstartID: 'fsj', genehmigt }, { ...wir, einsatzortIDs }).ereignisse,
			k,
		);
	K(s1, 2, ['o1']);
	K(s2, 3, ['o1', 'o2']);
	expect([s1, s2].map((k) => k.zugeteilt.get('z/o1/fsj')?.zugeteilt ?? 0)).toEqual([2, 0]);
	const verteilt = teileZu(s2, { zyklusID: 'z', einsatzortID: 'o1', dienstartID: 'fsj', zugeteilt: 4 }, wir);
	expect(verteilt).toMatchObject({ wert: 3, ereignisse: [{ facts: { von: 0, nach: 3 } }] });

	falteKontingent(entscheideAbfrage(s2, 'z', wir), s2);
	expect(grund(() => antworte(s2, [['fsj', 5]]))).toBe(ABGESCHLOSSEN);
});
