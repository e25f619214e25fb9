import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Antwort } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Selection lists, Dienstarten, countries and texts. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

interface Eintrag {
	readonly id: string;
	readonly bezeichnung: string;
	readonly sortierung: number;
	readonly isAktiv: boolean;
	readonly version: number;
}
const liste = async (pfad: string) => (await t.traeger('GET', `${pfad}?all=true`)).data as Eintrag[];
const namen = (eintraege: readonly Eintrag[]) => eintraege.map((e) => e.bezeichnung);
const absage = ({ status, error }: Antwort) => [
	status,
	(error.details as { feld?: string; text: string }[]).map(({ feld, text }) => [feld, text]),
];

describe('a selection list', () => {
	const pfad = '/v1/stammdaten/sportart';

	it('is saved as a whole: new entries, names, order', async () => {
		const vorher = await liste(pfad);
		const neu = [{ bezeichnung: ' Judo ' }, ...vorher.map(({ sortierung: _, ...rest }) => rest)];
		const antwort = await t.traeger('PUT', pfad, neu);
		expect(antwort.status).toBe(200);
		expect(namen(antwort.data as Eintrag[])).toEqual(['Judo', ...namen(vorher)]);
		expect((await liste(pfad)).map((e) => e.sortierung)).toEqual(neu.map((_, i) => i + 1));
		expect(namen((await t.niemand('GET', '/v1/system/sportarten')).data as Eintrag[])).toContain('Judo');
	});

	it('keeps what isn’t named', async () => {
		const vorher = await liste(pfad);
		const [erste] = vorher as [Eintrag];
		await t.traeger('PUT', pfad, [{ ...erste, bezeichnung: 'Karate' }]);
		expect(namen(await liste(pfad)).sort()).toEqual([...namen(vorher.slice(1)), 'Karate'].sort());
	});

	it('is saved completely or not at all', async () => {
		const ereignisse = await t.ereignisse();
		const vorher = await liste(pfad);
		const [erste, zweite] = vorher as [Eintrag, Eintrag];
		const antwort = await t.traeger('PUT', pfad, [
			{ bezeichnung: 'Boxen' },
			{ bezeichnung: '' },
			{ ...erste, version: erste.version + 1 },
			{ bezeichnung: zweite.bezeichnung.toUpperCase() },
		]);
		expect(absage(antwort)).toEqual([
			422,
			[
				['1.bezeichnung', 'Dies ist ein Pflichtfeld'],
				['2', 'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.'],
				['3.bezeichnung', 'Diesen Eintrag gibt es bereits.'],
			],
		]);
		expect(await liste(pfad)).toEqual(vorher);
		expect(await t.ereignisse()).toBe(ereignisse);
	});

	it('is switched by administrators only, and inactive entries are no longer offered', async () => {
		const [erste] = (await liste(pfad)) as [Eintrag];
		const aus = [{ ...erste, isAktiv: false }];
		expect(absage(await t.traeger('PUT', pfad, aus))).toEqual([
			403,
			[['0', 'Nur Administratoren dürfen Stammdaten deaktivieren.']],
		]);
		expect((await t.admin('PUT', pfad, aus)).status).toBe(200);
		expect(namen((await t.niemand('GET', pfad)).data as Eintrag[])).not.toContain(erste.bezeichnung);
		expect(namen(await liste(pfad))).toContain(erste.bezeichnung);
	});

	it('loses only what was never used', async () => {
		const angelegt = await t.traeger('PUT', '/v1/stammdaten/titel', [
			{ bezeichnung: 'Mag.' },
			{ bezeichnung: 'Dipl.-Ing.' },
		]);
		const mag = (angelegt.data as Eintrag[]).find((e) => e.bezeichnung === 'Mag.') as Eintrag;
		const ing = (angelegt.data as Eintrag[]).find((e) => e.bezeichnung === 'Dipl.-Ing.') as Eintrag;
		await t.erfasse([], { titelID: mag.id });
		const loesche = (e: Eintrag) => t.traeger('PUT', '/v1/stammdaten/titel', [{ ...e, isGeloescht: true }]);
		expect(absage(await loesche(mag))).toEqual([
			409,
			[['0', 'Der Eintrag wird verwendet und kann deshalb nicht gelöscht, sondern nur deaktiviert werden.']],
		]);
		expect((await loesche(ing)).status).toBe(200);
		expect(namen(await liste('/v1/system/titel'))).not.toContain('Dipl.-Ing.');
	});

	it.each(['1', '2'])('group attribute %s', async (nr) => {
		const antwort = await t.traeger('PUT', `/v1/stammdaten/attribut-${nr}`, [{ bezeichnung: `Gruppe ${nr}` }]);
		expect(namen(antwort.data as Eintrag[])).toEqual([`Gruppe ${nr}`]);
		expect(namen((await t.verein('GET', `/v1/system/attributes/${nr}`)).data as Eintrag[])).toEqual([`Gruppe ${nr}`]);
	});
});

