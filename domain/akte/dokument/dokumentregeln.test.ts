import { describe, expect, it } from 'vitest';
import { testAnforderung, testDokument, testSpec } from '#domain/akte/tests/dokumente.fixture.ts';
import type { Feldabfrage } from '#domain/feldabfrage/feldabfrage.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';
import { akteAggregat } from '../akte.ts';
import type { Akte, Anforderung, Vertrag, Wunsch } from '../zustand.ts';
import { bedingungenErfuellt, type Dokumentumfeld, istAnwendbar, stufeBei } from './dokumentbedingungen.ts';
import {
	anforderungsStatus,
	fehlendeAbfragefelder,
	fehlendePflichtdokumente,
	offeneNachbearbeitung,
	offeneUnterschriften,
} from './dokumentregeln.ts';

const FUEHRUNGSZEUGNIS = testSpec({
	id: 'fz',
	bezeichnung: 'Erweitertes Führungszeugnis',
	stufen: [
		{ abStatus: 3000, stufe: 'ERINNERN' },
		{ abStatus: 4000, stufe: 'UEBERPRUEFUNG' },
	],
});
const EHRENKODEX: DokumentSpec = {
	...FUEHRUNGSZEUGNIS,
	id: 'ek',
	bezeichnung: 'Ehrenkodex',
	stufen: [{ abStatus: 4000, stufe: 'PFLICHT' }],
};
const VEREINBARUNG: DokumentSpec = {
	...FUEHRUNGSZEUGNIS,
	id: 'vb',
	bezeichnung: 'Vereinbarung',
	stufen: [],
	isVertragsrelevant: true,
	signaturparteien: ['FREIWILLIGER', 'EINSATZSTELLE', 'TRAEGER'],
};
const BESCHEINIGUNG: DokumentSpec = {
	...FUEHRUNGSZEUGNIS,
	id: 'be',
	bezeichnung: 'Bescheinigung',
	stufen: [{ abStatus: 9900, stufe: 'PFLICHT' }],
	nachweisFuer: 'BESCHEINIGUNG',
};
const ZEUGNIS: DokumentSpec = { ...BESCHEINIGUNG, id: 'ze', bezeichnung: 'Zeugnis', nachweisFuer: 'ZEUGNIS' };

const UMFELD: Dokumentumfeld = {
	heute: '2026-05-20',
	zyklusStart: '2026-09-01',
	dienstart: { id: 'fsj', art: 'FSJ' },
	vertrag: { id: 'v', vertragsbeginn: '2026-09-01', dienstantritt: null },
	isBuchhaltungTraeger: false,
	attributIDs: [],
	laenderEU: ['DE', 'AT'],
	pdfSignatures: true,
};

type Stand = DokumentStatus | 'OHNE' | 'ZU' | 'WEG';

/** A file with one request per entry: its newest document's status, none, closed without or withdrawn. */
function akte(staende: Readonly<Record<string, Stand>> = {}, daten: Partial<Akte> = {}): Akte {
	const a = { ...akteAggregat.start('f1'), ...daten };
	for (const [specID, stand] of Object.entries(staende)) {
		a.anforderungen.push(anforderung(specID, stand));
		if (typeof stand === 'number') a.dokumente.push(dokument(specID, stand));
	}
	return a;
}
const anforderung = (specID: string, stand: Stand): Anforderung =>
	testAnforderung({
		id: `a-${specID}`,
		specID,
		geschlossenAm: stand === 'ZU' ? '2026-05-10' : null,
		zurueckgezogenAm: stand === 'WEG' ? '2026-05-10' : null,
	});
const dokument = (specID: string, status: DokumentStatus) =>
	testDokument({ id: `d-${specID}`, anforderungID: `a-${specID}`, specID, status, vertragID: 'v' });

