import { describe, expect, it } from 'vitest';
import { BEFEHLE, type Befehl, STAENDE, type Stand, weltIn } from '#domain/akte/tests/staende.fixture.ts';
import { ALLE_WER, entscheide, typen, WER, type Wer } from '#domain/akte/tests/tabelle.fixture.ts';
import { wunschAn } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import { geltenderVertrag } from '../fall.ts';

/** Table: FreiwilligerAdresswunsch, rows W2, W4 and W6–W18: from every state, by everybody, and what follows. */

const OFFEN = [0, 500, 1000, 2000, 3000, 3500] as const;
const alle = (von: readonly Stand[], nach: WunschStatus) => Object.fromEntries(von.map((v) => [v, nach]));
const bleibt = (von: readonly WunschStatus[]) => Object.fromEntries(von.map((v) => [v, v]));

const TRAEGERSEITE = ['MV', 'AD'] as const;
const STELLE = ['ME', 'MV', 'AD'] as const;
const FREIWILLIG = ['FW', 'MV', 'AD'] as const;

/** Row, command, from → to, by whom. What no row names is refused. */
const ZEILEN: readonly (readonly [string, Befehl, Readonly<Record<string, number>>, readonly Wer[]])[] = [
	['W2', 'Warteliste setzen', { 0: 500 }, STELLE],
	['W2', 'Warteliste aufheben', { 500: 0 }, STELLE],
	['W4', 'Vorschlag annehmen', { 1000: 2000 }, FREIWILLIG],
	['W4', 'Vorschlag ablehnen', { 1000: 9000 }, FREIWILLIG],
	['W6', 'Kontaktieren', { 0: 2000, 500: 2000 }, STELLE],
	['W7', 'Verhandlung beginnen', { 0: 3000, 500: 3000, 2000: 3000 }, STELLE],
	['W8', 'Einigung', { 3000: 3500 }, STELLE],
	['W9', 'Vertragsabschluss', { 3500: 4000 }, TRAEGERSEITE],
	['W10', 'Dienstantritt', { 4000: 5000 }, TRAEGERSEITE],
	['W11', 'No-Show', { 4000: 8000 }, TRAEGERSEITE],
	['W12', 'Dienstende', { 5000: 5500 }, TRAEGERSEITE],
	['W12', 'Dienstende vorzeitig', { 5000: 5400 }, TRAEGERSEITE],
	['W13', 'Zurückziehen', alle([...OFFEN, 'unbestätigt'], 9000), FREIWILLIG],
	['W14', 'Ablehnen', alle([0, 500, 1000, 2000, 3000], 9500), STELLE],
	['W14', 'Ablehnen', alle([3500, 'unbestätigt'], 9500), TRAEGERSEITE],
	['W15', 'Reaktivieren', { 9000: 0 }, FREIWILLIG],
	['W15', 'Reaktivieren', { 9500: 0 }, STELLE],
	['W16', 'Vertrag annullieren', { 3500: 3000, 4000: 3000 }, TRAEGERSEITE],
	['W17', 'Priorität ändern', bleibt(OFFEN), STELLE],
	['W17', 'Priorität ändern', bleibt([0, 500, 1000]), ['FW']],
	['W17', 'Dienstart festlegen', bleibt([0, 500, 1000, 2000]), STELLE],
	['W17', 'Dienstart festlegen', bleibt([0, 500, 1000]), ['FW']],
	['W18', 'Betreuer ändern', bleibt([...OFFEN, 4000, 5000]), STELLE],
];

/** What the table says: the state it leads to, or the code of the refusal. */
function erwartet(befehl: Befehl, stand: Stand, wer: Wer): number | string {
	const seine = ZEILEN.filter(([, name]) => name === befehl);
	const treffer = seine.find(([, , von, wen]) => stand in von && wen.includes(wer));
	if (treffer) return treffer[2][stand] ?? 'fehlt';
	const rolle = wer.replace(' fremd', '') as Wer;
	if (!seine.some(([, , , wen]) => wen.includes(rolle))) return 'BERECHTIGUNG';
	// Not theirs, or not yet confirmed: for them it doesn't exist.
	if (wer !== rolle || (wer === 'ME' && stand === 'unbestätigt')) return 'NICHT_GEFUNDEN';
	return befehl === 'Reaktivieren' && (stand === 9000 || stand === 9500) ? 'G18' : 'G22';
}

function wunschDanach(w: Welt, befehl: Befehl, wer: Wer): number | string {
	const { ausgang, grund } = entscheide(w, WER[wer], (l) => BEFEHLE[befehl](l, w));
	const { id } = wunschAn(w, 'f');
	return ausgang ? (ausgang.akte.wuensche.find((x) => x.id === id)?.status ?? 'weg') : grund.code;
}

