import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fragend } from '../portal.fixture.ts';
import { arbeite, dienender, gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Groups of a cycle, who belongs to them, and the seminars that follow from it. */

let t: Kleinportal;
let [lena, mia, tom]: Angemeldet[] = [];
beforeAll(async () => {
	t = await kleinportal();
	[lena, mia, tom] = [await dienender(t), await dienender(t), await dienender(t)];
});
afterAll(() => t.stop());

const da = (wer: Angemeldet | undefined): Angemeldet => {
	if (!wer) throw new Error('noch niemand');
	return wer;
};

interface Gruppe {
	readonly id: string;
	readonly bezeichnung: string;
	readonly version: number;
	readonly mitgliederzahl: number;
	readonly mitglieder: readonly { freiwilligerID: string; stand: string; warteplatz: number | null }[];
	readonly seminare: readonly { id: string; angemeldet: number }[];
	readonly konflikte: readonly { freiwilligerID: string; seminarID: string; art: string; womit: string | null }[];
}
let nr = 0;
async function gruppe(rest: object = {}): Promise<Gruppe> {
	nr += 1;
	return gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: `Gruppe ${nr}`, ...rest })) as Gruppe;
}
const hole = async ({ id }: Gruppe, frage: Fragend = t.traeger) =>
	gelungen(await frage('GET', `/v1/seminargruppe/${id}`)) as Gruppe;
const aendere = ({ id }: Gruppe, body: object, frage: Fragend = t.traeger) =>
	frage('PUT', `/v1/seminargruppe/${id}`, body);
const staende = async (g: Gruppe) =>
	(await hole(g)).mitglieder.map(({ freiwilligerID, stand, warteplatz }) => [
		[lena, mia, tom].findIndex((wer) => wer?.id === freiwilligerID),
		stand,
		warteplatz,
	]);
let monat = 0;
/** Published, five days, each in a month of its own. */
async function seminar(rest: object = {}, status = 1000): Promise<string> {
	monat = (monat % 7) + 1;
	const neu = {
		bezeichnung: `Zwischenseminar ${monat}`,
		seminartypID: 'ZWISCHEN',
		termine: [{ von: `2027-0${monat}-04`, bis: `2027-0${monat}-08` }],
		geplanteTage: 5,
		ort: 'Sporthaus Grünberg',
		...rest,
	};
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu)) as { id: string };
	if (status !== 0) gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status }));
	return id;
}
const plan = async (wer: Angemeldet | undefined) => {
	const { eintraege } = gelungen(await da(wer).frage('GET', `/v1/${da(wer).id}/seminarplanung`)) as {
		eintraege: { seminarID: string | null; status: number }[];
	};
	return eintraege.map(({ seminarID, status }) => [seminarID, status]);
};
const leere = async (...gruppen: Gruppe[]) => {
	for (const g of gruppen) {
		const entfernen = (await hole(g)).mitglieder.map(({ freiwilligerID }) => freiwilligerID);
		gelungen(await aendere(g, { entfernen }));
	}
	await arbeite(t.umgebung);
};

