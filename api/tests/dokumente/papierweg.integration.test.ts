import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liesAkte } from '#commands/akte/lesen.ts';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { akteVon, anforderung, gelungen, vorlage } from '../dokumente.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { ladeHoch } from '../upload.fixture.ts';

/** What is signed by hand: printed with a code, scanned, recognised, assigned and checked. */

let t: Kleinportal;
let wer: Angemeldet;
let erklaerung: string;
let zeugnis: string;
beforeAll(async () => {
	t = await kleinportal({ zugeteilt: [{ stelle: 0, ort: 0, key: 'FSJ', plaetze: 30 }] });
	wer = await t.registriere([t.ort(0)]);
	const papier = { signaturform: 'PAPIER', stufen: [], uploadRollen: ['MA_VERWALTUNG'] };
	erklaerung = await vorlage(t, {
		...{ ...papier, bezeichnung: 'Ehrenkodex', nutzungsart: 'BEIDES', signaturparteien: ['FREIWILLIGER'] },
		vorlageText: `Ehrenkodex für {{ freiwilliger.name }}\n\n${'Ich achte auf andere. '.repeat(200)}`,
	});
	zeugnis = await vorlage(t, {
		...{ ...papier, bezeichnung: 'Zeugnis', nutzungsart: 'GESTELLT', signaturparteien: ['TRAEGER'] },
		vorlageText: 'Zeugnis für {{ freiwilliger.name }}',
	});
});
afterAll(() => t.stop());

async function drucke(frage: Fragend, anforderungID: string): Promise<Buffer> {
	const pfad = `/v1/freiwilliger/${wer.id}/anforderungen/${anforderungID}/druck`;
	const { status, roh } = await frage('POST', pfad, {});
	expect([status, status === 200 ? '' : roh.payload]).toEqual([200, '']);
	return roh.rawPayload;
}

const lege = async (inhalt: Buffer): Promise<string> =>
	(gelungen(await ladeHoch(t.traeger, { name: 'scan.pdf', inhalt })) as { uploadID: string }).uploadID;

/** As it is printed in the margin. */
const nummerIn = (text: string) =>
	/Druck\s*([0-9A-Z]{4}-[0-9A-Z]{4})\s*([0-9A-Z]{4}-[0-9A-Z]{4})\s*([0-9A-Z]{4})/.exec(text)?.slice(1).join('-') ?? '';

const erkenne = async (frage: Fragend, nummern: readonly string[]) =>
	gelungen(await frage('POST', '/v1/drucke/erkennen', { nummern }));
const ordneZu = (nummer: string, seiten: readonly object[], frage = t.traeger) =>
	frage('POST', `/v1/freiwilliger/${wer.id}/scans`, { nummer, original: 'Ordner 12', seiten });
const meldung = (antwort: { roh: { json: () => { error: { message: string } } } }) => antwort.roh.json().error.message;
const akteDrucke = async () => (await liesAkte(t.umgebung, wer.id)).akte.drucke;

describe('signed by the volunteer', () => {
	it('printed twice it is the same; its scan is recognised, assigned page by page and counts once it is checked', async () => {
		const bitte = await anforderung(t, wer, erklaerung);
		const druck = await drucke(wer.frage, bitte);
		expect(await drucke(t.traeger, bitte)).toEqual(druck);
		const texte = await seitentexte(druck);
		const nummer = nummerIn(texte[0] ?? '');
		const sha256 = createHash('sha256').update(druck).digest('hex');
		expect(await akteDrucke()).toMatchObject([{ anforderungID: bitte, seiten: texte.length, sha256 }]);
		expect(texte.length).toBeGreaterThan(1);
		expect(await erkenne(t.traeger, [nummer, '0000-0000'])).toMatchObject([
			{ freiwilligerID: wer.id, dokument: 'Ehrenkodex', seiten: texte.length, hindernisse: [] },
		]);
		const fremder = await t.registriere([t.ort(0)]);
		expect(await erkenne(fremder.frage, [nummer])).toEqual([]);
		const uploadID = await lege(druck);
		const alle = texte.map((_, i) => ({ uploadID, seite: i + 1 }));
		const unvollstaendig = await ordneZu(nummer, alle.slice(1));
		expect([unvollstaendig.status, meldung(unvollstaendig)]).toEqual([
			...[422, `Der Druck hat ${texte.length} Seiten, der Scan ${texte.length - 1}.`],
		]);
		const daneben = await ordneZu(nummer, [...alle.slice(1), { uploadID, seite: 99 }]);
		expect(daneben.status).toBe(422);
		const { id } = gelungen(await ordneZu(nummer, alle)) as { id: string };
		const scan = (await t.traeger('GET', `/v1/freiwilliger/${wer.id}/dokumente/${id}`)).roh.rawPayload;
		expect((await seitentexte(scan)).length).toBe(texte.length);
		expect(await erkenne(t.traeger, [nummer])).toMatchObject([
			{ hindernisse: ['Der Scan dieses Drucks ist bereits eingegangen.'] },
		]);
		const pfad = `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`;
		expect(gelungen(await t.traeger('POST', pfad, { ergebnis: 'OK' }))).toMatchObject({
			...{ status: 2000, isPapier: true, signaturform: 'PAPIER', original: 'Ordner 12', istScan: true },
		});
	});
});

describe('signed by the Traeger alone', () => {
	it('provided it waits for its signature on paper; its own paper stays genuine', async () => {
		const pfad = `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${zeugnis}`;
		const gestellt = gelungen(await t.traeger('POST', pfad)) as Record<'id' | 'anforderungID' | 'pruefnummer', string>;
		expect(gestellt).toMatchObject({ status: 1500, isAufPapier: true, unterschriften: [] });
		const druck = await drucke(t.traeger, gestellt.anforderungID);
		const nummer = nummerIn((await seitentexte(druck))[0] ?? '');
		const { id } = gelungen(await ordneZu(nummer, [{ uploadID: await lege(druck), seite: 1 }])) as { id: string };
		const review = `/v1/freiwilliger/${wer.id}/dokumente/${id}/review`;
		gelungen(await t.traeger('POST', review, { ergebnis: 'OK' }));
		const { anforderungen } = await akteVon(t.traeger, wer);
		expect(anforderungen.find((a) => a.id === gestellt.anforderungID)?.status).toBe('SIGNED');
		const geprueft = gelungen(await t.niemand('POST', '/v1/pruefung', { nummer: gestellt.pruefnummer }));
		expect(geprueft).toMatchObject({ ergebnis: 'NUMMER_BEKANNT', papier: { stand: 'GUELTIG' } });
	});
});
