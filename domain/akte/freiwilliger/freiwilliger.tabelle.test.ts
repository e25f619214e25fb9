import { describe, expect, it } from 'vitest';
import type { ManuellesZiel } from '#domain/akte/bausteine/manuell.ts';
import { einladungAnnehmen } from '#domain/akte/entscheidungen/freiwilliger/einladung-annehmen.ts';
import { kontoEroeffnen } from '#domain/akte/entscheidungen/freiwilliger/konto-eroeffnen.ts';
import { loeschen } from '#domain/akte/entscheidungen/freiwilliger/loeschen.ts';
import { type StatusSetzenEingabe, statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { zyklusUebernehmen } from '#domain/akte/entscheidungen/freiwilliger/zyklus-uebernehmen.ts';
import { nachbearbeitungAbschliessen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-abschliessen.ts';
import { nachbearbeitungOeffnen } from '#domain/akte/entscheidungen/vertrag/nachbearbeitung-oeffnen.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { vorschlagen } from '#domain/akte/entscheidungen/wunsch/vorschlagen.ts';
import { NIRGENDS } from '#domain/akte/freiwilliger/aufbewahrung.ts';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import { TOKEN } from '#domain/akte/tests/personen.fixture.ts';
import { type Stand, weltIn } from '#domain/akte/tests/staende.fixture.ts';
import { ALLE_WER, entscheide, typen, WER, type Wer } from '#domain/akte/tests/tabelle.fixture.ts';
import { beworben, vertragAn, weltMitPlaetzen, wunschAn } from '#domain/akte/tests/wege.fixture.ts';
import type { Welt } from '#domain/akte/tests/welt.fixture.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { geltenderVertrag } from '../fall.ts';
import type { Entschluss, Lage } from '../lage.ts';

/** Tables: commands on the volunteer (§1.2) and new wishes (W1, W3, W5), from every number; override (§1.3). */

const NUMMERN = [0, 1000, 1500, 2000, 2100, 2500, 2800, 3000, 4000, 9000, 9300, 9500, 9900] as const;
/** The state of the one wish that gives the number. */
const WUNSCH: Readonly<Record<Exclude<FreiwilligerStatus, 1000 | 9900>, Stand>> = {
	0: 'unbestätigt',
	1500: 9000,
	2000: 0,
	2100: 2000,
	2500: 3000,
	2800: 3500,
	3000: 4000,
	4000: 5000,
	9000: 5500,
	9300: 5400,
	9500: 8000,
};

function welt(nummer: FreiwilligerStatus): Welt {
	if (nummer === 1000) {
		const w = weltMitPlaetzen();
		beworben(w, 'f', []);
		return w;
	}
	const w = weltIn(nummer === 9900 ? 8000 : WUNSCH[nummer]);
	if (nummer === 9900) w.tue('f', WER.MV, nachbearbeitungAbschliessen, undefined);
	return w;
}

/** The next cycle has begun. */
function neuerZyklus(w: Welt): void {
	const zyklen = [...w.referenz.zyklen.values()].map((z) => ({
		...z,
		status: z.id === 'z1' ? ('AKTIV' as const) : ('BEENDET' as const),
	}));
	w.aendere({ zyklen: new Map(zyklen.map((z) => [z.id, z])) });
}

const BESCHEINIGUNG = testSpec({
	id: 'be',
	bezeichnung: 'Bescheinigung',
	nachweisFuer: 'BESCHEINIGUNG',
	stufen: [{ abStatus: 9900, stufe: 'PFLICHT' }],
});
function bescheinigt(w: Welt): void {
	w.aendere({ specs: [BESCHEINIGUNG] });
	w.akte('f').anforderungen.push(testAnforderung({ id: 'a', specID: 'be' }));
	w.akte('f').dokumente.push(testDokument({ id: 'd', anforderungID: 'a', specID: 'be', status: 1000 }));
}

const EINLADUNG = {
	einladungID: 'e',
	zyklusID: 'z',
	einsatzortID: 'o4',
	dienstartID: 'fsj',
	betreuerUserID: 'verein3',
	userID: 'user-f',
};

interface Befehl {
	readonly tat: (l: Lage) => Entschluss;
	readonly vorher?: (w: Welt) => void;
	/** From → to; `weg`: deleted. */
	readonly nach: Readonly<Record<number, number | 'weg'>>;
	readonly wer: readonly Wer[];
	/** Possible only for these: what the Einsatzstelle may propose. */
	readonly nurAus?: Partial<Record<Wer, readonly number[]>>;
	/** Instead of G22. */
	readonly sonst?: (von: number) => string;
}

const TRAEGERSEITE = ['MV', 'AD'] as const;
const bleibt = (...nummern: readonly number[]) => Object.fromEntries(nummern.map((n) => [n, n]));
const ab2800 = (von: number): string => (von >= 2800 ? 'G17' : 'G22');

const BEFEHLE: Readonly<Record<string, Befehl>> = {
	'W1 Bewerben': {
		tat: (l) => bewerben(l, { wuensche: [{ einsatzortID: 'o4' }] }),
		nach: { ...bleibt(2000, 2100, 2500), 1000: 2000, 1500: 2000, 9000: 2000, 9300: 2000, 9500: 2000 },
		wer: ['FW', ...TRAEGERSEITE],
	},
	'W3 Stelle vorschlagen': {
		tat: (l) => vorschlagen(l, { einsatzortID: 'o2', betreuerUserID: 'verein1', nachricht: 'Willkommen!' }),
		nach: bleibt(1500, 2000, 2100),
		nurAus: { ME: [1500] },
		wer: ['ME', ...TRAEGERSEITE],
	},
	'Nachbearbeitung abschließen': {
		tat: nachbearbeitungAbschliessen,
		vorher: bescheinigt,
		nach: { 9000: 9900, 9300: 9900, 9500: 9900 },
		wer: TRAEGERSEITE,
	},
	'Nachbearbeitung wieder öffnen': { tat: nachbearbeitungOeffnen, nach: { 9900: 9500 }, wer: TRAEGERSEITE },
	'In aktiven Zyklus übernehmen': {
		tat: zyklusUebernehmen,
		vorher: neuerZyklus,
		nach: { ...bleibt(1000, 1500, 2000, 2100), 2500: 2100 },
		wer: TRAEGERSEITE,
		sonst: ab2800,
	},
	'Löschen mit Bestätigungsbegriff': {
		tat: (l) => loeschen(l, { bestaetigung: 'LÖSCHEN', genanntes: NIRGENDS }),
		nach: Object.fromEntries(NUMMERN.map((n) => [n, 'weg'])),
		wer: TRAEGERSEITE,
	},
	'Löschen aus der Liste': {
		tat: (l) => loeschen(l, { genanntes: NIRGENDS }),
		nach: Object.fromEntries(NUMMERN.filter((n) => n < 2800).map((n) => [n, 'weg'])),
		wer: TRAEGERSEITE,
		sonst: () => 'G27',
	},
};

/** Whose file it isn't: the Einsatzstelle sees it once it is confirmed and asks for one of her places. */
const siehtNichts = (wer: Wer, von: number): boolean => wer.endsWith('fremd') || (wer === 'ME' && von <= 1000);

function erwartet({ nach, wer, nurAus, sonst }: Befehl, von: number, einer: Wer): number | string {
	if (!wer.includes(einer.replace(' fremd', '') as Wer)) return 'BERECHTIGUNG';
	if (siehtNichts(einer, von)) return 'NICHT_GEFUNDEN';
	const moeglich = nurAus?.[einer]?.includes(von) ?? true;
	return (moeglich ? nach[von] : undefined) ?? sonst?.(von) ?? 'G22';
}

function danach(w: Welt, wer: Wer, tat: Befehl['tat']): number | string {
	const { ausgang, grund } = entscheide(w, WER[wer], tat);
	if (!ausgang) return grund.code;
	return ausgang.akte.geloescht ? 'weg' : ausgang.akte.status;
}

describe.each(Object.entries(BEFEHLE))('%s', (_, befehl) => {
	it.each(NUMMERN)('aus %i', (von) => {
		const w = welt(von);
		expect(w.akte('f').status).toBe(von);
		befehl.vorher?.(w);
		expect(ALLE_WER.map((wer) => [wer, danach(w, wer, befehl.tat)])).toEqual(
			ALLE_WER.map((wer) => [wer, erwartet(befehl, von, wer)]),
		);
	});
});

/** The holder of a one-time token; the state decides. */
describe('mit einem Link', () => {
	const G22 = Object.fromEntries(NUMMERN.map((n) => [n, 'G22']));
	it.each([
		['Konto aktivieren', (l: Lage) => kontoEroeffnen(l, { userID: 'user-f' }), { ...G22, 0: 2000 }],
		[
			'W5 Einladung annehmen',
			(l: Lage) => einladungAnnehmen(l, EINLADUNG),
			{ ...G22, 0: 2100, 1000: 2100, 1500: 2100, 2000: 2100, 2100: 2100, 2500: 2500 },
		],
	])('%s', (_, tat, tabelle: Readonly<Record<number, number | string>>) => {
		const nach = NUMMERN.map((von) => {
			const { ausgang, grund } = entscheide(welt(von), TOKEN, tat);
			return [von, ausgang?.akte.status ?? grund?.code];
		});
		expect(nach).toEqual(NUMMERN.map((von) => [von, tabelle[von]]));
	});

	it('Konto aktivieren führt zu 1500 nach zurückgezogenen und zu 1000 ohne Wünsche', () => {
		const w = welt(0);
		for (const x of w.akte('f').wuensche) x.status = 9000;
		const tat = (l: Lage) => kontoEroeffnen(l, { userID: 'user-f' });
		expect(entscheide(w, TOKEN, tat).ausgang?.akte.status).toBe(1500);
		w.akte('f').wuensche.length = 0;
		expect(entscheide(w, TOKEN, tat).ausgang?.akte.status).toBe(1000);
	});
});

/** Table: Manual override mapping. Columns: target, wish, newest contracts it may have then, place. */
const ABBILDUNG: Readonly<
	Record<number, readonly [wunsch: number, vertrag: readonly (number | null)[], platz: string | null]>
> = {
	2000: [0, [null, 9500], null],
	2100: [2000, [null, 9500], null],
	2500: [3000, [0], null],
	2800: [3500, [2000], 'RESERVIERT'],
	3000: [4000, [3000], 'BELEGT'],
	4000: [5000, [4000], 'BELEGT'],
	9000: [5500, [9000], 'BELEGT'],
	9300: [5400, [9000], 'BELEGT'],
	9500: [8000, [9000], null],
};
const ZIELE = [1500, 2000, 2100, 2500, 2800, 3000, 4000, 9000, 9300, 9500, 9900] as const;

/** Column »from«, and what a guard of the row refuses there: `-` G22, `✓` reached, else the code. */
const UEBERSTEUERUNG: Readonly<Record<number, string>> = {
	//    1500 2000 2100 2500 2800 3000 4000 9000 9300 9500 9900
	0: /*   */ '- - - - - - - - - - -',
	// Without a wish there is none to choose.
	1000: /**/ '✓ P P P P P P - - - -',
	// 3000 and 4000 need a contract.
	1500: /**/ '✓ ✓ ✓ ✓ ✓ G10 G10 - - - -',
	2000: /**/ '✓ ✓ ✓ ✓ ✓ G10 G10 - - - -',
	2100: /**/ '✓ ✓ ✓ ✓ ✓ G10 G10 - - - -',
	2500: /**/ '✓ ✓ ✓ ✓ ✓ ✓ ✓ - - - -',
	2800: /**/ '✓ ✓ ✓ ✓ ✓ ✓ ✓ - - - -',
	3000: /**/ '- ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ -',
	4000: /**/ '- ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ -',
	9000: /**/ '- ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ G33',
	9300: /**/ '- ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ G33',
	9500: /**/ '- ✓ ✓ ✓ ✓ ✓ ✓ ✓ ✓ - ✓',
	9900: /**/ '- ✓ ✓ ✓ ✓ ✓ ✓ - - - -',
};

/** With Dienstart, Betreuer and number, so that only the state decides. */
function vorbereitet(von: FreiwilligerStatus): Welt {
	const w = welt(von);
	for (const x of w.akte('f').wuensche) Object.assign(x, { dienstartID: 'fsj', betreuerUserID: 'verein1' });
	for (const v of w.akte('f').vertraege) v.vertragsnummer = 'A-1';
	if (w.heute < '2025-09-10') w.heute = '2025-09-10';
	return w;
}
function uebersteuert(w: Welt, ziel: ManuellesZiel) {
	const wunschID = w.akte('f').wuensche.at(-1)?.id ?? null;
	const datum = ziel === 4000 ? '2025-09-01' : '2025-09-10';
	const eingabe: StatusSetzenEingabe = { ziel, wunschID, datum, grund: 'Auf Wunsch der Einsatzstelle' };
	return entscheide(w, WER.MV, (l) => statusSetzen(l, eingabe));
}

describe('Manueller Status', () => {
	it.each(NUMMERN)('aus %i', (von) => {
		const ausgaenge = ZIELE.map((ziel) => {
			const { ausgang, grund } = uebersteuert(vorbereitet(von), ziel);
			if (!ausgang) return grund.code === 'G22' ? '-' : grund.code;
			return ausgang.akte.status === ziel ? '✓' : `${ausgang.akte.status}`;
		});
		expect(ausgaenge.join(' ')).toBe(UEBERSTEUERUNG[von]);
	});

	const moeglich = NUMMERN.flatMap((von) => {
		const spalten = (UEBERSTEUERUNG[von] ?? '').split(' ');
		return ZIELE.filter((_, i) => spalten[i] === '✓').map((ziel) => [von, ziel] as const);
	});
	it.each(moeglich)('von %i nach %i: Wunsch, Vertrag, Platz und Vermerk', (von, ziel) => {
		const { ausgang } = uebersteuert(vorbereitet(von), ziel);
		const { akte, entschluss } = ausgang ?? { akte: welt(von).akte('f'), entschluss: null };
		const wunsch = akte.wuensche.at(-1);
		const [soll, vertraege, platz] = ABBILDUNG[ziel] ?? [ziel === 1500 ? 9000 : 8000, [null, 9500, 9000], null];
		const vertrag = akte.vertraege.filter((v) => v.wunschID === wunsch?.id).at(-1)?.status ?? null;
		expect(wunsch?.status ?? 9000).toBe(soll);
		expect(vertraege).toContain(vertrag);
		expect(gehalten(von, entschluss)).toBe(platz);
		expect(akte.bewerbungAbgesendetAm).not.toBeNull();
		expect(akte.nachbearbeitungAbgeschlossenAm === null).toBe(ziel !== 9900);
		expect(akte.bemerkungen.at(-1)).toMatchObject({ isSystem: true, sichtbarkeit: 'MA_VERWALTUNG' });
		const wechsel = entschluss?.akte.find((e) => e.type === 'FreiwilligerStatusGeaendert');
		expect(wechsel?.facts ?? null).toEqual(von === ziel ? null : { von, nach: ziel, manuell: true });
		expect(typen(entschluss?.akte ?? [])).toContain('StatusManuellGesetzt');
	});

	/** What the place is like after the events on it. */
	function gehalten(von: FreiwilligerStatus, entschluss: Entschluss | null): string | null {
		const w = vorbereitet(von);
		const vorher = [...(w.kontingente.get('s1')?.belegungen.values() ?? [])][0]?.art ?? null;
		const ereignis = [...(entschluss?.kontingente.values() ?? [])].flat()[0];
		if (!ereignis) return vorher;
		return ereignis.type === 'PlatzVergeben' || ereignis.type === 'PlatzGeaendert' ? ereignis.facts.art : null;
	}

	it.each([
		[3000, { dienstantritt: null, dienstende: null }],
		[4000, { dienstantritt: '2025-09-01', dienstende: null }],
		[9000, { dienstantritt: '2025-09-01', dienstende: '2025-09-10' }],
		[9300, { dienstantritt: '2025-09-01', dienstende: '2025-09-10' }],
		[9500, { dienstantritt: null, dienstende: null }],
		[2800, { dienstantritt: null, dienstende: null, geplantesEnde: null }],
	] as const)('aus dem Dienst nach %i: Daten des Vertrags', (ziel, daten) => {
		const { ausgang } = uebersteuert(vorbereitet(4000), ziel);
		const akte = ausgang?.akte;
		expect(akte && geltenderVertrag(akte, akte.wuensche.at(-1)?.id ?? '')).toMatchObject(daten);
	});

	it('darf nur der Träger', () => {
		const eingabe: StatusSetzenEingabe = { ziel: 2100, wunschID: null, grund: 'Auf Wunsch der Einsatzstelle' };
		const w = vorbereitet(2000);
		const wunschID = wunschAn(w, 'f').id;
		expect(ALLE_WER.map((wer) => danach(w, wer, (l) => statusSetzen(l, { ...eingabe, wunschID })))).toEqual(
			ALLE_WER.map((wer) => (wer === 'MV' || wer === 'AD' ? 2100 : 'BERECHTIGUNG')),
		);
	});
});

it('2500 aus einem Vertrag entwirft einen neuen ohne Nummer und geplantes Ende', () => {
	const w = vorbereitet(4000);
	vertragAn(w, 'f').geplantesEnde = '2026-06-30';
	expect(uebersteuert(w, 2500).ausgang?.akte.vertraege).toMatchObject([
		{ status: 9500, vertragsnummer: 'A-1' },
		{ status: 0, vertragsnummer: null, geplantesEnde: null, vertragsbeginn: '2025-09-01' },
	]);
});
