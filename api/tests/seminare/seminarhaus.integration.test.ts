import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loeschePersonenbezug } from '#commands/auftraege/personenbezug-loeschen.ts';
import { loescheSeminardaten } from '#commands/auftraege/seminardaten-loeschen.ts';
import { ablage } from '#commands/dateien/ablage.ts';
import type { Mandant } from '#commands/mandant.ts';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { arbeite, gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Who sleeps where at a seminar, what the kitchen cooks, and what is left of it after its term. */

let t: Kleinportal;
let [ada, bea, cem, dan, eli]: Angemeldet[] = [];
beforeAll(async () => {
	t = await kleinportal();
	[ada, bea, cem, dan, eli] = [
		await dienender('Ada', 'W', '2006-02-01'),
		await dienender('Bea', 'W', '2006-03-01'),
		// Of age on the first of March in the year of the seminars.
		await dienender('Cem', 'M', '2009-03-01'),
		await dienender('Dan', 'M', '2006-05-01'),
		await dienender('Eli', 'D', '2006-06-01'),
	];
});
afterAll(() => t.stop());

async function dienender(vorname: string, geschlecht: string, geburtsdatum: string): Promise<Angemeldet> {
	const wer = await t.registriere([t.ort(0)], { vorname, nachname: 'Muster', geschlecht, geburtsdatum });
	await t.verhandle(wer, 0);
	const mutter = { vorname: 'Ute', nachname: 'Muster', email: `ute-${wer.email}`, telefon: '+49 6441 555' };
	const angaben = { art: 'MUTTER', isUnterschriftErforderlich: true, isAlleinigesSorgerecht: true, ...mutter };
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/erziehungsberechtigte`, angaben));
	gelungen(await t.einige(wer));
	return wer;
}
const da = (wer: Angemeldet | undefined): Angemeldet => {
	if (!wer) throw new Error('noch niemand');
	return wer;
};

let monat = 0;
/** Published, from noon to noon, in a month of its own, with these people. */
async function seminar(wer: readonly (Angemeldet | undefined)[], rest: object = {}): Promise<string> {
	monat = (monat % 8) + 1;
	const neu = {
		bezeichnung: `Zwischenseminar ${monat}`,
		seminartypID: 'ZWISCHEN',
		termine: [{ von: `2027-0${monat}-01`, bis: `2027-0${monat}-02` }],
		geplanteTage: 2,
		ort: 'Sporthaus Grünberg',
		...rest,
	};
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	for (const einer of wer) gelungen(await t.traeger('POST', `/v1/${da(einer).id}/seminarplanung/seminar/${id}`));
	return id;
}

interface Haus {
	readonly geloeschtAm: string | null;
	readonly loeschungAm: string | null;
	readonly raeume: { id: string; bezeichnung: string; betten: number; fuer: string }[];
	readonly gaeste: { id: string; name: string; raumID: string | null; grund: string | null; alter: number | null }[];
	readonly kueche: {
		zeilen: { tag: string; mahlzeit: string; gesamt: number; kost: Record<string, number> }[];
		wechsel: { gesamt: number; gehen: string[] }[];
		allergien: { bezeichnung: string; anzahl: number }[];
	} | null;
	readonly frueheres: { seminarID: string; raeume: number } | null;
}
const haus = async (id: string, frage: Fragend = t.traeger) =>
	gelungen(await frage('GET', `/v1/seminar/${id}/haus`)) as Haus;
const raum = async (id: string, bezeichnung: string, fuer: string, betten = 2) =>
	(
		gelungen(
			await t.traeger('POST', `/v1/seminar/${id}/haus/raeume`, { bezeichnung, betten, fuer, isBarrierefrei: false }),
		) as { id: string }
	).id;
const lege = (id: string, wer: Angemeldet | undefined, raumID: string | null, grund?: string) =>
	t.traeger('PUT', `/v1/seminar/${id}/haus/betten`, { betten: [{ gastID: da(wer).id, raumID, grund }] });
const angaben = (id: string, wer: Angemeldet | undefined, werte: object) =>
	t.traeger('PUT', `/v1/seminar/${id}/haus/gaeste/${da(wer).id}`, {
		...{ mit: [], isBarrierefrei: false, ankunft: null, abreise: null },
		...werte,
	});
const zimmer = async (id: string, wer: Angemeldet | undefined) =>
	(await haus(id)).gaeste.find((g) => g.id === da(wer).id)?.raumID;

describe('a bed', () => {
	it('is given by the rules, with the reason where it is not', async () => {
		const id = await seminar([ada, bea, cem, dan, eli], { termine: [{ von: '2027-02-28', bis: '2027-03-02' }] });
		const [frauen, maenner, gemischt, einzel] = [
			await raum(id, 'Ahorn 1', 'W'),
			await raum(id, 'Buche 1', 'M'),
			await raum(id, 'Linde 1', 'GEMISCHT'),
			await raum(id, 'Linde 2', 'LEITUNG', 1),
		];
		expect(kurz(await lege(id, dan, frauen))).toEqual([409, 'Ahorn 1 ist für Frauen.']);
		expect(kurz(await lege(id, ada, einzel))).toEqual([409, 'Linde 2 ist für die Leitung.']);
		gelungen(await lege(id, dan, maenner));
		const zuJung = 'Er ist 17, in Buche 1 schlafen Volljährige. Minderjährige teilen kein Zimmer mit Volljährigen.';
		expect(kurz(await lege(id, cem, maenner))).toEqual([409, zuJung]);
		expect(kurz(await lege(id, eli, maenner))).toEqual([409, 'Buche 1 ist für Männer.']);
		gelungen(await lege(id, eli, gemischt));
		gelungen(await lege(id, cem, maenner, 'Brüder, beide Familien sind einverstanden.'));
		expect((await haus(id)).gaeste.find((g) => g.id === da(cem).id)).toMatchObject({
			raumID: maenner,
			grund: 'Brüder, beide Familien sind einverstanden.',
			alter: 17,
		});
		const voll = 'Buche 1 hat 2 Betten, alle sind belegt.';
		expect(kurz(await lege(id, eli, maenner, 'Er möchte es.'))).toEqual([409, voll]);
		const historie = gelungen(await t.traeger('GET', `/v1/seminar/${id}/historie`)) as { satz: string }[];
		expect(historie[0]?.satz).toBe(
			'hat Cem Muster ein Bett in Buche 1 gegeben: Brüder, beide Familien sind einverstanden.',
		);
		expect(historie.map(({ satz }) => satz)).toContain('hat den Raum Ahorn 1 mit 2 Betten angelegt.');
	});

	it('is never one too many, however many come at once, and can be exchanged', async () => {
		const id = await seminar([ada, bea, dan]);
		const [eins, zwei] = [await raum(id, 'Ahorn 1', 'W', 1), await raum(id, 'Ahorn 2', 'W', 1)];
		const antworten = await Promise.all([lege(id, ada, eins), lege(id, bea, eins)]);
		expect(antworten.map(({ status }) => status).toSorted()).toEqual([204, 409]);
		gelungen(await lege(id, ada, null));
		gelungen(await lege(id, bea, null));
		gelungen(await lege(id, ada, eins));
		gelungen(await lege(id, bea, zwei));
		const tausch = [
			{ gastID: da(ada).id, raumID: zwei, von: eins },
			{ gastID: da(bea).id, raumID: eins, von: zwei },
		];
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}/haus/betten`, { betten: tausch }));
		expect([await zimmer(id, ada), await zimmer(id, bea)]).toEqual([zwei, eins]);
		const veraltet = await t.traeger('PUT', `/v1/seminar/${id}/haus/betten`, { betten: tausch });
		expect(kurz(veraltet)).toEqual([
			409,
			'Inzwischen ist die Belegung eine andere. Bitte rechnen Sie den Vorschlag neu.',
		]);
	});

	it('goes with the place, and nobody else gets one', async () => {
		const id = await seminar([ada, bea]);
		const ahorn = await raum(id, 'Ahorn 1', 'W');
		gelungen(await lege(id, ada, ahorn));
		gelungen(await t.traeger('DELETE', `/v1/seminar/${id}/teilnehmer/${da(ada).id}`));
		expect((await haus(id)).gaeste.map(({ name }) => name)).toEqual(['Bea Muster']);
		gelungen(await t.traeger('POST', `/v1/${da(ada).id}/seminarplanung/seminar/${id}`));
		expect(await zimmer(id, ada)).toBeNull();
		expect((await lege(id, cem, ahorn)).status).toBe(404);
		expect((await angaben(id, cem, { isBarrierefrei: true })).status).toBe(404);
	});
});

