import type { Eingang } from '#api/contract/route.ts';
import type { stammlisten } from '#api/contract/traeger/stammlisten.ts';
import { auskunftHandlers } from '#api/routes/traeger/auskunft.ts';
import { speichereListe } from '#commands/stammdaten/liste.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type Listenkey, listeMit } from '#domain/stammdaten/listen.ts';
import { type Listensatz, liesListe } from '#projections/queries/traeger/stammlisten.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { texteHandlers } from './texte.ts';

type Zeilen = Eingang<typeof stammlisten.speichereTitel>['body'];
interface Lesend extends Umstand {
	readonly query: Eingang<typeof stammlisten.listeTitel>['query'];
}
interface Speichernd extends Umstand {
	readonly body: Zeilen;
}

const lies =
	(key: Listenkey) =>
	async ({ umgebung, query }: Lesend) => ({ data: await eintraege(umgebung, key, query.all === 'true') });

const speichere =
	(key: Listenkey) =>
	async ({ umgebung, akteur, idempotenz, body }: Speichernd) => {
		const zeilen = body.map(({ bezeichnung, sortierung, ...rest }, stelle) => ({
			...rest,
			felder: { bezeichnung, sortierung: sortierung ?? stelle + 1 },
		}));
		await speichereListe(umgebung, { akteur, idempotenz }, listeMit(key), zeilen);
		return { data: await eintraege(umgebung, key, true) };
	};

async function eintraege({ db }: Umgebung, key: Listenkey, alle: boolean): Promise<Listensatz[]> {
	return (await liesListe(db, listeMit(key))).filter(({ isAktiv }) => alle || isAktiv);
}

/** Selection lists of the tenant and the texts of its pages. */
export const stammlistenHandlers: Handlers<typeof stammlisten> = {
	...texteHandlers,
	...auskunftHandlers,
	listeSportarten: lies('sportart'),
	speichereSportarten: speichere('sportart'),
	kurzlisteSportarten: lies('sportart'),
	listeTaetigkeitsfelder: lies('taetigkeitsfeld'),
	speichereTaetigkeitsfelder: speichere('taetigkeitsfeld'),
	listeTitel: lies('titel'),
	speichereTitel: speichere('titel'),
	listeSchulabschluesse: lies('schulabschluss'),
	speichereSchulabschluesse: speichere('schulabschluss'),
	listeAusbildungen: lies('ausbildung'),
	speichereAusbildungen: speichere('ausbildung'),
	listeAttribut1: lies('attribut1'),
	speichereAttribut1: speichere('attribut1'),
	listeAttribut2: lies('attribut2'),
	speichereAttribut2: speichere('attribut2'),
	listeFunktionen: lies('funktion'),
	speichereFunktionen: speichere('funktion'),
	listeSeminartypen: lies('seminartyp'),
	speichereSeminartypen: speichere('seminartyp'),
};
