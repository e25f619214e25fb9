import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { adressHash } from '#commands/mail/sperre.ts';
import { fuehreSammelaktionAus } from '#commands/sammelaktion/fuehre-aus.ts';
import type { Fragend } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What a message says to each of its readers, and who gets none (table: Nachricht an Freiwillige). */

let t: Kleinportal;
let lena: Angemeldet;
let jonas: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());
beforeEach(async () => {
	lena = await t.registriere([t.ort(0)], { vorname: 'Lena' });
	jonas = await t.registriere([t.ort(1)], { vorname: 'Jonas' });
	await leerePost(t.umgebung, ablage(t.verzeichnis));
});

const TEXT = 'Es geht um {{ einsatzort.bezeichnung }}, {{ freiwilliger.vorname }}.';
const post = async () =>
	(await leerePost(t.umgebung, ablage(t.verzeichnis))).filter(({ betreff }) => betreff.startsWith('Info'));
const sende = (wer: { readonly id: string }, text = TEXT, dazu: object = {}, frage = t.traeger) =>
	frage('POST', `/v1/freiwilliger/${wer.id}/nachricht`, {
		betreff: 'Info für {{ freiwilliger.vorname }}',
		text,
		...dazu,
	});
const gruende = async (wer: { readonly id: string }, text = TEXT) => {
	const body = { betreff: 'Info für {{ freiwilliger.vorname }}', text };
	const antwort = await t.traeger('POST', `/v1/freiwilliger/${wer.id}/nachricht/probe`, body);
	return (antwort.data as { code: string; text: string }[]).map((grund) => [grund.code, grund.text]);
};
const ortsname = async (nr: number) => {
	const { rows } = await t.umgebung.pool.query('select bezeichnung from adresse where id = $1', [t.ort(nr)]);
	return rows[0].bezeichnung as string;
};

