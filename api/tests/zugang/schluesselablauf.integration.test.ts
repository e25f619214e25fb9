import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kuendigeAblaufAn } from '#commands/api-schluessel/ablauf.ts';
import { leere, postamt } from '#commands/mail/post.fixture.ts';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { HEUTE } from '../test-mandant.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Whoever answers for a key is told that it ends: 14 days before its last one and one day before, each once. */

let t: Kleinportal;
let senke: Senke;
beforeAll(async () => {
	t = await kleinportal();
	senke = await starteSenke();
});
afterAll(async () => {
	await senke?.stop();
	await t.stop();
});
beforeEach(async () => {
	for (const tabelle of ['outbox', 'api_schluessel']) await t.alsEigner(`delete from ${tabelle}`);
	senke.empfangen.length = 0;
});

const ENDE = addiereTage(HEUTE, 60);
const ANGABEN = {
	bezeichnung: 'Webseite',
	scopes: ['LESEN_ADRESSEN'],
	gueltigBis: ENDE,
	ansprechperson: 'Kim Sommer',
	ansprechpersonEmail: 'kim@agentur.test',
};

async function erzeuge(anders: object = {}): Promise<string> {
	const antwort = await t.admin('POST', '/v1/api-keys', { ...ANGABEN, ...anders });
	expect(antwort.status, antwort.roh.body).toBe(201);
	return (antwort.data as { id: string }).id;
}

const am = (heute: string) => kuendigeAblaufAn({ ...t.umgebung, ctx: () => ({ ...t.umgebung.ctx(), heute }) });

/** What goes out in the nights from so many days before the end to so many days before it. */
async function naechte(von: number, bis: number): Promise<number[]> {
	const mitPost: number[] = [];
	for (let tage = von; tage >= bis; tage--) {
		const bisher = senke.empfangen.length;
		await am(addiereTage(ENDE, -tage));
		await leere(postamt(t, senke));
		for (const _ of senke.empfangen.slice(bisher)) mitPost.push(tage);
	}
	return mitPost;
}

const stand = async () =>
	(await t.umgebung.pool.query<{ status: string; fehler: string | null }>('select status, fehler from outbox')).rows;

test('14 days before and one day before, and on no other night', async () => {
	await erzeuge();
	expect(await naechte(20, -3)).toEqual([14, 1]);
	const [erste] = senke.empfangen;
	expect(erste?.an).toBe('kim@agentur.test');
	expect(erste?.mail.subject).toBe('Der API-Schlüssel „Webseite“ läuft ab');
	expect(erste?.mail.text).toContain('Guten Tag Kim Sommer,');
	expect(erste?.mail.text).toContain(`Sein letzter Tag ist der ${formatDatum(ENDE)}`);
	expect(erste?.mail.text).toContain('/admin/system/api');
});

test('once, however often and by how many at once a night is run', async () => {
	await erzeuge();
	const abend = addiereTage(ENDE, -14);
	await Promise.all([am(abend), am(abend), am(abend)]);
	await am(abend);
	expect(await stand()).toHaveLength(1);
});

test.each([
	['nights that were missed are made up for', 9, [9, 1]],
	['of two that are due only the later one is given', 1, [1]],
	['on the last day there is still time', 0, [0]],
	['what has ended is no news', -1, []],
])('%s', async (_, von, erwartet) => {
	await erzeuge();
	expect(await naechte(von, -3)).toEqual(erwartet);
});

test('a key that is prolonged is announced for its new end, and not for the old one', async () => {
	const id = await erzeuge();
	expect(await naechte(15, 10)).toEqual([14]);
	const neu = addiereTage(ENDE, 30);
	expect((await t.admin('PUT', `/v1/api-keys/${id}`, { ...ANGABEN, gueltigBis: neu })).status).toBeLessThan(300);
	expect(await naechte(9, -31)).toEqual([-16, -29]);
});

test.each([
	['deleted', (id: string) => t.admin('DELETE', `/v1/api-keys/${id}`), 'Den Schlüssel gibt es nicht mehr'],
	[
		'prolonged',
		(id: string) => t.admin('PUT', `/v1/api-keys/${id}`, { ...ANGABEN, gueltigBis: addiereTage(ENDE, 90) }),
		'Der Schlüssel gilt bis zu einem anderen Tag',
	],
] as const)('a mail that waits is withdrawn when the key is %s', async (_, tue, fehler) => {
	const id = await erzeuge();
	await am(addiereTage(ENDE, -14));
	await tue(id);
	await leere(postamt(t, senke));
	expect(await stand()).toEqual([{ status: 'cancelled', fehler }]);
	expect(senke.empfangen).toEqual([]);
});

test('nobody is told of a key that is deleted, has no end, or names nobody', async () => {
	const id = await erzeuge();
	expect((await t.admin('DELETE', `/v1/api-keys/${id}`)).status).toBeLessThan(300);
	await erzeuge({ gueltigBis: null });
	await erzeuge({ ansprechpersonEmail: '' });
	expect(await naechte(20, -3)).toEqual([]);
	expect(await stand()).toEqual([]);
});
