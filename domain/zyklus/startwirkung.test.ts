import { describe, expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { GenehmigungMitgezaehlt, GesamtkontingentFestgelegt } from '#domain/zyklus/budgetereignisse.ts';
import { uebernimmGesamtkontingente, zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { legeVorgabenFest, legeZyklusAn, setzeBewerbungsstopp, uebernimm, vorgaengerVon } from './entscheidungen.ts';
import { UebernahmeBegonnen, type ZyklusEreignis, ZyklusGestartet } from './ereignisse.ts';
import { type Startwirkung, startfolgen } from './startwirkung.ts';
import { zyklusverlauf } from './verlauf.ts';
import { zyklusAggregat } from './zyklus.ts';

const OHNE_TAGE = { bewerbungVon: null, bewerbungBis: null, kontingentabfrageFrist: null };
function zyklus(id: string, jahr: number, ...weitere: ZyklusEreignis[]) {
	const felder = { bezeichnung: `${jahr}/${jahr + 1}`, start: `${jahr}-09-01`, ...OHNE_TAGE };
	return falte(zyklusAggregat, id, aufgezeichnet([...legeZyklusAn(zyklusAggregat.start(id), felder, []), ...weitere]));
}
const [FSJ, BFD] = [{ id: 'fsj', art: 'FSJ' } as const, { id: 'bfd', art: 'BFD' } as const];
const leer = zyklusAggregat.start('leer');

describe('what a cycle takes over at its start', () => {
	test('is that of the latest one before it', () => {
		const gestartet = ZyklusGestartet({ von: 'ANGELEGT', nach: 'AKTIV' });
		const andere = [zyklus('a', 2023, gestartet), zyklus('b', 2024, gestartet), zyklus('c', 2026, gestartet)];
		expect(vorgaengerVon(zyklus('z', 2025), andere)?.id).toBe('b');
		expect(vorgaengerVon(zyklus('z', 2022), andere)).toBeNull();
	});

	test('defaults it has none of its own for, but no stop', () => {
		const vorgaenger = zyklus(
			'y',
			2025,
			...legeVorgabenFest(leer, FSJ, { taschengeld: 45_000, urlaubstage: 26 }),
			...legeVorgabenFest(leer, BFD, { taschengeld: 42_000 }),
			...setzeBewerbungsstopp(leer, 'fsj', true),
		);
		const neuer = zyklus('z', 2026, ...legeVorgabenFest(leer, FSJ, { taschengeld: 47_000 }));
		expect(uebernimm(neuer, vorgaenger, { kontingente: false })).toEqual([
			expect.objectContaining({
				type: 'VorgabenFestgelegt',
				facts: { dienstartID: 'fsj', aenderungen: { urlaubstage: { von: null, nach: 26 } } },
			}),
			expect.objectContaining({
				type: 'VorgabenFestgelegt',
				facts: { dienstartID: 'bfd', aenderungen: { taschengeld: { von: null, nach: 42_000 } } },
			}),
			expect.objectContaining({ type: 'UebernahmeBegonnen', facts: { vorgaengerID: 'y', kontingente: false } }),
		]);
	});

	test('budgets it has none of its own for, not what was approved of them', () => {
		const budget = (id: string, ...ereignisse: Parameters<typeof aufgezeichnet>[0]) =>
			falte(zyklusbudgetAggregat, id, aufgezeichnet(ereignisse) as never);
		const vorher = budget(
			'y',
			GesamtkontingentFestgelegt({ dienstartID: 'fsj', von: null, nach: 100 }),
			GesamtkontingentFestgelegt({ dienstartID: 'bfd', von: null, nach: 40 }),
			GenehmigungMitgezaehlt({ einsatzstelleID: 's', dienstartID: 'fsj', von: 0, nach: 7 }),
		);
		const neu = budget('z', GesamtkontingentFestgelegt({ dienstartID: 'bfd', von: null, nach: 50 }));
		expect(uebernimmGesamtkontingente(neu, vorher)).toMatchObject([
			{ type: 'GesamtkontingentFestgelegt', facts: { dienstartID: 'fsj', von: null, nach: 100 } },
		]);
	});
});

test('a budget that is taken over holds what was approved here before the start', () => {
	const budget = (...ereignisse: Parameters<typeof aufgezeichnet>[0]) =>
		falte(zyklusbudgetAggregat, 'z', aufgezeichnet(ereignisse) as never);
	const vorher = budget(GesamtkontingentFestgelegt({ dienstartID: 'fsj', von: null, nach: 20 }));
	const neu = budget(GenehmigungMitgezaehlt({ einsatzstelleID: 's', dienstartID: 'fsj', von: 0, nach: 50 }));
	expect(uebernimmGesamtkontingente(neu, vorher)).toMatchObject([{ facts: { dienstartID: 'fsj', nach: 50 } }]);
});

describe('the preview', () => {
	const WIRKUNG: Startwirkung = {
		zyklusID: 'z',
		bisherigerID: 'y',
		vorgaengerID: 'y',
		vorgaben: 4,
		gesamtkontingente: 0,
		angehoben: 0,
		adressen: 1_130,
		kontingente: 0,
		freiwillige: 194,
	};
	const name = (id: string) => ({ z: '2026/2027', y: '2025/2026' })[id] ?? '';
	const saetze = (teil: Partial<Startwirkung> = {}) => startfolgen({ ...WIRKUNG, ...teil }, name).map((f) => f.text);

	test('says where a budget grows', () => {
		expect(saetze({ kontingente: 3, gesamtkontingente: 2, angehoben: 1 })).toContain(
			'Die Kontingente von 3 Einsatzstellen werden aus dem Zyklus 2025/2026 übernommen. Bei einer Dienstart wird das Gesamtkontingent angehoben, weil hier schon mehr Plätze genehmigt sind.',
		);
	});

	test('says everything in the order it happens', () => {
		expect(saetze()).toEqual([
			'Der Zyklus 2026/2027 wird der aktive Zyklus.',
			'Der Zyklus 2025/2026 wird beendet. Er bleibt auswählbar, laufende Dienste bleiben bearbeitbar.',
			'Für 4 Dienstarten werden Vorgaben aus dem Zyklus 2025/2026 übernommen, soweit noch keine feststehen.',
			'1.130 Adressen werden aus dem Zyklus 2025/2026 übernommen.',
			'Die Kontingente beginnen leer.',
			'194 Bewerbungen bleiben im Zyklus 2025/2026. Freiwillige bis zum Status „In Verhandlung“ übernehmen Sie einzeln.',
		]);
	});
	test('of the first cycle there ever was is short', () => {
		expect(saetze({ bisherigerID: null, vorgaengerID: null })).toEqual([
			'Der Zyklus 2026/2027 wird der aktive Zyklus.',
		]);
	});
	test('speaks of one as of one', () => {
		const einer = saetze({ vorgaben: 1, adressen: 1, kontingente: 1, freiwillige: 1 });
		expect(einer.slice(2)).toEqual([
			'Für eine Dienstart werden Vorgaben aus dem Zyklus 2025/2026 übernommen, soweit noch keine feststehen.',
			'Eine Adresse wird aus dem Zyklus 2025/2026 übernommen.',
			'Die Kontingente einer Einsatzstelle werden aus dem Zyklus 2025/2026 übernommen.',
			'Eine Bewerbung bleibt im Zyklus 2025/2026. Freiwillige bis zum Status „In Verhandlung“ übernehmen Sie einzeln.',
		]);
	});
});

test('the history names Dienstarten and shows amounts as people read them', () => {
	const ereignisse = aufgezeichnet([
		...legeVorgabenFest(leer, FSJ, { taschengeld: 45_550, wochenstunden: 385 }),
		UebernahmeBegonnen({ vorgaengerID: 'y', kontingente: true }),
	]);
	const [juengster, aeltester] = zyklusverlauf(ereignisse, (id) => ({ fsj: 'FSJ', y: '2025/2026' })[id] ?? '');
	expect(juengster?.satz).toBe('hat Adressen und Kontingente aus dem Zyklus 2025/2026 übernommen.');
	expect(aeltester).toMatchObject({
		satz: 'hat die Vorgaben für FSJ geändert.',
		aenderungen: [
			{ bezeichnung: 'Taschengeld', von: null, nach: '455,50 €' },
			{ bezeichnung: 'Wochenstunden', von: null, nach: '38,5' },
		],
	});
});
