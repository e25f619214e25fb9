import type { Contract } from '#api/contract/contract.ts';
import { BEITRITTE, BENUTZER, EINLADUNGEN } from '#domain/liste/benutzer.ts';
import { call } from '../../client/call.ts';
import { filtervon, listendefinition } from '../liste/erklaert.tsx';
import type { Beitritt, Benutzer, Einladung } from './queries.ts';

export const BENUTZERLISTE = listendefinition<Benutzer>(BENUTZER, {
	pfad: '/admin/benutzer',
	lade: (abfrage, signal) => call('GET /v1/user', { query: abfrage as Contract['GET /v1/user']['query'], signal }),
	kennung: ({ id }) => id,
	zaehle: (f, signal) => call('GET /v1/user/anzahlen', { query: { f }, signal }),
});
export const BENUTZERFILTER = filtervon(BENUTZER);

export const EINLADUNGSLISTE = listendefinition<Einladung>(EINLADUNGEN, {
	pfad: '/admin/benutzer/einladungen',
	lade: (abfrage, signal) =>
		call('GET /v1/user/einladung', { query: abfrage as Contract['GET /v1/user/einladung']['query'], signal }),
	zaehle: (f, signal) => call('GET /v1/user/einladung/anzahlen', { query: { f }, signal }),
});
export const EINLADUNGSFILTER = filtervon(EINLADUNGEN);

export const BEITRITTSLISTE = listendefinition<Beitritt>(BEITRITTE, {
	pfad: '/admin/benutzer/beitrittsanfragen',
	lade: (abfrage, signal) =>
		call('GET /v1/user/join-requests', { query: abfrage as Contract['GET /v1/user/join-requests']['query'], signal }),
	zaehle: (f, signal) => call('GET /v1/user/join-requests/anzahlen', { query: { f }, signal }),
});
export const BEITRITTSFILTER = filtervon(BEITRITTE);
