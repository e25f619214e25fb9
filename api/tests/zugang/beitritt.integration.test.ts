import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leerePost } from '../post.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: User, Beitrittsanfrage: somebody without an account asks for one. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse; delete from outbox; delete from beitrittsanfrage');
});

const ANGABEN = {
	vorname: 'Nora',
	nachname: 'Neumann',
	email: 'Nora@verein.test',
	nachricht: 'Wir sind\neine Stelle.',
};
const anfragen = (rest: object = {}, ip = '10.1.1.1') =>
	t.app.inject({
		method: 'POST',
		url: '/api/v1/auth/join',
		remoteAddress: ip,
		payload: { ...ANGABEN, adresseID: t.ort(0), ...rest },
	});
const anfragenInDerTabelle = async () =>
	(await t.umgebung.pool.query('select email, status, adresse_id, nachricht from beitrittsanfrage order by email'))
		.rows;

describe('asking for access', () => {
	it('is kept, and the administrators hear of it', async () => {
		const antwort = await anfragen();
		expect([antwort.statusCode, antwort.body]).toEqual([202, '']);
		expect(await anfragenInDerTabelle()).toEqual([
			{ email: 'nora@verein.test', status: 'OFFEN', adresse_id: t.ort(0), nachricht: 'Wir sind\neine Stelle.' },
		]);
		// The group is split first, then each administrator gets his own.
		const mails = [...(await leerePost(t.umgebung)), ...(await leerePost(t.umgebung))];
		expect(mails.map((m) => m.an)).toContain('admin@demo.test');
		expect(mails.map((m) => m.betreff)).toEqual(mails.map(() => 'Neue Beitrittsanfrage von Nora Neumann'));
	});

	it('is one, however many are sent at the same moment', async () => {
		const antworten = await Promise.all([1, 2, 3, 4].map((nr) => anfragen({}, `10.1.2.${nr}`)));
		expect(antworten.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
		expect(await anfragenInDerTabelle()).toHaveLength(1);
		expect((await t.umgebung.pool.query("select from outbox where art = 'mail'")).rows).toHaveLength(1);
	});

	it('answers the same for an account, an open request and too many', async () => {
		const antworten = [
			await anfragen(),
			await anfragen({ nachname: 'Andere' }),
			await anfragen({ email: 'admin@demo.test' }),
		];
		for (let i = 0; i < 12; i++) antworten.push(await anfragen({ email: `nora${i}@verein.test` }));
		const gesehen = antworten.map(({ statusCode, body, headers: { date: _, ...kopf } }) => ({
			statusCode,
			body,
			kopf,
		}));
		expect(new Set(gesehen.map((g) => JSON.stringify(g))).size).toBe(1);
		// Ten attempts an hour of one caller; the second of nora@ changed nothing.
		expect(await anfragenInDerTabelle()).toHaveLength(9);
	});

	it('counts per address whoever asks', async () => {
		for (let i = 0; i < 4; i++) {
			await anfragen({}, `10.2.2.${i}`);
			await t.umgebung.pool.query('delete from beitrittsanfrage');
		}
		expect((await anfragen({}, '10.2.2.9')).statusCode).toBe(202);
		expect(await anfragenInDerTabelle()).toEqual([]);
	});

	it('tells all wrong fields at once', async () => {
		const antwort = await anfragen({ vorname: ' ', nachname: 'X9', email: 'keine', nachricht: 'x'.repeat(1001) });
		expect([antwort.statusCode, antwort.json().error.details.map((d: { feld: string }) => d.feld)]).toEqual([
			422,
			['vorname', 'nachname', 'email', 'nachricht'],
		]);
	});

	it('names a place of the public list, or the Einsatzstelle of one', async () => {
		const angelegt = await t.admin('POST', '/v1/adresse', {
			...{ typ: 'EINSATZSTELLE', bezeichnung: 'SV Ohne Ort', plz: '35578', ort: 'Wetzlar', email: 'a@b.test' },
		});
		expect(angelegt.status).toBe(201);
		// None of its Einsatzorte is to be seen: neither is it.
		for (const adresseID of ['6a2e7f39-1111-4222-8333-abcdefabcdef', (angelegt.data as { id: string }).id])
			expect((await anfragen({ adresseID })).statusCode).toBe(422);
		const stelle = t.grundlage.stellen[0]?.id;
		expect((await anfragen({ adresseID: stelle })).statusCode).toBe(202);
		expect((await anfragenInDerTabelle()).map((z) => z.adresse_id)).toEqual([stelle]);
	});
});
