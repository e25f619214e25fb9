import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { KEIM, oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { beispieleZu, type IdVorrat } from '../beispiele.fixture.ts';
import { anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import { type Fragend, inject, type Testportal, testportal } from '../portal.fixture.ts';
import { formular, ladeHoch, pdf } from '../upload.fixture.ts';

let t: Testportal;
let ids: IdVorrat;
const fragende = new Map<string, Fragend>();

beforeAll(async () => {
	t = await testportal();
	fragende.set('niemand', t.niemand);
	for (const login of ['freiwillig', 'verein', 'verein2', 'traeger', 'admin']) {
		fragende.set(login, await t.als(`${login}@demo.test`));
	}
	await legeDokumenteAn();
	const { rows } = await sql<{ art: keyof IdVorrat; ids: string[] }>`
		select 'freiwilliger' as art, array(select id::text from freiwilliger order by status % 7, id limit 40) as ids
		union all select 'wunsch', array(select id::text from wunsch order by status % 7, id limit 60)
		union all select 'vertrag', array(select vertrag_id::text from freiwilliger where vertrag_id is not null order by 1 limit 20)
		union all select 'adresse', array(select id::text from adresse order by id limit 30)
		union all select 'benutzer', array(select id::text from benutzer order by id limit 30)
		union all select 'dienstart', array(select id::text from dienstart)
		union all select 'zyklus', array(select id::text from zyklus)
		union all select 'spec', array(select id::text from dokumentspec)
		union all select 'anforderung', array(select id::text from anforderung limit 20)
		union all select 'dokument', array(select id::text from dokument union all select id::text from anforderung limit 40)
		union all select 'sitzung', array(select id::text from signatur)
		union all select 'download', array(select id::text from download)
		union all select 'upload', array(select id::text from upload)
		union all select 'mail', array(select id::text from outbox limit 20)`.execute(t.portal.umgebung.db);
	ids = Object.fromEntries(rows.map((r) => [r.art, r.ids])) as unknown as IdVorrat;
	expect(rows.filter((r) => r.ids.length === 0).map((r) => r.art)).toEqual([]);
});
afterAll(() => t.stop());

/** One document in review, one that waits for its signatures, one to fetch. */
async function legeDokumenteAn(): Promise<void> {
	const traeger = fragende.get('traeger') as Fragend;
	const { rows } = await sql<{ id: string }>`
		select f.id from freiwilliger f join benutzer b on b.id = f.user_id where b.email = 'freiwillig@demo.test'`.execute(
		t.portal.umgebung.db,
	);
	const wer = { id: rows[0]?.id ?? '' };
	const portal = { traeger };
	const nachweis = await vorlage(portal, { bezeichnung: 'Nachweis', isMehrereDateien: true });
	gelungen(await reicheEin(fragende.get('freiwillig') as Fragend, wer, await anforderung(portal, wer, nachweis)));
	const vereinbarung = await vorlage(portal, {
		bezeichnung: 'Vereinbarung',
		nutzungsart: 'GESTELLT',
		vorlageText: '{{ freiwilliger.name }}',
		uploadRollen: ['MA_VERWALTUNG'],
		signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
	});
	const { payload, headers } = formular([{ name: 'Vereinbarung.pdf', inhalt: pdf() }]);
	const pfad = `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${vereinbarung}&expectedLength=${pdf().length}`;
	gelungen(await traeger('POST', pfad, payload, headers));
	const { uploadID } = gelungen(await ladeHoch(traeger, { name: 'Handbuch.pdf', inhalt: pdf() })) as {
		uploadID: string;
	};
	gelungen(await traeger('POST', '/v1/download', { titel: 'Handbuch', rollen: ['MA_VEREIN'], uploadID }));
}

const ROLLEN = ['niemand', 'freiwillig', 'verein', 'verein2', 'traeger', 'admin'];
/** Calls that would end the very session that asks. */
const OHNE = new Set(['abmelden']);
const calls = Object.entries(ROUTES)
	.filter(([name]) => !OHNE.has(name))
	.map(([, d]) => d as unknown as Definition);
/** Almost right, so that it gets far, and quite wrong. */
const ANTEILE = [60, 6];
/** Of either kind, to each call: some four thousand requests, and thirty-five thousand in the long run. */
const JE_ROLLE = oft(1, 8);

describe('whatever is sent', () => {
	it.each(calls.map((d) => [`${d.method} ${d.path}`, d] as const))('%s never fails on our side', async (name, d) => {
		const arten = ANTEILE.map((anteil) => beispieleZu(d, ids, anteil));
		for (const [nr, rolle] of ROLLEN.entries()) {
			// Each role others: together they try as much as there are of it.
			const beispiele = arten.flatMap((art) => fc.sample(art, { numRuns: JE_ROLLE, seed: KEIM + nr }));
			for (const { pfad, body, formular: teile } of beispiele) {
				const form = teile && formular(teile);
				const antwort = d.amHost
					? await inject(t.app, { method: 'POST', url: pfad })
					: await (fragende.get(rolle) as Fragend)(d.method as 'POST', pfad, form?.payload ?? body, form?.headers);
				const frage = `${rolle} ${name} ${pfad} ${JSON.stringify(teile ?? body)}`;
				expect(antwort.status >= 500 ? `${antwort.status} ${antwort.roh.body} ${frage}` : '').toBe('');
				if (antwort.status >= 400) {
					expect(antwort.error, frage).toMatchObject({ code: expect.any(String), message: expect.any(String) });
				}
			}
		}
	});
});
