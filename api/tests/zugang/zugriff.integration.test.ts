import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILTER_OPS } from '#domain/liste/filterops.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { type Fragend, type Testportal, testportal } from '../portal.fixture.ts';
import { PERSON } from '../test-mandant.fixture.ts';

let t: Testportal;
let traeger: Fragend;
let verein: Fragend;
let freiwillig: Fragend;
/** Places of the first Einsatzstelle. */
let orte: string[];

beforeAll(async () => {
	t = await testportal();
	traeger = await t.als('traeger@demo.test');
	verein = await t.als('verein@demo.test');
	freiwillig = await t.als('freiwillig@demo.test');
	orte = ((await verein('GET', '/v1/auth/check')).data as { user: { einsatzortIDs: string[] } }).user.einsatzortIDs;
});
afterAll(() => t.stop());

async function eine(abfrage: ReturnType<typeof sql<{ id: string }>>): Promise<string> {
	const { rows } = await abfrage.execute(t.portal.umgebung.db);
	const id = rows[0]?.id;
	if (!id) throw new Error('Die Demo enthält keinen solchen Datensatz');
	return id;
}
const eigeneOrte = () => sql`${sql.val(orte)}::uuid[]`;

describe('what somebody may not see', () => {
	it('stays out of a file that is only partly open', async () => {
		const anderswo = await eine(sql`select id from adresse where typ = 'EINSATZORT' and is_aktiv
			and (select id from zyklus where status = 'AKTIV') = any(online_in_zyklen) and not id = any(${eigeneOrte()})
			order by id limit 1`);
		const wuensche = [orte[0], anderswo].map((einsatzortID) => ({ einsatzortID }));
		const erfasst = await traeger('POST', '/v1/freiwilliger/erfassung', {
			...PERSON,
			email: 'teils@offen.test',
			wuensche,
		});
		expect(erfasst.status, erfasst.roh.body).toBe(201);
		const { id } = erfasst.data as { id: string };
		const gesehen = (await verein('GET', `/v1/freiwilliger/${id}`)).data as Record<string, unknown>;
		const ganz = (await traeger('GET', `/v1/freiwilliger/${id}`)).data as Record<string, unknown>;
		for (const feld of ['iban', 'steuerID', 'konfession', 'krankenkasse', 'isSchwerbehinderung', 'familienstand']) {
			expect(gesehen).not.toHaveProperty(feld);
		}
		expect((gesehen.wuensche as { einsatzortID: string }[]).every((w) => orte.includes(w.einsatzortID))).toBe(true);
		expect((gesehen.wuensche as unknown[]).length).toBeLessThan((ganz.wuensche as unknown[]).length);
		expect(gesehen.erziehungsberechtigte).toEqual([]);
	});

	it('keeps the remarks of staff from the site, and those of the site from the volunteer', async () => {
		const id = await eine(sql`select f.id from freiwilliger f join wunsch w on w.freiwilliger_id = f.id
			where f.email = 'freiwillig@demo.test' and w.einsatzort_id = any(${eigeneOrte()}) limit 1`);
		await traeger('POST', `/v1/freiwilliger/${id}/historie`, { text: 'nur für den Träger' });
		await verein('POST', `/v1/freiwilliger/${id}/historie`, { text: 'für die Einsatzstelle' });
		await traeger('POST', `/v1/freiwilliger/${id}/historie`, { text: 'für alle', sichtbarkeit: 'FREIWILLIGER' });
		const liest = async (frage: Fragend) =>
			((await frage('GET', `/v1/freiwilliger/${id}/historie`)).data as { art: string; text: string }[])
				.filter((e) => e.art === 'BEMERKUNG')
				.map((e) => e.text)
				.filter((text) => /^(nur|für)/.test(text));
		expect(await liest(traeger)).toEqual(['für alle', 'für die Einsatzstelle', 'nur für den Träger']);
		expect(await liest(verein)).toEqual(['für alle', 'für die Einsatzstelle']);
		expect(await liest(freiwillig)).toEqual(['für alle']);
	});

	it('records who read bank and health data of a volunteer', async () => {
		const id = await eine(sql`select id from freiwilliger where email = 'freiwillig@demo.test'`);
		await freiwillig('PUT', `/v1/freiwilliger/${id}`, { krankenkasse: 'Testkasse' });
		await traeger('GET', `/v1/freiwilliger/${id}`);
		await traeger('GET', `/v1/freiwilliger/${id}`);
		const { rows } = await sql<{ datenarten: readonly string[]; n: number }>`
			select datenarten, count(*)::int as n from zugriff where betroffener = ${id} group by datenarten`.execute(
			t.portal.umgebung.db,
		);
		expect(rows).toEqual([{ datenarten: ['GESUNDHEIT'], n: 1 }]);
	});
});

