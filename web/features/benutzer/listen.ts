import type { BEITRITTE_SORT, BENUTZER_SORT, EINLADUNGEN_SORT } from '#api/contract/benutzer.ts';
import type { Contract } from '#api/contract/contract.ts';
import { ROLLEN_LABEL, type Rolle } from '#domain/rollen.ts';
import { USER } from '#domain/status/user.ts';
import { BEITRITTSSTATUS, EINLADUNGSSTATUS } from '#domain/status/zugang.ts';
import { call } from '../../client/call.ts';
import { BEITRITTE, BENUTZER, EINLADUNGEN } from '../../texte/benutzer.ts';
import { LISTE } from '../../texte/listen.ts';
import type { Filterfeld } from '../liste/filterfelder.ts';
import type { Listendefinition } from '../liste/suche.ts';
import type { Beitritt, Benutzer, Einladung } from './queries.ts';

const ALLE = { key: 'alle', titel: LISTE.alle, und: () => [] };
const OFFENE = () => [{ feld: 'status', op: 'gleich' as const, wert: 'OFFEN' }];
const PERSONAL: readonly Rolle[] = ['SYSTEMADMIN', 'ADMIN', 'MA_VERWALTUNG', 'MA_VEREIN'];

export const BENUTZERLISTE: Listendefinition<Benutzer> = {
	name: 'benutzer',
	pfad: '/admin/benutzer',
	ansichten: [
		{
			key: 'ohne-freiwillige',
			titel: BENUTZER.ansicht.ohneFreiwillige,
			und: () => [{ feld: 'isFreiwillig', op: 'gleich', wert: false }],
		},
		ALLE,
	],
	sortierbar: ['name', 'email', 'rolle', 'status', 'letzterLogin'] satisfies readonly (typeof BENUTZER_SORT)[number][],
	sort: 'name',
	lade: (abfrage, signal) => call('GET /v1/user', { query: abfrage as Contract['GET /v1/user']['query'], signal }),
};

export const BENUTZERFILTER: readonly Filterfeld[] = [
	{
		feld: 'rolle',
		titel: BENUTZER.filter.rolle,
		art: 'auswahl',
		optionen: [...PERSONAL, 'FREIWILLIGER' as const].map((id) => ({ id, name: ROLLEN_LABEL[id] })),
	},
	{ feld: 'isFreiwillig', titel: BENUTZER.filter.freiwillig, art: 'jaNein' },
	{ feld: 'status', titel: BENUTZER.filter.status, art: 'status', katalog: USER },
	{ feld: 'isGesperrt', titel: BENUTZER.filter.gesperrt, art: 'jaNein' },
	{ feld: 'adresseID', titel: BENUTZER.filter.adresse, art: 'adresse' },
	{ feld: 'letzterLogin', titel: BENUTZER.filter.letzterLogin, art: 'zeitraum' },
];

export const EINLADUNGSLISTE: Listendefinition<Einladung> = {
	name: 'einladungen',
	pfad: '/admin/benutzer/einladungen',
	ansichten: [{ key: 'offen', titel: EINLADUNGEN.ansicht.offen, und: OFFENE }, ALLE],
	sortierbar: [
		'name',
		'email',
		'status',
		'erstelltAm',
		'gueltigBis',
	] satisfies readonly (typeof EINLADUNGEN_SORT)[number][],
	sort: '-erstelltAm',
	lade: (abfrage, signal) =>
		call('GET /v1/user/einladung', { query: abfrage as Contract['GET /v1/user/einladung']['query'], signal }),
};

export const EINLADUNGSFILTER: readonly Filterfeld[] = [
	{ feld: 'status', titel: EINLADUNGEN.filter.status, art: 'auswahl', optionen: optionen(EINLADUNGSSTATUS) },
	{ feld: 'erstelltAm', titel: EINLADUNGEN.filter.erstelltAm, art: 'zeitraum' },
	{ feld: 'gueltigBis', titel: EINLADUNGEN.filter.gueltigBis, art: 'zeitraum' },
];

export const BEITRITTSLISTE: Listendefinition<Beitritt> = {
	name: 'beitrittsanfragen',
	pfad: '/admin/benutzer/beitrittsanfragen',
	ansichten: [{ key: 'offen', titel: BEITRITTE.ansicht.offen, und: OFFENE }, ALLE],
	sortierbar: ['name', 'email', 'adresse', 'status', 'erstelltAm'] satisfies readonly (typeof BEITRITTE_SORT)[number][],
	sort: '-erstelltAm',
	lade: (abfrage, signal) =>
		call('GET /v1/user/join-requests', { query: abfrage as Contract['GET /v1/user/join-requests']['query'], signal }),
};

export const BEITRITTSFILTER: readonly Filterfeld[] = [
	{ feld: 'status', titel: BEITRITTE.filter.status, art: 'auswahl', optionen: optionen(BEITRITTSSTATUS) },
	{ feld: 'erstelltAm', titel: BEITRITTE.filter.erstelltAm, art: 'zeitraum' },
	{ feld: 'adresseID', titel: BEITRITTE.filter.adresse, art: 'adresse' },
];

function optionen(namen: Readonly<Record<string, string>>) {
	return Object.entries(namen).map(([id, name]) => ({ id, name }));
}