describe('status of a request', () => {
	it.each([
		['OHNE', 'NOT_PROVIDED'],
		[4000, 'NOT_PROVIDED'],
		[8000, 'NOT_PROVIDED'],
		[9000, 'NOT_PROVIDED'],
		[0, 'NEEDS_REVIEW'],
		[1000, 'PROVIDED'],
		[1500, 'WAIT_SIGNING'],
		[2000, 'SIGNED'],
		['ZU', 'FINISHED'],
		['WEG', 'NOT_REQUESTED'],
	] as const)('%s → %s', (stand, erwartet) => {
		const a = akte({ fz: stand });
		expect(anforderungsStatus(a, a.anforderungen[0], FUEHRUNGSZEUGNIS, UMFELD)).toBe(erwartet);
	});

	it('goes by the newest document', () => {
		const a = akte({ fz: 9000 });
		a.dokumente.push(dokument('fz', 0));
		expect(anforderungsStatus(a, a.anforderungen[0], FUEHRUNGSZEUGNIS, UMFELD)).toBe('NEEDS_REVIEW');
	});

	it('is not requested without a request or while a condition is false, unless made by hand', () => {
		const spec: DokumentSpec = {
			...FUEHRUNGSZEUGNIS,
			bedingungen: [{ art: 'BUCHHALTUNG_TRAEGER', ist: true, werte: [] }],
		};
		const a = akte({ fz: 1000 });
		expect(anforderungsStatus(a, undefined, spec, UMFELD)).toBe('NOT_REQUESTED');
		expect(anforderungsStatus(a, a.anforderungen[0], spec, UMFELD)).toBe('NOT_REQUESTED');
		const vonHand = { ...anforderung('fz', 1000), isManuell: true };
		expect(anforderungsStatus(a, vonHand, spec, UMFELD)).toBe('PROVIDED');
	});
});

describe('levels', () => {
	it.each([
		[2800, null],
		[3000, 'ERINNERN'],
		[4000, 'UEBERPRUEFUNG'],
		[9900, 'UEBERPRUEFUNG'],
	])('at %i: %s', (ziel, stufe) => {
		expect(stufeBei(FUEHRUNGSZEUGNIS, ziel)).toBe(stufe);
	});
	it('never falls, whatever a later entry says', () => {
		const stufen = [
			{ abStatus: 4000, stufe: 'OPTIONAL' },
			{ abStatus: 2500, stufe: 'PFLICHT' },
		] as const;
		expect(stufeBei({ ...FUEHRUNGSZEUGNIS, stufen }, 4000)).toBe('PFLICHT');
	});
	it('checks what is contract-relevant from 3000 on', () => {
		expect(stufeBei(VEREINBARUNG, 2800)).toBeNull();
		expect(stufeBei(VEREINBARUNG, 3000)).toBe('UEBERPRUEFUNG');
	});
});

describe('G01: mandatory documents', () => {
	it.each([
		['Pflicht', EHRENKODEX, { OHNE: true, ZU: true, WEG: true, 0: false, 1000: false, 1500: true, 2000: false }],
		[
			'Ueberprufung',
			FUEHRUNGSZEUGNIS,
			{ OHNE: true, ZU: true, WEG: true, 0: true, 1000: false, 1500: true, 2000: false },
		],
	] as const)('level %s', (_stufe, spec, tabelle) => {
		for (const [stand, blockiert] of Object.entries(tabelle)) {
			const wert = /^\d+$/.test(stand) ? (Number(stand) as DokumentStatus) : (stand as Stand);
			const fehlende = fehlendePflichtdokumente(akte({ [spec.id]: wert }), [spec], 4000, UMFELD);
			expect([stand, fehlende]).toEqual([stand, blockiert ? [spec.bezeichnung] : []]);
		}
	});

	it('lets a closed request pass while its document is checked', () => {
		const a = akte({ fz: 1000 });
		a.anforderungen[0] = anforderung('fz', 'ZU');
		expect(fehlendePflichtdokumente(a, [FUEHRUNGSZEUGNIS], 4000, UMFELD)).toEqual([]);
	});

	it('asks for what applies though nobody has requested it, and only from its level on', () => {
		const specs = [EHRENKODEX, FUEHRUNGSZEUGNIS];
		expect(fehlendePflichtdokumente(akte(), specs, 4000, UMFELD)).toEqual([
			'Ehrenkodex',
			'Erweitertes Führungszeugnis',
		]);
		expect(fehlendePflichtdokumente(akte(), specs, 3000, UMFELD)).toEqual([]);
	});

	it.each([
		['another Dienstart', { dienstartIDs: ['bfd'] }, false],
		['its Dienstart', { dienstartIDs: ['bfd', 'fsj'] }, true],
		['a draft', { status: 0 }, false],
		['superseded', { status: 30 }, false],
		['locked', { status: 90 }, false],
		['cycles from the next on', { zyklusVon: '2027-09-01' }, false],
		['cycles up to the last', { zyklusBis: '2025-09-01' }, false],
		['this very cycle', { zyklusVon: '2026-09-01', zyklusBis: '2026-09-01' }, true],
	] as const)('%s', (_name, abweichung, gilt) => {
		const spec: DokumentSpec = { ...EHRENKODEX, ...abweichung };
		expect(istAnwendbar(spec, akte(), UMFELD)).toBe(gilt);
		expect(fehlendePflichtdokumente(akte(), [spec], 4000, UMFELD)).toEqual(gilt ? ['Ehrenkodex'] : []);
	});

	it('wants the contract signed from 3000 on, also past the guard of the contract itself', () => {
		expect(fehlendePflichtdokumente(akte({ vb: 1000 }), [VEREINBARUNG], 3000, UMFELD)).toEqual(['Vereinbarung']);
		expect(fehlendePflichtdokumente(akte({ vb: 2000 }), [VEREINBARUNG], 3000, UMFELD)).toEqual([]);
		expect(fehlendePflichtdokumente(akte(), [VEREINBARUNG], 2800, UMFELD)).toEqual([]);
	});
});

