import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lasseSeminarplaetzeVerfallen } from '#commands/seminar/teilnahme.ts';
import type { Fragend } from '../portal.fixture.ts';
import { arbeite, dienender, gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Who takes part in a seminar, waits for it, and what is recognised of it afterwards. The clock stands before it. */

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

interface Teilnahme {
	readonly freiwilligerID: string;
	readonly stand: string;
	readonly warteplatz: number | null;
	readonly nachweis: { id: string; status: number; tage: number | null } | null;
}
let monat = 0;
/** Published, five days, each in a month of its own; days of the past only where they are said. */
async function seminar(rest: object = {}): Promise<string> {
	monat = (monat % 7) + 1;
	const neu = {
		bezeichnung: `Zwischenseminar ${monat}`,
		seminartypID: 'ZWISCHEN',
		termine: [{ von: `2027-0${monat}-04`, bis: `2027-0${monat}-08` }],
		geplanteTage: 5,
		ort: 'Sporthaus Grünberg',
		...rest,
	};
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu));
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	return id;
}
const an = (wer: Angemeldet | undefined, id: string, frage: Fragend = da(wer).frage) =>
	frage('POST', `/v1/${da(wer).id}/seminarplanung/seminar/${id}`);
const ab = (wer: Angemeldet | undefined, id: string, frage: Fragend = da(wer).frage) =>
	frage('DELETE', `/v1/seminar/${id}/teilnehmer/${da(wer).id}`);
const teilnehmende = async (id: string, frage: Fragend = t.traeger) =>
	(gelungen(await frage('GET', `/v1/seminar/${id}`)) as { teilnehmende: Teilnahme[] }).teilnehmende;
const staende = async (id: string) => (await teilnehmende(id)).map(({ stand, warteplatz }) => [stand, warteplatz]);
const planung = async (wer: Angemeldet | undefined) =>
	gelungen(await da(wer).frage('GET', `/v1/${da(wer).id}/seminarplanung`)) as {
		stand: { anerkannt: number; pruefung: number; geplant: number; offen: number };
		eintraege: {
			id: string;
			seminarID: string | null;
			titel: string;
			status: number;
			tage: number | null;
			version: number;
		}[];
		warteliste: { seminarID: string; stand: string; warteplatz: number; frist: string | null }[];
		moeglich: { id: string }[];
	};

