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
} from './entscheidungen.ts';
import { VorgabenFestgelegt, type ZyklusEreignis } from './ereignisse.ts';
import { zyklusAggregat, zyklusAlsReferenz } from './zyklus.ts';

const EINGABE = {
	bezeichnung: '2025/2026',
	start: '2025-09-01',
	bewerbungVon: null,
	bewerbungBis: null,
	kontingentabfrageFrist: null,
};
const FSJ = { id: 'fsj', art: 'FSJ' } as const;
const VORIGER = { id: 'y', start: '2024-09-01', ende: '2025-08-31' };
const neu = (id = 'z') => zyklusAggregat.start(id);
const nach = (...ereignisse: ZyklusEreignis[]) => falte(zyklusAggregat, 'z', aufgezeichnet(ereignisse));
const angelegt = () => legeZyklusAn(neu(), EINGABE, [VORIGER]);
const gestartet = () => [...angelegt(), ...starteZyklus(nach(...angelegt()), null, [VORIGER]).zyklus];
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

describe('starten', () => {
	test('the one active so far ends, and stays otherwise as it was', () => {
		const bisheriger = nach(...gestartet());
		const naechster = falte(
			zyklusAggregat,
			'z1',
			aufgezeichnet(legeZyklusAn(neu('z1'), { ...EINGABE, start: '2026-09-01' }, [])),
		);
		const andere = [VORIGER, { id: 'z', start: '2025-09-01', ende: '2026-08-31' }];
		expect(starteZyklus(naechster, bisheriger, andere)).toMatchObject({
			zyklus: [{ type: 'ZyklusGestartet', facts: { von: 'ANGELEGT', nach: 'AKTIV' } }],
			bisheriger: [{ type: 'ZyklusBeendet', facts: { von: 'AKTIV', nach: 'BEENDET' } }],
		});
	});
	test('only once', () => {
		expect(grund(() => starteZyklus(nach(...gestartet()), null, [VORIGER]))).toBe(
			'Die Aktion „Zyklus starten“ ist im Status AKTIV nicht möglich.',
		);
	});
	test('the first one has no predecessor, any other needs one that reaches up to it', () => {
		expect(starteZyklus(nach(...angelegt()), null, []).zyklus).toHaveLength(1);
		const luecke = [{ id: 'x', start: '2023-09-01', ende: '2024-08-31' }];
		expect(grund(() => starteZyklus(nach(...angelegt()), null, luecke))).toContain('fehlt der vorhergehende Zyklus');
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
		expect(starteZyklus(nach(...alt), null, [VORIGER]).zyklus).toMatchObject([{ type: 'ZyklusGestartet' }]);
		expect(uebernimm(zyklus(), nach(...alt), { kontingente: false })).toMatchObject([
			{ type: 'VorgabenFestgelegt' },
			{ type: 'UebernahmeBegonnen' },
		]);
	});
});
