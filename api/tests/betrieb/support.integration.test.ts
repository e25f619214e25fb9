import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leere, postamt } from '#commands/mail/post.fixture.ts';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { type Testportal, testportal } from '../portal.fixture.ts';

/** A request to the support arrives by SMTP with exactly what its page shows (integrations.md §5). */

let t: Testportal;
let senke: Senke;
beforeAll(async () => {
	t = await testportal();
	senke = await starteSenke();
});
afterAll(async () => {
	await senke?.stop();
	await t.stop();
});
beforeEach(async () => {
	await t.portal.umgebung.pool.query('delete from outbox');
	await t.portal.umgebung.pool.query('delete from bremse');
	senke.empfangen.length = 0;
});

const ANFRAGE = {
	betreff: 'Das Board bleibt leer',
	nachricht: 'Ich öffne das Board.\nEs bleibt leer.',
	fehlerId: 'K7QM2ZB9X4TD',
	seite: '/admin/bewerbungen',
	browser: 'Testbrowser 1.0',
	aktionen: ['POST /v1/wunsch/{id}/contact'],
};
const amt = (supportMail: string | null = null) => {
	const eines = postamt({ umgebung: t.portal.umgebung }, senke);
	return { ...eines, mail: { ...eines.mail, supportMail } };
};

describe('a request', () => {
	it('reaches the support and gives its sender the number', async () => {
		const traeger = await t.als('traeger@demo.test');
		expect((await traeger('POST', '/v1/support', ANFRAGE)).status).toBe(204);
		await leere(amt('hilfe@betrieb.test'));
		const [support, eingang] = ['hilfe@betrieb.test', 'traeger@demo.test'].map(
			(an) => senke.empfangen.find((eine) => eine.an === an)?.mail,
		);
		expect(senke.empfangen).toHaveLength(2);
		const nummer = /^Anfrage (\d+): Das Board bleibt leer$/.exec(support?.subject ?? '')?.[1];
		expect(eingang?.subject).toBe(`Ihre Anfrage ${nummer}: Das Board bleibt leer`);
		expect(support?.replyTo).toEqual([expect.objectContaining({ address: 'traeger@demo.test' })]);
		for (const mail of [support, eingang]) {
			const text = mail?.text ?? '';
			expect(text).toContain('Es bleibt leer.');
			expect(text).toContain('Fehlernummer: K7QM2ZB9X4TD');
			expect(text).toContain('Seite: /admin/bewerbungen');
			expect(text).toContain(`Version: ${t.portal.ausgabe.version}`);
			expect(text).toContain('Rolle: Träger (MA Verwaltung)');
			expect(text).toContain('Browser: Testbrowser 1.0');
			expect(text).toContain('Zuletzt: POST /v1/wunsch/{id}/contact');
		}
	});

	it('goes to the contact of the tenant where nobody else is named', async () => {
		const fw = await t.als('traeger@demo.test');
		expect((await fw('POST', '/v1/support', { betreff: 'Frage', nachricht: 'Wie geht das?' })).status).toBe(204);
		await leere(amt());
		expect(senke.empfangen.map(({ an }) => an)).toContain('freiwilligendienste@demo.test');
		expect(senke.empfangen[0]?.mail.text).not.toContain('Fehlernummer');
	});

	it('is refused without words, with a page that names a record, and from the eleventh in an hour', async () => {
		const traeger = await t.als('traeger@demo.test');
		const frage = async (anders: object) => (await traeger('POST', '/v1/support', { ...ANFRAGE, ...anders })).status;
		expect(await frage({ nachricht: ' ' })).toBe(422);
		expect(await frage({ betreff: 'Zwei\nZeilen' })).toBe(422);
		expect(await frage({ seite: '/admin/freiwillige?text=Mustermann' })).toBe(422);
		expect(await frage({ aktionen: ['POST /v1/x y'] })).toBe(422);
		expect(await frage({ anhang: '00000000-0000-4000-8000-000000000000' })).toBe(422);
		await t.portal.umgebung.pool.query('delete from bremse');
		const status: number[] = [];
		for (let i = 0; i < 11; i++) status.push(await frage({}));
		expect(status).toEqual([...Array<number>(10).fill(204), 429]);
		expect((await traeger('POST', '/v1/support', ANFRAGE)).error.message).toBe(
			'Sie haben in der letzten Stunde schon viele Anfragen gesendet. Bitte versuchen Sie es später erneut.',
		);
		const andere = await t.als('admin@demo.test');
		expect((await andere('POST', '/v1/support', ANFRAGE)).status).toBe(204);
	});

	it('is nobody’s who hasn’t signed in', async () => {
		expect((await t.niemand('POST', '/v1/support', ANFRAGE)).status).toBe(401);
	});
});
