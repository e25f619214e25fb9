import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beispieleZu, type IdVorrat } from './beispiele.fixture.ts';
import { ROUTES } from './contract/contract.ts';
import type { Definition } from './contract/route.ts';
import { type Fragend, inject, type Testportal, testportal } from './portal.fixture.ts';

let t: Testportal;
let ids: IdVorrat;
const fragende = new Map<string, Fragend>();

beforeAll(async () => {
	t = await testportal();
	const { rows } = await sql<{ art: keyof IdVorrat; ids: string[] }>`
		select 'freiwilliger' as art, array(select id from freiwilliger order by status % 7, id limit 40) as ids
		union all select 'wunsch', array(select id from wunsch order by status % 7, id limit 60)
		union all select 'vertrag', array(select vertrag_id from freiwilliger where vertrag_id is not null order by 1 limit 20)
		union all select 'adresse', array(select id from adresse order by id limit 30)
		union all select 'benutzer', array(select id from benutzer order by id limit 30)
		union all select 'dienstart', array(select id from dienstart)
		union all select 'zyklus', array(select id from zyklus)`.execute(t.portal.umgebung.db);
	ids = Object.fromEntries(rows.map((r) => [r.art, r.ids])) as unknown as IdVorrat;
	fragende.set('niemand', t.niemand);
	for (const login of ['freiwillig', 'verein', 'verein2', 'traeger', 'admin']) {
		fragende.set(login, await t.als(`${login}@demo.test`));
	}
});
afterAll(() => t.stop());

const ROLLEN = ['niemand', 'freiwillig', 'verein', 'verein2', 'traeger', 'admin'];
/** Calls that would end the very session that asks. */
const OHNE = new Set(['abmelden']);
const calls = Object.entries(ROUTES)
	.filter(([name]) => !OHNE.has(name))
	.map(([, d]) => d as unknown as Definition);
/** Almost right, so that it gets far, and quite wrong. */
const ANTEILE = [60, 6];
const JE_ROLLE = 8;
const KEIM = 20_261_121;

describe('whatever is sent', () => {
	it.each(calls.map((d) => [`${d.method} ${d.path}`, d] as const))('%s never fails on our side', async (name, d) => {
		for (const rolle of ROLLEN) {
			const beispiele = ANTEILE.flatMap((a) => fc.sample(beispieleZu(d, ids, a), { numRuns: JE_ROLLE, seed: KEIM }));
			for (const { pfad, body } of beispiele) {
				const antwort = d.amHost
					? await inject(t.app, { method: 'POST', url: pfad })
					: await (fragende.get(rolle) as Fragend)(d.method as 'POST', pfad, body);
				const frage = `${rolle} ${name} ${pfad} ${JSON.stringify(body)}`;
				expect(antwort.status >= 500 ? `${antwort.status} ${antwort.roh.body} ${frage}` : '').toBe('');
				if (antwort.status >= 400) {
					expect(antwort.error, frage).toMatchObject({ code: expect.any(String), message: expect.any(String) });
				}
			}
		}
	});
});