describe('jeder Befehl aus jedem Status', () => {
	it.each(STAENDE)('aus %s', (stand) => {
		const w = weltIn(stand);
		const tabelle = (frage: (befehl: Befehl, wer: Wer) => number | string) =>
			(Object.keys(BEFEHLE) as Befehl[]).map(
				(befehl) => `${befehl}: ${ALLE_WER.map((wer) => `${wer} ${frage(befehl, wer)}`).join(', ')}`,
			);
		expect(tabelle((befehl, wer) => wunschDanach(w, befehl, wer))).toEqual(
			tabelle((befehl, wer) => erwartet(befehl, stand, wer)),
		);
	});

	it.each([
		[500, 'Kontaktieren', null],
		[5400, 'Kontaktieren', 'Die Aktion „Kontaktieren“ ist im Status 5400 (Vorzeitiges Dienstende) nicht möglich.'],
		[9000, 'Kontaktieren', 'Die Aktion „Kontaktieren“ ist im Status 9000 (Abgesagt) nicht möglich.'],
		// Calls that name the volunteer answer with his status.
		[2000, 'Dienstantritt', 'Die Aktion „Dienstantritt“ ist im Status 2100 (Kontaktiert) nicht möglich.'],
		[3500, 'Dienstantritt', 'Die Aktion „Dienstantritt“ ist im Status 3500 (Vertragseinigung) nicht möglich.'],
	] as const)('G22 aus %s: %s', (stand, befehl, text) => {
		const w = weltIn(stand);
		const { grund } = entscheide(w, WER.MV, (l) => BEFEHLE[befehl](l, w));
		expect(grund?.text ?? null).toBe(text);
	});
});

const STATUS = 'FreiwilligerStatusGeaendert';

/** Side effects: events of the file, of the places, then the newest contract and the volunteer's number. */
const WIRKUNGEN: readonly (readonly [Befehl, Stand, akte: string, platz: string, vertrag: number | null, number])[] = [
	['Warteliste setzen', 0, 'WunschAufWarteliste', '', null, 2000],
	['Warteliste aufheben', 500, 'WunschVonWarteliste', '', null, 2000],
	['Vorschlag annehmen', 1000, `VorschlagAngenommen ${STATUS}`, '', null, 2100],
	['Vorschlag ablehnen', 1000, 'VorschlagAbgelehnt', '', null, 1500],
	['Kontaktieren', 0, `WunschKontaktiert ${STATUS}`, '', null, 2100],
	['Kontaktieren', 500, `WunschKontaktiert ${STATUS}`, '', null, 2100],
	...([0, 500, 2000] as const).map(
		(von) =>
			[
				'Verhandlung beginnen',
				von,
				`DienstartFestgelegt BetreuerGeaendert VerhandlungBegonnen VertragEntworfen ${STATUS}`,
				'',
				0,
				2500,
			] as const,
	),
	['Einigung', 3000, `VertragGeeinigt EinigungErzielt ${STATUS}`, 'PlatzVergeben', 2000, 2800],
	[
		'Vertragsabschluss',
		3500,
		`VertragsnummerVergeben VertragUnterschrieben VertragAbgeschlossen ${STATUS}`,
		'PlatzGeaendert',
		3000,
		3000,
	],
	['Dienstantritt', 4000, `VertragAngetreten DienstAngetreten ${STATUS}`, '', 4000, 4000],
	['No-Show', 4000, `VertragArchiviert DienstNichtAngetreten ${STATUS}`, 'PlatzFreigegeben', 9000, 9500],
	['Dienstende', 5000, `VertragArchiviert DienstBeendet ${STATUS}`, '', 9000, 9000],
	['Dienstende vorzeitig', 5000, `VertragArchiviert DienstVorzeitigBeendet ${STATUS}`, 'PlatzGeaendert', 9000, 9300],
	['Zurückziehen', 'unbestätigt', 'WunschZurueckgezogen', '', null, 0],
	['Zurückziehen', 0, `WunschZurueckgezogen ${STATUS}`, '', null, 1500],
	['Zurückziehen', 500, `WunschZurueckgezogen ${STATUS}`, '', null, 1500],
	['Zurückziehen', 1000, 'WunschZurueckgezogen', '', null, 1500],
	['Zurückziehen', 2000, `WunschZurueckgezogen ${STATUS}`, '', null, 1500],
	['Zurückziehen', 3000, `VertragStorniert WunschZurueckgezogen ${STATUS}`, '', 9500, 1500],
	['Zurückziehen', 3500, `VertragStorniert WunschZurueckgezogen ${STATUS}`, 'PlatzFreigegeben', 9500, 1500],
	['Ablehnen', 'unbestätigt', 'WunschAbgelehnt', '', null, 0],
	['Ablehnen', 0, `WunschAbgelehnt ${STATUS}`, '', null, 1500],
	['Ablehnen', 500, `WunschAbgelehnt ${STATUS}`, '', null, 1500],
	['Ablehnen', 1000, 'WunschAbgelehnt', '', null, 1500],
	['Ablehnen', 2000, `WunschAbgelehnt ${STATUS}`, '', null, 1500],
	['Ablehnen', 3000, `VertragStorniert WunschAbgelehnt ${STATUS}`, '', 9500, 1500],
	['Ablehnen', 3500, `VertragStorniert WunschAbgelehnt ${STATUS}`, 'PlatzFreigegeben', 9500, 1500],
	['Reaktivieren', 9000, `WunschReaktiviert ${STATUS}`, '', null, 2000],
	['Reaktivieren', 9500, `WunschReaktiviert ${STATUS}`, '', null, 2000],
	...([3500, 4000] as const).map(
		(von) =>
			[
				'Vertrag annullieren',
				von,
				`VertragStorniert VertragAnnulliert VertragEntworfen ${STATUS}`,
				'PlatzFreigegeben',
				0,
				2500,
			] as const,
	),
	['Priorität ändern', 0, 'WunschBearbeitet', '', null, 2000],
	['Dienstart festlegen', 2000, 'DienstartFestgelegt', '', null, 2100],
	['Betreuer ändern', 5000, 'BetreuerGeaendert', '', 4000, 4000],
];