describe('a message', () => {
	it('is filled for its reader, in the mail and in the history', async () => {
		expect(await gruende(lena)).toEqual([]);
		expect((await sende(lena)).status).toBe(204);
		const erwartet = `Es geht um ${await ortsname(0)}, Lena.`;
		const [mail] = await post();
		expect([mail?.betreff, mail?.text.includes(erwartet)]).toEqual(['Info für Lena', true]);
		const historie = (await t.traeger('GET', `/v1/freiwilliger/${lena.id}/historie`)).data as { text: string | null }[];
		expect(historie.map(({ text }) => text).filter((text) => text?.includes(erwartet))).toHaveLength(1);
	});

	it('is shaped in the mail, and words in its plain part and the history', async () => {
		const text = 'Bis **Montag** [hier](https://hilfe.test/a)\n- {{ freiwilliger.vorname }} <b>';
		expect((await sende(lena, text)).status).toBe(204);
		const [mail] = await post();
		expect(mail?.html).toMatch(/<p>Bis <b>Montag<\/b> <a href="https:\/\/hilfe.test\/a"[^>]*>hier<\/a><\/p>/);
		expect(mail?.html).toContain('<li>Lena &lt;b&gt;</li>');
		const worte = 'Bis Montag hier (https://hilfe.test/a)\n\n- Lena <b>';
		expect(mail?.text).toContain(worte);
		const historie = (await t.traeger('GET', `/v1/freiwilliger/${lena.id}/historie`)).data as { text: string | null }[];
		expect(historie.some((eintrag) => eintrag.text?.includes(worte))).toBe(true);
	});

	it('is tried out by its author alone: as its reader would get it, and nothing of it is kept', async () => {
		const teste = (text: string, frage = t.traeger) =>
			frage('POST', `/v1/freiwilliger/${lena.id}/nachricht/test`, { betreff: 'An {{ freiwilliger.vorname }}', text });
		expect((await teste(TEXT)).status).toBe(204);
		const alle = await leerePost(t.umgebung, ablage(t.verzeichnis));
		const [mail, ...weitere] = alle.filter(({ text }) => text.includes('Es geht um'));
		expect(weitere).toEqual([]);
		expect([mail?.an, mail?.betreff]).toEqual(['traeger@demo.test', 'Test: An Lena']);
		expect(mail?.text).toMatch(/^Guten Tag Lena /);
		expect(mail?.text).toContain(`Es geht um ${await ortsname(0)}, Lena.`);
		expect(await gruende(lena)).toEqual([]);
		const fehlt = await teste('{{ vertrag.nummer }}');
		expect([fehlt.status, fehlt.error.code]).toEqual([422, 'ANGABE_FEHLT']);
		expect((await teste(TEXT, t.verein)).status).toBe(403);
	});

	it('names the place of the row it was sent from, and none where two are meant', async () => {
		const [eine, zwei] = [
			await t.erfasse([t.ort(0), t.ort(1)], MIT_EMAIL('a')),
			await t.erfasse([t.ort(0), t.ort(1)], MIT_EMAIL('b')),
		];
		const ids = [eine.wunschID(1), zwei.wunschID(0), zwei.wunschID(1)];
		const probe = await t.traeger('POST', '/v1/sammelaktion/probelauf', {
			liste: 'BEWERBUNGEN',
			eingabe: AN_ALLE,
			auswahl: { ids },
		});
		const zeilen = (probe.data as { zeilen: { freiwilligerID: string; gruende: { text: string }[] }[] }).zeilen;
		expect(new Map(zeilen.map((z) => [z.freiwilligerID, z.gruende.map(({ text }) => text)]))).toEqual(
			new Map([
				[eine.id, []],
				[zwei.id, ['Einsatzort: Bezeichnung fehlt']],
			]),
		);
		await sammle(ids);
		const ort = await ortsname(1);
		expect((await post()).map(({ text }) => text.includes(`Es geht um ${ort},`))).toEqual([true]);
	});

	it.each([
		['hat keine E-Mail-Adresse', 'OHNE_EMAIL', async () => (await t.erfasse([t.ort(0)])).id],
		[
			'E-Mail kam am 24.11.2025 zurück',
			'EMAIL_ZURUECK',
			async () => {
				await sperre(lena.email, '2025-11-24T10:00:00Z');
				return lena.id;
			},
		],
		[
			'ist gelöscht oder gesperrt',
			'KEIN_LESER',
			async () => {
				await t.umgebung.pool.query('update benutzer set is_gesperrt = true where email = $1', [lena.email]);
				return lena.id;
			},
		],
		[
			'bekam diese Nachricht heute schon',
			'HEUTE_SCHON',
			async () => {
				expect((await sende(lena)).status).toBe(204);
				return lena.id;
			},
		],
	])('is refused where the reader %s', async (text, code, wen) => {
		const id = await wen();
		expect(await gruende({ id })).toEqual([[code, text]]);
		const antwort = await sende({ id });
		expect([antwort.status, antwort.error.message]).toEqual([422, text]);
	});

	it('is refused with every Angabe that is missing', async () => {
		expect(await gruende(lena, '{{ vertrag.nummer }} {{ betreuer.telefon }}{? {{ zyklus.ende }} ?}')).toEqual([
			['ANGABE_FEHLT', 'Vertrag: Vertragsnummer fehlt'],
			['ANGABE_FEHLT', 'Betreuung: Telefon fehlt'],
		]);
		expect((await gruende(lena, '{{ freiwilliger.iban }}')).map(([code]) => code)).toEqual(['PLATZHALTER']);
	});

	it('goes a second time on the same day where that is wanted, or the first was taken back', async () => {
		await t.setzeParameter({ versandVerzoegerung: 60 });
		expect((await sende(lena)).status).toBe(204);
		expect((await sende(lena, TEXT, { nochmals: [lena.id] })).status).toBe(204);
		expect((await sende(jonas)).status).toBe(204);
		expect(await gruende(jonas)).toHaveLength(1);
		const weg = { tat: 'nachricht', objektID: null };
		expect((await t.traeger('POST', `/v1/freiwilliger/${jonas.id}/rueckgaengig`, weg)).status).toBeLessThan(300);
		expect(await gruende(jonas)).toEqual([]);
		await t.setzeParameter({ versandVerzoegerung: 0 });
	});

	it('is tried and filled for the provider alone', async () => {
		const werte = `/v1/freiwilliger/${lena.id}/nachricht/werte`;
		expect((await t.verein('GET', werte)).status).toBe(403);
		const { data } = await t.traeger('GET', werte);
		expect(data).toMatchObject({ email: lena.email, werte: { 'freiwilliger.vorname': 'Lena' } });
		expect(
			Object.keys((data as { werte: object }).werte).filter((name) => /iban|konfession|steuer/.test(name)),
		).toEqual([]);
	});
});

