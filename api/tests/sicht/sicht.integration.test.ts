import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREIWILLIGE } from '#api/tests/zugriffsmatrix/freiwillige.fixture.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { type Angemeldet, type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What a site or a volunteer sees of a file that is only partly open; whole files are the access matrix's matter. */

let t: Kleinportal;
let fremd: Bewerber;
/** Applied at the first site and at the second. */
let eigen: Bewerber;
let freiwillige: Angemeldet;

beforeAll(async () => {
	t = await kleinportal();
	fremd = await t.erfasse([t.ort(1)]);
	await t.verhandle(fremd, 1);
	eigen = await t.erfasse([t.ort(0), t.ort(1)]);
	await t.verhandle(eigen, 0);
	freiwillige = await t.registriere([t.ort(0)]);
});
afterAll(() => t.stop());

const antwort = ({ status, roh }: Antwort) => [status, roh.body];

describe('staff of a site', () => {
	it('finds no way to another contract through its own volunteer', async () => {
		const { vertraege } = (await t.traeger('GET', `/v1/freiwilliger/${fremd.id}`)).data as {
			vertraege: { id: string }[];
		};
		const aendere = (vertragID = '') =>
			t.verein('PUT', `/v1/freiwilliger/${eigen.id}/vertrag/${vertragID}`, { urlaubstage: 30 });
		const unbekannt = await aendere(randomUUID());
		expect(unbekannt.status).toBe(404);
		expect(antwort(await aendere(vertraege[0]?.id))).toEqual(antwort(unbekannt));
	});

	it('does not know the other wishes of its own volunteer', async () => {
		const { wuensche } = (await t.traeger('GET', `/v1/freiwilliger/${eigen.id}`)).data as {
			wuensche: { id: string; einsatzortID: string }[];
		};
		const [hier, dort] = [t.ort(0), t.ort(1)].map((ort) => wuensche.find((w) => w.einsatzortID === ort)?.id ?? '');
		const sicht = (await t.verein('GET', `/v1/freiwilliger/${eigen.id}/bewerbung`)).data as {
			freiwilliger: { wuensche: { id: string }[]; weitereWuensche: number };
			wuensche: { id: string }[];
			aktionen: { wunschID: string | null }[];
		};
		expect(sicht.wuensche.map((w) => w.id)).toEqual([hier]);
		expect(sicht.freiwilliger.wuensche.map((w) => w.id)).toEqual([hier]);
		expect(sicht.freiwilliger.weitereWuensche).toBe(0);
		expect(sicht.aktionen.filter((a) => a.wunschID === dort)).toEqual([]);
		const historie = await t.verein('GET', `/v1/freiwilliger/${eigen.id}/historie`);
		expect(historie.roh.body).not.toContain(await nameDesOrts(t.ort(1)));

		for (const { methode, pfad, body } of FREIWILLIGE.filter((e) => e.pfad.includes('{wunsch}'))) {
			const frage = (wunsch: string) => {
				const ids = { freiwilliger: eigen.id, wunsch };
				const ziel = pfad.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name]);
				return t.verein(methode as Parameters<Fragend>[0], ziel, body?.(t, ids));
			};
			expect(antwort(await frage(dort ?? '')), pfad).toEqual(antwort(await frage(randomUUID())));
		}
	});

	it('reads and deletes its own remark when it is assigned to a single Einsatzort', async () => {
		const einOrt = await t.stelleEin(t.ort(1));
		const bemerkt = await einOrt('POST', `/v1/freiwilliger/${fremd.id}/historie`, { text: 'Angerufen' });
		expect(bemerkt.status).toBe(201);
		const { bemerkungID } = bemerkt.data as { bemerkungID: string };
		expect((await einOrt('DELETE', `/v1/bemerkung/${bemerkungID}`)).status).toBe(204);
	});

	it('only reads where it sees applicants of others', async () => {
		await t.setzeParameter({ freiwilligenSichtbarkeitMode: 'ALLE' });
		const pfad = `/v1/freiwilliger/${fremd.id}`;
		expect((await t.verein('GET', pfad)).status).toBe(200);
		const bemerkt = await t.verein('POST', `${pfad}/historie`, { text: 'Angerufen' });
		await t.setzeParameter({ freiwilligenSichtbarkeitMode: 'EIGENE' });
		expect([bemerkt.status, bemerkt.error.code]).toEqual([403, 'BERECHTIGUNG']);
	});
});

async function nameDesOrts(id: string): Promise<string> {
	return ((await t.traeger('GET', `/v1/adresse/${id}`)).data as { bezeichnung: string }).bezeichnung;
}

describe('a volunteer', () => {
	it('leaves no trace in the record of access by reading the own file', async () => {
		expect((await freiwillige.frage('GET', `/v1/freiwilliger/${freiwillige.id}`)).status).toBe(200);
		const { rows } = await t.umgebung.pool.query(`select 1 from zugriff where betroffener = $1`, [freiwillige.id]);
		expect(rows).toEqual([]);
	});

	it('sees on the start page only what is public', async () => {
		const start = (await freiwillige.frage('GET', '/v1/start')).data as {
			zahlen: { anzahl: number }[];
			stufen: { anzahl: number }[];
			wiedervorlagen: object[];
			plaetze: object[];
			bewerbungenJeWoche: object[];
		};
		expect([...start.zahlen, ...start.stufen].every((z) => z.anzahl === 0)).toBe(true);
		expect([start.wiedervorlagen, start.plaetze, start.bewerbungenJeWoche]).toEqual([[], [], []]);
	});
});
