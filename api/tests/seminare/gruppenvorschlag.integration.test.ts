import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerePost } from '../post.fixture.ts';
import { beendet, type Sammellauf } from '../sammellauf.fixture.ts';
import { arbeite, dienender, gelungen } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Groups proposed for many, carried out and taken back. The clock stands in September 2026. */

let t: Kleinportal;
let [lena, mia, tom]: Angemeldet[] = [];
beforeAll(async () => {
	t = await kleinportal();
	[lena, mia, tom] = [await dienender(t), await dienender(t), await dienender(t)];
	// What goes to a place is split into its readers first.
	for (const _ of [1, 2]) await leerePost(t.umgebung);
});
afterAll(() => t.stop());

const id = (wer: Angemeldet | undefined): string => wer?.id ?? '';
let nr = 0;
async function gruppe(rest: object = {}): Promise<string> {
	nr += 1;
	const neu = { bezeichnung: `Gruppe ${nr}`, ...rest };
	return (gelungen(await t.traeger('POST', '/v1/seminargruppe', neu)) as { id: string }).id;
}
async function seminar(gruppeID: string, von: string): Promise<string> {
	const neu = { bezeichnung: 'Zwischenseminar', seminartypID: 'ZWISCHEN', geplanteTage: 1, ort: 'Sporthaus Grünberg' };
	const angaben = { ...neu, termine: [{ von, bis: von }], seminargruppeIDs: [gruppeID] };
	const { id: seminarID } = gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${seminarID}`, { status: 1000 }));
	await arbeite(t.umgebung);
	return seminarID;
}

interface Vorschlag {
	readonly zeilen: readonly { freiwilligerID: string; gruppeID: string | null; geht: boolean; grund: string }[];
	readonly gruppen: readonly { id: string; vorher: number; nachher: number; einladungen: number }[];
}
const rechne = async (body: object = {}) =>
	gelungen(await t.traeger('POST', '/v1/seminargruppe/vorschlag', body)) as Vorschlag;
const alle = async (gruppeID: string, wahl = [lena, mia, tom]) =>
	wahl.map((w) => ({ freiwilligerID: id(w), gruppeID }));
type Bericht = Sammellauf['zeilen'];
const uebernimm = async (eintraege: readonly object[]) =>
	(await beendet(t, await t.traeger('POST', '/v1/seminargruppe/vorschlag/uebernehmen', { eintraege }))).zeilen;
const zurueck = async (eintraege: readonly object[]) =>
	(await beendet(t, await t.traeger('POST', '/v1/seminargruppe/vorschlag/rueckgaengig', { eintraege }))).zeilen;
const kurz = (bericht: Bericht) => bericht.map(({ ergebnis, gruende }) => [ergebnis, gruende?.[0] ?? null]);
const mitglieder = async (gruppeID: string) => {
	const { mitglieder: alleDort } = gelungen(await t.traeger('GET', `/v1/seminargruppe/${gruppeID}`)) as {
		mitglieder: { freiwilligerID: string; stand: string }[];
	};
	return alleDort.map(({ freiwilligerID, stand }) => [freiwilligerID, stand]).toSorted();
};
const ereignisse = async () => {
	const { rows } = await t.umgebung.pool.query<{ n: string }>('select count(*) as n from event');
	return rows[0]?.n;
};
const leere = async (gruppeID: string) => {
	const entfernen = (await mitglieder(gruppeID)).map(([wer]) => wer);
	gelungen(await t.traeger('PUT', `/v1/seminargruppe/${gruppeID}`, { entfernen }));
	await arbeite(t.umgebung);
	gelungen(await t.traeger('DELETE', `/v1/seminargruppe/${gruppeID}`));
};

describe('a proposal', () => {
	it('is reckoned for those without a group, says why, and changes nothing', async () => {
		const [a, b] = [await gruppe({ maxTeilnehmer: 1 }), await gruppe({ maxTeilnehmer: 1 })];
		await t.erfasse([t.ort(0)]);
		await seminar(a, '2027-01-12');
		const davor = await ereignisse();
		const vorschlag = await rechne();
		expect(await ereignisse()).toBe(davor);
		// Whoever hasn't agreed yet isn't among them.
		expect(vorschlag.zeilen.map((z) => z.freiwilligerID).toSorted()).toEqual([lena, mia, tom].map(id).toSorted());
		expect(vorschlag.zeilen.map((z) => z.gruppeID).toSorted()).toEqual([a, b, null].toSorted());
		expect(vorschlag.zeilen.find((z) => z.gruppeID === null)).toMatchObject({
			geht: false,
			grund: expect.stringMatching(/^kein Platz mehr in Gruppen für /),
		});
		expect(vorschlag.zeilen.find((z) => z.gruppeID === a)?.grund).toMatch(/; alle Termine passen$/);
		expect(vorschlag.gruppen).toMatchObject([
			{ id: a, vorher: 0, nachher: 1, einladungen: 1 },
			{ id: b, vorher: 0, nachher: 1, einladungen: 0 },
		]);
		expect(await rechne()).toEqual(vorschlag);
		expect((await rechne({ gruppeIDs: [b] })).gruppen.map((g) => g.id)).toEqual([b]);
		expect((await rechne({ dienstartIDs: [a] })).zeilen).toEqual([]);
		expect((await t.verein('POST', '/v1/seminargruppe/vorschlag', {})).status).toBe(403);
		await Promise.all([leere(a), leere(b)]);
	});

	it('chosen by hand is judged as it is', async () => {
		const a = await gruppe({ maxTeilnehmer: 1 });
		const wahl = [
			{ freiwilligerID: id(mia), gruppeID: a },
			{ freiwilligerID: id(tom), gruppeID: null },
			{ freiwilligerID: id(lena), gruppeID: a },
		];
		const { zeilen, gruppen } = await rechne({ eintraege: wahl });
		const urteil = new Map(zeilen.map((z) => [z.freiwilligerID, [z.geht, z.grund]]));
		expect(urteil.get(id(mia))?.[0]).toBe(true);
		expect(urteil.get(id(lena))).toEqual([false, 'In dieser Gruppe ist kein Platz mehr frei.']);
		expect(urteil.get(id(tom))).toEqual([false, expect.stringMatching(/^kein Platz mehr in Gruppen für /)]);
		expect(gruppen).toMatchObject([{ vorher: 0, nachher: 1 }]);
		await leere(a);
	});
});

describe('carried out', () => {
	it('each is decided for himself, nobody ends up waiting, and the report says so', async () => {
		const a = await gruppe({ maxTeilnehmer: 2 });
		// A place is taken in between.
		gelungen(await t.traeger('PUT', `/v1/seminargruppe/${a}`, { hinzufuegen: [id(tom)] }));
		const neu = await t.erfasse([t.ort(0)]);
		const eintraege = [
			{ freiwilligerID: neu.id, gruppeID: a },
			...(await alle(a, [lena, mia, tom])),
			{ freiwilligerID: a, gruppeID: a },
			{ freiwilligerID: id(mia), gruppeID: id(mia) },
		];
		const bericht = await uebernimm(eintraege);
		expect(kurz(bericht)).toEqual([
			['NICHT', 'G28'],
			['GETAN', null],
			['NICHT', 'PLATZ'],
			['SCHON', null],
			['NICHT', 'NICHT_GEFUNDEN'],
			['NICHT', 'NICHT_GEFUNDEN'],
		]);
		expect(bericht[2]?.text).toMatch(/^In der Gruppe Gruppe \d+ ist kein Platz mehr frei\.$/);
		expect(await mitglieder(a)).toEqual(
			[
				[id(lena), 'ANGEMELDET'],
				[id(tom), 'ANGEMELDET'],
			].toSorted(),
		);
		expect(kurz(await uebernimm(eintraege.slice(1, 2)))).toEqual([['SCHON', null]]);
		const b = await gruppe();
		expect(await uebernimm([{ freiwilligerID: id(lena), gruppeID: b }])).toMatchObject([
			{ ergebnis: 'NICHT', gruende: ['GRUPPE'], text: expect.stringContaining(' ist bereits in der Gruppe Gruppe ') },
		]);
		expect((await t.verein('POST', '/v1/seminargruppe/vorschlag/uebernehmen', { eintraege })).status).toBe(403);
		await Promise.all([leere(a), leere(b)]);
	});

	it('is taken back exactly where nothing has happened since; what isn’t sent yet stays unsent', async () => {
		const [a, b] = [await gruppe(), await gruppe()];
		const seminarID = await seminar(a, '2027-02-09');
		const [frueheres] = [await gruppe()];
		gelungen(await t.traeger('PUT', `/v1/seminargruppe/${frueheres}`, { hinzufuegen: [id(tom)] }));
		const eintraege = await alle(a, [lena, mia]);
		expect(kurz(await uebernimm(eintraege))).toEqual([
			['GETAN', null],
			['GETAN', null],
		]);
		await arbeite(t.umgebung);
		gelungen(await t.traeger('PUT', `/v1/seminargruppe/${b}`, { wechseln: [id(mia)] }));
		expect(kurz(await zurueck([...eintraege, { freiwilligerID: id(tom), gruppeID: a }]))).toEqual([
			['GETAN', null],
			['NICHT', 'KEINE_GRUPPE'],
			['NICHT', 'KEINE_GRUPPE'],
		]);
		await arbeite(t.umgebung);
		expect([await mitglieder(a), await mitglieder(b), await mitglieder(frueheres)]).toEqual([
			[],
			[[id(mia), 'ANGEMELDET']],
			[[id(tom), 'ANGEMELDET']],
		]);
		expect(await leerePost(t.umgebung)).toEqual([]);
		expect(gelungen(await t.traeger('GET', `/v1/seminar/${seminarID}`))).toMatchObject({ angemeldet: 0 });
		expect(kurz(await zurueck(eintraege.slice(0, 1)))).toEqual([['SCHON', null]]);
		await Promise.all([leere(a), leere(b), leere(frueheres)]);
	});

	it('stays where a seminar has begun or a proof is there', async () => {
		const a = await gruppe();
		const seminarID = await seminar(a, '2026-12-01');
		const eintraege = await alle(a);
		await uebernimm(eintraege);
		await arbeite(t.umgebung);
		const post = (await leerePost(t.umgebung)).filter(({ betreff }) => betreff.startsWith('Einladung zum Seminar'));
		expect(post.map(({ an }) => an).toSorted()).toEqual([lena, mia, tom].map((wer) => wer?.email).toSorted());
		gelungen(await t.traeger('DELETE', `/v1/seminar/${seminarID}/teilnehmer/${id(tom)}`));
		t.stelleUhr('2026-12-01');
		expect(await zurueck(eintraege.slice(0, 1))).toMatchObject([
			{ ergebnis: 'NICHT', gruende: ['BEGONNEN'], text: 'Das Seminar „Zwischenseminar“ hat schon begonnen.' },
		]);
		gelungen(await t.traeger('PUT', `/v1/seminar/${seminarID}`, { status: 5000 }));
		await arbeite(t.umgebung);
		expect(await zurueck(eintraege)).toMatchObject([
			{
				ergebnis: 'NICHT',
				gruende: ['NACHWEISE'],
				text: 'Zum Seminar „Zwischenseminar“ liegt schon ein Nachweis vor.',
			},
			{ ergebnis: 'NICHT', gruende: ['NACHWEISE'] },
			{ ergebnis: 'GETAN' },
		]);
	});
});

it('every chain holds', async () => {
	expect(await t.kettenfehler()).toEqual([]);
});