describe('Nebenwirkungen', () => {
	it.each(WIRKUNGEN)('%s aus %s: %s', (befehl, stand, ereignisse, platz, vertrag, status) => {
		const w = weltIn(stand);
		const { ausgang } = entscheide(w, WER.MV, (l) => BEFEHLE[befehl](l, w));
		const akte = ausgang?.akte;
		const kontingent = [...(ausgang?.entschluss.kontingente.values() ?? [])].flat();
		expect({
			ereignisse: typen(ausgang?.entschluss.akte ?? []).join(' '),
			platz: kontingent.map((e) => e.type).join(' '),
			vertrag: akte?.vertraege.at(-1)?.status ?? null,
			status: akte?.status,
		}).toEqual({ ereignisse, platz, vertrag, status });
	});

	it('jeder Weg der Tabelle steht auch hier, bis auf solche, die nichts weiter bewirken', () => {
		const wege = ZEILEN.filter(([zeile]) => zeile !== 'W17' && zeile !== 'W18').flatMap(([, befehl, von]) =>
			Object.keys(von).map((stand) => `${befehl} aus ${stand}`),
		);
		const hier = WIRKUNGEN.map(([befehl, stand]) => `${befehl} aus ${stand}`);
		expect(wege.filter((weg) => !hier.includes(weg))).toEqual([]);
	});

	it('W4 sendet die Bewerbung ab, wo noch keine abgesendet war', () => {
		const w = weltIn(1000);
		w.akte('f').bewerbungAbgesendetAm = null;
		const { ausgang } = entscheide(w, WER.FW, (l) => BEFEHLE['Vorschlag annehmen'](l, w));
		expect(typen(ausgang?.entschluss.akte ?? [])).toContain('BewerbungAbgesendet');
	});

	it.each([
		['Vorschlag ablehnen', 1000, 'FW', 'FREIWILLIGER'],
		['Vorschlag ablehnen', 1000, 'MV', 'TRAEGER'],
		['Zurückziehen', 3000, 'FW', 'FREIWILLIGER'],
		['Zurückziehen', 3000, 'AD', 'TRAEGER'],
		['Ablehnen', 2000, 'ME', 'EINSATZSTELLE'],
		['Ablehnen', 3500, 'MV', 'TRAEGER'],
	] as const)('%s aus %s durch %s: beendetVon %s', (befehl, stand, wer, beendetVon) => {
		const w = weltIn(stand);
		const { ausgang } = entscheide(w, WER[wer], (l) => BEFEHLE[befehl](l, w));
		expect(ausgang?.akte.wuensche.at(-1)).toMatchObject({ beendetVon, beendetAus: stand });
	});

	it('W7 entwirft den Vertrag mit den Vorgaben des Zyklus', () => {
		const w = weltIn(3000);
		const { id } = wunschAn(w, 'f');
		expect(geltenderVertrag(w.akte('f'), id)).toMatchObject({
			status: 0,
			vertragsbeginn: '2025-09-01',
			vertragsende: '2026-08-31',
			taschengeld: 45_000,
			wochenstunden: 385,
			estBeitrag: 50_000,
			vertragsnummer: null,
		});
	});
});
