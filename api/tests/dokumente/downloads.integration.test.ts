import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verfasseBrief } from '#commands/mail/inhalt/brief.ts';
import type { Outboxzeile } from '#commands/mail/zeile.ts';
import { rendere } from '#domain/vorlagen/rendern.ts';
import { eineMailvorlage } from '#projections/queries/traeger/mailvorlagen.ts';
import { anforderung, reicheEin, vorlage } from '../dokumente.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { ladeHoch, pdf } from '../upload.fixture.ts';

/** Files the Traeger lays out: kept, ordered, fetched, announced (table: Download). */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
	await t.setzeParameter({ personOptInMail: false });
});
afterAll(() => t.stop());

interface Download {
	readonly id: string;
	readonly titel: string;
	readonly tags: readonly string[];
	readonly pos: number;
	readonly uploadID: string;
	readonly datei: { readonly name: string } | null;
	readonly abrufe: number | null;
	readonly version: number;
}
const D = '/v1/download';
const gelungen = ({ status, data, roh }: Antwort): Download => {
	if (status >= 300) throw new Error(`${status}: ${roh.body}`);
	return data as unknown as Download;
};
const absage = ({ status, error }: Antwort) => [status, error.details.map(({ feld, text }) => [feld, text])];
const datei = async (name = 'Handbuch.pdf', frage = t.traeger) =>
	((await ladeHoch(frage, { name, inhalt: pdf(name) })).data as unknown as { uploadID: string }).uploadID;
const legeAn = async (felder: object = {}) =>
	gelungen(
		await t.traeger('POST', D, { titel: 'Handbuch', rollen: ['MA_VEREIN'], uploadID: await datei(), ...felder }),
	);
const alle = async (frage: Fragend = t.traeger, query = '') =>
	(await frage('GET', `${D}${query}`)).data as unknown as readonly Download[];
const upload = async (id: string) =>
	(await t.umgebung.pool.query('select status, besitzer_art, besitzer_id from upload where id = $1', [id])).rows[0];

beforeEach(async () => {
	for (const { id } of await alle()) expect((await t.traeger('DELETE', `${D}/${id}`)).status).toBe(204);
});

describe('keeping them', () => {
	it('creates, changes and deletes one, and its file goes with it', async () => {
		const neu = await legeAn({ tags: ['Start', 'Start', 'Formulare'] });
		expect(neu).toMatchObject({ titel: 'Handbuch', tags: ['Start', 'Formulare'], pos: 1, abrufe: 0 });
		expect(await upload(neu.uploadID)).toEqual({
			status: 'Referenced',
			besitzer_art: 'DOWNLOAD',
			besitzer_id: neu.id,
		});
		const andere = await datei('Handbuch 2.pdf');
		const geaendert = await t.traeger('PUT', `${D}/${neu.id}`, { uploadID: andere, version: neu.version });
		expect(gelungen(geaendert)).toMatchObject({ titel: 'Handbuch', datei: { name: 'Handbuch 2.pdf' } });
		expect(await upload(neu.uploadID)).toMatchObject({ status: 'CleanmeDeleted', besitzer_art: null });
		expect((await t.traeger('PUT', `${D}/${neu.id}`, { titel: 'X', version: neu.version })).status).toBe(409);
		expect((await t.traeger('DELETE', `${D}/${neu.id}`)).status).toBe(204);
		expect(await upload(andere)).toMatchObject({ status: 'CleanmeDeleted', besitzer_art: null });
		expect((await t.traeger('GET', `${D}/${neu.id}`)).status).toBe(404);
	});

	it('says what is missing or too much', async () => {
		const zuViele = await t.traeger('POST', D, { titel: 'X', uploadID: await datei(), tags: [...'abcdef'] });
		expect(absage(zuViele)).toEqual([422, [['tags', 'Es sind höchstens 5 Schlagwörter erlaubt.']]]);
		const leer = await t.traeger('POST', D, { titel: ' ', uploadID: '' });
		expect(absage(leer)).toEqual([
			422,
			[
				['titel', 'Dies ist ein Pflichtfeld'],
				['uploadID', 'Bitte wählen Sie eine Datei aus.'],
			],
		]);
		const lang = await t.traeger('POST', D, { titel: 'T'.repeat(151), uploadID: await datei() });
		expect(absage(lang)).toEqual([422, [['titel', 'Bitte geben Sie höchstens 150 Zeichen ein']]]);
		const fremde = await t.traeger('POST', D, { titel: 'X', uploadID: await datei('Fremd.pdf', t.admin) });
		expect(absage(fremde)).toEqual([422, [['uploadID', 'Bitte laden Sie die Datei erneut hoch.']]]);
		expect(await alle()).toEqual([]);
	});

	it('gives no file to two', async () => {
		const { uploadID } = await legeAn();
		expect((await t.traeger('POST', D, { titel: 'Zweiter', uploadID })).status).toBe(422);
	});
});

