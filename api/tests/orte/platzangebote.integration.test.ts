import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zieheAngeboteNach } from '#commands/platzangebot/nachziehen.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Places outward: the same truth as the map, to anybody, and what has changed about it. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

interface Platz {
	readonly id: string;
	readonly titel: string;
	readonly link: string;
	readonly hatFreiePlaetze: boolean | null;
	readonly freiePlaetze: number | null;
	readonly hindernis: string | null;
	readonly hoechstalter: number | null;
	readonly lat: number | null;
	readonly dienstartKurz: string;
	readonly bilder: readonly { readonly alt: string }[];
}
interface Stand {
	readonly stand: string | null;
	readonly angebote: readonly Platz[];
	readonly entfernt: readonly { readonly id: string }[];
}
const lies = async (pfad = '/v1/platzangebote') => (await t.niemand('GET', pfad)).data as Stand;
const seit = (stand: string | null) => lies(`/v1/platzangebote?since=${encodeURIComponent(stand ?? '')}`);
const ziehe = () => zieheAngeboteNach(t.umgebung);
const von = (stand: Stand, ort: string) => stand.angebote.filter(({ link }) => link.includes(ort));
const fsjVon = (stand: Stand, ort: string) => von(stand, ort).find(({ titel }) => titel.startsWith('FSJ'));
/** It has answered sixty times to this address by then. */
const vergissAbrufe = () => t.alsEigner('delete from bremse');
async function teile(ort: string, anzahl: number): Promise<void> {
	const zyklusID = t.grundlage.zyklen[1]?.id;
	const body = { zyklusID, einsatzortID: ort, dienstartID: t.dienstart('FSJ'), zugeteilt: anzahl };
	const { status, roh } = await t.traeger('POST', '/v1/stammdaten/einsatzortkontingentzuteilung', body);
	expect(status, roh.body).toBeLessThan(300);
}

describe('places outward', () => {
	it('are none before they are put together', async () => {
		expect(await lies()).toEqual({ stand: null, angebote: [], entfernt: [] });
	});

	it('are those of the map, each once for every Dienstart', async () => {
		await ziehe();
		const { orte } = (await t.niemand('GET', '/v1/adresse/karte')).data as {
			orte: { id: string; dienstartIDs: string[]; hatFreiePlaetze: boolean }[];
		};
		const { angebote } = await lies();
		expect(angebote).toHaveLength(orte.flatMap(({ dienstartIDs }) => dienstartIDs).length);
		for (const ort of orte) {
			const eines = { angebote, stand: null, entfernt: [] };
			// The map tells of all Dienstarten together.
			expect(von(eines, ort.id).some(({ hatFreiePlaetze }) => hatFreiePlaetze)).toBe(ort.hatFreiePlaetze);
		}
	});

	it('say what the table names, and nothing personal', async () => {
		const ort = t.ort(0);
		const worte = { lat: 50.555_812, lon: 8.504_345, telefon: '0221 123456', email: 'geheim@example.org' };
		const leistungen = {
			TASCHENGELD: 450,
			ARBEITSSTUNDEN: 38.5,
			URLAUBSTAGE: 26,
			BILDUNGSTAGE: 25,
			VERPFLEGUNG: false,
			UNTERKUNFT: true,
			ZUSCHUSS_DEUTSCHLANDTICKET: true,
		};
		expect((await t.traeger('PUT', `/v1/adresse/${ort}`, { ...worte, leistungen })).status).toBe(200);
		await ziehe();
		const stand = await lies();
		expect(fsjVon(stand, ort)).toMatchObject({
			...{ lat: 50.556, lon: 8.504, taschengeld: 450, wochenstunden: 38.5, unterkunft: true, deutschlandticket: true },
			...{ hoechstalter: 26, freiePlaetze: null, beginn: '2026-09-01', validThrough: '2027-08-31' },
		});
		expect(JSON.stringify(stand)).not.toMatch(/geheim|0221/);
	});

	it('name numbers only where the tenant wants that', async () => {
		await t.setzeParameter({ isPlatzzahlOeffentlich: true });
		await ziehe();
		const mit = (await lies()).angebote;
		expect(mit.every(({ freiePlaetze }) => typeof freiePlaetze === 'number')).toBe(true);
		await t.setzeParameter({ isPlatzzahlOeffentlich: false, kontingentMode: 'OHNE' });
		await ziehe();
		const ohne = (await lies()).angebote;
		expect(ohne.every(({ hatFreiePlaetze, hindernis }) => hatFreiePlaetze === null && hindernis === null)).toBe(true);
		await t.setzeParameter({ kontingentMode: 'ZUTEILUNG' });
		await ziehe();
	});

	it('keep their name and their time until something changes about them', async () => {
		const vorher = await lies();
		await ziehe();
		const nachher = await lies();
		expect(nachher.angebote).toEqual(vorher.angebote);
		expect((await seit(vorher.stand)).angebote).toEqual([]);
	});

	it('tell since a time what changed, and what is gone, though it comes back under its name', async () => {
		const ort = t.ort(0);
		const vorher = await lies();
		const ids = von(vorher, ort).map(({ id }) => id);
		expect((await t.traeger('PUT', `/v1/adresse/${ort}`, { isWartung: true })).status).toBe(200);
		await ziehe();
		const weg = await seit(vorher.stand);
		expect([weg.angebote, weg.entfernt.map(({ id }) => id).sort()]).toEqual([[], ids.toSorted()]);
		expect((await t.traeger('PUT', `/v1/adresse/${ort}`, { isWartung: false })).status).toBe(200);
		await ziehe();
		const wieder = await seit(weg.stand);
		expect(wieder.angebote.map(({ id }) => id).sort()).toEqual(ids.toSorted());
		expect(wieder.entfernt).toEqual([]);
	});

	it('say of a place without a free one, or one nobody may apply for, that it is so', async () => {
		const ort = t.ort(0);
		await teile(ort, 1);
		await ziehe();
		expect(fsjVon(await lies(), ort)).toMatchObject({ hatFreiePlaetze: true, hindernis: null });
		const eine = await t.erfasse([ort], { dienstartWunschID: t.dienstart('FSJ') });
		await t.verhandle(eine, 0);
		const antwort = await t.einige(eine);
		expect(antwort.status, antwort.roh.body).toBe(200);
		await ziehe();
		expect(fsjVon(await lies(), ort)).toMatchObject({ hatFreiePlaetze: false, hindernis: 'VOLL' });
		await t.setzeStopp(t.dienstart('FSJ'), true);
		await ziehe();
		expect(fsjVon(await lies(), ort)?.hindernis).toBe('BEWERBUNGSSTOPP');
		await t.setzeParameter({ isBewerbungsphase: false });
		await ziehe();
		expect(fsjVon(await lies(), ort)?.hindernis).toBe('PHASE');
		await t.setzeParameter({ isBewerbungsphase: true });
		await t.setzeStopp(t.dienstart('FSJ'), false);
	});
	it('are those of the next cycle where the active one takes nobody more, with a link that chooses it', async () => {
		const ort = t.ort(1);
		const angaben = { bezeichnung: '2027/2028', start: '2027-09-01' };
		const naechster = ((await t.admin('POST', '/v1/stammdaten/zyklus/create', angaben)).data as { id: string }).id;
		const beide = [t.grundlage.zyklen[1]?.id, naechster];
		const teilnahme = beide.map((zyklusID) => ({ zyklusID, isAktiv: true, isOnline: true }));
		expect((await t.traeger('PUT', `/v1/adresse/${ort}`, { zyklen: teilnahme })).status).toBe(200);
		await t.setzeParameter({ kontingentMode: 'OHNE' });
		await t.setzeStopp(t.dienstart('FSJ'), true);
		await ziehe();
		expect(fsjVon(await lies(), ort)).toMatchObject({ beginn: '2026-09-01', hindernis: 'BEWERBUNGSSTOPP' });

		const offen = { bewerbungVon: '2026-01-01', bewerbungBis: '2027-06-30' };
		expect((await t.admin('PUT', `/v1/stammdaten/zyklus/${naechster}`, offen)).status).toBe(200);
		await ziehe();
		const platz = fsjVon(await lies(), ort);
		expect(platz).toMatchObject({ beginn: '2027-09-01', validThrough: '2027-06-30', hindernis: null });
		expect(platz?.link).toContain(`zyklus=${naechster}`);

		await t.setzeStopp(t.dienstart('FSJ'), false);
		await ziehe();
		const wieder = fsjVon(await lies(), ort);
		expect(wieder).toMatchObject({ id: platz?.id, beginn: '2026-09-01', hindernis: null });
		expect(wieder?.link).not.toContain('zyklus');
		await t.setzeParameter({ kontingentMode: 'ZUTEILUNG' });
	});
});