describe('a list the portal comes with', () => {
	const pfad = '/v1/stammdaten/funktion';
	const lies = async () => (await t.traeger('GET', '/v1/system/funktionen?all=true')).data as Eintrag[];
	const person = (funktionID: string) => ({
		vorname: 'Ada',
		nachname: 'Aue',
		funktionen: [{ adresseID: t.ort(0), funktionID }],
	});
	interface Person {
		readonly id: string;
		readonly funktionen: readonly { readonly funktionID: string; readonly funktion: string }[];
	}

	it('is there without an event, and takes the tenant’s words', async () => {
		expect(namen(await lies())).toEqual([
			'Ansprechpartner',
			'Vertretung',
			'Betreuer (Anleitung)',
			'Unterzeichner',
			'Buchhaltung',
			'Kontingent',
			'Vorstand',
			'Seminar',
		]);
		const vorstand = (await lies()).find(({ id }) => id === 'VORSTAND') as Eintrag;
		expect(vorstand.version).toBe(0);
		await t.traeger('PUT', pfad, [
			{ ...vorstand, bezeichnung: 'Vorsitz' },
			{ bezeichnung: 'Jugendwart', sortierung: 9 },
		]);
		expect(namen(await lies()).slice(6)).toEqual(['Vorsitz', 'Seminar', 'Jugendwart']);
		const { data } = await t.traeger('POST', '/v1/person', person('VORSTAND'));
		expect((data as Person).funktionen).toMatchObject([{ funktionID: 'VORSTAND', funktion: 'Vorsitz' }]);
		const { data: verlauf } = await t.traeger('GET', `/v1/person/${(data as Person).id}/historie`);
		expect((verlauf as { satz: string }[])[0]?.satz).toMatch(/^hat die Funktion Vorsitz bei .* zugewiesen\.$/);
	});

	it('keeps its entries: they are switched off, not deleted', async () => {
		const seminar = (await lies()).find(({ id }) => id === 'SEMINAR') as Eintrag;
		expect(absage(await t.admin('PUT', pfad, [{ ...seminar, isGeloescht: true }]))).toEqual([
			409,
			[['0', 'Der Eintrag gehört zum Portal und kann nicht gelöscht, sondern nur umbenannt oder deaktiviert werden.']],
		]);
		const haelt = (await t.traeger('POST', '/v1/person', person('SEMINAR'))).data as Person;
		expect((await t.admin('PUT', pfad, [{ ...seminar, isAktiv: false }])).status).toBe(200);
		const text = 'Bitte wählen Sie einen Eintrag der Liste.';
		expect(absage(await t.traeger('POST', '/v1/person', person('SEMINAR')))).toEqual([422, [['funktionen', text]]]);
		expect(absage(await t.traeger('POST', '/v1/person', person('KAPITAEN')))).toEqual([422, [['funktionen', text]]]);
		const nochmal = [{ personID: haelt.id, ...person('SEMINAR').funktionen[0] }];
		expect((await t.traeger('POST', '/v1/person/funktionen', nochmal)).status).toBe(201);
	});

	it('is also that of the kinds of seminars', async () => {
		expect(namen((await t.verein('GET', '/v1/system/seminartypen')).data as Eintrag[])).toEqual([
			'Einführungsseminar',
			'Zwischenseminar',
			'Abschlussseminar',
			'Politische Bildung',
			'Bildungstag',
			'Lizenzausbildung',
			'Freies Seminar',
		]);
		const antwort = await t.traeger('PUT', '/v1/stammdaten/seminartyp', [{ bezeichnung: 'Klausur', sortierung: 8 }]);
		expect(namen(antwort.data as Eintrag[]).at(-1)).toBe('Klausur');
	});
});

