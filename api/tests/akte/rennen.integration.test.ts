import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oft } from '#scripts/test/keim.ts';
import { type Antwort, inject } from '../portal.fixture.ts';
import { PERSON } from '../test-mandant.fixture.ts';
import { type Kleinportal, kleinportal, VERTRAG } from '../test-portal.fixture.ts';

/** Many at once want what there is only once. Two processes of the portal share the requests between them. */

const BEWERBER = 100;
/** Each is a hundred chances to go wrong. */
const RUNDEN = oft(2, 20);

interface Verhandelnd {
	readonly id: string;
	readonly wunschID: string;
}

let t: Kleinportal;
let portale: readonly [FastifyInstance, FastifyInstance];
let token: string;
/** In negotiation about one place, and about a hundred. */
let umEinen: readonly Verhandelnd[];
let umHundert: readonly Verhandelnd[];

beforeAll(async () => {
	t = await kleinportal({
		zugeteilt: [
			{ stelle: 0, ort: 0, key: 'FSJ', plaetze: 1 },
			{ stelle: 1, ort: 0, key: 'FSJ', plaetze: BEWERBER },
			{ stelle: 2, ort: 0, key: 'FSJ', plaetze: 1 },
		],
		verhandelnd: [
			{ stelle: 0, anzahl: BEWERBER },
			{ stelle: 1, anzahl: BEWERBER },
		],
	});
	portale = [t.app, await t.zweitesPortal()];
	token = await t.token('traeger@demo.test');
	umEinen = await verhandelnde(0);
	umHundert = await verhandelnde(1);
});
afterAll(() => t.stop());

async function verhandelnde(stelle: number): Promise<readonly Verhandelnd[]> {
	const { rows } = await t.umgebung.pool.query<Verhandelnd>(
		`select freiwilliger_id as id, id as "wunschID" from wunsch where einsatzort_id = $1 and status = 3000`,
		[t.ort(stelle)],
	);
	return rows;
}

const sende = (nr: number, pfad: string, payload: object, headers: Record<string, string> = {}) =>
	inject(portale[nr % 2] as FastifyInstance, { method: 'POST', url: `/api${pfad}`, payload, headers }, token);
const einigePfad = ({ wunschID }: Verhandelnd) => `/v1/freiwilliger/wunsch/${wunschID}/einigung`;
const alleZugleich = (wer: readonly Verhandelnd[]): Promise<Antwort[]> =>
	Promise.all(wer.map((einer, nr) => sende(nr, einigePfad(einer), VERTRAG)));

const stand = (stelle: number) => t.plaetze(t.ort(stelle), t.dienstart('FSJ'));
const nach = (antworten: readonly Antwort[], status: number) => antworten.filter((a) => a.status === status);

describe('one last place', () => {
	it(`goes to one of ${BEWERBER}, in each of ${RUNDEN} rounds`, async () => {
		const frei = { zugeteilt: 1, reserviert: 0, belegt: 0 };
		expect(await stand(0)).toEqual(frei);
		for (let runde = 1; runde <= RUNDEN; runde++) {
			const ereignisse = await t.ereignisse();
			const antworten = await alleZugleich(umEinen);

			expect(nach(antworten, 200), `Runde ${runde}`).toHaveLength(1);
			const abgewiesen = nach(antworten, 409);
			expect(abgewiesen, `Runde ${runde}`).toHaveLength(BEWERBER - 1);
			const satz = await satzVollBelegt();
			expect(new Set(abgewiesen.map((a) => `${a.error.code} ${a.error.message}`))).toEqual(new Set([`G04 ${satz}`]));
			expect(await stand(0)).toEqual({ zugeteilt: 1, reserviert: 1, belegt: 0 });
			// Terms changed in the first agreement, contract agreed, wish agreed, volunteer's status; and the place held.
			expect((await t.ereignisse()) - ereignisse).toBeLessThanOrEqual(5);

			const sieger = umEinen[antworten.findIndex((a) => a.status === 200)] as Verhandelnd;
			const zurueck = await sende(runde, `/v1/freiwilliger/${sieger.id}/reset-vertrag`, { grund: 'Neue Runde' });
			expect(zurueck.status).toBe(200);
			expect(await stand(0)).toEqual(frei);
		}
	});

	it('is not taken twice by the same volunteer asking a hundred times', async () => {
		const [einer] = umEinen as [Verhandelnd];
		const antworten = await Promise.all(
			Array.from({ length: BEWERBER }, (_, nr) => sende(nr, einigePfad(einer), VERTRAG)),
		);
		expect(nach(antworten, 200)).toHaveLength(1);
		expect(new Set(nach(antworten, 409).map((a) => a.error.message))).toEqual(
			new Set(['Die Aktion „Vertragseinigung“ ist im Status 3500 (Vertragseinigung) nicht möglich.']),
		);
		expect(await stand(0)).toEqual({ zugeteilt: 1, reserviert: 1, belegt: 0 });
		expect((await sende(0, `/v1/freiwilliger/${einer.id}/reset-vertrag`, { grund: 'Ende' })).status).toBe(200);
	});
});

