import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** A call that is sent again, and two that come at once: nothing is done twice, and nothing exists twice. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
	await t.setzeParameter({ api: true });
});
afterAll(() => t.stop());

const DIENSTART = {
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
const ABFRAGE = {
	bezeichnung: 'Vor der Einigung',
	zielStatus: 9000,
	dienstartIDs: [],
	felder: [{ feldKey: 'geburtsort', isPflicht: true, isBearbeitbarDurch: ['FW'] }],
};
const LISTEN = [
	...['sportart', 'taetigkeitsfeld', 'titel', 'schulabschluss', 'ausbildung'],
	...['attribut-1', 'attribut-2', 'funktion', 'seminartyp'],
];

/** How much there is: events, keys, mails. */
const stand = async () => {
	const { rows } = await t.umgebung.pool.query(
		`select (select count(*) from event) as ereignisse, (select count(*) from api_schluessel) as schluessel,
			(select count(*) from outbox) as mails`,
	);
	return rows[0];
};
const mitSchluessel = (frage: Fragend, ...[methode, pfad, body]: Parameters<Fragend>): (() => Promise<Antwort>) => {
	const kopf = { 'idempotency-key': randomUUID() };
	return () => frage(methode, pfad, body, kopf);
};

describe('the same call with the same key', () => {
	const WIEDERHOLT = [
		['POST', '/v1/feldabfrage', ABFRAGE],
		['POST', '/v1/stammdaten/dienstart', DIENSTART],
		...LISTEN.map((liste) => ['PUT', `/v1/stammdaten/${liste}`, [{ bezeichnung: `Neu in ${liste}` }]] as const),
		['PUT', '/v1/text/landing', { content: '<p>Hallo</p>', version: 0 }],
		['POST', '/v1/stammdaten/mailtemplate/VORSCHLAG/test', {}],
		['PUT', '/v1/user/me', { vorname: 'Ada', nachname: 'Neu' }],
	] as const;

	it.each(WIEDERHOLT)('%s %s is done once and answered alike', async (methode, pfad, body) => {
		const sende = mitSchluessel(t.admin, methode, pfad, body as object);
		const erste = await sende();
		expect(erste.error).toBeUndefined();
		const danach = await stand();
		const zweite = await sende();
		expect([zweite.status, zweite.data]).toEqual([erste.status, erste.data]);
		expect(await stand()).toEqual(danach);
	});

	it('makes one key for a program, and shows its secret once', async () => {
		const body = { bezeichnung: 'Auswertung', scopes: ['EXPORTE'], gueltigBis: null };
		const sende = mitSchluessel(t.admin, 'POST', '/v1/api-keys', body);
		expect((await sende()).status).toBe(201);
		const danach = await stand();
		const zweite = await sende();
		expect([zweite.status, zweite.error.code]).toEqual([409, 'SCHLUESSEL_ANGELEGT']);
		expect(await stand()).toEqual(danach);
	});

	it('changes the own password once, although the old one holds no longer', async () => {
		const { frage } = await t.konto(['MA_VERWALTUNG']);
		const body = { altesPasswort: DEMO_KENNWORT, passwort: 'Ein-neues-Wort-9' };
		const sende = mitSchluessel(frage, 'PUT', '/v1/user/me/passwort', body);
		expect([(await sende()).status, (await sende()).status]).toEqual([204, 204]);
	});
});

describe('the same thing at the same moment', () => {
	const zugleich = async (wie: () => Promise<Antwort>) =>
		(await Promise.all([1, 2, 3, 4].map(wie))).map(({ status }) => status).toSorted();

	it('one Dienstart is made', async () => {
		const neu = { ...DIENSTART, key: 'EFD' };
		const status = await zugleich(() => t.admin('POST', '/v1/stammdaten/dienstart', neu));
		expect(status).toEqual([201, 409, 409, 409]);
	});

	it.each(LISTEN)('one entry is made in %s', async (liste) => {
		const pfad = `/v1/stammdaten/${liste}`;
		const status = await zugleich(() => t.traeger('PUT', pfad, [{ bezeichnung: 'Gleichzeitig' }]));
		expect(status.filter((s) => s === 200)).toHaveLength(1);
		const { data } = await t.traeger('PUT', pfad, [{ bezeichnung: 'Ein anderer Name' }]);
		expect((data as { bezeichnung: string }[]).filter((z) => z.bezeichnung === 'Gleichzeitig')).toHaveLength(1);
	});

	it('a label that was given up is free again', async () => {
		const pfad = '/v1/stammdaten/titel';
		const nenne = (zeile: object) => t.traeger('PUT', pfad, [zeile]);
		const { data } = await nenne({ bezeichnung: 'Prof.' });
		const { id } = (data as { id: string; bezeichnung: string }[]).find((z) => z.bezeichnung === 'Prof.') ?? { id: '' };
		expect((await nenne({ id, bezeichnung: 'Professorin' })).error).toBeUndefined();
		expect((await nenne({ bezeichnung: 'prof.' })).error).toBeUndefined();
		expect((await nenne({ bezeichnung: 'PROFESSORIN' })).status).toBe(422);
	});

	it('one of two invitations to an address is renewed, and the other says why not', async () => {
		const email = 'zwei@mal.test';
		const einladung = { vorname: 'Ina', nachname: 'Neu', email, rollen: ['MA_VEREIN'], adresseIDs: [t.ort(0)] };
		const ids: string[] = [];
		for (const _ of [1, 2]) {
			const { data, error } = await t.admin('POST', '/v1/user/einladung', einladung);
			expect(error).toBeUndefined();
			ids.push((data as { id: string }).id);
			await t.umgebung.pool.query(`update user_einladung set status = 'ABGELAUFEN' where email = $1`, [email]);
		}
		const antworten = await Promise.all(ids.map((id) => t.admin('PUT', `/v1/user/einladung/${id}/resend`)));
		expect(antworten.map(({ status }) => status).toSorted()).toEqual([204, 409]);
		expect(antworten.find(({ status }) => status === 409)?.error.message).toMatch(/offene Einladung/);
	});
});