describe('a room', () => {
	it('keeps its guests when it changes, or says who is in the way', async () => {
		const id = await seminar([ada, bea]);
		const ahorn = await raum(id, 'Ahorn 1', 'W');
		for (const wer of [ada, bea]) gelungen(await lege(id, wer, ahorn));
		const aendere = (werte: object) =>
			t.traeger('PUT', `/v1/seminar/${id}/haus/raeume/${ahorn}`, {
				...{ bezeichnung: 'Ahorn 1', betten: 2, fuer: 'W', isBarrierefrei: false },
				...werte,
			});
		expect(kurz(await aendere({ betten: 1 }))).toEqual([409, 'In Ahorn 1 schlafen schon 2 Personen.']);
		expect(kurz(await aendere({ fuer: 'M' }))[0]).toBe(409);
		expect((await aendere({ fuer: 'GEMISCHT', bezeichnung: 'Ahorn 7' })).status).toBe(204);
		expect(kurz(await aendere({ bezeichnung: '' }))[0]).toBe(422);
		expect(kurz(await aendere({ betten: 2.5 }))[0]).toBe(422);
		await raum(id, 'Ahorn 2', 'W');
		const doppelt = { bezeichnung: 'ahorn 2', betten: 1, fuer: 'M', isBarrierefrei: false };
		expect(kurz(await t.traeger('POST', `/v1/seminar/${id}/haus/raeume`, doppelt))).toEqual([
			409,
			'Einen Raum ahorn 2 gibt es schon.',
		]);
		expect((await t.traeger('DELETE', `/v1/seminar/${id}/haus/raeume/${ahorn}`)).status).toBe(204);
		expect(await zimmer(id, ada)).toBeNull();
	});

	it('comes from an earlier seminar in the same house', async () => {
		const [erstes, zweites, anderswo] = [
			await seminar([], { ort: 'Haus am See' }),
			await seminar([], { ort: 'Haus am See' }),
			await seminar([], { ort: 'Anderswo' }),
		];
		await raum(erstes, 'Ahorn 1', 'W', 4);
		expect((await haus(anderswo)).frueheres).toBeNull();
		expect((await haus(zweites)).frueheres).toMatchObject({ seminarID: erstes, raeume: 1 });
		const uebernimm = (id: string) =>
			t.traeger('POST', `/v1/seminar/${id}/haus/raeume/uebernehmen`, { seminarID: erstes });
		expect(await uebernimm(zweites)).toMatchObject({ data: { n: 1 } });
		expect((await haus(zweites)).raeume).toMatchObject([{ bezeichnung: 'Ahorn 1', betten: 4, fuer: 'W' }]);
		expect(kurz(await uebernimm(zweites))[0]).toBe(409);
		expect((await uebernimm(anderswo)).status).toBe(404);
	});
});

