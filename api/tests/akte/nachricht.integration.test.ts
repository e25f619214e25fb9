import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import { fuehreSammelaktionAus } from '#commands/sammelaktion/fuehre-aus.ts';
import { vorlage } from '../dokumente.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { ladeHoch, pdf } from '../upload.fixture.ts';

/** Files that go with a message: in the mail, in the history, and for nobody else. */

let t: Kleinportal;
let lena: Angemeldet;
let jonas: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	lena = await t.registriere([t.ort(0)]);
	jonas = await t.registriere([t.ort(0)]);
});
afterAll(() => t.stop());

const MB = 2 ** 20;
const lade = async (frage: Fragend, name: string, inhalt = pdf(name)): Promise<{ uploadID: string; gid: string }> => {
	const antwort = await ladeHoch(frage, { name, inhalt });
	expect(antwort.status, antwort.roh.body).toBe(200);
	return antwort.data;
};
const sende = (wer: { readonly id: string }, anhaenge: readonly string[], frage = t.traeger): Promise<Antwort> =>
	frage('POST', `/v1/freiwilliger/${wer.id}/nachricht`, {
		betreff: 'Infoabend',
		text: `Am Montag. ${randomUUID()}`,
		anhaenge,
	});
const hole = async (frage: Fragend, gid: string) => (await frage('GET', `/v1/upload/download/${gid}`)).status;
const anhaengeIn = async (frage: Fragend, wer: Angemeldet) => {
	const historie = (await frage('GET', `/v1/freiwilliger/${wer.id}/historie`)).data as { anhaenge: object[] }[];
	return historie.flatMap((e) => e.anhaenge);
};
/** Mails with these words. */
const post = async (worte: string) =>
	(await leerePost(t.umgebung, ablage(t.verzeichnis))).filter(({ text }) => text.includes(worte));

describe('files of a message', () => {
	it('leave with the mail and are opened by the provider and its reader alone', async () => {
		const { uploadID, gid } = await lade(t.traeger, 'Wegbeschreibung.pdf');
		expect((await sende(lena, [uploadID])).status).toBe(204);
		const [mail] = await post('Am Montag.');
		expect(mail?.roh.toString()).toContain('filename=Wegbeschreibung.pdf');
		expect(mail?.roh.toString()).toContain(pdf('Wegbeschreibung.pdf').toString('base64').slice(0, 60));
		expect(await anhaengeIn(t.traeger, lena)).toEqual([{ gid, name: 'Wegbeschreibung.pdf' }]);
		expect(await anhaengeIn(lena.frage, lena)).toEqual([{ gid, name: 'Wegbeschreibung.pdf' }]);
		expect([await hole(t.admin, gid), await hole(lena.frage, gid)]).toEqual([200, 200]);
		expect([await hole(t.verein, gid), await hole(jonas.frage, gid)]).toEqual([404, 404]);
	});

	it('are five at most, 5 MB each, and the own ones', async () => {
		const namen = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf', 'f.pdf'];
		const ids = [];
		for (const name of namen) ids.push((await lade(t.traeger, name)).uploadID);
		const zuViele = await sende(lena, ids);
		expect([zuViele.status, zuViele.error.message]).toEqual([422, 'Bitte fügen Sie höchstens 5 Dateien an.']);
		const gross = await lade(t.traeger, 'gross.pdf', pdf('x'.repeat(5 * MB)));
		const zuGross = await sende(lena, [gross.uploadID]);
		expect([zuGross.status, zuGross.error.details[0]?.feld]).toEqual([422, 'anhaenge']);
		const fremd = await lade(t.admin, 'fremd.pdf');
		expect((await sende(lena, [fremd.uploadID])).status).toBe(422);
		expect((await sende(lena, ids.slice(0, 1), t.verein)).status).toBe(403);
		expect(await anhaengeIn(t.traeger, lena)).toHaveLength(1);
	});

	it('go to all who are written to at once', async () => {
		const { uploadID, gid } = await lade(t.traeger, 'Einladung.pdf');
		const eingabe = { aktion: 'nachricht', betreff: 'Einladung', text: 'Siehe Anhang.', anhaenge: [uploadID] };
		const ids = [lena.wunschID(), jonas.wunschID()];
		const antwort = await t.traeger('POST', '/v1/sammelaktion', { liste: 'BEWERBUNGEN', eingabe, ids });
		expect(antwort.status, antwort.roh.body).toBeLessThan(300);
		await fuehreOffeneAus();
		expect((await post('Siehe Anhang.')).map(({ roh }) => roh.toString().includes('filename=Einladung.pdf'))).toEqual([
			true,
			true,
		]);
		expect([await hole(lena.frage, gid), await hole(jonas.frage, gid)]).toEqual([200, 200]);
		expect(await hole(t.verein, gid)).toBe(404);
	});

	it('go with the file of the last of their readers', async () => {
		const beide = await lade(t.traeger, 'An beide.pdf');
		const eigen = await lade(t.traeger, 'Nur an Mia.pdf');
		const [mia, noah] = [
			await t.erfasse([t.ort(0)], { email: 'mia@post.test' }),
			await t.erfasse([t.ort(0)], { email: 'noah@post.test' }),
		];
		const ids = [mia.wunschID(), noah.wunschID()];
		const eingabe = { aktion: 'nachricht', betreff: 'Termin', text: 'An beide.', anhaenge: [beide.uploadID] };
		expect((await t.traeger('POST', '/v1/sammelaktion', { liste: 'BEWERBUNGEN', eingabe, ids })).status).toBe(202);
		await fuehreOffeneAus();
		expect((await sende(mia, [eigen.uploadID])).status).toBe(204);
		await loesche(mia);
		expect([await hole(t.traeger, eigen.gid), await hole(t.traeger, beide.gid)]).toEqual([404, 200]);
		await loesche(noah);
		expect(await hole(t.traeger, beide.gid)).toBe(404);
	});
});