describe('conditions', () => {
	const person = { geburtsdatum: '2008-09-01' };
	const mit = (art: DokumentSpec['bedingungen'][number]['art'], ist: boolean): DokumentSpec => ({
		...EHRENKODEX,
		bedingungen: [{ art, ist, werte: [] }],
	});

	it.each([
		['VOLLJAEHRIG', false],
		['VOLLJAEHRIG_BEI_BEWERBUNG', false],
		['VOLLJAEHRIG_BEI_VERTRAGSEINIGUNG', false],
		['VOLLJAEHRIG_BEI_VERTRAGSBEGINN', true],
		['VOLLJAEHRIG_BEI_DIENSTANTRITT', true],
	] as const)('%s for someone who turns 18 on the first day: %s', (art, volljaehrig) => {
		const a = akte({}, { person, bewerbungAbgesendetAm: '2026-03-01T10:00:00.000Z', status: 2500 });
		expect(bedingungenErfuellt(mit(art, true), a, UMFELD)).toBe(volljaehrig);
		expect(bedingungenErfuellt(mit(art, false), a, UMFELD)).toBe(!volljaehrig);
	});

	it('goes by the real start of service once it is known', () => {
		const umfeld = { ...UMFELD, vertrag: { id: 'v', vertragsbeginn: '2026-08-31', dienstantritt: '2026-09-01' } };
		const a = akte({}, { person });
		expect(bedingungenErfuellt(mit('VOLLJAEHRIG_BEI_DIENSTANTRITT', true), a, umfeld)).toBe(true);
		expect(bedingungenErfuellt(mit('VOLLJAEHRIG_BEI_VERTRAGSBEGINN', true), a, umfeld)).toBe(false);
	});

	it('goes by the last agreement', () => {
		const wechsel = { version: 1, userID: null, impersoniertVon: null, manuell: false, grund: null };
		const a = akte({}, { person, status: 2800 });
		a.statusverlauf = [
			{ ...wechsel, von: 2500, nach: 2800, zeit: '2026-08-01T10:00:00.000Z' },
			{ ...wechsel, von: 2800, nach: 2500, zeit: '2026-08-02T10:00:00.000Z' },
			{ ...wechsel, von: 2500, nach: 2800, zeit: '2026-08-31T22:30:00.000Z' },
		];
		expect(bedingungenErfuellt(mit('VOLLJAEHRIG_BEI_VERTRAGSEINIGUNG', true), a, UMFELD)).toBe(true);
		a.statusverlauf.pop();
		expect(bedingungenErfuellt(mit('VOLLJAEHRIG_BEI_VERTRAGSEINIGUNG', true), a, UMFELD)).toBe(false);
	});

	it.each([true, false])('is false without data, asked for %s', (ist) => {
		const ohneVertrag = { ...UMFELD, vertrag: null, isBuchhaltungTraeger: null };
		for (const art of [
			'VOLLJAEHRIG_BEI_BEWERBUNG',
			'VOLLJAEHRIG_BEI_DIENSTANTRITT',
			'VOLLJAEHRIG_BEI_VERTRAGSBEGINN',
			'VOLLJAEHRIG_BEI_VERTRAGSEINIGUNG',
			'BUCHHALTUNG_TRAEGER',
		] as const) {
			expect(bedingungenErfuellt(mit(art, ist), akte({}, { person }), ohneVertrag)).toBe(false);
		}
		expect(bedingungenErfuellt(mit('VOLLJAEHRIG', ist), akte(), UMFELD)).toBe(false);
	});

	it('holds only as a whole', () => {
		const bedingungen = [
			{ art: 'VOLLJAEHRIG', ist: false, werte: [] },
			{ art: 'BUCHHALTUNG_TRAEGER', ist: true, werte: [] },
		] as const;
		const spec = { ...EHRENKODEX, bedingungen };
		expect(bedingungenErfuellt(spec, akte({}, { person }), UMFELD)).toBe(false);
		expect(bedingungenErfuellt(spec, akte({}, { person }), { ...UMFELD, isBuchhaltungTraeger: true })).toBe(true);
	});
});