describe('a place', () => {
	it('is taken with the days it plans, and given up with them', async () => {
		const id = await seminar();
		expect(await an(lena, id)).toMatchObject({ status: 201, data: { stand: 'ANGEMELDET' } });
		const { stand, eintraege, moeglich } = await planung(lena);
		expect([stand.geplant, stand.offen]).toEqual([5, 23]);
		expect(eintraege).toMatchObject([{ seminarID: id, status: 0, tage: null }]);
		expect(moeglich.map((m) => m.id)).not.toContain(id);
		expect(kurz(await an(lena, id))).toEqual([409, 'Für dieses Seminar besteht bereits eine Anmeldung.']);
		expect((await ab(lena, id)).status).toBe(204);
		expect((await planung(lena)).eintraege).toEqual([]);
		expect(kurz(await ab(lena, id))).toEqual([409, 'Für dieses Seminar besteht keine Anmeldung.']);
	});

	it('is given up as well by who deletes its line of his plan, as long as he may unregister (D21)', async () => {
		const loesche = async (wer: Angemeldet | undefined, frage: Fragend = da(wer).frage) => {
			const [eintrag] = (await planung(wer)).eintraege;
			return frage('DELETE', `/v1/${da(wer).id}/seminarplanung/${eintrag?.id}`);
		};
		const id = await seminar({ maxTeilnehmer: 1 });
		for (const wer of [lena, mia]) gelungen(await an(wer, id));
		expect(kurz(await loesche(lena, t.verein))).toEqual([
			409,
			'Von einem Seminar des Trägers melden Sie sich bitte beim Seminar ab.',
		]);
		expect((await loesche(lena)).status).toBe(204);
		expect((await planung(lena)).eintraege).toEqual([]);
		expect(await staende(id)).toEqual([['ANGEBOTEN', null]]);
		gelungen(await ab(mia, id));

		const bald = await seminar({ termine: [{ von: '2026-12-07', bis: '2026-12-11' }], anmeldeschluss: '2026-09-02' });
		gelungen(await an(lena, bald, t.traeger));
		expect(kurz(await loesche(lena))).toEqual([
			409,
			'Abmelden konnte man sich bis zum 02.09.2026. Bitte wenden Sie sich an den Träger.',
		]);
		gelungen(await ab(lena, bald, t.traeger));
	});

	it('that comes free is offered to who waited longest, by whom it is taken or let pass', async () => {
		const id = await seminar({ maxTeilnehmer: 1 });
		for (const wer of [lena, mia, tom]) gelungen(await an(wer, id));
		expect(await staende(id)).toEqual([
			['ANGEMELDET', null],
			['WARTELISTE', 1],
			['WARTELISTE', 2],
		]);
		await ab(lena, id);
		expect((await planung(mia)).warteliste).toMatchObject([{ seminarID: id, stand: 'ANGEBOTEN' }]);
		expect((await planung(tom)).warteliste).toMatchObject([{ seminarID: id, stand: 'WARTELISTE', warteplatz: 1 }]);
		t.stelleUhr('2026-09-18');
		await lasseSeminarplaetzeVerfallen(t.umgebung);
		expect((await planung(tom)).warteliste).toMatchObject([{ stand: 'ANGEBOTEN' }]);
		expect((await planung(mia)).warteliste).toMatchObject([{ stand: 'WARTELISTE', warteplatz: 1 }]);
		expect(await an(tom, id)).toMatchObject({ data: { stand: 'ANGEMELDET' } });
		expect((await planung(tom)).eintraege).toMatchObject([{ seminarID: id, status: 0 }]);
		expect((await ab(mia, id)).status).toBe(204);
		expect(await staende(id)).toEqual([['ANGEMELDET', null]]);
		gelungen(await ab(tom, id, t.traeger));
	});

	it('is never one too many, however many come at once', async () => {
		const id = await seminar({ maxTeilnehmer: 1 });
		const antworten = await Promise.all([lena, mia, tom].map((wer) => an(wer, id)));
		expect(antworten.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect((await staende(id)).map(([stand]) => stand)).toEqual(['ANGEMELDET', 'WARTELISTE', 'WARTELISTE']);
		const angemeldet = (await teilnehmende(id)).filter(({ nachweis }) => nachweis !== null);
		expect(angemeldet).toHaveLength(1);
		for (const wer of [lena, mia, tom]) gelungen(await ab(wer, id));
	});

	it('is seen by the site of the volunteer and by no other volunteer', async () => {
		const id = await seminar();
		gelungen(await an(lena, id));
		expect(await teilnehmende(id, t.verein)).toMatchObject([{ freiwilligerID: da(lena).id }]);
		expect(await teilnehmende(id, da(mia).frage)).toEqual([]);
		expect(kurz(await ab(lena, id, t.verein))).toEqual([403, 'Aus einem Seminar meldet nur der Träger ab.']);
		gelungen(await ab(lena, id));
		expect(await an(lena, id, t.verein)).toMatchObject({ status: 201 });
		gelungen(await ab(lena, id));
	});

	it('goes to others when the service is annulled', async () => {
		const wer = await dienender(t);
		const id = await seminar({ maxTeilnehmer: 1 });
		gelungen(await an(wer, id));
		gelungen(await an(mia, id));
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/reset-vertrag`, { grund: 'Irrtum' }));
		await arbeite(t.umgebung);
		expect(await staende(id)).toEqual([['ANGEBOTEN', null]]);
		gelungen(await ab(mia, id));
	});
});

it('while two sites negotiate, the plan is that of the contract agreed on, not of the other’s draft (D11)', async () => {
	const wer = await t.registriere([t.ort(0), t.ort(2)]);
	await t.verhandle(wer, 0, 0);
	await t.verhandle(wer, 2, 1);
	gelungen(await t.einige(wer, 0, { vertragsbeginn: '2026-10-15' }));
	const akte = gelungen(await t.traeger('GET', `/v1/freiwilliger/${wer.id}`));
	const { vertraege } = akte as { vertraege: { id: string; status: number }[] };
	expect(vertraege.map(({ status }) => status)).toEqual([2000, 0]);
	const plan = gelungen(await t.traeger('GET', `/v1/${wer.id}/seminarplanung`));
	expect(plan).toMatchObject({ vertragID: vertraege[0]?.id, vertragsbeginn: '2026-10-15', fruehere: [] });
});

describe('a seminar that has taken place', () => {
	it('is recognised for the whole list, or for nobody of it', async () => {
		const id = await seminar({ termine: [{ von: '2026-10-12', bis: '2026-10-16' }] });
		for (const wer of [lena, mia]) gelungen(await an(wer, id));
		t.stelleUhr('2026-10-16');
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 5000 }));
		await arbeite(t.umgebung);
		expect((await teilnehmende(id)).map((x) => [x.nachweis?.status, x.nachweis?.tage])).toEqual([
			[10, 5],
			[10, 5],
		]);
		expect((await planung(lena)).stand).toMatchObject({ pruefung: 5, offen: 23 });
		const pruefe = (...eintraege: object[]) =>
			t.traeger('POST', '/v1/seminar/teilnehmerliste/review', { seminarID: id, eintraege });
		const zuViel = await pruefe(
			{ freiwilligerID: da(lena).id, ergebnis: 'ANERKANNT', tage: 5 },
			{ freiwilligerID: da(mia).id, ergebnis: 'ANERKANNT', tage: 5.5 },
		);
		expect(zuViel.status).toBe(422);
		expect(zuViel.error.details[0]?.text).toMatch(/: Es können höchstens 5 Tage anerkannt werden\.$/);
		expect((await planung(lena)).stand).toMatchObject({ pruefung: 5 });
		const gepruefte = await pruefe(
			{ freiwilligerID: da(lena).id, ergebnis: 'ANERKANNT', tage: 4.5 },
			{ freiwilligerID: da(mia).id, ergebnis: 'ANERKANNT_AU', tage: '3' },
		);
		expect(gepruefte).toMatchObject({ data: { n: 2 } });
		expect((await planung(lena)).stand).toMatchObject({ anerkannt: 4.5, pruefung: 0, offen: 18.5 });
		expect(kurz(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }))).toEqual([
			409,
			'Zu diesem Seminar liegen Nachweise vor.',
		]);

		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { geplanteTage: 4 }));
		await arbeite(t.umgebung);
		const [eintrag] = (await planung(lena)).eintraege;
		expect(eintrag).toMatchObject({ status: 10, tage: 4 });
		const review = (body: object) =>
			t.traeger('POST', `/v1/${da(lena).id}/seminarplanung/nachweise/review`, { nachweisID: eintrag?.id, ...body });
		expect((await review({ ergebnis: 'ABGELEHNT' })).error.details[0]).toMatchObject({ feld: 'grund' });
		expect(await review({ ergebnis: 'ABGELEHNT', grund: 'Nicht erschienen' })).toMatchObject({ data: { status: 90 } });
		expect(kurz(await ab(mia, id, t.traeger))).toEqual([409, 'Zu diesem Seminar liegen Nachweise vor.']);
		expect(await review({ ergebnis: 'WIDERRUFEN', grund: 'War doch da' })).toMatchObject({ data: { status: 10 } });
		expect(await review({ ergebnis: 'ABGELEHNT', grund: 'Doch nicht' })).toMatchObject({ data: { status: 90 } });
		gelungen(await ab(lena, id, t.traeger));
		expect((await planung(lena)).eintraege).toEqual([]);
	});
});

describe('an own seminar', () => {
	it('is planned, changed and deleted; halves and euros as they are said', async () => {
		const pfad = `/v1/${da(tom).id}/seminarplanung`;
		const neu = { titel: 'Trainerlehrgang', von: '2026-11-02', bis: '2026-11-04', tage: '2,5', kosten: '12,50' };
		const eintrag = gelungen(await da(tom).frage('POST', pfad, neu)) as { id: string; version: number };
		expect(eintrag).toMatchObject({ geplant: 2.5, kosten: 12.5, status: 0, zaehlt: true, seminarID: null });
		expect((await planung(tom)).stand).toMatchObject({ geplant: 2.5 });
		const falsch = await da(tom).frage('PUT', `${pfad}/${eintrag.id}`, { bis: '2026-11-01' });
		expect([falsch.status, falsch.error.details[0]?.feld]).toEqual([422, 'bis']);
		expect(await da(tom).frage('PUT', `${pfad}/${eintrag.id}`, { tage: 3, version: eintrag.version })).toMatchObject({
			data: { geplant: 3 },
		});
		expect((await da(tom).frage('PUT', `${pfad}/${eintrag.id}`, { tage: 2, version: eintrag.version })).status).toBe(
			409,
		);
		expect((await da(tom).frage('DELETE', `${pfad}/${eintrag.id}`)).status).toBe(204);
		expect((await planung(tom)).eintraege.filter((e) => e.id === eintrag.id)).toEqual([]);
	});
});

it('every chain holds', async () => {
	expect(await t.kettenfehler()).toEqual([]);
});
