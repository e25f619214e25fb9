import { expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche, portalAdresse } from '../browser.ts';

/** A consent that the Träger has entered, withdrawn by the volunteer on the own pages, with one click. */

test('one press withdraws the consent, and the Träger sees that it is', async () => {
	const [traeger, freiwillige] = await Promise.all([
		alsBenutzer('traeger@demo.test'),
		alsBenutzer('freiwillig@demo.test'),
	]);
	const stoerungen = [traeger, freiwillige].flatMap(lausche);
	const { user } = await frage<{ user: { freiwilligerID: string } }>(freiwillige, '/v1/auth/check');
	const origin = portalAdresse();
	const pfad = `${origin}/api/v1/freiwilliger/${user.freiwilligerID}`;
	const erteilt = await traeger.request.put(pfad, { data: { isBildrechte: true }, headers: { origin } });
	expect(erteilt.status()).toBe(200);

	await freiwillige.goto('/admin/meine-daten?teil=weitere');
	const knopf = freiwillige.getByRole('button', { name: 'Einwilligung Bildrechte widerrufen' });
	await fertig(freiwillige);
	await knopf.waitFor();
	expect(await barrieren(freiwillige)).toEqual([]);
	await knopf.click();
	await freiwillige.getByText('Die Einwilligung ist widerrufen').waitFor();
	await knopf.waitFor({ state: 'detached' });
	const { isBildrechte } = await frage<{ isBildrechte: boolean }>(traeger, `/v1/freiwilliger/${user.freiwilligerID}`);
	expect(isBildrechte).toBe(false);
	expect(stoerungen).toEqual([]);
});