async function satzVollBelegt(): Promise<string> {
	const { rows } = await t.umgebung.pool.query<{ name: string }>(
		'select bezeichnung as name from adresse where id = $1',
		[t.ort(0)],
	);
	return `Am Einsatzort ${rows[0]?.name} ist für Freiwilliges Soziales Jahr kein freies Kontingent vorhanden (1 von 1 Plätzen belegt).`;
}

describe(`${BEWERBER} free places`, () => {
	it(`go to ${BEWERBER} at once`, async () => {
		const antworten = await alleZugleich(umHundert);
		expect(antworten.filter((a) => a.status !== 200).map((a) => a.roh.body)).toEqual([]);
		expect(await stand(1)).toEqual({ zugeteilt: BEWERBER, reserviert: BEWERBER, belegt: 0 });
	});

	it('become contracts with numbers of their own', async () => {
		const antworten = await Promise.all(
			umHundert.map(({ id, wunschID }, nr) =>
				sende(nr, `/v1/freiwilliger/${id}/wunsch/${wunschID}/vertragsabschluss`, {}),
			),
		);
		expect(antworten.filter((a) => a.status !== 200).map((a) => a.roh.body)).toEqual([]);
		const nummern = antworten.flatMap((a) =>
			(a.data as { vertraege: { vertragsnummer: string | null }[] }).vertraege.map((v) => v.vertragsnummer),
		);
		expect(new Set(nummern).size).toBe(BEWERBER);
		expect(nummern.every((n) => /^FSJ26-\d{4}$/.test(n ?? ''))).toBe(true);
		expect(await stand(1)).toEqual({ zugeteilt: BEWERBER, reserviert: 0, belegt: BEWERBER });
	});

	it('can be given back all at once', async () => {
		const antworten = await Promise.all(
			umHundert.map(({ id }, nr) => sende(nr, `/v1/freiwilliger/${id}/reset-vertrag`, { grund: 'Alle zurück' })),
		);
		expect(nach(antworten, 200)).toHaveLength(BEWERBER);
		expect(await stand(1)).toEqual({ zugeteilt: BEWERBER, reserviert: 0, belegt: 0 });
	});
});

