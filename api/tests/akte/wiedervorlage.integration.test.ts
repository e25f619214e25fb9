import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import type { Fragend } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Remarks that come up again: on the start page as work and as a filter of the lists, for their author alone. */

let t: Kleinportal;
let heute: string;
const akten: Record<string, string> = {};

beforeAll(async () => {
	t = await kleinportal();
	heute = t.umgebung.ctx().heute;
	for (const [nachname, tage] of Object.entries({ heute: 0, gestern: -1, morgen: 1, vergessen: -8 })) {
		const { id } = await t.erfasse([t.ort(0)], { nachname });
		akten[nachname] = id;
		await bemerke(id, addiereTage(heute, tage));
	}
	akten.ohne = (await t.erfasse([t.ort(0)])).id;
});
afterAll(() => t.stop());

async function bemerke(id: string, wiedervorlageAm: string, wer: Fragend = t.traeger): Promise<string> {
	const antwort = await wer('POST', `/v1/freiwilliger/${id}/historie`, { text: 'Nachfragen', wiedervorlageAm });
	expect(antwort.status, antwort.roh.body).toBe(201);
	return (antwort.data as unknown as { bemerkungID: string }).bemerkungID;
}

async function faellige(pfad: string, wer: Fragend = t.traeger): Promise<string[]> {
	const und = [{ feld: 'wiedervorlageAm', op: 'vor', wert: addiereTage(heute, 1) }];
	const antwort = await wer('GET', `/v1/freiwilliger/${pfad}?f=${encodeURIComponent(JSON.stringify({ und }))}`);
	expect(antwort.status, antwort.roh.body).toBe(200);
	const ids = (antwort.data as unknown as { freiwilligerID: string }[]).map((z) => z.freiwilligerID);
	return ids.map(name).sort();
}

const name = (id: string): string => Object.keys(akten).find((n) => akten[n] === id) ?? id;

describe('a resubmission', () => {
	it('is found once it is due, for a week, by its author alone', async () => {
		expect(await faellige('bewerbungen')).toEqual(['gestern', 'heute']);
		expect(await faellige('bewerbungen', t.admin)).toEqual([]);
		expect(await faellige('bewerbungen', t.verein)).toEqual([]);
	});

	it('is counted as the list has it, several views in one call', async () => {
		const faellig = { und: [{ feld: 'wiedervorlageAm', op: 'vor', wert: addiereTage(heute, 1) }] };
		const f = encodeURIComponent(JSON.stringify([{}, faellig]));
		const zahlen = async (wer: Fragend) => (await wer('GET', `/v1/freiwilliger/bewerbungen/anzahlen?f=${f}`)).data;
		expect(await zahlen(t.traeger)).toEqual([5, 2]);
		expect(await zahlen(t.admin)).toEqual([5, 0]);
	});

	it('counts people for the board, whatever number of wishes they have', async () => {
		const spalte = async (wer: Fragend) =>
			(await wer('GET', '/v1/freiwilliger/bewerbungen/spalte?f=%7B%22text%22%3A%22Doppelwunsch%22%7D')).data;
		expect(await spalte(t.traeger)).toEqual({ personen: 0, tage: null });
		await t.erfasse([t.ort(0), t.ort(1)], { nachname: 'Doppelwunsch' });
		const pfad = '/v1/freiwilliger/bewerbungen?f=%7B%22text%22%3A%22Doppelwunsch%22%7D';
		expect((await t.traeger('GET', pfad)).data).toHaveLength(2);
		expect(await spalte(t.traeger)).toEqual({ personen: 1, tage: 0 });
		// A page of people has all their wishes, the one furthest along first.
		const jePerson = async () => (await t.traeger('GET', `${pfad}&jePerson=true`)).roh.json();
		const [erster, zweiter] = (await jePerson()).data as { wunschID: string; einsatzort: string }[];
		expect((await jePerson()).total).toBe(1);
		expect(new Set([erster?.einsatzort, zweiter?.einsatzort]).size).toBe(2);
		await t.traeger('POST', `/v1/freiwilliger/wunsch/${zweiter?.wunschID}/contact`, {});
		expect((await jePerson()).data.map(({ wunschID }: { wunschID: string }) => wunschID)).toEqual([
			...[zweiter?.wunschID, erster?.wunschID],
		]);
		expect(await spalte(t.verein2)).toMatchObject({ personen: expect.any(Number) });
	});

	it('counts at a site as well, and not once the remark is gone', async () => {
		const bemerkung = await bemerke(akten.ohne ?? '', heute, t.verein);
		expect(await faellige('bewerbungen', t.verein)).toEqual(['ohne']);
		await t.verein('DELETE', `/v1/bemerkung/${bemerkung}`);
		expect(await faellige('bewerbungen', t.verein)).toEqual([]);
	});

	it('stands in the list of volunteers after the agreement', async () => {
		const wer = await t.erfasse([t.ort(0)]);
		await t.verhandle(wer, 0);
		await t.einige(wer, 0);
		akten.geeinigt = wer.id;
		await bemerke(wer.id, heute);
		expect(await faellige('list-freiwillige')).toEqual(['geeinigt']);
	});

	it('is work on the start page', async () => {
		const { data } = await t.traeger('GET', '/v1/start');
		const { wiedervorlagen } = data as unknown as { wiedervorlagen: { freiwilligerID: string; am: string }[] };
		expect(wiedervorlagen.map((w) => [w.am, name(w.freiwilligerID)]).sort()).toEqual([
			[addiereTage(heute, -1), 'gestern'],
			[heute, 'geeinigt'],
			[heute, 'heute'],
			[addiereTage(heute, 1), 'morgen'],
		]);
	});
});