describe('G19: signatures', () => {
	it.each([
		[2000, true, []],
		[1500, true, ['Vereinbarung']],
		[1000, true, ['Vereinbarung']],
		[1000, false, []],
		['OHNE', false, ['Vereinbarung']],
	] as const)('document %s, signed in the portal: %s', (stand, pdfSignatures, offen) => {
		expect(offeneUnterschriften(akte({ vb: stand }), [VEREINBARUNG], { ...UMFELD, pdfSignatures })).toEqual(offen);
	});

	it('misses the contract though it was never requested, and nothing without specifications', () => {
		expect(offeneUnterschriften(akte(), [VEREINBARUNG, EHRENKODEX], UMFELD)).toEqual(['Vereinbarung']);
		expect(offeneUnterschriften(akte(), [], UMFELD)).toEqual([]);
	});

	it('leaves out what is for another Dienstart, unless it was requested by hand', () => {
		const spec: DokumentSpec = { ...VEREINBARUNG, dienstartIDs: ['bfd'] };
		const a = akte({ vb: 'OHNE' });
		expect(offeneUnterschriften(a, [spec], UMFELD)).toEqual([]);
		a.anforderungen[0] = { ...anforderung('vb', 'OHNE'), isManuell: true };
		expect(offeneUnterschriften(a, [spec], UMFELD)).toEqual(['Vereinbarung']);
	});

	it('still wants the superseded version it was asked for', () => {
		const alt: DokumentSpec = { ...VEREINBARUNG, status: 30 };
		expect(offeneUnterschriften(akte({ vb: 1500 }), [alt], UMFELD)).toEqual(['Vereinbarung']);
		expect(offeneUnterschriften(akte(), [alt], UMFELD)).toEqual([]);
	});
});

