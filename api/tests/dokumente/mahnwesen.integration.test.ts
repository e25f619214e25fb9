import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mahneTaeglich } from '#commands/mahnwesen/mahnen.ts';
import { akteVon, anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { beendet } from '../sammellauf.fixture.ts';
import { type Angemeldet, type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

let t: Kleinportal;
let pflicht: string;
beforeAll(async () => {
	t = await kleinportal();
	pflicht = await vorlage(t, { bezeichnung: 'Personalausweis', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
});
afterAll(() => t.stop());

interface Gemahnt {
	readonly tag: string;
	readonly stufe: number;
	readonly vonHand: boolean;
	readonly perMail: boolean;
	readonly an: readonly { readonly partei: string; readonly id: string | null }[];
}

/** The reminders in the file, as they were recorded. */
async function mahnungen({ id }: Pick<Bewerber, 'id'>): Promise<Gemahnt[]> {
	const { rows } = await t.umgebung.pool.query<{ facts: Gemahnt }>(
		`select facts from event where stream = $1 and type = 'DokumentGemahnt' order by version`,
		[`Akte-${id}`],
	);
	return rows.map(({ facts }) => facts);
}
const tage = async (wer: Bewerber) => (await mahnungen(wer)).map(({ tag, stufe }) => `${tag} ${stufe}`);

/** The job of the morning, day by day. */
async function laufe(von: number, bis: number, monat = '2026-10'): Promise<void> {
	for (let tag = von; tag <= bis; tag++) {
		t.stelleUhr(`${monat}-${String(tag).padStart(2, '0')}`);
		await mahneTaeglich({ umgebung: t.umgebung });
	}
}

/** Reminders that leave, when their time has come. */
async function post() {
	await leerePost(t.umgebung);
	await t.umgebung.pool.query(`update outbox set faellig_ab = now() where status = 'queued'`);
	return (await leerePost(t.umgebung)).filter(({ betreff }) => betreff.startsWith('Erinnerung'));
}

describe('the daily job', () => {
	it('reminds as in the example: after ten days, then every seven, not while it is checked, anew after a rejection', async () => {
		t.stelleUhr('2026-10-01');
		const wer = await t.registriere([t.ort(0)]);
		const gefragt = await anforderung(t, wer, pflicht);
		await laufe(1, 19);
		expect(await tage(wer)).toEqual(['2026-10-11 1', '2026-10-18 2']);
		t.stelleUhr('2026-10-20');
		const { id } = gelungen(await reicheEin(wer.frage, wer, gefragt)) as { id: string };
		await laufe(21, 26);
		expect(await tage(wer)).toHaveLength(2);
		const abgelehnt = { ergebnis: 'ABGELEHNT', grund: 'Unleserlich.' };
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`, abgelehnt));
		await laufe(27, 31);
		await laufe(1, 5, '2026-11');
		expect(await tage(wer)).toEqual(['2026-10-11 1', '2026-10-18 2', '2026-11-05 1']);
		expect((await mahnungen(wer))[0]).toMatchObject({
			vonHand: false,
			perMail: false,
			an: [{ partei: 'FREIWILLIGER', id: wer.id }],
		});
	});

	it('reminds once of what is overdue, however often and side by side it runs', async () => {
		t.stelleUhr('2026-10-01');
		const wer = await t.erfasse([t.ort(0)]);
		await anforderung(t, wer, pflicht);
		t.stelleUhr('2026-11-20');
		const lauf = () => mahneTaeglich({ umgebung: t.umgebung });
		await Promise.all([lauf(), lauf(), lauf()]);
		await lauf();
		expect(await tage(wer)).toEqual(['2026-11-20 1']);
	});

	it('goes by the parameters', async () => {
		await t.setzeParameter({ mahnungGracePeriod: 2, dokumentMahnungInterval: 1 });
		t.stelleUhr('2026-10-01');
		const wer = await t.erfasse([t.ort(0)]);
		await anforderung(t, wer, pflicht);
		await laufe(2, 5);
		expect(await tage(wer)).toEqual(['2026-10-03 1', '2026-10-04 2', '2026-10-05 3']);
		await t.setzeParameter({ mahnungGracePeriod: 10, dokumentMahnungInterval: 7 });
	});
});

describe('mails', () => {
	it('leave when they are switched on: one for each recipient and day, with all documents', async () => {
		const zweites = await vorlage(t, { bezeichnung: 'Schulzeugnis', stufen: [{ abStatus: 2000, stufe: 'ERINNERN' }] });
		t.stelleUhr('2026-10-01');
		const wer = await t.registriere([t.ort(0)]);
		await anforderung(t, wer, pflicht);
		const spaeter = await anforderung(t, wer, zweites);
		await t.umgebung.pool.query('delete from outbox');
		await laufe(11, 11);
		expect((await post()).filter(({ an }) => an === wer.email)).toEqual([]);

		await t.setzeParameter({ isMahnungMailversand: true });
		await laufe(18, 18);
		const gesendet = (await post()).filter(({ an }) => an.includes(wer.email));
		expect(gesendet).toHaveLength(1);
		for (const teil of ['- Personalausweis\n', '- Schulzeugnis\n', 'Erinnerung Nr. 2']) {
			expect(gesendet[0]?.text).toContain(teil);
		}

		t.stelleUhr('2026-10-19');
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/dokumente/mahnung`, { anforderungIDs: [spaeter] }));
		await leerePost(t.umgebung);
		const { rows } = await t.umgebung.pool.query(
			`select (faellig_ab at time zone 'Europe/Berlin')::date - (now() at time zone 'Europe/Berlin')::date as tage
			from outbox where schluessel = 'DOKUMENT_MAHNUNG' and status = 'queued' and empfaenger ->> 'id' = $1`,
			[wer.id],
		);
		expect(rows).toEqual([{ tage: 1 }]);
		await t.setzeParameter({ isMahnungMailversand: false });
	});

	it('to the site name the volunteers whose documents it has to provide', async () => {
		const spec = await vorlage(t, {
			bezeichnung: 'Einarbeitungsplan',
			nutzungsart: 'GESTELLT',
			vorlageText: 'Einarbeitung von {{ freiwilliger.name }}',
			uploadRollen: ['MA_VEREIN'],
		});
		t.stelleUhr('2026-10-01');
		const [nele, omar] = [
			await t.erfasse([t.ort(0)], { vorname: 'Nele', nachname: 'Sander' }),
			await t.erfasse([t.ort(0)], { vorname: 'Omar', nachname: 'Sander' }),
		];
		const anforderungIDs = [await anforderung(t, nele, spec), await anforderung(t, omar, spec)];
		await t.umgebung.pool.query('delete from outbox');
		await beendet(t, await t.traeger('POST', '/v1/dokumente/mahnung', { anforderungIDs }));
		expect(await mahnungen(nele)).toMatchObject([
			{ vonHand: true, perMail: true, an: [{ partei: 'EINSATZSTELLE', id: t.ort(0) }] },
		]);
		await leerePost(t.umgebung);
		const gesendet = await post();
		expect(gesendet.length).toBe(new Set(gesendet.map(({ an }) => an)).size);
		for (const name of ['Nele Sander', 'Omar Sander']) {
			expect(gesendet[0]?.text).toContain(`- ${name}: Einarbeitungsplan\n`);
		}
	});
});

describe('by hand', () => {
	let wer: Angemeldet;
	let gefragt: string;
	beforeAll(async () => {
		t.stelleUhr('2026-10-01');
		wer = await t.registriere([t.ort(0)]);
		gefragt = await anforderung(t, wer, pflicht);
	});
	const mahne = (anforderungIDs: readonly string[], frage = t.traeger) =>
		frage('POST', `/v1/freiwilliger/${wer.id}/dokumente/mahnung`, { anforderungIDs });

	it('is for the Traeger, for requests of this volunteer, once a day', async () => {
		expect((await mahne([gefragt], wer.frage)).status).toBe(403);
		expect((await mahne([gefragt], t.verein)).status).toBe(403);
		expect((await mahne([randomUUID()])).status).toBe(404);
		expect(await mahne([gefragt, gefragt])).toMatchObject({ status: 200, data: { n: 1 } });
		expect(await mahne([gefragt])).toMatchObject({
			status: 409,
			error: { message: 'An „Personalausweis“ wurde heute schon erinnert. Morgen geht es wieder.' },
		});
	});

	it('of many tells which were refused, and why', async () => {
		const anderer = await t.erfasse([t.ort(1)]);
		const dort = await anforderung(t, anderer, pflicht);
		const unbekannt = randomUUID();
		const ohneMail = await anforderung(t, await t.erfasse([t.ort(1)]), pflicht);
		const mit = await t.registriere([t.ort(1)], { vorname: 'Rosa' });
		const beiRosa = await anforderung(t, mit, pflicht);
		const ids = [gefragt, ohneMail, unbekannt, beiRosa];
		const probe = await t.traeger('POST', '/v1/dokumente/mahnung/probe', { anforderungIDs: ids });
		const { zeilen, mail } = probe.data as {
			zeilen: { grund: string | null; an: { name: string }[] }[];
			mail: { email: string; betreff: string; html: string };
		};
		expect(zeilen.map(({ grund, an }) => [grund, an.map(({ name }) => name)])).toEqual([
			['An „Personalausweis“ wurde heute schon erinnert. Morgen geht es wieder.', []],
			['keine E-Mail-Adresse', []],
			['Der Datensatz wurde nicht gefunden.', []],
			[null, [expect.stringMatching(/^Rosa /)]],
		]);
		expect(mail).toMatchObject({ email: mit.email, betreff: expect.stringMatching(/^Erinnerung/) });
		expect(mail.html).toMatch(/Guten Tag Rosa [^<]*.*<li>Personalausweis<\/li>/s);
		expect(mail.html).toContain('Dies ist die Erinnerung Nr. 1.');
		// Nothing has happened yet.
		expect(await mahnungen(mit)).toEqual([]);
		const antwort = await t.traeger('POST', '/v1/dokumente/mahnung', { anforderungIDs: [gefragt, dort, unbekannt] });
		expect(antwort.data).toEqual({ id: expect.any(String), n: 3 });
		expect(await mahnungen(mit)).toEqual([]);
		const lauf = await beendet(t, antwort);
		expect(lauf).toMatchObject({ liste: 'DOKUMENTE', aktion: 'mahnen', gesamt: 3, erledigt: 1, gesperrt: 2 });
		expect(lauf.zeilen.map(({ eintragID, ergebnis, text }) => [eintragID, ergebnis, text])).toEqual([
			[gefragt, 'NICHT', 'An „Personalausweis“ wurde heute schon erinnert. Morgen geht es wieder.'],
			[dort, 'GETAN', null],
			[unbekannt, 'NICHT', 'Der Datensatz wurde nicht gefunden.'],
		]);
		expect(lauf.zeilen[1]).toMatchObject({ vorname: expect.any(String), dokument: 'Personalausweis', gruende: [] });
	});

	it('stands in the history of the file', async () => {
		const { data } = await t.traeger('GET', `/v1/freiwilliger/${wer.id}/historie`);
		expect(JSON.stringify(data)).toContain('hat an „Personalausweis“ erinnert (1. Erinnerung).');
	});
});

describe('the preview', () => {
	it('shows who is reminded on a day, of what and of whom', async () => {
		const spec = await vorlage(t, { bezeichnung: 'Datenblatt', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
		t.stelleUhr('2026-10-01');
		const wer = await t.erfasse([t.ort(0)], { vorname: 'Mia', nachname: 'Adler' });
		const id = await anforderung(t, wer, spec);
		const frage = (query: string) => t.traeger('GET', `/v1/dokumente/mahnwesen?dokumentSpecID=${spec}${query}`);
		expect((await frage('')).data).toMatchObject({
			heute: '2026-10-01',
			tag: '2026-10-11',
			takt: { erste: 10, danach: 7, hoechstens: 10, isMailversand: false },
			hoechsteMahnung: 0,
		});
		const { data } = (await frage('&tag=2026-10-11')) as unknown as {
			data: { tage: { tag: string; geplant: number }[]; mahnungen: { freiwilligerID: string }[] };
		};
		expect(data.tage).toHaveLength(28);
		expect(data.mahnungen.filter((m) => m.freiwilligerID === wer.id)).toEqual([
			expect.objectContaining({
				...{ anforderungID: id, vorname: 'Mia', nachname: 'Adler', dokument: 'Datenblatt', mahnung: 1 },
				...{ isGemahnt: false, isMoeglich: true, isErreichbar: false, danachAm: '2026-10-18' },
				an: [{ partei: 'FREIWILLIGER', name: 'Mia Adler' }],
			}),
		]);
		gelungen(await reicheEin(t.traeger, wer, id));
		expect((await akteVon(t.traeger, wer)).anforderungen.find((a) => a.id === id)?.status).toBe('FINISHED');
		expect((await frage('&tag=2026-10-11')).data).not.toMatchObject({
			mahnungen: expect.arrayContaining([expect.objectContaining({ anforderungID: id })]),
		});
	});

	it('looks back to the Monday of this week', async () => {
		const { data } = await t.traeger('GET', '/v1/dokumente/mahnwesen?tag=2020-01-01&von=2020-01-01');
		expect(data).toMatchObject({ tag: '2026-09-28', tage: [{ tag: '2026-09-28' }, ...Array(27).fill({})] });
	});
});
