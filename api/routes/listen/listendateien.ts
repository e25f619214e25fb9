/** The lists of volunteers as files, all rows of a filter or those chosen one by one. */

import type { Listenfilter } from '#api/contract/filter.ts';
import {
	BEWERBUNGSDATEI,
	FREIWILLIGENDATEI,
	POOLDATEI,
	STATUSWECHSELDATEI,
} from '#api/present/dateien/export-listen.ts';
import { DOKUMENTLISTE, dokumentspalten } from '#api/present/dokumentliste.ts';
import { bewerbungenplan } from '#projections/queries/akte/bewerbungen.ts';
import { freiwilligenplan } from '#projections/queries/akte/freiwillige.ts';
import { poolplan } from '#projections/queries/akte/pool.ts';
import { alleStatuswechsel } from '#projections/queries/akte/statuswechsel.ts';
import { dokumenteplan } from '#projections/queries/dokumente/dokumente.ts';
import { alleParameter } from '#projections/queries/traeger/parameter.ts';
import { alsAnfrage, blickVon } from '../anfrage.ts';
import type { Umstand } from '../handler.ts';
import { gibListe, gibZeilen } from './listenexport.ts';
import { KEIN_ZUSATZ, ladeListenzusatz } from './listenfelder.ts';

interface Exportwunsch {
	readonly f?: Listenfilter | undefined;
	readonly ids?: readonly string[] | undefined;
	readonly sort?: string | undefined;
	readonly spalten?: readonly string[] | undefined;
}

export async function gibBewerbungen(umstand: Umstand, wunsch: Exportwunsch): Promise<string> {
	const anfrage = alsAnfrage(umstand, wunsch);
	const { spalten, ids } = wunsch;
	const zusatz = await ladeListenzusatz(umstand, 'bewerbungen', anfrage, spalten);
	const plan = bewerbungenplan(await blickVon(umstand), zusatz.zusatz);
	return gibListe(umstand, { liste: 'bewerbungen', plan, anfrage, ids, spaltensatz: BEWERBUNGSDATEI, spalten, zusatz });
}

export async function gibFreiwillige(umstand: Umstand, wunsch: Exportwunsch): Promise<string> {
	const anfrage = alsAnfrage(umstand, wunsch);
	const { spalten, ids } = wunsch;
	const zusatz = await ladeListenzusatz(umstand, 'freiwillige', anfrage, spalten);
	const plan = freiwilligenplan(await blickVon(umstand), zusatz.zusatz);
	return gibListe(umstand, {
		liste: 'freiwillige',
		plan,
		anfrage,
		ids,
		spaltensatz: FREIWILLIGENDATEI,
		spalten,
		zusatz,
	});
}

export async function gibPool(umstand: Umstand, wunsch: Exportwunsch): Promise<string> {
	const anfrage = alsAnfrage(umstand, wunsch);
	const { spalten, ids } = wunsch;
	const plan = poolplan(await blickVon(umstand));
	return gibListe(umstand, { liste: 'pool', plan, anfrage, ids, spaltensatz: POOLDATEI, spalten, zusatz: KEIN_ZUSATZ });
}

export async function gibDokumente(umstand: Umstand, wunsch: Exportwunsch): Promise<string> {
	const anfrage = alsAnfrage(umstand, wunsch);
	const { spalten = DOKUMENTLISTE, ids } = wunsch;
	const takt = await alleParameter(umstand.umgebung.db);
	const plan = dokumenteplan(await blickVon(umstand), takt);
	const spaltensatz = dokumentspalten(takt);
	return gibListe(umstand, { liste: 'dokumente', plan, anfrage, ids, spaltensatz, spalten, zusatz: KEIN_ZUSATZ });
}

export async function gibStatuswechsel(umstand: Umstand, wunsch: Exportwunsch): Promise<string> {
	const anfrage = alsAnfrage(umstand, wunsch);
	const zeilen = await alleStatuswechsel(umstand.umgebung.db, await blickVon(umstand), anfrage);
	const { spalten } = wunsch;
	return gibZeilen(umstand, { liste: 'statuswechsel', anfrage, zeilen, spaltensatz: STATUSWECHSELDATEI, spalten });
}
