import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fragend, type Testportal, testportal } from './portal.fixture.ts';

let t: Testportal;
let admin: Fragend;
beforeAll(async () => {
	t = await testportal();
	admin = await t.als('admin@demo.test');
});
afterAll(() => t.stop());

interface Zyklus {
	id: string;
	start: string;
	status: string;
	isAktiv: boolean;
	isAbgeschlossen: boolean;
	dienstarten: { dienstartID: string; isBewerbungsstopp: boolean; taschengeld: number }[];
}
const zyklen = async () => (await admin('GET', '/v1/stammdaten/zyklus?sort=start')).data as Zyklus[];

it('creates a cycle of twelve months, each start once', async () => {
	const letzter = (await zyklen()).at(-1) as Zyklus;
	const start = `${Number(letzter.start.slice(0, 4)) + 1}-09-01`;
	const anlegen = () => admin('POST', '/v1/stammdaten/zyklus/create', { bezeichnung: 'Nächster', start });
	const neu = await anlegen();
	expect(neu.status).toBe(201);
	expect(neu.data).toMatchObject({
		start,
		ende: `${Number(start.slice(0, 4)) + 1}-08-31`,
		status: 'ANGELEGT',
		isAktiv: false,
	});
	const nochmal = await anlegen();
	expect([nochmal.status, nochmal.error.message]).toEqual([409, 'Es gibt bereits einen Zyklus mit diesem Beginn.']);
	expect(((await admin('GET', '/v1/stammdaten/zyklus/blocked')).data as { starts: string[] }).starts).toContain(start);
});

it('stops applications for a Dienstart and sets its defaults in euros', async () => {
	const aktiv = (await zyklen()).find((z) => z.isAktiv) as Zyklus;
	const dienstartID = aktiv.dienstarten[0]?.dienstartID ?? '';
	const antwort = await admin('PUT', `/v1/stammdaten/zyklus/${aktiv.id}`, {
		dienstarten: [{ dienstartID, isBewerbungsstopp: true, taschengeld: '455,50' }],
	});
	expect([antwort.status, antwort.error]).toEqual([200, undefined]);
	const danach = (antwort.data as Zyklus).dienstarten.find((d) => d.dienstartID === dienstartID);
	expect(danach).toMatchObject({ isBewerbungsstopp: true, taschengeld: 455.5 });
});

it('closes a cycle that has ended, and then changes nothing in it', async () => {
	const beendet = (await zyklen()).find((z) => z.status === 'BEENDET') as Zyklus;
	const aendern = (body: object) => admin('PUT', `/v1/stammdaten/zyklus/${beendet.id}`, body);
	expect((await aendern({ isAbgeschlossen: true })).data).toMatchObject({ isAbgeschlossen: true });
	const gesperrt = await aendern({ bezeichnung: 'Anders' });
	expect([gesperrt.status, gesperrt.error.code]).toEqual([409, 'G25']);
	expect((await aendern({ isAbgeschlossen: false })).data).toMatchObject({ isAbgeschlossen: false });
	const aktiv = (await zyklen()).find((z) => z.isAktiv) as Zyklus;
	const zuFrueh = await admin('PUT', `/v1/stammdaten/zyklus/${aktiv.id}`, { isAbgeschlossen: true });
	expect([zuFrueh.status, zuFrueh.error.code]).toEqual([409, 'G22']);
});
