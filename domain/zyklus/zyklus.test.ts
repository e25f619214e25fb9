import { describe, expect, it, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { GesamtkontingentFestgelegt } from '#domain/zyklus/budgetereignisse.ts';
import { zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import {
	aendereZyklus,
	legeVorgabenFest,
	legeZyklusAn,
	schliesseZyklusAb,
	setzeBewerbungsstopp,
	starteZyklus,
	uebernimm,
	vorgaengerVon,
} from './entscheidungen.ts';
import { VorgabenFestgelegt, type ZyklusEreignis } from './ereignisse.ts';
import { type Zyklus, zyklusAggregat, zyklusAlsReferenz } from './zyklus.ts';

const EINGABE = {
	bezeichnung: '2025/2026',
	start: '2025-09-01',
	bewerbungVon: null,
	bewerbungBis: null,
	kontingentabfrageFrist: null,
};
const FSJ = { id: 'fsj', art: 'FSJ' } as const;
const VORIGER = { id: 'y', start: '2024-09-01', ende: '2025-08-31' };
const gewesen = (start: string, ende: string, status: Zyklus['status'] = 'BEENDET', bezeichnung = 'Früher') => ({
	status,
	felder: { ...EINGABE, bezeichnung, start, ende },
});
const BEENDETER = gewesen(VORIGER.start, VORIGER.ende);
const neu = (id = 'z') => zyklusAggregat.start(id);
const nach = (...ereignisse: ZyklusEreignis[]) => falte(zyklusAggregat, 'z', aufgezeichnet(ereignisse));
const angelegt = () => legeZyklusAn(neu(), EINGABE, [VORIGER]);
const gestartet = () => [...angelegt(), ...starteZyklus(nach(...angelegt()), null, [BEENDETER]).zyklus];
const grund = (tue: () => unknown): string => {
	try {
		tue();
	} catch (e) {
		if (e instanceof Abgelehnt) return e.message;
		throw e;
	}
	return 'nicht abgelehnt';
};

describe('anlegen', () => {
	test('lasts twelve months, its name is no fact', () => {
		expect(angelegt()).toMatchObject([
			{
				type: 'ZyklusAngelegt',
				facts: { von: null, nach: 'ANGELEGT', start: '2025-09-01', ende: '2026-08-31' },
				person: { bezeichnung: '2025/2026' },
			},
		]);
		expect(nach(...angelegt())).toMatchObject({ status: 'ANGELEGT', felder: { bezeichnung: '2025/2026' } });
	});
	test('starts are unique', () => {
		const andere = [{ id: 'x', start: '2025-09-01', ende: '2026-08-31' }];
		expect(grund(() => legeZyklusAn(neu(), EINGABE, andere))).toBe('Es gibt bereits einen Zyklus mit diesem Beginn.');
		const verschoben = () => aendereZyklus(nach(...angelegt()), { start: '2024-09-01' }, [VORIGER]);
		expect(grund(verschoben)).toBe('Es gibt bereits einen Zyklus mit diesem Beginn.');
	});
	test('starts on the first of a month and before it ends', () => {
		expect(grund(() => legeZyklusAn(neu(), { ...EINGABE, start: '2025-09-02' }, []))).toBe('Invalides Format');
		expect(grund(() => legeZyklusAn(neu(), { ...EINGABE, start: 'gestern' }, []))).toContain('gültiges Datum');
		expect(grund(() => legeZyklusAn(neu(), { ...EINGABE, ende: '2025-08-31' }, []))).toBe(
			'Das Ende darf nicht vor dem Beginn liegen.',
		);
	});
});

test('begins within the century and lasts one to 24 months; what stood before may stay', () => {
	const mit = (start: string, ende?: string) => () =>
		legeZyklusAn(neu(), { ...EINGABE, start, ...(ende && { ende }) }, []);
	const jahre = 'Ein Zyklus beginnt in den Jahren 2000 bis 2099.';
	const dauer = 'Ein Zyklus dauert mindestens einen und höchstens 24 Monate.';
	expect([mit('1900-09-01'), mit('2000-09-01'), mit('2099-09-01'), mit('2106-09-01')].map(grund)).toEqual([
		jahre,
		...Array(2).fill('nicht abgelehnt'),
		jahre,
	]);
	const enden = ['2025-09-29', '2025-09-30', '2027-08-31', '2027-09-01'];
	expect(enden.map((ende) => grund(mit('2025-09-01', ende)))).toEqual([
		dauer,
		...Array(2).fill('nicht abgelehnt'),
		dauer,
	]);
	const alter = nach(...angelegt());
	alter.felder = { ...alter.felder, start: '1999-09-01', ende: '2003-08-31' };
	expect(grund(() => aendereZyklus(alter, { bezeichnung: 'Alt' }, []))).toBe('nicht abgelehnt');
	expect(grund(() => aendereZyklus(alter, { ende: '2002-08-31' }, []))).toBe(jahre);
});

describe('starten', () => {
	test('the one active so far ends, and stays otherwise as it was', () => {
		const bisheriger = nach(...gestartet());
		const naechster = falte(
			zyklusAggregat,
			'z1',
			aufgezeichnet(legeZyklusAn(neu('z1'), { ...EINGABE, start: '2026-09-01' }, [])),
		);
		const andere = [BEENDETER, gewesen('2025-09-01', '2026-08-31', 'AKTIV')];
		expect(starteZyklus(naechster, bisheriger, andere)).toMatchObject({
			zyklus: [{ type: 'ZyklusGestartet', facts: { von: 'ANGELEGT', nach: 'AKTIV' } }],
			bisheriger: [{ type: 'ZyklusBeendet', facts: { von: 'AKTIV', nach: 'BEENDET' } }],
		});
	});
	test('only once', () => {
		expect(grund(() => starteZyklus(nach(...gestartet()), null, [BEENDETER]))).toBe(
			'Die Aktion „Zyklus starten“ ist im Status AKTIV nicht möglich.',
		);
	});
	test('the first one has no predecessor, any other needs one that reaches up to it', () => {
		expect(starteZyklus(nach(...angelegt()), null, []).zyklus).toHaveLength(1);
		const luecke = [gewesen('2022-09-01', '2023-08-31'), gewesen('2023-09-01', '2024-08-31', 'BEENDET', '2023/2024')];
		expect(grund(() => starteZyklus(nach(...angelegt()), null, luecke))).toBe(
			'Vor dem Zyklus 2025/2026 fehlt der vorhergehende Zyklus: Der Zyklus 2023/2024 endet schon am 31.08.2024.',
		);
	});
	// machines.md §13: not for the first.
	test('one that was never started precedes none, and hands nothing on', () => {
		const vertippt = gewesen('1900-09-01', '1901-08-31', 'ANGELEGT');
		expect(starteZyklus(nach(...angelegt()), null, [vertippt]).zyklus).toHaveLength(1);
		const nie = gewesen('2025-01-01', '2025-08-31', 'ANGELEGT');
		expect(vorgaengerVon(nach(...angelegt()), [BEENDETER, nie])).toBe(BEENDETER);
	});
});

describe('abschließen', () => {
	test('only after the end, and it can be taken back', () => {
		expect(grund(() => schliesseZyklusAb(nach(...gestartet()), true))).toContain('im Status AKTIV nicht möglich');
		const beendet = nach(...gestartet());
		beendet.status = 'BEENDET';
		expect(schliesseZyklusAb(beendet, true)).toMatchObject([{ type: 'ZyklusAbgeschlossen' }]);
		expect(schliesseZyklusAb({ ...beendet, isAbgeschlossen: true }, false)).toMatchObject([
			{ type: 'ZyklusWiederEroeffnet' },
		]);
	});
});

test('defaults, stops and the budget of a Dienstart are read as one', () => {
	const start = nach(...angelegt());
	const ereignisse = [
		...angelegt(),
		...legeVorgabenFest(start, FSJ, { taschengeld: 45_000, wochenstunden: 390 }),
		...setzeBewerbungsstopp(start, 'fsj', true),
	];
	const budget = falte(
		zyklusbudgetAggregat,
		'z',
		aufgezeichnet([GesamtkontingentFestgelegt({ dienstartID: 'fsj', von: null, nach: 100 })]),
	);
	const zyklus = nach(...ereignisse);
	expect(zyklusAlsReferenz(zyklus, budget)).toMatchObject({ id: 'z', start: '2025-09-01', ende: '2026-08-31' });
	expect(zyklusAlsReferenz(zyklus, budget).dienstarten.get('fsj')).toEqual({
		isBewerbungsstopp: true,
		gesamtkontingent: 100,
		taschengeld: 45_000,
		taschengeldHoechstbetrag: null,
		wochenstunden: 390,
		estBeitrag: null,
		urlaubstage: null,
	});
	expect(setzeBewerbungsstopp(zyklus, 'fsj', true)).toEqual([]);
	expect(legeVorgabenFest(zyklus, FSJ, { taschengeld: 45_000 })).toEqual([]);
	const aufgehoben = nach(...ereignisse, ...setzeBewerbungsstopp(zyklus, 'fsj', false));
	expect(zyklusAlsReferenz(aufgehoben, budget).dienstarten.get('fsj')?.isBewerbungsstopp).toBe(false);
});

describe('the ceiling of the allowance', () => {
	const zyklus = () => nach(...angelegt());
	const hoch = { taschengeldHoechstbetrag: 67_601 };
	it.each([
		[
			'no more than the law’s at the end of the cycle',
			FSJ,
			67_601,
			'Das Gesetz erlaubt ab 01.01.2026 höchstens 676,00 €.',
		],
		['as much', FSJ, 67_600, 'nicht abgelehnt'],
		['less', FSJ, 40_000, 'nicht abgelehnt'],
		['more, where the law knows none', { id: 's', art: 'SONSTIGE' } as const, 80_000, 'nicht abgelehnt'],
	])('is %s', (_, dienstart, taschengeldHoechstbetrag, erwartet) => {
		expect(grund(() => legeVorgabenFest(zyklus(), dienstart, { taschengeldHoechstbetrag }))).toBe(erwartet);
	});
	it('is refused at its field, with everything else that is wrong', () => {
		try {
			legeVorgabenFest(zyklus(), FSJ, { ...hoch, urlaubstage: 61 });
			expect.fail();
		} catch (e) {
			const felder = e instanceof Abgelehnt ? e.verstoesse.map(({ feld }) => feld) : [];
			expect(felder).toEqual(['taschengeldHoechstbetrag', 'urlaubstage']);
		}
	});
	it('that is higher from before hinders no other change, no start and no successor', () => {
		const aenderungen = { taschengeldHoechstbetrag: { von: null, nach: 80_000 } };
		const alt = [...angelegt(), VorgabenFestgelegt({ dienstartID: 'fsj', aenderungen })];
		expect(legeVorgabenFest(nach(...alt), FSJ, { taschengeldHoechstbetrag: 80_000, urlaubstage: 27 })).toMatchObject([
			{ facts: { aenderungen: { urlaubstage: { nach: 27 } } } },
		]);
		expect(starteZyklus(nach(...alt), null, [BEENDETER]).zyklus).toMatchObject([{ type: 'ZyklusGestartet' }]);
		expect(uebernimm(zyklus(), nach(...alt), { kontingente: false })).toMatchObject([
			{ type: 'VorgabenFestgelegt' },
			{ type: 'UebernahmeBegonnen' },
		]);
	});
});
