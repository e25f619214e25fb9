import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from './contract/contract.ts';
import type { Definition } from './contract/route.ts';
import type { Antwort, Fragend } from './portal.fixture.ts';
import { type Angemeldet, type Bewerber, type Kleinportal, kleinportal } from './test-portal.fixture.ts';

/** What somebody may not see answers exactly like what doesn't exist, whatever is asked of it. */

let t: Kleinportal;
/** Whom the staff of the first Einsatzstelle doesn't see, and whom it sees. */
let verborgen: Readonly<Record<string, Gesucht>>;
let eigen: Gesucht;
let freiwillige: Angemeldet;

interface Gesucht {
	readonly freiwilliger: string;
	readonly wunsch: string;
	readonly vertrag: string;
	readonly erziehungsberechtigter: string;
	readonly bemerkung: string;
}

const ELTERN = {
	art: 'MUTTER',
	isUnterschriftErforderlich: true,
	isAlleinigesSorgerecht: false,
	vorname: 'Ute',
	nachname: 'Sommer',
	email: 'ute@test.test',
} as const;

beforeAll(async () => {
	t = await kleinportal();
	const nurAndere = await t.erfasse([t.ort(1)]);
	await t.verhandle(nurAndere, 1);

	const anderswo = await t.erfasse([t.ort(0), t.ort(1)]);
	await t.verhandle(anderswo, 1, 1);
	expect((await t.einige(anderswo, 1)).status).toBe(200);
	expect((await t.schliesseAb(anderswo, 1)).status).toBe(200);

	const unbestaetigt = await t.registriereUnbestaetigt([t.ort(0)]);

	const geloescht = await t.erfasse([t.ort(0)]);
	await t.verhandle(geloescht, 0);
	const vorDemLoeschen = await gesucht(geloescht);
	const loeschen = await t.traeger('DELETE', `/v1/freiwilliger/${geloescht.id}?bestaetigung=L%C3%96SCHEN`);
	expect(loeschen.status).toBe(204);

	verborgen = {
		'with a wish at another site only': await gesucht(nurAndere),
		'whose contract went to another site': await gesucht(anderswo),
		'who has not confirmed his address': await gesucht(unbestaetigt),
		'who was deleted': vorDemLoeschen,
	};
	const sichtbar = await t.erfasse([t.ort(0), t.ort(1)]);
	await t.verhandle(sichtbar, 0);
	eigen = await gesucht(sichtbar);
	freiwillige = await t.registriere([t.ort(0)]);
});
afterAll(() => t.stop());

/** Everything of a volunteer that has an id; what he hasn't, nobody has. */
async function gesucht({ id }: Bewerber): Promise<Gesucht> {
	const bemerkt = await t.traeger('POST', `/v1/freiwilliger/${id}/historie`, {
		text: 'Gesehen.',
		sichtbarkeit: 'MA_VEREIN',
	});
	await t.traeger('POST', `/v1/freiwilliger/${id}/erziehungsberechtigte`, ELTERN);
	type Ids = readonly { readonly id: string }[];
	type Akte = { readonly wuensche: Ids; readonly vertraege: Ids; readonly erziehungsberechtigte: Ids };
	const akte = (await t.traeger('GET', `/v1/freiwilliger/${id}`)).data as Akte;
	return {
		freiwilliger: id,
		wunsch: akte.wuensche[0]?.id ?? randomUUID(),
		vertrag: akte.vertraege[0]?.id ?? randomUUID(),
		erziehungsberechtigter: akte.erziehungsberechtigte[0]?.id ?? randomUUID(),
		bemerkung: (bemerkt.data as { bemerkungID?: string } | undefined)?.bemerkungID ?? randomUUID(),
	};
}

const NIEMAND = (): Gesucht => ({
	freiwilliger: randomUUID(),
	wunsch: randomUUID(),
	vertrag: randomUUID(),
	erziehungsberechtigter: randomUUID(),
	bemerkung: randomUUID(),
});

type Methode = Parameters<Fragend>[0];
type Anfrage = readonly [methode: Methode, pfad: string, body?: () => object];

