import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { hindernisse } from '#commands/pdf/papier/zugaenglich.fixture.ts';
import { anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import type { Antwort } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { beendet } from '../sammellauf.fixture.ts';
import { type Angemeldet, type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Reminders as letters (docs/adr/0073). */

let t: Kleinportal;
let ausweis: string;
let wer: { readonly Zara: Angemeldet; readonly Adam: Bewerber; readonly Ohne: Bewerber };
const offen: Record<string, string> = {};
const WOHNT = { strasse: 'Rheinweg', hausnummer: '12a', plz: '53113', ort: 'Bonn' };

beforeAll(async () => {
	t = await kleinportal();
	t.stelleUhr('2026-10-01');
	await t.setzeParameter({ mandantAdresse: 'Am Stadion 1, 50933 Köln' });
	ausweis = await vorlage(t, { bezeichnung: 'Personalausweis', stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
	wer = {
		Zara: await t.registriere([t.ort(0)]),
		Adam: await t.erfasse([t.ort(0)]),
		Ohne: await t.erfasse([t.ort(0)]),
	};
	for (const [nachname, { id }] of Object.entries(wer)) {
		const anschrift = nachname === 'Ohne' ? { strasse: null, hausnummer: null, plz: null, ort: null } : WOHNT;
		gelungen(await t.traeger('PUT', `/v1/freiwilliger/${id}`, { vorname: 'Łuka', nachname, ...anschrift }));
		offen[nachname] = await anforderung(t, { id }, ausweis);
	}
	await leerePost(t.umgebung);
});
afterAll(() => t?.stop());

const VORHABEN = { liste: 'DOKUMENTE', eingabe: { aktion: 'mahnbrief' } };
const alle = () => Object.values(offen);
const laufe = async (ids: readonly string[]) =>
	beendet(t, await t.traeger('POST', '/v1/sammelaktion', { ...VORHABEN, ids }));
const hole = (frage: Kleinportal['traeger'], id: string) => frage('GET', `/v1/sammelaktion/${id}/mahnbriefe`);
const bytesVon = ({ status, roh }: Antwort): Buffer => {
	expect(status, roh.body.slice(0, 300)).toBe(200);
	return roh.rawPayload;
};

describe('letters', () => {
	it('are tried first: who has no address is named', async () => {
		const { zeilen, mails } = gelungen(
			await t.traeger('POST', '/v1/sammelaktion/probelauf', { ...VORHABEN, auswahl: { ids: alle() } }),
		) as { mails: number; zeilen: { nachname: string; gruende: { code: string; text: string }[] }[] };
		expect(mails).toBe(0);
		expect(zeilen.map(({ nachname, gruende }) => [nachname, gruende[0]?.text ?? null]).toSorted()).toEqual([
			['Adam', null],
			['Ohne', 'Für einen Brief fehlt in der Anschrift: Straße, Postleitzahl, Ort.'],
			['Zara', null],
		]);
	});

	it('are made in one run, sent to nobody, told in the history, and counted like a mail', async () => {
		const lauf = await laufe(alle());
		expect(lauf).toMatchObject({ aktion: 'mahnbrief', erledigt: 2, gesperrt: 1 });
		expect(lauf.zeilen.find(({ nachname }) => nachname === 'Ohne')?.gruende).toEqual(['MAHNBRIEF_ANSCHRIFT']);
		expect((await leerePost(t.umgebung)).filter(({ betreff }) => betreff.startsWith('Erinnerung'))).toEqual([]);
		const { rows } = await t.umgebung.pool.query<{ facts: object }>(
			`select facts from event where type = 'DokumentGemahnt' order by stream`,
		);
		expect(rows.map(({ facts }) => facts)).toMatchObject([
			{ tag: '2026-10-01', stufe: 1, vonHand: true, perMail: false, weg: 'BRIEF' },
			{ tag: '2026-10-01', stufe: 1, vonHand: true, perMail: false, weg: 'BRIEF' },
		]);
		const verlauf = JSON.stringify(gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.Zara.id}/historie`)));
		expect(verlauf).toContain('hat an „Personalausweis“ erinnert (1. Erinnerung, als Brief).');
		expect(gelungen(await t.traeger('GET', '/v1/dokumente/mahnwesen?tag=2026-10-01'))).toMatchObject({
			letzter: null,
			mahnungen: [
				{ nachname: 'Adam', isBrief: true },
				{ nachname: 'Zara', isBrief: true },
			],
		});

		const zweiter = await laufe([offen.Adam ?? '']);
		expect(zweiter.zeilen[0]?.gruende).toEqual(['MAHNBRIEF_HEUTE']);

		const antwort = await hole(t.traeger, lauf.id);
		const bytes = bytesVon(antwort);
		expect(antwort.roh.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
		expect(await hindernisse(bytes)).toEqual([]);
		const seiten = await seitentexte(bytes);
		expect(seiten.map((seite) => /Guten Tag ([^,]*),/.exec(seite)?.[1])).toEqual(['Łuka Adam', 'Łuka Zara']);
		for (const was of ['Rheinweg 12a', '53113 Bonn', 'Personalausweis', 'Am Stadion 1, 50933 Köln', '01.10.2026'])
			expect(seiten[0]).toContain(was);
		expect(bytesVon(await hole(t.traeger, lauf.id)).equals(bytes)).toBe(true);
		const { rows: exporte } = await t.umgebung.pool.query(
			`select liste, anzahl from exportdatei where liste = 'erinnerungsschreiben'`,
		);
		expect(exporte).toContainEqual({ liste: 'erinnerungsschreiben', anzahl: 2 });

		gelungen(await reicheEin(wer.Zara.frage, wer.Zara, offen.Zara ?? ''));
		const danach = await seitentexte(bytesVon(await hole(t.traeger, lauf.id)));
		expect(danach.map((seite) => /Guten Tag ([^,]*),/.exec(seite)?.[1])).toEqual(['Łuka Adam']);
		expect((await t.traeger('GET', `/v1/sammelaktion/${lauf.id}/mahnbriefe?teil=2`)).status).toBe(409);
	});

	it('belong to the runs that made some, and to who may remind', async () => {
		const anderer = await laufe([offen.Ohne ?? '']);
		expect((await hole(t.traeger, anderer.id)).status).toBe(409);
		const mahnlauf = await beendet(
			t,
			await t.traeger('POST', '/v1/dokumente/mahnung', { anforderungIDs: [offen.Ohne] }),
		);
		expect((await hole(t.traeger, mahnlauf.id)).status).toBe(404);
		expect((await hole(wer.Zara.frage, anderer.id)).status).toBe(403);
		const beispiel = await t.traeger('GET', '/v1/dokumente/mahnung/beispielbrief');
		expect((await seitentexte(bytesVon(beispiel)))[0]).toContain('An die gesetzlichen Vertretungen von');
	});

	it('are nothing another tenant could ask for', async () => {
		const fremd = await kleinportal();
		try {
			const lauf = await laufe([offen.Adam ?? '']);
			expect((await hole(fremd.traeger, lauf.id)).status).toBe(404);
			const dort = await beendet(fremd, await fremd.traeger('POST', '/v1/sammelaktion', { ...VORHABEN, ids: alle() }));
			expect(dort.zeilen.flatMap(({ gruende }) => gruende ?? [])).toEqual(alle().map(() => 'NICHT_GEFUNDEN'));
		} finally {
			await fremd.stop();
		}
	});
});