describe('the history of a list', () => {
	it('tells who changed what, newest first', async () => {
		const [erste] = (await liste('/v1/system/ausbildungen')) as [Eintrag];
		await t.traeger('PUT', '/v1/stammdaten/ausbildung', [{ ...erste, bezeichnung: 'Lehre' }]);
		const { data } = await t.traeger('GET', '/v1/stammdaten/historie/ausbildung');
		expect((data as object[])[0]).toMatchObject({
			satz: `hat „${erste.bezeichnung}“ geändert.`,
			akteur: { name: expect.stringMatching(/\S/) },
			aenderungen: [{ bezeichnung: 'Bezeichnung', von: erste.bezeichnung, nach: 'Lehre' }],
		});
		expect((await t.traeger('GET', '/v1/stammdaten/historie/unbekannt')).status).toBe(400);
	});
});

describe('look-ups', () => {
	it('name the active cycle and its window', async () => {
		expect((await t.niemand('GET', '/v1/system/zyklusinfo')).data).toEqual({
			zyklus: {
				id: t.grundlage.zyklen.at(-1)?.id,
				bezeichnung: '2026/2027',
				start: '2026-09-01',
				ende: '2027-08-31',
				bewerbungVon: '2026-03-01',
				bewerbungBis: null,
			},
			isBewerbungsphase: true,
		});
	});

	it('list the placeholders of templates', async () => {
		const { data } = await t.traeger('GET', '/v1/system/pdf-variables');
		expect(data).toContainEqual({
			gruppe: 'freiwilliger',
			name: 'freiwilliger.geburtsdatum',
			beispiel: '14.03.2007',
		});
	});
});

describe('what a volunteer chooses', () => {
	const FREMD = '00000000-0000-4000-8000-000000000000';

	it('must be on the list and active; what he has stays', async () => {
		const [turnen] = (await t.admin('PUT', '/v1/stammdaten/taetigkeitsfeld', [{ bezeichnung: 'Inklusion' }]))
			.data as Eintrag[];
		const feld = turnen as Eintrag;
		const { id } = await t.erfasse([], { taetigkeitsfeldIDs: [feld.id] });
		const aendere = (daten: object) => t.traeger('PUT', `/v1/freiwilliger/${id}`, daten);
		const text = 'Bitte wählen Sie einen Eintrag der Liste.';
		expect(absage(await aendere({ schulabschlussID: FREMD }))).toEqual([422, [['schulabschlussID', text]]]);
		const { version } = (await liste('/v1/stammdaten/taetigkeitsfeld')).find((e) => e.id === feld.id) as Eintrag;
		await t.admin('PUT', '/v1/stammdaten/taetigkeitsfeld', [{ ...feld, version, isAktiv: false }]);
		const [sport] = (await t.niemand('GET', '/v1/stammdaten/sportart')).data as Eintrag[];
		expect((await aendere({ taetigkeitsfeldIDs: [feld.id], sportartIDs: [sport?.id] })).status).toBe(200);
		const { id: andere } = await t.erfasse([]);
		const neu = await t.traeger('PUT', `/v1/freiwilliger/${andere}`, { taetigkeitsfeldIDs: [feld.id] });
		expect(absage(neu)).toEqual([422, [['taetigkeitsfeldIDs', text]]]);
	});
});

describe('what is chosen for others', () => {
	const FREMD = '00000000-0000-4000-8000-000000000000';
	const text = 'Bitte wählen Sie einen Eintrag der Liste.';

	it('for an address must be on its lists', async () => {
		const pfad = `/v1/adresse/${t.ort(0)}`;
		const falsch = { sportartIDs: [FREMD], taetigkeitsfeldIDs: [FREMD], attribut1ID: FREMD, attribut2ID: FREMD };
		expect(absage(await t.traeger('PUT', pfad, falsch))).toEqual([
			422,
			Object.keys(falsch).map((feld) => [feld, text]),
		]);
		const [sport] = (await t.niemand('GET', '/v1/stammdaten/sportart')).data as Eintrag[];
		expect((await t.traeger('PUT', pfad, { sportartIDs: [sport?.id] })).status).toBe(200);
	});

	it('for a contact person as well', async () => {
		const [titel] = (await t.niemand('GET', '/v1/system/titel')).data as Eintrag[];
		const { data } = await t.traeger('POST', '/v1/person', { vorname: 'Ida', nachname: 'Igel' });
		const pfad = `/v1/person/${(data as { id: string }).id}`;
		expect(absage(await t.traeger('PUT', pfad, { titelID: FREMD }))).toEqual([422, [['titelID', text]]]);
		expect((await t.traeger('PUT', pfad, { titelID: titel?.id })).data).toMatchObject({ titel: titel?.bezeichnung });
	});
});