describe('whoever asks', () => {
	it('is told by the mark that nothing has changed', async () => {
		const erste = await t.niemand('GET', '/v1/platzangebote');
		const marke = String(erste.roh.headers.etag);
		const zweite = await t.niemand('GET', '/v1/platzangebote', undefined, { 'if-none-match': marke });
		expect([zweite.status, zweite.roh.body]).toEqual([304, '']);
	});

	it('is refused a time that is none', async () => {
		for (const wann of ['gestern', '2026-13-01T00:00:00Z', '']) {
			expect((await t.niemand('GET', `/v1/platzangebote?since=${wann}`)).status).toBe(400);
		}
	});

	it('gets the same columns as a table', async () => {
		await vergissAbrufe();
		const { roh } = await t.niemand('GET', '/v1/platzangebote/export-csv');
		const [kopf = '', ...zeilen] = roh.body.trim().split('\r\n');
		const { angebote } = await lies();
		expect(kopf.split(';')).toHaveLength(Object.keys(angebote[0] ?? {}).length);
		expect(zeilen).toHaveLength(angebote.length);
		expect(zeilen[0]).toContain(angebote[0]?.id);
		expect(zeilen[0]).toMatch(/;\d{2}\.\d{2}\.\d{4} - \d{2}:\d{2} Uhr;/);
		expect(roh.headers['content-disposition']).toMatch(/filename="platzangebote-\d{4}-\d{2}-\d{2}\.csv"/);
	});

	it('comes again later after sixty times in a minute', async () => {
		await vergissAbrufe();
		for (let i = 0; i < 60; i++) expect((await t.niemand('GET', '/v1/platzangebote')).status).toBe(200);
		const zuOft = await t.niemand('GET', '/v1/platzangebote');
		expect([zuOft.status, zuOft.error.code, zuOft.roh.headers['retry-after']]).toEqual([429, 'ZU_OFT', '60']);
		await vergissAbrufe();
	});
});