describe('a repeated request', () => {
	const schluessel = () => ({ 'idempotency-key': randomUUID() });

	it('answers an agreement that succeeded with the same success', async () => {
		const [einer] = umHundert as [Verhandelnd];
		const kopf = schluessel();
		const erste = await sende(0, einigePfad(einer), VERTRAG, kopf);
		const ereignisse = await t.ereignisse();
		const zweite = await sende(1, einigePfad(einer), VERTRAG, kopf);
		expect([erste.status, zweite.status]).toEqual([200, 200]);
		expect(zweite.roh.body).toBe(erste.roh.body);
		expect(await t.ereignisse()).toBe(ereignisse);
	});

	it('happens once when it is sent many times at once', async () => {
		const zweiter = umHundert[1] as Verhandelnd;
		const ereignisse = await t.ereignisse();
		const kopf = schluessel();
		const antworten = await Promise.all(
			Array.from({ length: 30 }, (_, nr) => sende(nr, einigePfad(zweiter), VERTRAG, kopf)),
		);
		expect(new Set(antworten.map((a) => a.status))).toEqual(new Set([200]));
		expect((await t.ereignisse()) - ereignisse).toBeLessThanOrEqual(5);
	});

	it('is refused with another body under the same key', async () => {
		const dritter = umHundert[2] as Verhandelnd;
		const kopf = schluessel();
		expect((await sende(0, einigePfad(dritter), VERTRAG, kopf)).status).toBe(200);
		const andere = await sende(0, einigePfad(dritter), { ...VERTRAG, vertragsende: '2027-07-31' }, kopf);
		expect([andere.status, andere.error.message]).toEqual([
			422,
			'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
		]);
	});

	it('may succeed after it was refused: only successes are remembered', async () => {
		const vierter = umHundert[3] as Verhandelnd;
		const kopf = schluessel();
		await t.setzeStopp(t.dienstart('FSJ'), true);
		expect((await sende(0, einigePfad(vierter), VERTRAG, kopf)).error.code).toBe('G02');
		await t.setzeStopp(t.dienstart('FSJ'), false);
		expect((await sende(0, einigePfad(vierter), VERTRAG, kopf)).status).toBe(200);
	});
});

describe('what may exist once', () => {
	it('is an agreement per volunteer: of two sites that agree at the same time one comes too late', async () => {
		const wer = await t.erfasse([t.ort(1), t.ort(2)]);
		await t.verhandle(wer, 1, 0);
		await t.verhandle(wer, 2, 1);
		const antworten = await Promise.all(
			Array.from({ length: 20 }, (_, nr) =>
				sende(nr, `/v1/freiwilliger/wunsch/${wer.wunschID((nr >> 1) % 2)}/einigung`, VERTRAG),
			),
		);
		expect(nach(antworten, 200)).toHaveLength(1);
		const zuSpaet = antworten.filter(
			(_, nr) => (nr >> 1) % 2 !== (antworten.findIndex((a) => a.status === 200) >> 1) % 2,
		);
		expect(new Set(zuSpaet.map((a) => a.error.message))).toEqual(
			new Set(['Es besteht bereits eine Vertragseinigung mit einem anderen Einsatzort.']),
		);
	});

	it('is an account per e-mail address', async () => {
		const koerper = {
			...PERSON,
			email: 'einmal@test.test',
			passwort: 'Sicheres-Wort-7',
			datenschutz: true,
			dienstartWunschID: t.dienstart('FSJ'),
		};
		const antworten = await Promise.all(
			Array.from({ length: 12 }, (_, nr) =>
				sende(nr, '/v1/freiwilliger/registrierung', { ...koerper, email: nr % 2 ? koerper.email : 'EINMAL@test.test' }),
			),
		);
		expect(nach(antworten, 201)).toHaveLength(5);
		expect(nach(antworten, 429)).toHaveLength(7);
		const { rowCount } = await t.umgebung.pool.query(
			"select from freiwilliger where lower(email) = 'einmal@test.test'",
		);
		expect(rowCount).toBe(1);
	});

	it('is a contract number', async () => {
		const [a, b] = umHundert.slice(0, 2) as [Verhandelnd, Verhandelnd];
		const antworten = await Promise.all(
			[a, b].map(async ({ id }, nr) => {
				const akte = await t.traeger('GET', `/v1/freiwilliger/${id}`);
				const { id: vertragID } = (akte.data as { vertraege: { id: string }[] }).vertraege.at(-1) as { id: string };
				return inject(
					portale[nr] as FastifyInstance,
					{
						method: 'PUT',
						url: `/api/v1/freiwilliger/${id}/vertrag/${vertragID}/vertragsnummer`,
						payload: { vertragsnummer: 'HAND-1' },
					},
					token,
				);
			}),
		);
		expect(antworten.map((x) => x.status).sort()).toEqual([200, 409]);
		expect(nach(antworten, 409).map((x) => x.error.message)).toEqual([
			'Die Vertragsnummer HAND-1 ist bereits vergeben.',
		]);
	});
});

it('leaves every chain whole', async () => {
	expect(await t.kettenfehler()).toEqual([]);
});
