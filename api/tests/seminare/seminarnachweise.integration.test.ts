import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fragend } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { dienender, gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { formular, pdf } from '../upload.fixture.ts';

/** Papers about seminars: handed in, read, checked, and gone with what they belong to. */

let t: Kleinportal;
let lena: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	lena = await dienender(t);
	for (const _ of [1, 2]) await leerePost(t.umgebung);
});
afterAll(() => t.stop());

interface Eintrag {
	readonly id: string;
	readonly status: number;
	readonly datei: { readonly name: string | null; readonly isAU: boolean; readonly isLesbar: boolean } | null;
}

/** A seminar she was registered for that begins on that day. */
async function eintrag(bezeichnung: string, von: string): Promise<string> {
	const neu = { bezeichnung, seminartypID: 'ZWISCHEN', geplanteTage: 1, ort: 'Edersee', termine: [{ von, bis: von }] };
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	gelungen(await lena.frage('POST', `/v1/${lena.id}/seminarplanung/seminar/${id}`));
	const { eintraege } = gelungen(await lena.frage('GET', `/v1/${lena.id}/seminarplanung`)) as {
		eintraege: { id: string; seminarID: string | null }[];
	};
	return eintraege.find((e) => e.seminarID === id)?.id ?? '';
}
const PFAD = () => `/v1/${lena.id}/seminarplanung/nachweise`;
function reicheEin(
	frage: Fragend,
	nachweisID: string,
	felder: Readonly<Record<string, string>> = {},
	name = 'Lena.pdf',
) {
	const datei = { name, inhalt: pdf(name), feld: 'nachweis' };
	const teile = Object.entries({ nachweisID, ...felder, expectedLength: String(datei.inhalt.length) });
	const { payload, headers } = formular([...teile, datei]);
	return frage('POST', PFAD(), payload, headers);
}
const uploads = async (nachweisID: string) =>
	(
		await t.umgebung.pool.query(
			`select name, status from upload where besitzer_art = 'SEMINARNACHWEIS' and besitzer_id = $1`,
			[nachweisID],
		)
	).rows;

describe('a paper', () => {
	let id: string;
	beforeAll(async () => {
		id = await eintrag('Sport für alle', '2026-12-01');
	});

	it('waits until the seminar has begun', async () => {
		expect(kurz(await reicheEin(lena.frage, id))).toEqual([
			409,
			'Nachweise können eingereicht werden, sobald das Seminar begonnen hat.',
		]);
		t.stelleUhr('2026-12-02');
	});

	it('is handed in, replaced, and read by the volunteer, the own site and the Traeger', async () => {
		expect(gelungen(await reicheEin(lena.frage, id))).toMatchObject({ status: 10, datei: { name: 'Lena.pdf' } });
		expect(gelungen(await reicheEin(t.verein, id, {}, 'Verein.pdf'))).toMatchObject({ datei: { name: 'Verein.pdf' } });
		expect(await uploads(id)).toEqual([{ name: 'Verein.pdf', status: 'Referenced' }]);
		for (const frage of [lena.frage, t.verein, t.traeger]) {
			const { status, roh } = await frage('GET', `${PFAD()}/${id}`);
			expect([status, roh.headers['content-disposition']]).toEqual([200, expect.stringContaining('Verein.pdf')]);
		}
		expect((await t.verein2('GET', `${PFAD()}/${id}`)).status).toBe(404);
	});

	it('is told to who checks in the summary of the day, and listed', async () => {
		const { data } = await t.traeger('GET', '/v1/seminarnachweis?sort=statusSeit');
		expect(data).toMatchObject([
			{ nachweisID: id, seminar: 'Sport für alle', status: 10, hatDatei: true, isAU: false },
		]);
		expect((await t.verein('GET', '/v1/seminarnachweis')).status).toBe(403);
	});

	it('is refused by its kind, by its fields, and by what it is for', async () => {
		expect((await reicheEin(lena.frage, id, {}, 'Lena.exe')).error?.message).toBe('Dieser Dateityp ist nicht erlaubt.');
		expect((await reicheEin(lena.frage, id, { fremd: 'x' })).status).toBe(422);
		for (const nachweisID of ['weg', '00000000-0000-4000-8000-000000000000'])
			expect((await reicheEin(lena.frage, nachweisID)).status).toBe(404);
		expect(await uploads(id)).toHaveLength(1);
	});

	it('is judged as it was seen: one that came meanwhile is looked at first', async () => {
		const gesehen = async () => {
			const { data } = await t.traeger('GET', '/v1/seminarnachweis?sort=statusSeit');
			return (data as { nachweisID: string; eingereichtAm: string }[]).find((z) => z.nachweisID === id)?.eingereichtAm;
		};
		const pruefe = (eingereichtAm: string | undefined) =>
			t.traeger('POST', `${PFAD()}/review`, {
				nachweisID: id,
				ergebnis: 'ABGELEHNT',
				grund: 'Unleserlich',
				eingereichtAm,
			});
		const vorher = await gesehen();
		t.stelleUhr('2026-12-03');
		gelungen(await reicheEin(lena.frage, id));
		expect(kurz(await pruefe(vorher))).toEqual([
			409,
			'Inzwischen wurde ein anderer Nachweis eingereicht. Bitte sehen Sie ihn an.',
		]);
		expect(await pruefe(await gesehen())).toMatchObject({ data: { status: 90 } });
	});

	it('goes with its line of the plan', async () => {
		gelungen(await t.traeger('DELETE', `/v1/${lena.id}/seminarplanung/${id}`));
		expect(await uploads(id)).toEqual([]);
	});
});

it('what a doctor says is read by the volunteer and the Traeger, whose reading is recorded', async () => {
	t.stelleUhr('2026-11-01');
	const id = await eintrag('Recht im Sport', '2026-12-03');
	t.stelleUhr('2026-12-04');
	gelungen(await reicheEin(lena.frage, id, { isAU: 'true' }));
	const lies = async (frage: Fragend) => {
		const { eintraege } = gelungen(await frage('GET', `/v1/${lena.id}/seminarplanung`)) as { eintraege: Eintrag[] };
		return eintraege.find((e) => e.id === id)?.datei;
	};
	expect(await lies(t.verein)).toMatchObject({ name: null, isAU: true, isLesbar: false });
	expect(await lies(lena.frage)).toMatchObject({ name: 'Lena.pdf', isAU: true, isLesbar: true });
	const einsichten = async () =>
		(await t.umgebung.pool.query(`select count(*)::int as n from zugriff where anlass = 'DOKUMENT'`)).rows[0]
			.n as number;
	const vorher = await einsichten();
	expect((await t.verein('GET', `${PFAD()}/${id}`)).status).toBe(404);
	expect((await lena.frage('GET', `${PFAD()}/${id}`)).status).toBe(200);
	expect(await einsichten()).toBe(vorher);
	expect((await t.traeger('GET', `${PFAD()}/${id}`)).status).toBe(200);
	expect(await einsichten()).toBe(vorher + 1);
});