describe('countries', () => {
	it('are known by their code, and never deleted', async () => {
		const pfad = '/v1/stammdaten/land';
		const atlantis = { key: 'ZZ', bezeichnung: 'Atlantis', isEU: false, sortierung: 300 };
		expect((await t.traeger('PUT', pfad, [atlantis])).status).toBe(200);
		expect((await t.niemand('GET', `${pfad}/ZZ`)).data).toMatchObject({ id: 'ZZ', bezeichnung: 'Atlantis' });
		expect(absage(await t.traeger('PUT', pfad, [atlantis]))).toEqual([
			422,
			[['0.key', 'Diesen Eintrag gibt es bereits.']],
		]);
		const loeschen = { id: 'ZZ', bezeichnung: 'Atlantis', isEU: false, isGeloescht: true };
		expect((await t.admin('PUT', pfad, [loeschen])).status).toBe(409);
	});
});

describe('a Dienstart', () => {
	const pfad = '/v1/stammdaten/dienstart';
	const NEU = {
		key: 'IJFD',
		bezeichnung: 'Internationaler Jugendfreiwilligendienst',
		kurz: 'IJFD',
		art: 'SONSTIGE',
		isUe27: false,
		minAlter: 16,
		maxAlter: 26,
		minMonate: 6,
		maxMonate: 18,
		seminartageBasis: 25,
		seminartageAbzug: 2,
		seminartageZuschlag: 1,
		seminartageUe27ProMonat: 1,
		farbe: null,
		sortierung: 9,
	};

	it('is made and changed by administrators, within bounds', async () => {
		const neu = await t.admin('POST', pfad, NEU);
		expect([neu.status, neu.data]).toEqual([201, expect.objectContaining({ ...NEU, isAktiv: true, version: 1 })]);
		const { id } = neu.data as { id: string };
		expect(absage(await t.admin('POST', pfad, NEU))).toEqual([
			409,
			[['key', 'Es gibt bereits eine Dienstart mit diesem Schlüssel.']],
		]);
		expect(absage(await t.admin('PUT', `${pfad}/${id}`, { maxMonate: 25, minAlter: 30 }))).toEqual([
			422,
			[
				['maxMonate', 'Bitte geben Sie höchstens 24 ein'],
				['minAlter', 'Das Mindestalter darf nicht über dem Höchstalter liegen.'],
			],
		]);
		expect(absage(await t.admin('PUT', `${pfad}/${id}`, { minAlter: 30, minMonate: 20 }))).toEqual([
			422,
			[
				['minAlter', 'Das Mindestalter darf nicht über dem Höchstalter liegen.'],
				['minMonate', 'Die Mindestdauer darf nicht über der Höchstdauer liegen.'],
			],
		]);
		expect((await t.admin('PUT', `${pfad}/${id}`, { maxMonate: 24, version: 1 })).data).toMatchObject({
			maxMonate: 24,
			version: 2,
		});
		expect((await t.admin('PUT', `${pfad}/${id}`, { maxMonate: 12, version: 1 })).status).toBe(409);
		await t.admin('PUT', `${pfad}/${id}`, { isAktiv: false });
		const kurz = (await t.niemand('GET', '/v1/system/dienstarten')).data as { id: string }[];
		expect(kurz.some((d) => d.id === id)).toBe(false);
	});
});