describe('a group', () => {
	it('is planned, changed and deleted by the Traeger; others read it', async () => {
		const g = await gruppe({ maxTeilnehmer: 20, bemerkung: 'Fährt mit dem Zug' });
		expect(g).toMatchObject({ mitgliederzahl: 0, seminare: [], mitglieder: [] });
		expect(kurz(await t.verein('POST', '/v1/seminargruppe', { bezeichnung: 'Eigene' }))[0]).toBe(403);
		expect(kurz(await aendere(g, { bezeichnung: 'Anders' }, t.verein))).toEqual([
			403,
			'Seminargruppen bearbeitet nur der Träger. Sie können Ihre eigenen Freiwilligen eintragen.',
		]);
		expect(await aendere(g, { bezeichnung: '' })).toMatchObject({ status: 422 });
		expect(await aendere(g, { bezeichnung: 'Gruppe Nord', version: g.version })).toMatchObject({
			data: { bezeichnung: 'Gruppe Nord' },
		});
		expect((await aendere(g, { bemerkung: null, version: g.version })).status).toBe(409);
		const liste = await t.verein('GET', '/v1/seminargruppe?sort=-bezeichnung');
		expect(liste.data).toMatchObject([{ bezeichnung: 'Gruppe Nord', mitglieder: 0, seminare: 0, geplanteTage: 0 }]);
		expect((await da(lena).frage('GET', '/v1/seminargruppe')).status).toBe(403);
		expect((await t.traeger('DELETE', `/v1/seminargruppe/${g.id}`)).status).toBe(204);
		expect((await t.traeger('GET', `/v1/seminargruppe/${g.id}`)).status).toBe(404);
	});

	it('takes several at once, or nobody; a full one has a waiting list', async () => {
		const g = await gruppe({ maxTeilnehmer: 2 });
		const neu = await t.erfasse([t.ort(0)]);
		const alle = [da(lena).id, da(mia).id, da(tom).id];
		const zuFrueh = await aendere(g, { hinzufuegen: [...alle, neu.id] });
		expect(zuFrueh.status).toBe(409);
		expect(zuFrueh.error.details.map(({ text }: { text: string }) => text)).toEqual([
			expect.stringMatching(/^.+: Eine Seminargruppe kann erst ab dem Status „2800 \(.+\)“ zugewiesen werden\.$/),
		]);
		expect((await hole(g)).mitgliederzahl).toBe(0);
		gelungen(await aendere(g, { hinzufuegen: alle }));
		expect((await staende(g)).toSorted()).toEqual([
			[0, 'ANGEMELDET', null],
			[1, 'ANGEMELDET', null],
			[2, 'WARTELISTE', 1],
		]);
		const andere = await gruppe();
		expect(kurz(await aendere(andere, { hinzufuegen: [da(lena).id] }))[1]).toMatch(
			/ ist bereits in der Gruppe Gruppe \d+\.$/,
		);
		gelungen(await aendere(andere, { wechseln: [da(lena).id] }));
		expect((await staende(g)).toSorted()).toEqual([
			[1, 'ANGEMELDET', null],
			[2, 'ANGEMELDET', null],
		]);
		expect(await staende(andere)).toEqual([[0, 'ANGEMELDET', null]]);
		expect(kurz(await t.traeger('DELETE', `/v1/seminargruppe/${g.id}`))).toEqual([
			409,
			'Zur Gruppe gehören noch Freiwillige. Bitte nehmen Sie zuerst alle heraus.',
		]);
		await leere(g, andere);
	});

	it('takes the volunteers of a site from it, and lets it take them off the waiting list only', async () => {
		const g = await gruppe({ maxTeilnehmer: 1 });
		gelungen(await aendere(g, { hinzufuegen: [da(lena).id] }, t.verein));
		expect(kurz(await aendere(g, { entfernen: [da(lena).id] }, t.verein))).toEqual([
			403,
			expect.stringContaining('Aus einer Gruppe entfernt nur der Träger.'),
		]);
		gelungen(await aendere(g, { hinzufuegen: [da(mia).id] }, t.verein));
		gelungen(await aendere(g, { entfernen: [da(mia).id] }, t.verein));
		expect((await aendere(g, { hinzufuegen: [da(mia).id] }, t.verein2)).status).toBe(404);
		expect(await hole(g, t.verein2)).toMatchObject({ mitgliederzahl: 1, mitglieder: [] });
		await leere(g);
	});

	it('never has one too many, however many come at once', async () => {
		const g = await gruppe({ maxTeilnehmer: 1 });
		const antworten = await Promise.all([lena, mia, tom].map((wer) => aendere(g, { hinzufuegen: [da(wer).id] })));
		expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect((await staende(g)).map(([, stand]) => stand)).toEqual(['ANGEMELDET', 'WARTELISTE', 'WARTELISTE']);
		await leere(g);
	});

	it('tells its history', async () => {
		const g = await gruppe();
		gelungen(await aendere(g, { hinzufuegen: [da(lena).id] }));
		const historie = gelungen(await t.traeger('GET', `/v1/seminargruppe/${g.id}/historie`)) as { satz: string }[];
		expect(historie.map(({ satz }) => satz)).toEqual([
			expect.stringMatching(/^hat .+ aufgenommen\.$/),
			'hat die Gruppe angelegt.',
		]);
		await leere(g);
	});
});

