import { zeile } from './erwartung.fixture.ts';
import { FEHLT } from './objekte.fixture.ts';

const VORLAGE = { betreff: 'Warteliste', inhalt: 'Guten Tag', isAktiv: true, zusatzEmpfaenger: [] };

/** Tables: permission matrix (session, places, cycles, system), calls of the areas auth, adresse, stammdaten, system. */
export const UEBRIGES = [
	//                                                        öff FW ME MV AD
	zeile('POST /v1/auth/login', 'x x x x x', () => ({ login: 'niemand@test.test', password: 'Ein-Kennwort-7' })),
	zeile('POST /v1/auth/refresh', 'x x x x x', () => ({ refreshToken: 'unbekannt' })),
	zeile('GET /v1/auth/check', '- x x x x'),
	zeile('POST /v1/auth/activate-account', 'x x x x x', () => ({ email: 'niemand@test.test' })),
	zeile('POST /v1/auth/link/unbekannt', 'x x x x x'),
	zeile('POST /v1/auth/activate-account/{token}', 't t t t t', () => ({ passwort: 'Ein-Kennwort-7' })),
	zeile('POST /v1/auth/login/magic', 'x x x x x', () => ({ email: 'niemand@test.test' })),
	zeile('POST /v1/auth/login/magic/{token}', 'x x x x x'),
	zeile('POST /v1/auth/password-reset', 'x x x x x', () => ({ email: 'niemand@test.test' })),
	zeile('GET /v1/auth/password-reset/{token}', 't t t t t'),
	zeile('POST /v1/auth/password-reset/{token}', 't t t t t', () => ({ passwort: 'Ein-Kennwort-7' })),

	zeile('GET /v1/user/me', '- x x x x'),
	zeile('PUT /v1/user/me', '- x x x x', () => ({ vorname: 'Ada', nachname: 'Aue' })),
	zeile('PUT /v1/user/me/passwort', '- x x x x', () => ({ altesPasswort: 'falsch', passwort: 'Ein-Kennwort-8' })),
	zeile('GET /v1/user/me/sitzungen', '- x x x x'),
	zeile('DELETE /v1/user/me/sitzungen/{sitzung}', '- x x x x'),
	zeile('GET /v1/user/me/ansichten?liste=bewerbungen', '- x x x x'),
	zeile('PUT /v1/user/me/ansichten?liste=bewerbungen', '- x x x x', () => []),

	zeile('GET /v1/adresse', 'x x o x x'),
	zeile('GET /v1/adresse/anzahlen?f=[{}]', 'x x o x x'),
	zeile('GET /v1/adresse/{adresse}', 'x x o x x'),
	zeile('GET /v1/adresse/{adresse}/kontingente/blocked', '- - o x x'),

	zeile('GET /v1/stammdaten/zyklus', 'x x x x x'),
	zeile('GET /v1/stammdaten/zyklus/list', 'x x x x x'),
	zeile('GET /v1/stammdaten/zyklus/{zyklus}', '- - x x x'),
	zeile('POST /v1/stammdaten/zyklus/create', '- - - - x', () => ({
		bezeichnung: 'Test',
		start: '2031-09-01',
		ende: '2032-08-31',
	})),
	zeile('PUT /v1/stammdaten/zyklus/{zyklus}', '- - - - x', () => ({ dienstarten: [] })),
	zeile('GET /v1/stammdaten/zyklus/blocked', '- - - - x'),
	zeile('GET /v1/stammdaten/dienstart', 'x x x x x'),
	zeile('GET /v1/stammdaten/dienstart/{dienstart}', 'x x x x x'),
	zeile('GET /v1/stammdaten/land', 'x x x x x'),
	zeile('GET /v1/stammdaten/land/{land}', 'x x x x x'),
	zeile('GET /v1/parameter', 'x x x x x'),
	zeile('GET /v1/system/users', '- - x x x'),
	zeile('GET /v1/system/features', 'x x x x x'),
	zeile('GET /v1/system/info', 'x x x x x'),
	zeile('GET /v1/start', '- x x x x'),
	zeile('GET /v1/start/menue', '- x x x x'),
	zeile('GET /v1/eingang', '- x x x x'),
	zeile('POST /v1/eingang/gesehen', '- x x x x'),
	zeile(`GET /v1/eingang/dateien/${FEHLT}`, '- x x x x', undefined, { kannFehlen: true }),
	zeile('GET /v1/erste-schritte', '- x x x x'),
	zeile('POST /v1/erste-schritte/beenden', '- x x x x'),
	zeile('POST /v1/support', '- x x x x', () => ({ betreff: 'Board', nachricht: 'Es lädt nicht.' })),
	zeile('POST /v1/pruefung', 'x x x x x', () => ({ sha256: '0'.repeat(64) })),
	zeile('GET /v1/barrierefreiheit', 'x x x x x'),
	zeile('POST /v1/barrierefreiheit/meldungen', 'x x x x x', () => ({ text: 'Die Karte liest sich nicht vor.' })),
	zeile('GET /v1/barrierefreiheit/meldungen', '- - - x x'),
	zeile(`POST /v1/barrierefreiheit/meldungen/${FEHLT}/antwort`, '- - - x x', () => ({ text: 'Danke.' }), {
		kannFehlen: true,
	}),
	zeile(`DELETE /v1/barrierefreiheit/meldungen/${FEHLT}`, '- - - x x', undefined, { kannFehlen: true }),
	zeile('GET /v1/suche?query=mueller', '- - - x x'),
	zeile('GET /v1/suche/freiwilliger/{freiwilliger}', '- - - x x'),
	zeile('GET /v1/mails', '- - - - x'),
	zeile('GET /v1/mails/{mail}', '- - - - x'),
	zeile('POST /v1/mails/{mail}/stornieren', '- - - - x'),
	zeile('POST /v1/mails/{mail}/erneut', '- - - - x'),
	zeile('GET /v1/stammdaten/mailtemplate', '- - - - x'),
	zeile('PUT /v1/stammdaten/mailtemplate', '- - - - x', () => [{ id: 'WARTELISTE', ...VORLAGE }]),
	zeile('GET /v1/stammdaten/mailtemplate/WARTELISTE', '- - - - x'),
	zeile('PUT /v1/stammdaten/mailtemplate/WARTELISTE', '- - - - x', () => VORLAGE),
	zeile('POST /v1/stammdaten/mailtemplate/WARTELISTE/test', '- - - - x', () => ({})),
	zeile('GET /v1/stammdaten/mailtemplate/WARTELISTE/historie', '- - - - x'),
	zeile('GET /v1/stammdaten/mailtemplate/WARTELISTE/werte?freiwilligerID={freiwilliger}', '- - - - x'),
];

/** Last of all: afterwards sessions are over. */
export const ABSCHIED = [
	zeile('DELETE /v1/auth/impersonation', '- x x x x'),
	zeile('DELETE /v1/user/me/sitzungen', '- x x x x', undefined, { beendetAnsichten: true }),
	zeile('POST /admin/refresh', 'x x x x x', undefined, { beendetAnsichten: true }),
	zeile('POST /v1/auth/logout', 'x x x x x', () => ({ refreshToken: 'unbekannt' }), {
		beendetAnsichten: true,
	}),
];