describe('a text', () => {
	const pfad = '/v1/text/start.einleitung';
	interface Text {
		readonly content: string;
		readonly isStandard: boolean;
		readonly version: number;
	}
	const lies = async () => (await t.niemand('GET', pfad)).data as Text;

	it('begins with the built-in words, is changed, and goes back to them', async () => {
		const standard = await lies();
		expect(standard).toMatchObject({ isStandard: true, version: 0 });
		const neu = await t.traeger('PUT', pfad, { content: '## Impressum\r\n\r\nSportverband e. V.', version: 0 });
		expect(neu.data).toMatchObject({ content: '## Impressum\n\nSportverband e. V.', isStandard: false });
		expect((await t.traeger('PUT', pfad, { content: 'Anders', version: 0 })).status).toBe(409);
		expect((await t.traeger('DELETE', pfad)).status).toBe(204);
		expect(await lies()).toMatchObject({ content: standard.content, isStandard: true });
	});

	it.each([
		['<script>alert(1)</script> [x](javascript:alert`1`)', '<script>alert(1)</script> x'],
		['[x](data:text/html,y) [y](https://demo.test)', 'x [y](https://demo.test)'],
		['a\u0007b', 'ab'],
	])('is cleaned when it is written: %s', async (roh, sauber) => {
		expect((await t.traeger('PUT', pfad, { content: roh })).data).toMatchObject({ content: sauber });
	});

	it('may be long, but not longer than the table says', async () => {
		expect((await t.traeger('PUT', pfad, { content: 'x'.repeat(50_000) })).status).toBe(200);
		expect(absage(await t.traeger('PUT', pfad, { content: 'x'.repeat(50_001) }))).toEqual([
			422,
			[['content', 'Bitte geben Sie höchstens 50000 Zeichen ein']],
		]);
	});

	it('of an unknown key isn’t there until it is written, and has a valid key', async () => {
		expect((await t.niemand('GET', '/v1/text/eigener.text')).status).toBe(404);
		expect((await t.traeger('DELETE', '/v1/text/eigener.text')).status).toBe(404);
		expect((await t.traeger('PUT', '/v1/text/eigener.text', { content: 'Hallo' })).status).toBe(200);
		expect((await t.niemand('GET', '/v1/text/eigener.text')).data).toMatchObject({ content: 'Hallo', titel: null });
		expect((await t.traeger('PUT', '/v1/text/Gross', { content: 'x' })).status).toBe(400);
	});
});

describe('pinned information', () => {
	const pfad = (rolle: string) => `/v1/text/angepinnt.${rolle}`;
	const HEUTE = '2026-09-15';

	it.each([
		[{}, true],
		[{ von: HEUTE, bis: HEUTE }, true],
		[{ von: '2026-09-16' }, false],
		[{ bis: '2026-09-14' }, false],
	])('is read by its role alone, on its days: %o', async (zeiten, gezeigt) => {
		t.stelleUhr(HEUTE);
		const freiwillige = (await t.registriere([t.ort(0)])).frage;
		const leser = { freiwillige, einsatzstellen: t.verein, traeger: t.traeger };
		for (const rolle of ['freiwillige', 'einsatzstellen', 'traeger'] as const) {
			const content = `Für ${rolle}`;
			const neu = await t.traeger('PUT', pfad(rolle), { content, ...zeiten });
			expect(neu.data).toMatchObject({ content, isGezeigt: gezeigt });
			const gelesen = (await leser[rolle]('GET', pfad(rolle))).data;
			expect(gelesen).toMatchObject({ isGezeigt: gezeigt, content: gezeigt || rolle === 'traeger' ? content : '' });
			for (const fremd of ['freiwillige', 'einsatzstellen'] as const) {
				if (fremd !== rolle) expect((await leser[fremd]('GET', pfad(rolle))).status).toBe(404);
			}
			expect((await t.niemand('GET', pfad(rolle))).status).toBe(404);
			expect((await t.verein('PUT', pfad(rolle), { content: 'x' })).status).toBe(403);
		}
	});

	it('does not end before it begins, and only it has days', async () => {
		const falsch = await t.traeger('PUT', pfad('traeger'), { content: 'x', von: '2026-09-02', bis: '2026-09-01' });
		expect(absage(falsch)).toEqual([422, [['bis', 'Das Ende darf nicht vor dem Beginn liegen.']]]);
		const andere = await t.traeger('PUT', '/v1/text/impressum', { content: 'x', von: HEUTE });
		expect(absage(andere)).toEqual([422, [['von', 'Nur angepinnte Informationen haben Zeiten.']]]);
	});
});