describe('the filter f', () => {
	const FELDER = ['status', 'wunschstatus', 'einsatzortID', 'alter', 'ort', 'beworbenAm', 'einsatzort_id', '__proto__'];
	const wert = fc.oneof(
		fc.integer(),
		fc.string({ maxLength: 20 }),
		fc.constantFrom("' or true --", '%', '2026-01-01', null, true),
		fc.constantFrom(...Array.from({ length: 3 }, () => randomUUID())),
	);
	const bedingung = fc.record(
		{
			feld: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...FELDER) }, { weight: 1, arbitrary: fc.string() }),
			op: fc.constantFrom(...FILTER_OPS),
			wert: fc.oneof(wert, fc.array(wert, { maxLength: 3 })),
		},
		{ requiredKeys: ['feld', 'op'] },
	);
	const knoten: fc.Arbitrary<unknown> = fc.oneof(
		{ weight: 4, arbitrary: bedingung },
		{ weight: 1, arbitrary: fc.record({ oder: fc.array(bedingung, { maxLength: 3 }) }) },
		{ weight: 1, arbitrary: fc.record({ und: fc.array(bedingung, { maxLength: 3 }) }) },
	);
	const filter = fc.record(
		{ und: fc.array(knoten, { maxLength: 3 }), text: fc.string({ maxLength: 10 }) },
		{ requiredKeys: [] },
	);

	it('never shows more than the actor may see, whatever it says', async () => {
		const alle = async (frage: Fragend, f: string) =>
			frage('GET', `/v1/freiwilliger/bewerbungen?groesse=200&f=${encodeURIComponent(f.toWellFormed())}`);
		const sichtbar = new Set(((await alle(verein, '{}')).data as { wunschID: string }[]).map((z) => z.wunschID));
		expect(sichtbar.size).toBeGreaterThan(0);
		for (const f of fc.sample(filter, { numRuns: oft(50, 150) })) {
			const antwort = await alle(verein, JSON.stringify(f));
			expect([200, 400, 422], JSON.stringify(f)).toContain(antwort.status);
			if (antwort.status !== 200) continue;
			const fremde = (antwort.data as { wunschID: string }[]).filter((z) => !sichtbar.has(z.wunschID));
			expect(fremde, JSON.stringify(f)).toEqual([]);
		}
	});

	const bewerbungen = (f: unknown, sort = '') =>
		traeger(
			'GET',
			`/v1/freiwilliger/bewerbungen?f=${encodeURIComponent(typeof f === 'string' ? f : JSON.stringify(f))}${sort}`,
		);

	it('names an unknown field', async () => {
		const antwort = await bewerbungen({ und: [{ feld: 'iban', op: 'gleich', wert: 'x' }] });
		expect([antwort.status, antwort.error.message]).toEqual([422, 'Unbekanntes Filterfeld iban.']);
	});

	it.each([
		['no JSON', '{und'],
		['an unknown operator', { und: [{ feld: 'status', op: 'like', wert: 1 }] }],
		['a condition with more in it', { und: [{ feld: 'status', op: 'gleich', wert: 1, sql: 'x' }] }],
		['a nesting of five', { und: [{ und: [{ oder: [{ und: [{ feld: 'status', op: 'leer' }] }] }] }] }],
	])('refuses %s', async (_, f) => {
		expect((await bewerbungen(f)).status).toBe(422);
	});

	it('takes a nesting of four', async () => {
		const antwort = await bewerbungen({ und: [{ oder: [{ und: [{ feld: 'status', op: 'gleich', wert: 2000 }] }] }] });
		expect(antwort.status).toBe(200);
		expect((antwort.data as { status: number }[]).every((z) => z.status === 2000)).toBe(true);
	});

	it('refuses to sort by what is no column', async () => {
		const antwort = await bewerbungen({}, '&sort=nachname%20desc');
		expect([antwort.status, antwort.error.message]).toEqual([400, 'Nach dieser Spalte kann nicht sortiert werden.']);
	});

	it.each([
		['no JSON', '{', 400],
		['no id', '{"bezeichnung":"2026"}', 400],
		['an id that is none', '{"id":"1 or 1=1"}', 400],
		['an unknown cycle', `{"id":"${randomUUID()}"}`, 200],
	])('x-Zyklus with %s', async (_, kopf, status) => {
		const antwort = await traeger('GET', '/v1/freiwilliger/bewerbungen', undefined, { 'x-zyklus': kopf });
		expect(antwort.status).toBe(status);
		if (status === 200) expect(antwort.data).toEqual([]);
	});
});
