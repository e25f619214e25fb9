import { describe, expect, test } from 'vitest';
import { NEU, wortuebergang } from '#domain/maschine.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { beitrittMaschine } from './beitritt.machine.ts';
import { entscheideBeitritt } from './beitritt.ts';
import { einladungMaschine } from './einladung.machine.ts';
import { gueltigBis, ladeEin, schritt, statusAm } from './einladung.ts';

const JETZT = '2026-09-15T10:00:00.000Z';
const ADMIN: Akteur = {
	art: 'USER',
	userID: 'admin',
	rollen: ['ADMIN', 'MA_VERWALTUNG'],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
};
const ANGABEN = {
	vorname: 'Mirko',
	nachname: 'Hartwig',
	email: 'M.Hartwig@Waldkauz.test ',
	rollen: ['MA_VEREIN'] as const,
	einsatzstelleIDs: ['s1'],
	einsatzortIDs: [],
};
const codes = (tue: () => unknown): string[] => {
	try {
		tue();
	} catch (e) {
		if (e instanceof Abgelehnt) return e.verstoesse.map((v) => `${v.code} ${v.text}`);
		throw e;
	}
	return [];
};

describe('the maps know the pairs of the table and no others', () => {
	const EINLADUNG: Record<string, string> = {
		'neu Ausgesprochen': 'OFFEN',
		'OFFEN Angenommen': 'ANGENOMMEN',
		'OFFEN Abgelaufen': 'ABGELAUFEN',
		'OFFEN Zurueckgezogen': 'ZURUECKGEZOGEN',
		'OFFEN ErneutGesendet': 'OFFEN',
		'ABGELAUFEN ErneutGesendet': 'OFFEN',
	};
	for (const von of [NEU, 'OFFEN', 'ANGENOMMEN', 'ABGELAUFEN', 'ZURUECKGEZOGEN'] as const)
		for (const was of ['Ausgesprochen', 'Angenommen', 'Abgelaufen', 'Zurueckgezogen', 'ErneutGesendet'] as const)
			test(`Einladung ${von} ${was}`, () => {
				expect(wortuebergang(einladungMaschine, von, was)).toBe(EINLADUNG[`${von} ${was}`] ?? null);
			});

	const BEITRITT: Record<string, string> = {
		'neu Gestellt': 'OFFEN',
		'OFFEN Angenommen': 'ANGENOMMEN',
		'OFFEN Abgelehnt': 'ABGELEHNT',
	};
	for (const von of [NEU, 'OFFEN', 'ANGENOMMEN', 'ABGELEHNT'] as const)
		for (const was of ['Gestellt', 'Angenommen', 'Abgelehnt'] as const)
			test(`Beitrittsanfrage ${von} ${was}`, () => {
				expect(wortuebergang(beitrittMaschine, von, was)).toBe(BEITRITT[`${von} ${was}`] ?? null);
			});
});

describe('einladen', () => {
	test('is good for 14 days', () => {
		expect(ladeEin(ADMIN, ANGABEN, JETZT)).toMatchObject({
			status: 'OFFEN',
			email: 'm.hartwig@waldkauz.test',
			gueltigBis: '2026-09-29T10:00:00.000Z',
		});
	});
	test('to no role above the own, and to no volunteer’s', () => {
		expect(codes(() => ladeEin(ADMIN, { ...ANGABEN, rollen: ['SYSTEMADMIN'] }, JETZT))).toEqual([
			'RECHT Sie können nur Rollen unterhalb Ihrer eigenen vergeben.',
		]);
		expect(codes(() => ladeEin(ADMIN, { ...ANGABEN, rollen: ['FREIWILLIGER'] }, JETZT))).toHaveLength(1);
	});
	test('a site with at least one place', () => {
		expect(codes(() => ladeEin(ADMIN, { ...ANGABEN, einsatzstelleIDs: [] }, JETZT))).toEqual([
			'FELD Bitte ordnen Sie mindestens eine Einsatzstelle zu.',
		]);
	});
});

describe('an open invitation runs out by itself', () => {
	const offen = { status: 'OFFEN', gueltigBis: gueltigBis(JETZT) } as const;

	test('to the moment', () => {
		expect(statusAm(offen, '2026-09-29T09:59:59.999Z')).toBe('OFFEN');
		expect(statusAm(offen, '2026-09-29T10:00:00.000Z')).toBe('ABGELAUFEN');
		expect(statusAm({ ...offen, status: 'ANGENOMMEN' }, '2027-01-01T00:00:00.000Z')).toBe('ANGENOMMEN');
	});
	test('and can then only be sent again', () => {
		const spaeter = '2026-10-01T00:00:00.000Z';
		expect(codes(() => schritt(offen, 'Angenommen', spaeter))).toEqual([
			'G22 Die Aktion „Einladung annehmen“ ist im Status Abgelaufen nicht möglich.',
		]);
		expect(schritt(offen, 'ErneutGesendet', spaeter)).toBe('OFFEN');
		expect(codes(() => schritt({ ...offen, status: 'ZURUECKGEZOGEN' }, 'ErneutGesendet', JETZT))).toEqual([
			'G22 Die Aktion „Einladung erneut senden“ ist im Status Zurückgezogen nicht möglich.',
		]);
	});
});

test('a join request is decided once', () => {
	expect(entscheideBeitritt('OFFEN', true)).toBe('ANGENOMMEN');
	expect(entscheideBeitritt('OFFEN', false)).toBe('ABGELEHNT');
	expect(codes(() => entscheideBeitritt('ABGELEHNT', true))).toEqual([
		'G22 Die Aktion „Beitrittsanfrage annehmen“ ist im Status Abgelehnt nicht möglich.',
	]);
});
