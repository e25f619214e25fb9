import { afterAll, beforeAll, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { sindErsteSchritteOffen } from '#projections/queries/start/erste-schritte.ts';
import type { Fragend } from '../portal.fixture.ts';
import { HEUTE } from '../test-mandant.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** First steps: proposed to who is new, until he has had enough of them (integrations.md §4). */

let t: Kleinportal;
let jule: Angemeldet;
let kim: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	jule = await t.registriere([t.ort(0)]);
	kim = await t.registriere([t.ort(0)]);
});
afterAll(() => t.stop());

const istOffen = async (frage: Fragend) =>
	((await frage('GET', '/v1/erste-schritte')).data as { isOffen: boolean }).isOffen;

it('are proposed until they are put away, for good and to nobody else', async () => {
	expect(await istOffen(jule.frage)).toBe(true);
	for (const _ of ['once', 'twice']) expect((await jule.frage('POST', '/v1/erste-schritte/beenden')).status).toBe(204);
	expect(await istOffen(jule.frage)).toBe(false);
	expect(await istOffen(kim.frage)).toBe(true);
});

it('end by themselves after four weeks', async () => {
	const { user } = (await kim.frage('GET', '/v1/auth/check')).data as { user: { id: string } };
	const nach = (tage: number) =>
		sindErsteSchritteOffen(t.umgebung.db, user.id, `${addiereTage(HEUTE, tage)}T09:00:00.000Z`);
	expect([await nach(27), await nach(29)]).toEqual([true, false]);
});