const GRUND = () => ({ grund: 'Ein guter Grund dafür' });
/** Every call on something of one volunteer, with a body that would do. */
const ANFRAGEN: readonly Anfrage[] = [
	['GET', '/v1/freiwilliger/{freiwilliger}'],
	['GET', '/v1/freiwilliger/{freiwilliger}/bewerbung'],
	['GET', '/v1/freiwilliger/{freiwilliger}/historie'],
	['GET', '/v1/freiwilliger/{freiwilliger}/akte'],
	['GET', '/v1/freiwilliger/{freiwilliger}/stand?am=2026-09-15'],
	['GET', '/v1/freiwilliger/{freiwilliger}/pruefung'],
	['PUT', '/v1/freiwilliger/{freiwilliger}', () => ({ ort: 'Gießen' })],
	['PUT', '/v1/freiwilliger/{freiwilliger}', () => ({ nachbearbeitungAbgeschlossen: true })],
	['PUT', '/v1/freiwilliger/{freiwilliger}', () => ({ statusManuell: { ziel: 1500, ...GRUND() } })],
	['DELETE', '/v1/freiwilliger/{freiwilliger}'],
	['POST', '/v1/freiwilliger/{freiwilliger}/akte/sync'],
	['POST', '/v1/freiwilliger/{freiwilliger}/move-zyklus'],
	['POST', '/v1/freiwilliger/{freiwilliger}/stellen', () => [{ einsatzortID: t.ort(0) }]],
	['POST', '/v1/freiwilliger/{freiwilliger}/stellen/{wunsch}/vorschlag', () => ({ annehmen: true })],
	[
		'POST',
		'/v1/freiwilliger/{freiwilliger}/vorschlag',
		() => ({ einsatzortID: t.ort(0), betreuerUserID: t.betreuer(0), nachricht: 'Kommen Sie zu uns.' }),
	],
	['POST', '/v1/freiwilliger/{freiwilliger}/update-betreuer', () => ({ traegerBetreuerUserID: null })],
	['POST', '/v1/freiwilliger/{freiwilliger}/nachricht', () => ({ betreff: 'Hallo', text: 'Guten Tag' })],
	['POST', '/v1/freiwilliger/{freiwilliger}/historie', () => ({ text: 'Bemerkt' })],
	['POST', '/v1/freiwilliger/{freiwilliger}/dienstantritt', () => ({ angetreten: true, datum: '2026-10-01' })],
	['POST', '/v1/freiwilliger/{freiwilliger}/dienstende', () => ({ datum: '2026-10-01', ...GRUND() })],
	['POST', '/v1/freiwilliger/{freiwilliger}/erziehungsberechtigte', () => ELTERN],
	['PUT', '/v1/freiwilliger/{freiwilliger}/erziehungsberechtigte/{erziehungsberechtigter}', () => ELTERN],
	['DELETE', '/v1/freiwilliger/{freiwilliger}/erziehungsberechtigte/{erziehungsberechtigter}'],
	['PUT', '/v1/freiwilliger/wunsch/{wunsch}', () => ({ bemerkung: 'Neu' })],
	['PUT', '/v1/freiwilliger/wunsch/{wunsch}', () => ({ status: 500 })],
	['DELETE', '/v1/freiwilliger/wunsch/{wunsch}', GRUND],
	['DELETE', '/v1/freiwilliger/wunsch/{wunsch}/reactivate'],
	['POST', '/v1/freiwilliger/wunsch/{wunsch}/verhandlung', () => ({ dienstartID: t.dienstart('FSJ') })],
	['POST', '/v1/freiwilliger/wunsch/{wunsch}/einigung', () => ({ vertragsbeginn: '2026-10-01' })],
	['POST', '/v1/freiwilliger/wunsch/{wunsch}/contact', () => ({ nachricht: 'Hallo' })],
	['POST', '/v1/freiwilliger/wunsch/{wunsch}/decline', GRUND],
	[
		'POST',
		'/v1/freiwilliger/{freiwilliger}/wunsch/{wunsch}/update-betreuer',
		() => ({ betreuerUserID: t.betreuer(0) }),
	],
	['PUT', '/v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}', () => ({ urlaubstage: 30 })],
	[
		'PUT',
		'/v1/freiwilliger/{freiwilliger}/vertrag/{vertrag}/vertragsnummer',
		() => ({ vertragsnummer: `N-${randomUUID().slice(0, 8)}` }),
	],
	['POST', '/v1/freiwilliger/{freiwilliger}/reset-vertrag', GRUND],
	['POST', '/v1/freiwilliger/{freiwilliger}/wunsch/{wunsch}/vertragsabschluss', () => ({})],
	['DELETE', '/v1/bemerkung/{bemerkung}'],
];

