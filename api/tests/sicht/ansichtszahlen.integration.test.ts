import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADRESSEN } from '#domain/liste/adressen.ts';
import { BEITRITTE, BENUTZER, EINLADUNGEN } from '#domain/liste/benutzer.ts';
import { BESCHEINIGUNGEN } from '#domain/liste/bescheinigungen.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { BFD_VEREINBARUNGEN } from '#domain/liste/bfd-vereinbarungen.ts';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import type { Liste } from '#domain/liste/liste.ts';
import { PERSONEN } from '#domain/liste/personen.ts';
import { POOL } from '#domain/liste/pool.ts';
import { SEMINARE } from '#domain/liste/seminare.ts';
import { SEMINARGRUPPEN } from '#domain/liste/seminargruppen.ts';
import { SEMINARNACHWEISE } from '#domain/liste/seminarnachweise.ts';
import { STATUSWECHSEL } from '#domain/liste/statuswechsel.ts';
import { UNTERSCHRIFTEN } from '#domain/liste/unterschriften.ts';
import { ZEUGNISSE } from '#domain/liste/zeugnisse.ts';
import { ZUGRIFFE } from '#domain/liste/zugriffe.ts';
import { type Fragend, type Testportal, testportal } from '../portal.fixture.ts';

/** The tabs of a list say how many rows each view has, by one call; whoever opens one finds as many, and no others. */

const PFADE: readonly (readonly [string, Liste])[] = [
	['/v1/adresse', ADRESSEN],
	['/v1/user', BENUTZER],
	['/v1/user/einladung', EINLADUNGEN],
	['/v1/user/join-requests', BEITRITTE],
	['/v1/dokumente/bescheinigungen', BESCHEINIGUNGEN],
	['/v1/freiwilliger/bewerbungen', BEWERBUNGEN],
	['/v1/freiwilliger/list-bfd-vereinbarungen', BFD_VEREINBARUNGEN],
	['/v1/freiwilliger/list-dokumente', DOKUMENTE],
	['/v1/freiwilliger/list-freiwillige', FREIWILLIGE],
	['/v1/person', PERSONEN],
	['/v1/freiwilliger/pool', POOL],
	['/v1/seminar', SEMINARE],
	['/v1/seminargruppe', SEMINARGRUPPEN],
	['/v1/seminarnachweis', SEMINARNACHWEISE],
	['/v1/freiwilliger/status-changes', STATUSWECHSEL],
	['/v1/signature', UNTERSCHRIFTEN],
	['/v1/freiwilliger/list-zeugnisse', ZEUGNISSE],
	['/v1/system/zugriffe', ZUGRIFFE],
];

const BIS = 1000;

let t: Testportal;
beforeAll(async () => {
	t = await testportal();
});
afterAll(() => t.stop());

const alsParameter = (f: unknown) => encodeURIComponent(JSON.stringify(f));

async function ansichten(wer: Fragend, pfad: string, liste: Liste) {
	const { heute } = t.portal.umgebung.ctx();
	const filter = liste.ansichten.map(({ und }) => ({ und: und(heute) }));
	const gezaehlt = await wer('GET', `${pfad}/anzahlen?f=${alsParameter(filter)}`);
	const einzeln: Awaited<ReturnType<Fragend>>[] = [];
	for (const f of filter) einzeln.push(await wer('GET', `${pfad}?groesse=10&f=${alsParameter(f)}`));
	return { gezaehlt, einzeln };
}

describe.each(PFADE)('%s', (pfad, liste) => {
	it('counts what its views find', async () => {
		const { gezaehlt, einzeln } = await ansichten(await t.als('admin@demo.test'), pfad, liste);
		expect(gezaehlt.status).toBe(200);
		expect(gezaehlt.data).toEqual(einzeln.map(({ roh }) => Math.min(roh.json().total, BIS)));
	});

	it.each(['traeger', 'verein', 'freiwillig'])('as %s sees them, or not at all', async (wer) => {
		const { gezaehlt, einzeln } = await ansichten(await t.als(`${wer}@demo.test`), pfad, liste);
		expect(einzeln.map(({ status }) => status)).toEqual(einzeln.map(() => gezaehlt.status));
		if (gezaehlt.status !== 200) return;
		expect(gezaehlt.data).toEqual(einzeln.map(({ roh }) => Math.min(roh.json().total, BIS)));
	});
});

it('counts what sounds alike where nothing is written the same, as the list shows it', async () => {
	const traeger = await t.als('traeger@demo.test');
	const [person] = (await traeger('GET', '/v1/freiwilliger/list-freiwillige?groesse=10')).data as {
		nachname: string;
	}[];
	const name = person?.nachname ?? '';
	const zahlen: number[] = [];
	for (const text of [name, `${name[0]}${name}`, 'Niemandheisstso']) {
		const f = { und: [], text };
		const gezeigt = (await traeger('GET', `/v1/freiwilliger/list-freiwillige?f=${alsParameter(f)}`)).roh.json();
		const gezaehlt = await traeger('GET', `/v1/freiwilliger/list-freiwillige/anzahlen?f=${alsParameter([{}, f])}`);
		expect([text, (gezaehlt.data as number[])[1]]).toEqual([text, gezeigt.total]);
		zahlen.push(gezeigt.total);
	}
	// The doubled letter stands in no name and is heard in none.
	expect(zahlen).toEqual([expect.any(Number), zahlen[0], 0]);
	expect(zahlen[0]).toBeGreaterThan(0);
});