describe('seeing them', () => {
	it('shows Einsatzstellen what is meant for them; the rest is as if it were not there', async () => {
		const offen = await legeAn();
		const intern = await legeAn({ titel: 'Intern', rollen: [] });
		expect((await alle(t.verein)).map((d) => d.id)).toEqual([offen.id]);
		const nichts = await t.verein('GET', `${D}/${randomUUID()}`);
		const verborgen = await t.verein('GET', `${D}/${intern.id}`);
		expect([verborgen.status, verborgen.roh.body]).toEqual([404, nichts.roh.body]);
		expect((await t.verein('GET', `${D}/${intern.id}/download`)).status).toBe(404);
		expect((await t.traeger('GET', `${D}/${intern.id}`)).status).toBe(200);
	});

	it('shows a place what its staff see, to its own staff only', async () => {
		const offen = await legeAn();
		await legeAn({ titel: 'Intern', rollen: ['ADMIN'] });
		const an = async (frage: Fragend, ort: string) => frage('GET', `/v1/adresse/${ort}/downloads`);
		for (const frage of [t.traeger, t.verein]) {
			expect((await an(frage, t.ort(0))).data).toMatchObject([{ id: offen.id }]);
		}
		expect((await an(t.verein, t.ort(1))).status).toBe(404);
	});

	it('lists what concerns an address; documents of volunteers for the Traeger only', async () => {
		const { id } = await legeAn({ tags: ['Start'] });
		await legeAn({ titel: 'Intern', rollen: [] });
		const wer = await t.erfasse([t.ort(0)]);
		await t.verhandle(wer, 0);
		expect((await t.einige(wer, 0)).status).toBeLessThan(300);
		const spec = await vorlage(t, { bezeichnung: 'Ehrenkodex' });
		const { id: dokumentID } = gelungen(await reicheEin(t.traeger, wer, await anforderung(t, wer, spec)));
		const liste = async (frage: Fragend, filter: object) => {
			const f = encodeURIComponent(JSON.stringify(filter));
			const antwort = await frage('GET', `/v1/adresse/${t.ort(0)}/download-list?f=${f}`);
			expect(antwort.status, antwort.roh.body).toBe(200);
			return antwort.data as unknown as readonly { id: string; art: string; freiwilligerID: string | null }[];
		};
		expect((await liste(t.verein, {})).map((z) => z.id)).toEqual([id]);
		expect(await liste(t.traeger, {})).toMatchObject([
			{ id: dokumentID, art: 'DOKUMENT', freiwilligerID: wer.id },
			{ id, art: 'DOWNLOAD', freiwilligerID: null },
		]);
		const nur = (feld: string, op: string, wert: unknown) => liste(t.traeger, { und: [{ feld, op, wert }] });
		expect((await nur('tags', 'in', ['Start'])).map((z) => z.id)).toEqual([id]);
		expect((await nur('art', 'gleich', 'DOKUMENT')).map((z) => z.id)).toEqual([dokumentID]);
		expect((await liste(t.traeger, { text: 'ehrenk' })).map((z) => z.id)).toEqual([dokumentID]);
		expect((await t.verein('GET', `/v1/adresse/${t.ort(1)}/download-list`)).status).toBe(404);
	});

	it('finds them by tags, which it lists', async () => {
		const a = await legeAn({ tags: ['Start', 'Formulare'] });
		const b = await legeAn({ tags: ['Start'] });
		await legeAn({ tags: ['Äpfel'], rollen: [] });
		expect((await alle(t.verein, '?tags=Start')).map((d) => d.id)).toEqual([a.id, b.id]);
		expect((await alle(t.verein, '?tags=Start,Formulare')).map((d) => d.id)).toEqual([a.id]);
		const tags = async (frage: Fragend) => (await frage('GET', '/v1/system/tags/downloads')).data;
		expect(await tags(t.verein)).toEqual(['Formulare', 'Start']);
		expect(await tags(t.traeger)).toEqual(['Äpfel', 'Formulare', 'Start']);
	});

	it('counts how often a file is fetched, also at once, and tells those who keep them', async () => {
		const { id } = await legeAn();
		const antworten = await Promise.all(Array.from({ length: 8 }, () => t.verein('GET', `${D}/${id}/download`)));
		for (const { status, roh } of antworten) {
			expect([status, roh.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
			expect(roh.headers['content-disposition']).toContain('attachment; filename="Handbuch.pdf"');
		}
		expect(gelungen(await t.traeger('GET', `${D}/${id}`)).abrufe).toBe(8);
		expect(gelungen(await t.verein('GET', `${D}/${id}`)).abrufe).toBeNull();
	});
});

describe('their order', () => {
	const luecken = async () => (await alle()).map((d) => d.pos);

	it('puts the named ones first and numbers all from 1', async () => {
		const [a, b, c] = [await legeAn(), await legeAn(), await legeAn()].map((d) => d.id);
		const geordnet = await t.traeger('PUT', `${D}/pos`, [c, a]);
		expect(geordnet.data).toEqual([
			{ id: c, pos: 1 },
			{ id: a, pos: 2 },
			{ id: b, pos: 3 },
		]);
		expect((await t.traeger('DELETE', `${D}/${a}`)).status).toBe(204);
		expect(await luecken()).toEqual([1, 2]);
		expect(absage(await t.traeger('PUT', `${D}/pos`, [c, a]))).toEqual([
			422,
			[['1', 'Diesen Download gibt es nicht mehr.']],
		]);
	});

	it('has no gaps when many create, order and delete at once', async () => {
		const alte = await Promise.all(Array.from({ length: 6 }, () => legeAn()));
		expect(await luecken()).toEqual([1, 2, 3, 4, 5, 6]);
		const ids = alte.map((d) => d.id);
		await Promise.all([
			legeAn(),
			legeAn(),
			legeAn(),
			t.traeger('PUT', `${D}/pos`, ids.toReversed()),
			t.traeger('DELETE', `${D}/${ids[2]}`),
			t.traeger('DELETE', `${D}/${ids[4]}`),
		]);
		expect(await luecken()).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});
});

describe('informing Einsatzstellen', () => {
	const mails = async () =>
		(
			await t.umgebung.pool.query<{ person: string }>(
				`select empfaenger ->> 'id' as person from outbox where schluessel = 'DOWNLOAD_INFO' order by erstellt_am`,
			)
		).rows.map((r) => r.person);
	const person = async (orte: readonly string[]) => {
		const funktionen = orte.map((adresseID) => ({ adresseID, funktionID: 'ANSPRECHPARTNER' }));
		const wer = { vorname: 'Pia', nachname: 'Person', email: `p${randomUUID()}@test.test`, funktionen };
		return gelungen(await t.traeger('POST', '/v1/person', { ...wer, isSystemmailEmpfaenger: true })).id;
	};
	const leere = () => t.umgebung.pool.query(`delete from outbox where schluessel = 'DOWNLOAD_INFO'`);

	it('sends one mail to each contact person of the places, with what is written to them', async () => {
		const { id } = await legeAn();
		const pia = await person([t.ort(0), t.ort(1)]);
		const andere = await person([t.ort(2)]);
		const body = { downloadIDs: [id], adresseIDs: [t.ort(0), t.ort(1)], text: 'Bitte bis Freitag lesen.' };
		expect((await t.traeger('POST', `${D}/info`, body)).status).toBe(204);
		const empfangende = await mails();
		expect(empfangende.filter((p) => p === pia)).toEqual([pia]);
		expect(empfangende).not.toContain(andere);
		await leere();
		expect((await t.traeger('POST', `${D}/info`, { downloadIDs: [id] })).status).toBe(204);
		expect(await mails()).toEqual(expect.arrayContaining([pia, andere]));
		await leere();
	});

	it('names what is still there for them, with the words of the Traeger and the way to the page', async () => {
		const bleibt = await legeAn({ titel: 'Handbuch' });
		const verborgen = await legeAn({ titel: 'Geheimes' });
		await person([t.ort(0)]);
		const body = { downloadIDs: [bleibt.id, verborgen.id], adresseIDs: [t.ort(0)], text: 'Bitte bis Freitag lesen.' };
		expect((await t.traeger('POST', `${D}/info`, body)).status).toBe(204);
		gelungen(await t.traeger('PUT', `${D}/${verborgen.id}`, { rollen: [] }));
		const text = await ersterBrief();
		expect(text).toContain('Handbuch');
		expect(text).not.toContain('Geheimes');
		expect(text).toContain('Bitte bis Freitag lesen.');
		expect(text).toContain('https://portal.test/admin/downloads');
		expect((await t.traeger('DELETE', `${D}/${bleibt.id}`)).status).toBe(204);
		expect(await ersterBrief()).toBe('Die Downloads gibt es nicht mehr');
		await leere();
	});

	/** As it would leave now, or why it doesn't. */
	async function ersterBrief(): Promise<string> {
		const { rows } = await t.umgebung.pool.query<Outboxzeile>(
			`select id, schluessel, empfaenger, daten, stream, version, versuch, message_id as "messageID"
			from outbox where schluessel = 'DOWNLOAD_INFO' limit 1`,
		);
		const vorlage = await eineMailvorlage(t.umgebung.db, 'DOWNLOAD_INFO');
		if (!rows[0] || !vorlage) return expect.fail();
		const amt = { umgebung: t.umgebung, mail: { baseUrl: 'https://portal.test' } };
		const brief = await verfasseBrief(amt, rows[0], vorlage);
		return typeof brief === 'string' ? brief : rendere(brief.vorlage, brief.werte, '#00646f').text;
	}

	it('refuses what they do not see and whom nobody reads for', async () => {
		const intern = await legeAn({ titel: 'Intern', rollen: [] });
		const unsichtbar = await t.traeger('POST', `${D}/info`, { downloadIDs: [intern.id], adresseIDs: [t.ort(0)] });
		expect(absage(unsichtbar)).toEqual([
			422,
			[['downloadIDs', 'Der Download „Intern“ ist für Einsatzstellen nicht sichtbar.']],
		]);
		const { id } = await legeAn();
		const niemand = await t.traeger('POST', `${D}/info`, { downloadIDs: [id], adresseIDs: [randomUUID()] });
		expect(absage(niemand)).toEqual([
			422,
			[['adresseIDs', 'Bei den gewählten Einsatzstellen und Einsatzorten empfängt niemand E-Mails des Portals.']],
		]);
		const keiner = await t.traeger('POST', `${D}/info`, { downloadIDs: [] });
		expect(absage(keiner)).toEqual([422, [['downloadIDs', 'Bitte wählen Sie mindestens einen Download aus.']]]);
		expect(await mails()).toEqual([]);
	});
});

it('tells who did what', async () => {
	const erster = await legeAn({ titel: 'Erster' });
	const zweiter = await legeAn({ titel: 'Zweiter' });
	gelungen(
		await t.traeger('PUT', `${D}/${erster.id}`, { titel: 'Handbuch', rollen: [], uploadID: await datei('Neu.pdf') }),
	);
	await t.traeger('PUT', `${D}/pos`, [zweiter.id]);
	await t.traeger('DELETE', `${D}/${erster.id}`);
	const verlauf = (await t.traeger('GET', `${D}/historie`)).data as unknown as readonly object[];
	expect(verlauf.slice(0, 5)).toMatchObject([
		{ satz: 'hat „Handbuch“ gelöscht.' },
		{ satz: 'hat die Downloads neu geordnet.' },
		{
			satz: 'hat „Erster“ geändert.',
			aenderungen: [
				{ bezeichnung: 'Titel', von: 'Erster', nach: 'Handbuch' },
				{ bezeichnung: 'Datei', von: null, nach: 'ausgetauscht' },
				{ bezeichnung: 'Sichtbar für', von: 'Einsatzstellen', nach: null },
			],
		},
		{ satz: 'hat „Zweiter“ angelegt.' },
		{ satz: 'hat „Erster“ angelegt.' },
	]);
	// Page by page, none twice and none left out.
	for (let nr = 0; nr < 45; nr++) await t.traeger('PUT', `${D}/${zweiter.id}`, { titel: `Name ${nr}` });
	const seite = async (nr: number) =>
		(await t.traeger('GET', `${D}/historie?seite=${nr}`)).roh.json() as {
			data: { id: string; satz: string }[];
			total: number;
		};
	const { data, total } = await seite(1);
	expect(data).toHaveLength(40);
	expect(data[0]?.satz).toBe('hat „Name 43“ geändert.');
	const weitere = (await Promise.all([2, 3, 4].map(seite))).flatMap((s) => s.data);
	expect(new Set([...data, ...weitere].map(({ id }) => id)).size).toBe(data.length + weitere.length);
	expect(weitere.map(({ satz }) => satz)).toContain('hat „Erster“ angelegt.');
	expect(data.length + weitere.length).toBeLessThanOrEqual(total);
});