const setze = (pfad: string, g: Gesucht): string => pfad.replace(/\{(\w+)\}/g, (_, name: keyof Gesucht) => g[name]);
const frage = (wer: Fragend, [methode, pfad, body]: Anfrage, g: Gesucht): Promise<Antwort> =>
	wer(methode, setze(pfad, g), body?.());
const antwort = ({ status, roh }: Antwort) => [status, roh.body];
const name = ([methode, pfad]: Anfrage) => `${methode} ${pfad}`;

it('covers every declared call on a volunteer', () => {
	const muster = (pfad: string) => pfad.split('?')[0]?.replace(/\{\w+\}/g, '{}');
	const abgedeckt = new Set(ANFRAGEN.map(([methode, pfad]) => `${methode} ${muster(pfad)}`));
	const ohne = ['/v1/freiwilliger/invitation/accept/{token}', '/v1/freiwilliger/betreuer/{betreuerUserID}/extra-infos'];
	const verlangt = (Object.values(ROUTES) as unknown as Definition[])
		.filter((d) => /^\/v1\/(freiwilliger|bemerkung)\/.*\{/.test(d.path) && !ohne.includes(d.path))
		.map((d) => `${d.method} ${muster(d.path)}`);
	expect(verlangt.filter((v) => !abgedeckt.has(v))).toEqual([]);
	expect(verlangt.length).toBeGreaterThan(30);
});

describe('staff of a site', () => {
	it.each(ANFRAGEN.map((a) => [name(a), a] as const))('%s: hidden is unknown', async (_, anfrage) => {
		const ereignisse = await t.ereignisse();
		const unbekannt = antwort(await frage(t.verein, anfrage, NIEMAND()));
		expect([403, 404]).toContain(unbekannt[0]);
		for (const [wer, ids] of Object.entries(verborgen)) {
			expect(antwort(await frage(t.verein, anfrage, ids)), wer).toEqual(unbekannt);
		}
		expect(await t.ereignisse()).toBe(ereignisse);
	});

	it('reaches its own by the same calls', async () => {
		const gelesen = ANFRAGEN.filter(([methode, pfad]) => methode === 'GET' && !/stand|pruefung/.test(pfad));
		for (const anfrage of gelesen) expect((await frage(t.verein, anfrage, eigen)).status, name(anfrage)).toBe(200);
	});

	it('finds no way to another contract through its own volunteer', async () => {
		const fremd = verborgen['with a wish at another site only'] as Gesucht;
		const aendere = (vertragID: string) =>
			t.verein('PUT', `/v1/freiwilliger/${eigen.freiwilliger}/vertrag/${vertragID}`, { urlaubstage: 30 });
		const unbekannt = await aendere(randomUUID());
		expect(unbekannt.status).toBe(404);
		expect(antwort(await aendere(fremd.vertrag))).toEqual(antwort(unbekannt));
	});

	it('does not know the other wishes of its own volunteer', async () => {
		const { wuensche } = (await t.traeger('GET', `/v1/freiwilliger/${eigen.freiwilliger}`)).data as {
			wuensche: { id: string; einsatzortID: string }[];
		};
		const [hier, dort] = [t.ort(0), t.ort(1)].map((ort) => wuensche.find((w) => w.einsatzortID === ort)?.id ?? '');
		const sicht = (await t.verein('GET', `/v1/freiwilliger/${eigen.freiwilliger}/bewerbung`)).data as {
			freiwilliger: { wuensche: { id: string }[]; weitereWuensche: number };
			wuensche: { id: string }[];
			aktionen: { wunschID: string | null }[];
		};
		expect(sicht.wuensche.map((w) => w.id)).toEqual([hier]);
		expect(sicht.freiwilliger.wuensche.map((w) => w.id)).toEqual([hier]);
		expect(sicht.freiwilliger.weitereWuensche).toBe(0);
		expect(sicht.aktionen.filter((a) => a.wunschID === dort)).toEqual([]);
		const historie = await t.verein('GET', `/v1/freiwilliger/${eigen.freiwilliger}/historie`);
		expect(historie.roh.body).not.toContain(await nameDesOrts(t.ort(1)));

		for (const anfrage of ANFRAGEN.filter(([, pfad]) => pfad.includes('{wunsch}'))) {
			const fremder = antwort(await frage(t.verein, anfrage, { ...eigen, wunsch: dort ?? '' }));
			expect(fremder, name(anfrage)).toEqual(
				antwort(await frage(t.verein, anfrage, { ...eigen, wunsch: randomUUID() })),
			);
		}
	});
});

async function nameDesOrts(id: string): Promise<string> {
	return ((await t.traeger('GET', `/v1/adresse/${id}`)).data as { bezeichnung: string }).bezeichnung;
}

describe('a volunteer', () => {
	it.each(ANFRAGEN.map((a) => [name(a), a] as const))('%s: others are unknown', async (_, anfrage) => {
		const ereignisse = await t.ereignisse();
		const unbekannt = antwort(await frage(freiwillige.frage, anfrage, NIEMAND()));
		expect([403, 404]).toContain(unbekannt[0]);
		for (const [wer, ids] of Object.entries({ ...verborgen, 'at the same place': eigen })) {
			expect(antwort(await frage(freiwillige.frage, anfrage, ids)), wer).toEqual(unbekannt);
		}
		expect(await t.ereignisse()).toBe(ereignisse);
	});

	it('reads the own file', async () => {
		const eigene = await gesucht(freiwillige);
		const gelesen = ANFRAGEN.filter(([methode, pfad]) => methode === 'GET' && !/stand|pruefung/.test(pfad));
		for (const anfrage of gelesen) expect((await frage(freiwillige.frage, anfrage, eigene)).status).toBe(200);
		const { rows } = await t.umgebung.pool.query('select 1 from zugriff where betroffener = $1', [freiwillige.id]);
		expect(rows).toEqual([]);
	});

	it.each([
		'/v1/freiwilliger/bewerbungen',
		'/v1/freiwilliger/list-freiwillige',
		'/v1/freiwilliger/list-freiwillige/export-csv',
		'/v1/freiwilliger/pool',
		'/v1/freiwilliger/status-changes',
		'/v1/system/users',
		'/v1/mails',
	])('may not list %s', async (pfad) => {
		expect((await freiwillige.frage('GET', pfad)).status).toBe(403);
		expect((await t.niemand('GET', pfad)).status).toBe(401);
	});

	it('sees on the start page only what is public', async () => {
		const start = (await freiwillige.frage('GET', '/v1/start')).data as {
			zahlen: { anzahl: number }[];
			jeStatus: object[];
			wiedervorlagen: object[];
			plaetze: object[];
			bewerbungenJeWoche: object[];
		};
		expect(start.zahlen.every((z) => z.anzahl === 0)).toBe(true);
		expect([start.jeStatus, start.wiedervorlagen, start.plaetze, start.bewerbungenJeWoche]).toEqual([[], [], [], []]);
	});
});

it('nobody without a session reads or changes anything of a volunteer', async () => {
	const ereignisse = await t.ereignisse();
	for (const anfrage of ANFRAGEN) {
		const unbekannt = antwort(await frage(t.niemand, anfrage, NIEMAND()));
		expect(unbekannt[0], name(anfrage)).toBe(401);
		expect(antwort(await frage(t.niemand, anfrage, eigen))).toEqual(unbekannt);
	}
	expect(await t.ereignisse()).toBe(ereignisse);
});
