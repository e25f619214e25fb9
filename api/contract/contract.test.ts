import { describe, expect, it } from 'vitest';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { darf, offenFuer } from '#domain/zugriff/darf.ts';
import { ROUTES } from './contract.ts';
import type { Definition } from './route.ts';

/** Method, path and roles as the catalogue of calls lists them; TOKEN and API left out. */
const KATALOG: readonly [string, string][] = [
	['POST /v1/freiwilliger/registrierung', 'PUBLIC'],
	['POST /v1/freiwilliger/erfassung', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/list-freiwillige', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/list-dokumente', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/pool', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/bewerbungen', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/status-changes', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/list-freiwillige/export-csv', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/list-dokumente/export-csv', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/list-freiwillige/export-master-csv', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/{id}', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['PUT /v1/freiwilliger/{id}', 'FREIWILLIGER,MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/freiwilliger/{id}', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/{id}/impersonate', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/{id}/bewerbung', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/{id}/historie', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/{id}/akte', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/akte/sync', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/move-zyklus', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/invitation/accept/{token}', 'TOKEN'],
	['POST /v1/freiwilliger/{id}/stellen', 'FREIWILLIGER,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/stellen/{stellenId}/vorschlag', 'FREIWILLIGER,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/vorschlag', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/update-betreuer', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/betreuer/{betreuerUserID}/extra-infos', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{freiwilligerID}/nachricht', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/historie', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/dienstantritt', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/dienstende', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{freiwilligerId}/erziehungsberechtigte', 'FREIWILLIGER,MA_VERWALTUNG,ADMIN'],
	['PUT /v1/freiwilliger/{freiwilligerId}/erziehungsberechtigte/{id}', 'MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/freiwilliger/{freiwilligerId}/erziehungsberechtigte/{id}', 'MA_VERWALTUNG,ADMIN'],
	['PUT /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['PUT /v1/freiwilliger/{id}/vertrag/{vertragID}/vertragsnummer', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/reset-vertrag', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/wunsch/{wunschId}/vertragsabschluss', 'MA_VERWALTUNG,ADMIN'],
	['PUT /v1/freiwilliger/wunsch/{id}', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/freiwilliger/wunsch/{id}', 'FREIWILLIGER,MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/freiwilliger/wunsch/{id}/reactivate', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/wunsch/{id}/verhandlung', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/wunsch/{id}/einigung', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/wunsch/{id}/contact', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/wunsch/{id}/decline', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/wunsch/{wunschID}/update-betreuer', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/bemerkung/{id}', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/adresse', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/adresse/{id}', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/adresse/{id}/kontingente/blocked', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['PUT /v1/user/me', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/user/{id}/impersonate', 'ADMIN'],
	['POST /v1/auth/login', 'PUBLIC'],
	['POST /v1/auth/refresh', 'PUBLIC'],
	['POST /admin/refresh', 'PUBLIC'],
	['GET /v1/auth/check', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/auth/activate-account/{registrierungOptin}', 'TOKEN'],
	['POST /v1/auth/login/magic/{token}', 'TOKEN'],
	['POST /v1/auth/password-reset', 'PUBLIC'],
	['GET /v1/auth/password-reset/{key}', 'TOKEN'],
	['POST /v1/auth/password-reset/{key}', 'TOKEN'],
	['GET /v1/parameter', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/stammdaten/land', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/stammdaten/land/{id}', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/stammdaten/dienstart', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/stammdaten/dienstart/{id}', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/stammdaten/help', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['PATCH /v1/stammdaten/help', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/stammdaten/help/{key}', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['PATCH /v1/stammdaten/help/{key}', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/system/changelog', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/stammdaten/zyklus', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/stammdaten/zyklus/list', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/stammdaten/zyklus/{id}', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/stammdaten/zyklus/create', 'ADMIN'],
	['PUT /v1/stammdaten/zyklus/{id}', 'ADMIN'],
	['GET /v1/stammdaten/zyklus/blocked', 'ADMIN'],
	['GET /v1/system/features', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/system/integrations', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/system/info', 'PUBLIC,FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/system/users', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/integrations', 'ADMIN'],
	['DELETE /v1/integrations/{key}', 'ADMIN'],
	['GET /v1/integrations/{key}/connect', 'ADMIN'],
	['GET /v1/integrations/{key}/connect/uri', 'ADMIN'],
	['GET /v1/integrations/{key}/redirect', 'PUBLIC'],
	['GET /v1/integrations/single-sign-on/configuration', 'ADMIN'],
	['POST /v1/integrations/single-sign-on/configuration', 'ADMIN'],
	['GET /v1/integrations/single-sign-on/information', 'PUBLIC'],
	['GET /v1/integrations/single-sign-on/redirect', 'PUBLIC'],
	['POST /v1/integrations/single-sign-on/connect-account', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/integrations/single-sign-on/join-request', 'TOKEN'],
	['POST /v1/integrations/single-sign-on/join-request', 'TOKEN'],
	['GET /v1/user', 'ADMIN'],
	['GET /v1/user/list', 'ADMIN'],
	['GET /v1/user/{id}', 'ADMIN'],
	['PUT /v1/user/{id}', 'ADMIN'],
	['GET /v1/user/join-requests', 'ADMIN'],
	['POST /v1/user/join-requests', 'ADMIN'],
	['GET /v1/user/einladung', 'ADMIN'],
	['POST /v1/user/einladung', 'ADMIN'],
	['GET /v1/user/einladung/{key}', 'TOKEN'],
	['DELETE /v1/user/einladung/{id}', 'TOKEN'],
	['PUT /v1/user/einladung/{id}/resend', 'ADMIN'],
	['GET /v1/person', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/person/list', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/person', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/person/{id}', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['PUT /v1/person/{id}', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['PUT /v1/person/{id}/email', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/person/confirm/{optinKey}', 'TOKEN'],
	['GET /v1/person/export', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/person/{id}/historie', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/person/funktionen', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/person/funktionen', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/person/{id}/create-user', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/person/create-ap-users', 'ADMIN'],
	['POST /v1/person/link-user', 'ADMIN'],
	['DELETE /v1/person/link-user', 'ADMIN'],
	['GET /v1/system/funktionen', 'MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/system/user-roles', 'ADMIN'],
	['GET /v1/api-keys', 'ADMIN'],
	['POST /v1/api-keys', 'ADMIN'],
	['PUT /v1/api-keys/{id}', 'ADMIN'],
	['DELETE /v1/api-keys/{id}', 'ADMIN'],
	['POST /v1/api-keys/{id}/regenerate', 'ADMIN'],
	['GET /v1/system/sessions/{extraKey}', 'SYSTEMADMIN'],
	['GET /v1/system/migrate/personen/{extraKey}', 'SYSTEMADMIN'],
	['GET /v1/system/resync/{extraKey}', 'SYSTEMADMIN'],
	['GET /v1/system/auth-test/{extraKey}', 'SYSTEMADMIN'],
	// beyond the catalogue
	['POST /v1/system/migrate/personen/{extraKey}', 'SYSTEMADMIN'],
	['POST /v1/system/resync/{extraKey}', 'SYSTEMADMIN'],
	['PUT /v1/system/features', 'SYSTEMADMIN'],
	['GET /v1/system/betrieb', 'ADMIN'],
	['GET /v1/freiwilliger/{id}/stand', 'MA_VERWALTUNG,ADMIN'],
	['GET /v1/freiwilliger/{id}/pruefung', 'MA_VERWALTUNG,ADMIN'],
	['POST /v1/freiwilliger/{id}/impersonate', 'MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/auth/impersonation', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/auth/logout', 'PUBLIC'],
	['POST /v1/auth/activate-account', 'PUBLIC'],
	['POST /v1/auth/login/magic', 'PUBLIC'],
	['GET /v1/user/me', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['PUT /v1/user/me/passwort', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/user/me/sitzungen', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/user/me/sitzungen', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/user/me/sitzungen/{id}', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/user/me/ansichten', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['PUT /v1/user/me/ansichten', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/start', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/system/sitzung', 'PUBLIC'],
	['POST /v1/system/fehler', 'PUBLIC'],
	['GET /v1/system/zugriffe', 'ADMIN'],
	['GET /v1/system/zugriffe/export-csv', 'ADMIN'],
	['GET /v1/integrations/single-sign-on/start', 'PUBLIC'],
	['GET /v1/integrations/single-sign-on/connect-account', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['DELETE /v1/integrations/single-sign-on/connect-account', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['POST /v1/integrations/single-sign-on/connect-account/uri', 'FREIWILLIGER,MA_VEREIN,MA_VERWALTUNG,ADMIN'],
	['GET /v1/user/{id}/historie', 'ADMIN'],
	['GET /v1/user/einladung/pruefen', 'ADMIN'],
	['GET /v1/mails', 'ADMIN'],
	['GET /v1/mails/{id}', 'ADMIN'],
];

const EIGENE = { einsatzortID: 'ort', freiwilligerID: 'fw' };
const akteur = (rolle: Rolle | null): Akteur => ({
	art: rolle ? 'USER' : 'PUBLIC',
	userID: rolle && 'u',
	rollen: rolle ? [rolle] : [],
	einsatzortIDs: rolle === 'MA_VEREIN' ? ['ort'] : [],
	einsatzstelleIDs: [],
	freiwilligerID: rolle === 'FREIWILLIGER' ? 'fw' : null,
	impersoniertVon: null,
});
const nach = new Map<string, Definition>(
	Object.values(ROUTES).map((d) => [`${d.method} ${d.path}`, d as unknown as Definition]),
);
const ANGEMELDET: readonly Rolle[] = ['FREIWILLIGER', 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'];

describe('contract', () => {
	it('declares exactly the calls of the catalogue, each once', () => {
		expect([...nach.keys()].sort()).toEqual(KATALOG.map(([aufruf]) => aufruf).sort());
		expect(nach.size).toBe(Object.keys(ROUTES).length);
	});

	it.each(KATALOG)('%s is open to %s', (aufruf, rollen) => {
		const route = nach.get(aufruf);
		if (!route) throw new Error(`${aufruf} fehlt`);
		const offen = rollen === 'PUBLIC' || rollen === 'TOKEN';
		for (const rolle of ANGEMELDET) {
			// Whoever may register without an account is a visitor; a placement site's staff isn't one.
			if (offen && route.action === 'registrieren') continue;
			expect(`${rolle} ${offenFuer(akteur(rolle), route.action)}`).toBe(
				`${rolle} ${offen || rollen.split(',').includes(rolle)}`,
			);
		}
		expect(offenFuer(akteur(null), route.action)).toBe(offen || rollen.startsWith('PUBLIC'));
		expect(offenFuer(akteur('SYSTEMADMIN'), route.action)).toBe(offen || rollen.includes('ADMIN'));
	});
});

describe('ownership', () => {
	it.each([
		['MA_VEREIN', 'kontaktieren', EIGENE, true],
		['MA_VEREIN', 'kontaktieren', { einsatzortID: 'anderer' }, false],
		['MA_VEREIN', 'kontaktieren', { einsatzortID: null }, false],
		['FREIWILLIGER', 'zurueckziehen', EIGENE, true],
		['FREIWILLIGER', 'zurueckziehen', { freiwilligerID: 'anderer' }, false],
		['FREIWILLIGER', 'kontaktieren', EIGENE, false],
		['MA_VERWALTUNG', 'kontingentUeberziehen', EIGENE, false],
		['ADMIN', 'kontingentUeberziehen', EIGENE, true],
		['SYSTEMADMIN', 'kontingentUeberziehen', EIGENE, true],
	] as const)('%s %s %j: %s', (rolle, aktion, gegenstand, erwartet) => {
		expect(darf(akteur(rolle), aktion, gegenstand)).toBe(erwartet);
	});
});