describe('G20: queried fields', () => {
	const feld = (name: Feldabfrage['felder'][number]['feld'], isPflicht = true) => ({
		feld: name,
		bezeichnung: FELD_BEZEICHNUNG[name],
		isPflicht,
		isBearbeitbarDurch: [],
		hilfetext: null,
	});
	const abfrage: Feldabfrage = {
		id: 'q1',
		zielStatus: 2800,
		dienstartIDs: [],
		isAktiv: true,
		felder: [feld('geburtsort'), feld('anzahlKinder', false), feld('wochenstunden'), feld('isBildrechte')],
	};
	const wunsch = { id: 'w1', dienstartID: 'fsj' } as Wunsch;
	const stand = (a = akte()) => ({ akte: a, heute: '2026-08-01' });
	const fehlende = (...gefragt: Parameters<typeof fehlendeAbfragefelder>) =>
		fehlendeAbfragefelder(...gefragt).map(({ bezeichnung }) => bezeichnung);

	it('names what is empty, by its label', () => {
		const eigen = { ...abfrage, felder: [{ ...feld('geburtsort'), bezeichnung: 'Wo sind Sie geboren?' }] };
		expect(fehlende(stand(), wunsch, [abfrage], 2800)).toEqual([
			'Geburtsort',
			'Wochenarbeitszeit',
			'Einwilligung Bildrechte',
		]);
		expect(fehlende(stand(), wunsch, [eigen], 2800)).toEqual(['Wo sind Sie geboren?']);
	});

	it('takes an answered no, the contract of the wish and the terms of the same step', () => {
		const a = akte({}, { person: { geburtsort: 'Gießen', isBildrechte: false } });
		expect(fehlende(stand(a), wunsch, [abfrage], 2800, { wochenstunden: 390 })).toEqual([]);
		a.vertraege = [{ wunschID: 'w1', status: 0, wochenstunden: 385 } as Vertrag];
		expect(fehlende(stand(a), wunsch, [abfrage], 2800)).toEqual([]);
		a.vertraege = [{ wunschID: 'w1', status: 9500, wochenstunden: 385 } as Vertrag];
		expect(fehlende(stand(a), wunsch, [abfrage], 2800)).toEqual(['Wochenarbeitszeit']);
	});

	it.each([
		['another target', { zielStatus: 2500 }],
		['inactive', { isAktiv: false }],
		['another Dienstart', { dienstartIDs: ['bfd'] }],
	] as const)('leaves out a query for %s', (_name, abweichung) => {
		expect(fehlende(stand(), wunsch, [{ ...abfrage, ...abweichung }], 2800)).toEqual([]);
	});

	it('merges several queries; mandatory wins', () => {
		const milde = { ...abfrage, id: 'q2', dienstartIDs: ['fsj'], felder: [feld('geburtsort', false), feld('iban')] };
		expect(fehlende(stand(), wunsch, [abfrage, milde], 2800)).toEqual([
			'Geburtsort',
			'Wochenarbeitszeit',
			'Einwilligung Bildrechte',
			'IBAN',
		]);
	});
});

describe('G33: closing the file', () => {
	const fertig = { be: 1000, ek: 1000, fz: 1000 } as const;
	const specs = [EHRENKODEX, FUEHRUNGSZEUGNIS, BESCHEINIGUNG, ZEUGNIS];

	it('wants the Bescheinigung, even where no specification exists', () => {
		expect(offeneNachbearbeitung(akte({}, { status: 9000 }), [], UMFELD)).toEqual(['Bescheinigung']);
		expect(offeneNachbearbeitung(akte(fertig, { status: 9000 }), specs, UMFELD)).toEqual([]);
	});

	it('wants the Zeugnis in the BFD, else where it was requested', () => {
		const bfd = { ...UMFELD, dienstart: { id: 'bfd', art: 'BFD' } } as const;
		expect(offeneNachbearbeitung(akte(fertig, { status: 9000 }), specs, bfd)).toEqual(['Zeugnis']);
		expect(offeneNachbearbeitung(akte({ ...fertig, ze: 2000 }, { status: 9000 }), specs, bfd)).toEqual([]);
		expect(offeneNachbearbeitung(akte({ ...fertig, ze: 'OHNE' }, { status: 9300 }), specs, UMFELD)).toEqual([
			'Zeugnis',
		]);
		expect(offeneNachbearbeitung(akte({ ...fertig, ze: 'WEG' }, { status: 9300 }), specs, UMFELD)).toEqual([]);
	});

	it('waits for reviews, also where an upload alone would not block', () => {
		const a = akte({ ...fertig, ek: 0 }, { status: 9000 });
		expect(fehlendePflichtdokumente(a, [EHRENKODEX], 9900, UMFELD)).toEqual([]);
		expect(offeneNachbearbeitung(a, specs, UMFELD)).toEqual(['Ehrenkodex']);
	});

	it('after a No-Show forgets what it closed and asks for neither Nachweis', () => {
		expect(offeneNachbearbeitung(akte({ ek: 'ZU', fz: 'ZU' }, { status: 9500 }), specs, UMFELD)).toEqual([]);
		expect(offeneNachbearbeitung(akte({ ek: 'ZU', fz: 0 }, { status: 9500 }), specs, UMFELD)).toEqual([
			'Erweitertes Führungszeugnis',
		]);
		expect(offeneNachbearbeitung(akte({ ek: 'ZU', fz: 1000, be: 1000 }, { status: 9000 }), specs, UMFELD)).toEqual([
			'Ehrenkodex',
		]);
	});
});