const AN_ALLE = { aktion: 'nachricht', betreff: 'Info', text: TEXT };
const MIT_EMAIL = (wer: string) => ({ email: `${wer}@nachricht.test` });

async function sammle(ids: readonly string[]): Promise<void> {
	const antwort = await t.traeger('POST', '/v1/sammelaktion', { liste: 'BEWERBUNGEN', eingabe: AN_ALLE, ids });
	expect(antwort.status, antwort.roh.body).toBe(202);
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'sammelaktion' and status = 'queued'`,
	);
	for (const { id } of rows) await fuehreSammelaktionAus(t, id);
}

async function sperre(email: string, seit: string): Promise<void> {
	const { pool } = t.umgebung;
	await pool.query(
		`insert into mail_sperre (adress_hash, grund, outbox_id, seit)
		select $1, 'ADRESSE', id, $2 from outbox limit 1`,
		[adressHash(email), seit],
	);
}

describe('a saved text', () => {
	const T = '/v1/textbaustein';
	const angaben = { bezeichnung: 'Frist', betreff: 'Ihre Frist', text: 'Bis **{{ frist }}**', umfang: 'EIGEN' };
	interface Text {
		readonly id: string;
		readonly bezeichnung: string;
		readonly von: string | null;
		readonly isPflegbar: boolean;
		readonly version: number;
	}
	const alle = async (frage: Fragend) => (await frage('GET', T)).data as unknown as readonly Text[];

	it('is its author’s until he gives it to the team, and is renamed and deleted', async () => {
		const neu = await t.traeger('POST', T, angaben);
		expect(neu.status).toBe(201);
		const { id, version } = neu.data as unknown as Text;
		expect((await alle(t.traeger)).map((text) => [text.bezeichnung, text.isPflegbar])).toEqual([['Frist', true]]);
		expect(await alle(t.admin)).toEqual([]);
		expect((await t.admin('PUT', `${T}/${id}`, { betreff: 'Mein' })).status).toBe(404);
		const geteilt = await t.traeger('PUT', `${T}/${id}`, { bezeichnung: 'Abgabefrist', umfang: 'TEAM', version });
		expect(geteilt.status, geteilt.roh.body).toBe(200);
		expect((await t.traeger('PUT', `${T}/${id}`, { bezeichnung: 'Zu spät', version })).status).toBe(409);
		const [beim] = await alle(t.admin);
		expect(beim).toMatchObject({ id, bezeichnung: 'Abgabefrist', isPflegbar: true });
		expect(beim?.von).toBeTruthy();
		expect((await t.admin('DELETE', `${T}/${id}`)).status).toBe(204);
		expect(await alle(t.traeger)).toEqual([]);
		expect((await t.traeger('DELETE', `${T}/${id}`)).status).toBe(404);
	});

	it('for the whole provider is the administration’s, and none names what no message may', async () => {
		const fuerAlle = { ...angaben, umfang: 'TRAEGER' };
		expect((await t.traeger('POST', T, fuerAlle)).status).toBe(403);
		const { id } = (await t.admin('POST', T, fuerAlle)).data as unknown as Text;
		expect((await alle(t.traeger)).map((text) => text.isPflegbar)).toEqual([false]);
		expect((await t.traeger('DELETE', `${T}/${id}`)).status).toBe(403);
		const antwort = await t.traeger('POST', T, { ...angaben, text: '{{ freiwilliger.iban }}' });
		expect([antwort.status, antwort.error.code]).toEqual([422, 'PLATZHALTER']);
	});
});