describe('papers of the file', () => {
	const stelleBereit = async (wer: { readonly id: string }, spec: string) => {
		const antwort = await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${spec}`);
		expect(antwort.status, antwort.roh.body).toBeLessThan(300);
	};
	const mit = (wer: { readonly id: string }, dokumente: readonly string[], dazu: object = {}) =>
		t.traeger('POST', `/v1/freiwilliger/${wer.id}/nachricht`, {
			...{ betreff: 'Ihr Ausweis', text: `Hier ist er. ${randomUUID()}`, dokumente },
			...dazu,
		});
	const AUSWEIS = {
		bezeichnung: 'Ausweis',
		nutzungsart: 'GESTELLT',
		vorlageText: 'Ausweis für {{ freiwilliger.vorname }}',
		uploadRollen: ['MA_VERWALTUNG', 'ADMIN'],
	};

	it('go to each the own one; who has none is left out by name of the paper', async () => {
		const spec = await vorlage(t, AUSWEIS);
		const [ella, finn, gil] = [
			await t.registriere([t.ort(0)], { vorname: 'Ella' }),
			await t.registriere([t.ort(0)], { vorname: 'Finn' }),
			await t.registriere([t.ort(0)], { vorname: 'Gil' }),
		];
		for (const wer of [ella, finn]) await stelleBereit(wer, spec);
		const eingabe = { aktion: 'nachricht', betreff: 'Ausweise', text: 'Hier ist Ihr Ausweis.', dokumente: [spec] };
		const ids = [ella, finn, gil].map((wer) => wer.wunschID());
		const probe = await t.traeger('POST', '/v1/sammelaktion/probelauf', {
			liste: 'BEWERBUNGEN',
			eingabe,
			auswahl: { ids },
		});
		const zeilen = (probe.data as { zeilen: { freiwilligerID: string; gruende: { text: string }[] }[] }).zeilen;
		expect(new Map(zeilen.map((z) => [z.freiwilligerID, z.gruende.map(({ text }) => text)]))).toEqual(
			new Map([
				[ella.id, []],
				[finn.id, []],
				[gil.id, ['Ausweis fehlt']],
			]),
		);
		expect((await t.traeger('POST', '/v1/sammelaktion', { liste: 'BEWERBUNGEN', eingabe, ids })).status).toBe(202);
		await fuehreOffeneAus();
		const mails = await post('Hier ist Ihr Ausweis.');
		const dateien = await Promise.all(
			[ella, finn].map(async (wer) => {
				const { data } = await wer.frage('GET', `/v1/freiwilliger/${wer.id}/akte`);
				const { dokumente } = data as { dokumente: { id: string }[] };
				return (await wer.frage('GET', `/v1/freiwilliger/${wer.id}/dokumente/${dokumente.at(0)?.id}`)).roh.rawPayload;
			}),
		);
		expect(mails).toHaveLength(2);
		for (const datei of dateien) {
			const seine = datei.toString('base64').slice(-400, -300);
			expect(mails.filter(({ roh }) => roh.toString().replaceAll(/\s/g, '').includes(seine))).toHaveLength(1);
		}
		const [anhang] = (await anhaengeIn(ella.frage, ella)) as { gid: string; name: string }[];
		expect(anhang?.name).toBe('Ausweis.pdf');
		const darf = [t.traeger, ella.frage, finn.frage, t.verein];
		expect(await Promise.all(darf.map((frage) => hole(frage, anhang?.gid ?? '')))).toEqual([200, 200, 404, 404]);
	});

	it('are those of the Traeger that no rule keeps from a mail, and five with the files', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const [ausweis, bogen, zeugnis] = [
			await vorlage(t, AUSWEIS),
			await vorlage(t, { ...AUSWEIS, bezeichnung: 'Bogen', steuerungsfelder: [{ feld: 'iban', modus: 'LESEN' }] }),
			await vorlage(t, { bezeichnung: 'Führungszeugnis', nutzungsart: 'EINSICHTNAHME' }),
		];
		const nein = async (dokumente: readonly string[], dazu?: object) => {
			const { status, error } = await mit(wer, dokumente, dazu);
			return [status, error.details[0]?.feld, error.message];
		};
		expect(await nein([bogen])).toEqual([
			422,
			'dokumente',
			'„Bogen“ geht in keine E-Mail, sondern wird im Portal geöffnet.',
		]);
		expect(await nein([zeugnis])).toEqual([
			422,
			'dokumente',
			'„Führungszeugnis“ geht in keine E-Mail, sondern wird im Portal geöffnet.',
		]);
		expect(await nein([randomUUID()])).toEqual([422, 'dokumente', 'Dieses Dokument gibt es nicht.']);
		const anhaenge = [];
		for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'])
			anhaenge.push((await lade(t.traeger, name)).uploadID);
		await stelleBereit(wer, ausweis);
		expect(await nein([ausweis], { anhaenge })).toEqual([
			422,
			'dokumente',
			'Bitte fügen Sie höchstens 5 Dateien und Dokumente an.',
		]);
		expect((await mit(wer, [ausweis], { anhaenge: anhaenge.slice(1) })).status).toBe(204);
		const kurz = (await t.traeger('GET', '/v1/system/dokumentspecs')).data as { id: string; isMailbar: boolean }[];
		const mailbar = (id: string) => kurz.find((eine) => eine.id === id)?.isMailbar;
		expect([ausweis, bogen, zeugnis].map(mailbar)).toEqual([true, false, false]);
	});
});

async function fuehreOffeneAus(): Promise<void> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'sammelaktion' and status = 'queued'`,
	);
	for (const { id } of rows) await fuehreSammelaktionAus(t, id);
}

/** Deleted, confirmed, erased. */
async function loesche(wer: { readonly id: string }): Promise<void> {
	expect((await t.traeger('DELETE', `/v1/freiwilliger/${wer.id}`)).status).toBe(204);
	const { pool } = t.umgebung;
	await pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
	const mail = { verzeichnis: join(t.verzeichnis, 'mails') };
	await loeschePersonenbezug({ umgebung: t.umgebung, dateien: ablage(t.verzeichnis), mail } as never);
}