it('proposes beds without changing anything, with the wishes it meets', async () => {
	const id = await seminar([ada, bea, dan, eli]);
	await raum(id, 'Ahorn 1', 'W');
	await raum(id, 'Linde 1', 'GEMISCHT');
	gelungen(await angaben(id, ada, { mit: [da(bea).id] }));
	gelungen(await angaben(id, dan, { mit: [da(eli).id] }));
	const vorher = await t.ereignisse();
	const vorschlag = gelungen(await t.traeger('POST', `/v1/seminar/${id}/haus/betten/vorschlag`)) as {
		umzuege: { gastID: string; von: string | null; nach: string | null }[];
		wuensche: object;
		ohneBett: string[];
	};
	expect(await t.ereignisse()).toBe(vorher);
	expect(vorschlag).toMatchObject({ wuensche: { alle: 2, vorher: 0, nachher: 2 }, ohneBett: [] });
	const betten = vorschlag.umzuege.map(({ gastID, von, nach }) => ({ gastID, von, raumID: nach }));
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}/haus/betten`, { betten }));
	expect((await haus(id)).gaeste.filter(({ raumID }) => raumID === null)).toEqual([]);
	expect(await zimmer(id, ada)).toBe(await zimmer(id, bea));
	const fremd = await angaben(id, ada, { mit: [da(cem).id] });
	expect(kurz(fremd)).toEqual([400, 'Wünschen lässt sich nur, wer an diesem Seminar teilnimmt.']);
});

it('tells the kitchen numbers, and names only on the sheet of the leader, which is recorded', async () => {
	const id = await seminar([ada, bea, dan]);
	gelungen(
		await t.traeger('PUT', `/v1/freiwilliger/${da(ada).id}`, { ernaehrung: 'VEGAN', allergien: 'Nüsse, Laktose' }),
	);
	gelungen(
		await t.traeger('PUT', `/v1/freiwilliger/${da(bea).id}`, { allergien: 'laktose', krankenkasse: 'Muster BKK' }),
	);
	const [erster] = (await haus(id)).kueche?.zeilen ?? [];
	gelungen(await angaben(id, dan, { abreise: { tag: erster?.tag, mahlzeit: 'ABEND' } }));
	const { kueche } = await haus(id);
	expect(kueche?.zeilen.map(({ mahlzeit, gesamt, kost }) => [mahlzeit, gesamt, kost.VEGAN])).toEqual([
		['MITTAG', 3, 1],
		['ABEND', 2, 1],
		['FRUEHSTUECK', 2, 1],
		['MITTAG', 2, 1],
	]);
	expect(kueche?.wechsel).toMatchObject([{ gesamt: 2, gehen: [da(dan).id] }]);
	expect(kueche?.allergien).toEqual([
		{ bezeichnung: 'Laktose', anzahl: 2 },
		{ bezeichnung: 'Nüsse', anzahl: 1 },
	]);
	const eingesehen = async () =>
		(
			await t.umgebung.pool.query<{ betroffener: string }>(
				`select betroffener from zugriff where anlass = 'NOTFALLBLATT' order by betroffener`,
			)
		).rows.map((r) => r.betroffener);
	const blatt = async (was: string) => {
		const { roh, status } = await t.traeger('GET', `/v1/seminar/${id}/haus/${was}`);
		expect([status, roh.headers['content-type'], roh.headers['cache-control']]).toEqual([
			200,
			'application/pdf',
			'no-store',
		]);
		return seitentexte(roh.rawPayload).then((seiten) => seiten.join(' '));
	};
	const kuechenblatt = await blatt('kuechenblatt');
	expect(kuechenblatt).toContain('Laktose');
	expect(kuechenblatt).not.toContain('Muster');
	expect(kuechenblatt).toMatch(/Angemeldete Freiwillige und Leitung\. Stand: \d/);
	expect(await blatt('raumliste')).toContain('Muster, Ada');
	expect(await eingesehen()).toEqual([]);
	const notfall = await blatt('notfallblatt');
	for (const wort of ['Muster, Ada', 'Nüsse', 'vegan', 'Muster BKK', 'Ute Muster', '+49 6441 555'])
		expect(notfall).toContain(wort);
	expect(await eingesehen()).toEqual([ada, bea, dan].map((wer) => da(wer).id).toSorted());
});

/** In how many rows of which tables it stands. */
async function fundstellen(wort: string): Promise<string[]> {
	const { rows } = await t.umgebung.pool.query<{ name: string }>(
		`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
	);
	const treffer = await Promise.all(
		rows.map(async ({ name }) => {
			const { rowCount } = await t.umgebung.pool.query(`select 1 from "${name}" t where t::text like $1`, [
				`%${wort}%`,
			]);
			return rowCount ? [name] : [];
		}),
	);
	return treffer.flat().toSorted();
}

