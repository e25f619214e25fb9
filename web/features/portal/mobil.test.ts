import { describe, expect, it } from 'vitest';
import { routeTree } from '../../routeTree.gen.ts';
import { istMobilErlaubt, linkIn } from './mobil.ts';

const TOKEN = 'x'.repeat(43);

/** Decision D15: which pages phones are shown, without and with the tenant's word. */
describe('a phone', () => {
	it.each([
		['/impressum', true, true],
		['/barrierefreiheit', true, true],
		['/datenschutz', true, true],
		['/pruefen', true, true],
		['/pruefen/7F3A', true, true],
		[`/bestaetigen/${TOKEN}`, false, true],
		[`/bestaetigen/email/${TOKEN}`, false, true],
		[`/bestaetigen/person/${TOKEN}`, false, true],
		[`/passwort/${TOKEN}`, false, true],
		[`/einladung/${TOKEN}`, false, true],
		[`/einladung/benutzer/${TOKEN}`, false, true],
		[`/vorschlag/${TOKEN}`, false, true],
		[`/seminarangebot/${TOKEN}`, false, true],
		[`/terminwahl/${TOKEN}`, false, true],
		[`/nachweis-einreichen/${TOKEN}`, false, true],
		[`/unterschrift/${TOKEN}`, false, true],
		[`/anmeldelink/${TOKEN}`, false, false],
		['/', false, false],
		['/login', false, false],
		['/karte', false, false],
		['/registrierung', false, false],
		['/passwort-vergessen', false, false],
		['/admin', false, false],
		[`/admin/unterschrift/${TOKEN}`, false, false],
		['/impressumsseite', false, false],
		['/bestaetigung', false, false],
	])('%s: %s, with links %s', (pathname, immer, mitLinks) => {
		expect([istMobilErlaubt(pathname, false), istMobilErlaubt(pathname, true)]).toEqual([immer, mitLinks]);
	});

	it.each([
		[`/unterschrift/${TOKEN}`, 'UNTERSCHRIFT'],
		[`/bestaetigen/email/${TOKEN}`, 'EMAIL'],
		[`/anmeldelink/${TOKEN}`, 'ANMELDUNG'],
		['/admin/bewerbungen', undefined],
	])('%s is behind the link of %s', (pathname, ziel) => {
		expect(linkIn(pathname)?.ziel).toBe(ziel);
		if (ziel) expect(linkIn(pathname)?.token).toBe(TOKEN);
	});

	it('meets every page of a one-time link among those declared', () => {
		const seiten = Object.values(routeTree.children ?? {})
			.map((route) => (route as unknown as { options: { path?: string } }).options.path ?? '')
			.map((pfad) => (pfad.startsWith('/') ? pfad : `/${pfad}`))
			.filter((pfad) => /\$\w*(?:token|key)$/i.test(pfad));
		expect(seiten.length).toBeGreaterThan(6);
		expect(seiten.filter((pfad) => linkIn(pfad.replace(/\$\w+$/, TOKEN)) === null)).toEqual([]);
	});
});
