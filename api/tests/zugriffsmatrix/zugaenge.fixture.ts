import { randomUUID } from 'node:crypto';
import { zeile } from './erwartung.fixture.ts';
import { FEHLT } from './objekte.fixture.ts';

const SCHLUESSEL = () => ({ bezeichnung: 'Statistik', scopes: ['LESEN_ADRESSEN'], gueltigBis: null });

const WEBHOOK = () => ({
	bezeichnung: 'Statistik',
	url: 'https://programm.invalid/',
	ereignisse: ['adresse.geaendert'],
});

const NEU = () => ({ vorname: 'Ada', nachname: 'Aue', email: `n${randomUUID()}@test.test` });
const FUNKTION = (o: Readonly<Record<string, string>>) => ({
	personID: o.person,
	adresseID: o.adresse,
	funktionID: 'VERTRETUNG',
});

/** Tables: permission matrix (users, API keys, integrations, impersonation), calls of the areas user, person, system. */
export const ZUGAENGE = [
	//                                                         öff FW ME MV AD SY
	zeile('GET /v1/freiwilliger/{freiwilliger}/impersonate', '- - - x x'),
	zeile('POST /v1/freiwilliger/{freiwilliger}/impersonate', '- - - x x'),
	zeile('POST /v1/user/{user}/impersonate', '- - - - x'),
	zeile('GET /v1/system/zugriffe', '- - - - x'),
	zeile('GET /v1/system/zugriffe/anzahlen?f=[{}]', '- - - - x'),
	zeile('GET /v1/system/zugriffe/export-csv', '- - - - x'),

	zeile('POST /v1/auth/join', 'x x x x x', (_t, o) => ({ ...NEU(), adresseID: o.adresse, nachricht: 'Bitte' })),
	zeile('DELETE /v1/auth/update-email/{token}', 't t t t t'),
	zeile('PUT /v1/user/me/email', '- x x x x', () => ({ email: 'neu@test.test', passwort: 'falsch' })),
	zeile('DELETE /v1/user/me/email', '- x x x x'),
	zeile('PUT /v1/user/{konto}/email', '- - - x x', () => ({ email: `k${randomUUID()}@test.test` })),
	zeile('DELETE /v1/user/{konto}/email', '- - - x x'),

	zeile('POST /v1/user/me/second-factor', '- - x x x', () => ({ passwort: 'falsch' })),
	zeile('PUT /v1/user/me/second-factor', '- - x x x', () => ({ code: '000000' })),
	zeile('POST /v1/user/me/second-factor/recovery-codes', '- - x x x', () => ({ passwort: 'falsch' })),
	zeile('DELETE /v1/user/me/second-factor', '- - x x x', () => ({ passwort: 'falsch' })),
	zeile('DELETE /v1/user/{user}/second-factor', '- - - - x'),
	zeile('POST /v1/auth/download-token', '- x x x x', () => ({ pfad: '/v1/person/export' })),

	zeile('GET /v1/user', '- - - - x'),
	zeile('GET /v1/user/anzahlen?f=[{}]', '- - - - x'),
	zeile('GET /v1/user/list', '- - - - x'),
	zeile('GET /v1/user/{user}', '- - - - x'),
	zeile('PUT /v1/user/{user}', '- - - - x', () => ({ vorname: 'Ada' })),
	zeile('GET /v1/user/{user}/historie', '- - - - x'),
	zeile('GET /v1/user/join-requests', '- - - - x'),
	zeile('GET /v1/user/join-requests/anzahlen?f=[{}]', '- - - - x'),
	zeile('POST /v1/user/join-requests', '- - - - x', (_t, o) => [{ id: o.beitritt, annehmen: false }], {
		imBody: ['beitritt'],
	}),
	zeile('GET /v1/user/einladung', '- - - - x'),
	zeile('GET /v1/user/einladung/anzahlen?f=[{}]', '- - - - x'),
	zeile('POST /v1/user/einladung', '- - - - x', () => ({ ...NEU(), rollen: ['MA_VERWALTUNG'] })),
	zeile('GET /v1/user/einladung/pruefen?email=neu@test.test', '- - - - x'),
	zeile('GET /v1/user/einladung/{token}', 't t t t t'),
	zeile('DELETE /v1/user/einladung/{token}', 't t t t t'),
	zeile('PUT /v1/user/einladung/{einladung}/resend', '- - - - x'),
	zeile('GET /v1/system/user-roles', '- - - - x'),

	zeile('GET /v1/person', '- - o x x'),
	zeile('GET /v1/person/anzahlen?f=[{}]', '- - o x x'),
	zeile('GET /v1/person/list', '- - o x x'),
	zeile('POST /v1/person', '- - o x x', (_t, o) => ({
		...NEU(),
		funktionen: [{ adresseID: o.adresse, funktionID: 'VERTRETUNG' }],
	})),
	zeile('GET /v1/person/export', '- - - x x'),
	zeile('GET /v1/person/{person}', '- - o x x'),
	zeile('PUT /v1/person/{person}', '- - o x x', () => ({ position: 'Vorstand' })),
	zeile('PUT /v1/person/{person}/email', '- - o x x', () => ({ email: `p${randomUUID()}@test.test` })),
	zeile('GET /v1/person/confirm/{token}', 't t t t t'),
	zeile('GET /v1/person/{person}/historie', '- - - x x'),
	zeile('POST /v1/person/{person}/create-user', '- - - x x', () => ({ rollen: ['MA_VEREIN'] })),
	zeile('POST /v1/person/create-ap-users', '- - - - x', () => ({ adresseIDs: [randomUUID()] })),
	zeile('POST /v1/person/link-user', '- - - - x', (_t, o) => ({ personID: o.person, userID: o.user }), {
		imBody: ['person', 'user'],
	}),
	zeile('DELETE /v1/person/link-user', '- - - - x', (_t, o) => ({ personID: o.person }), { imBody: ['person'] }),
	zeile('POST /v1/person/funktionen', '- - o x x', (_t, o) => [FUNKTION(o)], { imBody: ['person', 'adresse'] }),
	zeile('DELETE /v1/person/funktionen', '- - o x x', (_t, o) => [FUNKTION(o)], { imBody: ['person', 'adresse'] }),
	zeile('GET /v1/system/funktionen', '- - o x x'),

	zeile('PUT /v1/system/features', '- - - - - x', () => ['API', 'HSJ_MIGRATION']),
	zeile('GET /v1/system/betrieb', '- - - - x'),
	zeile('GET /v1/system/sessions/{extraKey}', '- - - - - x'),
	zeile('GET /v1/system/resync/{extraKey}', '- - - - - x'),
	zeile('POST /v1/system/resync/{extraKey}', '- - - - - x'),
	zeile('GET /v1/system/migrate/personen/{extraKey}', '- - - - - x'),
	zeile('POST /v1/system/migrate/personen/{extraKey}', '- - - - - x'),
	zeile('GET /v1/system/auth-test/{extraKey}', '- - - - - x'),

	zeile('GET /v1/stammdaten/help', 'x x x x x'),
	zeile('GET /v1/stammdaten/help/start', 'x x x x x'),
	zeile('PATCH /v1/stammdaten/help', '- x x x x', () => [{ key: 'start', ebene: 3, content: 'Merken' }]),
	zeile('PATCH /v1/stammdaten/help/start', '- x x x x', () => ({ ebene: 3, content: 'Merken' })),
	zeile('PATCH /v1/stammdaten/help/start', '- - - x x', () => ({ ebene: 2, content: 'Hinweis' }), {
		aktion: 'hilfeDesTraegers',
	}),
	zeile('PATCH /v1/stammdaten/help/start', '- - - - - x', () => ({ ebene: 1, content: 'Hilfe' }), {
		aktion: 'hilfeDesProdukts',
	}),
	zeile('GET /v1/system/changelog', 'x x x x x'),
	zeile('GET /v1/system/integrations', 'x x x x x'),
	zeile('GET /v1/system/sitzung', 'x x x x x'),
	zeile('POST /v1/system/fehler', 'x x x x x', () => ({
		fehlerID: 'ABCDEFGHJKLM',
		art: 'Error',
		seite: '/admin',
		stellen: [],
	})),

	zeile('GET /v1/api-keys', '- - - - x'),
	zeile('POST /v1/api-keys', '- - - - x', SCHLUESSEL),
	zeile('PUT /v1/api-keys/{schluessel}', '- - - - x', SCHLUESSEL),
	zeile('DELETE /v1/api-keys/{schluessel}', '- - - - x'),
	zeile('POST /v1/api-keys/{schluessel}/regenerate', '- - - - x'),

	zeile('GET /v1/webhooks', '- - - - x'),
	// Nobody is found under this name.
	zeile('POST /v1/webhooks', '- - - - x', () => ({ ...WEBHOOK(), signatur: 'HMAC' })),
	zeile('PUT /v1/webhooks/{webhook}', '- - - - x', () => ({ ...WEBHOOK(), stand: 'AKTIV' })),
	zeile('DELETE /v1/webhooks/{webhook}', '- - - - x'),
	zeile('POST /v1/webhooks/{webhook}/geheimnis', '- - - - x'),
	zeile('POST /v1/webhooks/{webhook}/probe', '- - - - x'),
	zeile('GET /v1/webhooks/{webhook}/zustellungen', '- - - - x'),
	zeile('POST /v1/webhooks/{webhook}/zustellungen/{zustellung}/erneut', '- - - - x'),

	zeile('GET /v1/integrations', '- - - - x'),
	zeile('DELETE /v1/integrations/{integration}', '- - - - x', undefined, { kannFehlen: true }),
	zeile('GET /v1/integrations/freiwillig-ja/configuration', '- - - - x'),
	// Nobody is found under this name.
	zeile('POST /v1/integrations/freiwillig-ja/configuration', '- - - - x', () => ({
		url: 'https://plattform.invalid',
		schluessel: 'geheim',
		dienstartIDs: [FEHLT],
	})),
	zeile('DELETE /v1/integrations/freiwillig-ja/configuration', '- - - - x', undefined, { kannFehlen: true }),
	zeile('GET /v1/integrations/freiwillig-ja/places', '- - - - x'),
	zeile('POST /v1/integrations/freiwillig-ja/places/send', '- - - - x', () => ({}), { kannFehlen: true }),
	zeile('POST /v1/integrations/freiwillig-ja/places/dry-run', '- - - - x', undefined, { kannFehlen: true }),
	zeile('GET /v1/integrations/scim/configuration', '- - - - x'),
	zeile('POST /v1/integrations/scim/configuration', '- - - - x', () => ({
		isUebernahme: false,
		isEinladung: false,
		gruppen: [],
	})),
	zeile('POST /v1/integrations/scim/token', '- - - - x', () => ({})),
	zeile('POST /v1/integrations/scim/token/regenerate', '- - - - x', () => ({}), { kannFehlen: true }),
	zeile('DELETE /v1/integrations/scim/token', '- - - - x', undefined, { kannFehlen: true }),
	zeile('GET /v1/integrations/meetings/configuration', '- - - - x'),
	zeile('POST /v1/integrations/meetings/configuration', '- - - - x', () => ({ vorlage: 'https://meet.test/{zufall}' })),
	// Nobody is found under this name.
	zeile('POST /v1/integrations/meetings/configuration/provider', '- - - - x', () => ({
		clientId: 'portal',
		clientSecret: 'geheim',
		anmeldeadresse: 'https://video.invalid/anmelden',
		tokenadresse: 'https://video.invalid/token',
		raumadresse: 'https://video.invalid/rooms',
	})),
	zeile('POST /v1/integrations/meetings/configuration/webhook', '- - - - x'),
	zeile('POST /v1/integrations/meetings/webhooks', 't t t t t', () => ({ id: 'e', type: 'meeting.ended', room: 'r' })),
	zeile('GET /v1/integrations/meetings/webhooks?challenge=x', 't t t t t'),
	zeile('GET /v1/integrations/single-sign-on/connect', '- - - - x'),
	zeile('GET /v1/integrations/single-sign-on/connect/uri', '- - - - x'),
	zeile('GET /v1/integrations/{integration}/redirect', 'x x x x x'),
	zeile('GET /v1/integrations/single-sign-on/configuration', '- - - - x'),
	zeile('GET /v1/integrations/single-sign-on/information', 'x x x x x'),
	zeile('GET /v1/integrations/single-sign-on/start', 'x x x x x'),
	zeile('GET /v1/integrations/single-sign-on/redirect', 'x x x x x'),
	zeile('GET /v1/integrations/single-sign-on/connect-account', '- x x x x'),
	zeile('POST /v1/integrations/single-sign-on/connect-account/uri', '- x x x x'),
	zeile('DELETE /v1/integrations/single-sign-on/connect-account', '- x x x x', undefined, { kannFehlen: true }),
	zeile('POST /v1/integrations/single-sign-on/connect-account', '- x x x x', () => ({ code: 'unbekannt' })),
	zeile('GET /v1/integrations/single-sign-on/join-request?token=unbekannt', 't t t t t'),
	zeile('POST /v1/integrations/single-sign-on/join-request?token=unbekannt', 't t t t t', (_t, o) => ({
		adresseID: o.adresse,
	})),
	zeile('POST /v1/integrations/single-sign-on/configuration', '- - - - x', () => ({
		issuer: 'https://anmeldung.invalid',
		clientId: 'portal',
		clientSecret: 'geheim',
		domains: [],
		label: 'Anmeldung',
		aktiv: false,
	})),
];