describe('the seminars of a group', () => {
	it('are planned for its members: when they are published, when somebody joins, until he leaves', async () => {
		const g = await gruppe();
		gelungen(await aendere(g, { hinzufuegen: [da(lena).id, da(mia).id] }));
		const id = await seminar({ seminargruppeIDs: [g.id] });
		await arbeite(t.umgebung);
		expect([await plan(lena), await plan(mia), await plan(tom)]).toEqual([[[id, 0]], [[id, 0]], []]);
		const tage = { pflicht: 23, anerkannt: 0, geplant: 5, offen: 23 };
		expect((await hole(g)).mitglieder).toMatchObject([{ tage }, { tage }]);
		const f = encodeURIComponent(JSON.stringify({ und: [{ feld: 'seminargruppeID', op: 'gleich', wert: g.id }] }));
		const liste = gelungen(
			await t.traeger('GET', `/v1/freiwilliger/list-freiwillige?f=${f}&sort=-seminartageOffen`),
		) as unknown[];
		expect(liste).toMatchObject(
			[1, 2].map(() => ({ seminargruppe: g.bezeichnung, seminartageOffen: 23, seminartageGeplant: 5 })),
		);
		gelungen(await aendere(g, { hinzufuegen: [da(tom).id] }));
		await arbeite(t.umgebung);
		expect(await plan(tom)).toEqual([[id, 0]]);
		expect((await hole(g)).seminare).toMatchObject([{ id, angemeldet: 3 }]);
		gelungen(await aendere(g, { entfernen: [da(lena).id] }));
		await arbeite(t.umgebung);
		expect([await plan(lena), (await hole(g)).seminare[0]?.angemeldet]).toEqual([[], 2]);
		// Somebody who was taken off by hand isn't put back.
		expect((await t.traeger('DELETE', `/v1/seminar/${id}/teilnehmer/${da(mia).id}`)).status).toBe(204);
		gelungen(
			await t.traeger('PUT', `/v1/seminar/${id}`, {
				ort: 'Marburg',
				termine: [{ von: '2027-08-02', bis: '2027-08-06' }],
			}),
		);
		await arbeite(t.umgebung);
		expect([await plan(mia), await plan(tom)]).toEqual([[], [[id, 0]]]);
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 0 }));
		await arbeite(t.umgebung);
		expect(await plan(tom)).toEqual([]);
		await leere(g);
	});

	it('move up without asking', async () => {
		const g = await gruppe();
		const id = await seminar({ seminargruppeIDs: [g.id], maxTeilnehmer: 1 });
		gelungen(await aendere(g, { hinzufuegen: [da(lena).id] }));
		await arbeite(t.umgebung);
		gelungen(await aendere(g, { hinzufuegen: [da(mia).id] }));
		await arbeite(t.umgebung);
		expect(await plan(mia)).toEqual([]);
		gelungen(await aendere(g, { entfernen: [da(lena).id] }));
		await arbeite(t.umgebung);
		expect([await plan(lena), await plan(mia)]).toEqual([[], [[id, 0]]]);
		await leere(g);
	});

	it('are for them; others neither see nor book them, and one with fewer places than members isn’t published', async () => {
		const g = await gruppe();
		gelungen(await aendere(g, { hinzufuegen: [da(lena).id, da(mia).id] }));
		const id = await seminar({ seminargruppeIDs: [g.id], maxTeilnehmer: 1 }, 0);
		expect(kurz(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }))).toEqual([
			409,
			'Zu den Seminargruppen gehören 2 Freiwillige, das Seminar hat 1 Platz.',
		]);
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { maxTeilnehmer: 5, status: 1000 }));
		expect(kurz(await da(tom).frage('POST', `/v1/${da(tom).id}/seminarplanung/seminar/${id}`))).toEqual([
			409,
			'Dieses Seminar ist für andere Gruppen vorgesehen.',
		]);
		expect((await da(tom).frage('GET', `/v1/seminar/${id}`)).status).toBe(404);
		expect((await da(lena).frage('GET', `/v1/seminar/${id}`)).status).toBe(200);
		// The Traeger adds somebody beside the group; then it stays published.
		gelungen(await t.traeger('POST', `/v1/${da(tom).id}/seminarplanung/seminar/${id}`));
		expect((await da(tom).frage('GET', `/v1/seminar/${id}`)).status).toBe(200);
		expect(kurz(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 0 }))[1]).toBe(
			'Es sind bereits Teilnehmende angemeldet.',
		);
		gelungen(await t.traeger('DELETE', `/v1/seminar/${id}/teilnehmer/${da(tom).id}`));
		await arbeite(t.umgebung);
		await leere(g);
	});

	it('are chosen with the group, too; what is at the same time is shown and blocks nobody', async () => {
		const g = await gruppe();
		const id = await seminar();
		gelungen(await aendere(g, { seminarIDs: [id], hinzufuegen: [da(lena).id] }));
		await arbeite(t.umgebung);
		expect(await plan(lena)).toEqual([[id, 0]]);
		const { von } = gelungen(await t.traeger('GET', `/v1/seminar/${id}`)) as { von: string };
		const eigenes = { titel: 'Lehrgang', von, bis: von, tage: 1 };
		gelungen(await t.traeger('POST', `/v1/${da(lena).id}/seminarplanung`, eigenes));
		expect((await hole(g)).konflikte).toEqual([
			{ freiwilligerID: da(lena).id, seminarID: id, art: 'UEBERSCHNEIDUNG', womit: 'Lehrgang' },
		]);
		expect((await aendere(g, { seminarIDs: [g.id] })).error.details[0]).toMatchObject({ feld: 'seminarIDs' });
		expect((await t.traeger('PUT', `/v1/seminar/${id}`, { seminargruppeIDs: [id] })).error.details[0]).toMatchObject({
			feld: 'seminargruppeIDs',
		});
		gelungen(await aendere(g, { seminarIDs: [] }));
		await arbeite(t.umgebung);
		expect((await plan(lena)).map(([was]) => was)).toEqual([null]);
		await leere(g);
	});

	it('are left with the group when the service is annulled', async () => {
		const wer = await dienender(t);
		const g = await gruppe();
		const id = await seminar({ seminargruppeIDs: [g.id] });
		gelungen(await aendere(g, { hinzufuegen: [wer.id] }));
		await arbeite(t.umgebung);
		expect(await plan(wer)).toEqual([[id, 0]]);
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/reset-vertrag`, { grund: 'Irrtum' }));
		await arbeite(t.umgebung);
		expect(await hole(g)).toMatchObject({ mitgliederzahl: 0, seminare: [{ id, angemeldet: 0 }] });
	});
});

it('every chain holds', async () => {
	expect(await t.kettenfehler()).toEqual([]);
});