describe('after its term', () => {
	it('nothing is left of who slept where and needed what, and the own fields of the volunteer stay', async () => {
		const id = await seminar([ada, dan, cem]);
		const buche = await raum(id, 'Buche 1', 'M');
		gelungen(await lege(id, dan, buche));
		gelungen(await lege(id, ada, buche, 'Kanariengrund'));
		gelungen(await angaben(id, ada, { mit: [da(dan).id], isBarrierefrei: true }));
		gelungen(await t.traeger('PUT', `/v1/freiwilliger/${da(ada).id}`, { allergien: 'Kanarienallergie' }));
		expect(await fundstellen('Kanariengrund')).toEqual(['event_person']);
		const { loeschungAm } = await haus(id);
		const kette = await t.kettenfehler();

		t.stelleUhr(tagVor(loeschungAm));
		await loescheSeminardaten(t.umgebung);
		expect(await fundstellen('Kanariengrund')).toEqual(['event_person']);
		t.stelleUhr(loeschungAm ?? '');
		await loescheSeminardaten(t.umgebung);
		expect(await fundstellen('Kanariengrund')).toEqual([]);
		// Where he slept was known only by the id of the room, which the room itself keeps.
		expect(await personteile(id)).toEqual(['FREITEXT']);
		expect(await haus(id)).toMatchObject({ geloeschtAm: loeschungAm, raeume: [], gaeste: [], kueche: null });
		expect(kurz(await lege(id, dan, buche))).toEqual([
			409,
			`Angaben zu Essen und Räumen wurden am ${loeschungAm?.split('-').toReversed().join('.')} gelöscht.`,
		]);
		expect((await t.traeger('GET', `/v1/seminar/${id}/haus/notfallblatt`)).status).toBe(409);
		const historie = gelungen(await t.traeger('GET', `/v1/seminar/${id}/historie`)) as { satz: string }[];
		expect(historie.slice(0, 2).map(({ satz }) => satz)).toEqual([
			'hat die Angaben zu Essen und Räumen gelöscht.',
			'hat Angaben zu Haus und Küche von Ada Muster geändert.',
		]);
		expect(JSON.stringify(historie)).not.toContain('Kanarien');
		expect(await fundstellen('Kanarienallergie')).toContain('angaben');
		expect(await t.kettenfehler()).toEqual(kette);
		const ereignisse = await t.ereignisse();
		await loescheSeminardaten(t.umgebung);
		expect(await t.ereignisse()).toBe(ereignisse);
		t.stelleUhr('2026-09-15');
	});

	it('nor after the volunteer is erased, at the seminars of all others everything stays', async () => {
		const fay = await dienender('Fay', 'W', '2006-07-01');
		const id = await seminar([fay, bea]);
		const ahorn = await raum(id, 'Ahorn 1', 'W');
		gelungen(await lege(id, bea, ahorn));
		gelungen(await lege(id, fay, ahorn));
		gelungen(await angaben(id, fay, { isBarrierefrei: true }));
		const pfad = `/v1/freiwilliger/${fay.id}?bestaetigung=L%C3%96SCHEN`;
		gelungen(await t.traeger('DELETE', pfad));
		await arbeite(t.umgebung);
		await t.umgebung.pool.query(`update outbox set status = 'sent' where schluessel = 'LOESCHBESTAETIGUNG'`);
		const mandant = { umgebung: t.umgebung, dateien: ablage(t.verzeichnis), mail: { verzeichnis: t.verzeichnis } };
		await loeschePersonenbezug(mandant as unknown as Mandant);
		const { rows } = await t.umgebung.pool.query('select 1 from event_person where betroffener like $1', [
			`${fay.id}%`,
		]);
		expect(rows).toEqual([]);
		expect((await haus(id)).gaeste).toMatchObject([{ name: 'Bea Muster', raumID: ahorn }]);
		expect(await t.kettenfehler()).toEqual([]);
	});
});

const tagVor = (tag: string | null) => new Date(Date.parse(tag ?? '') - 86_400_000).toISOString().slice(0, 10);

/** Kinds of personal data the stream of a seminar still holds. */
async function personteile(id: string): Promise<string[]> {
	const { rows } = await t.umgebung.pool.query<{ art: string }>(
		'select distinct art from event_person where stream = $1 order by art',
		[`Seminar-${id}`],
	);
	return rows.map(({ art }) => art);
}
