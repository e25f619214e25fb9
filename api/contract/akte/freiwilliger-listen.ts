import { z } from 'zod';
import { listenfeld, statuswechselzeile } from '#api/contract/formen/freiwilliger.ts';
import { bewerbungszeile, dokumentzeile, freiwilligenzeile, poolzeile } from '#api/contract/formen/listen.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { POOL } from '#domain/liste/pool.ts';
import { ZUSATZ_SORT } from '#domain/liste/sortierung.ts';
import { STATUSWECHSEL } from '#domain/liste/statuswechsel.ts';
import { auswahlexport, exportquery, listenquery, spaltennamen } from '../filter.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { eins, liste, route } from '../route.ts';
import { freiwilligerStatus } from '../werte.ts';

const area = 'freiwilliger';
const CSV = { response: z.string(), contentType: 'text/csv; charset=utf-8' } as const;

const NACH_BEWERBUNG = [...sortierbar(BEWERBUNGEN), ...ZUSATZ_SORT] as const;
const NACH_FREIWILLIGEN = [...sortierbar(FREIWILLIGE), ...ZUSATZ_SORT] as const;
const IM_POOL = sortierbar(POOL);
const NACH_DOKUMENT = sortierbar(DOKUMENTE);
const NACH_WECHSEL = sortierbar(STATUSWECHSEL);

/** Free and asked fields to come along, see the call that names them. */
const ZUSATZ = { zusatz: spaltennamen } as const;
/** Columns of the file in their order; left out: all of the list's own. */
const SPALTEN = { spalten: spaltennamen } as const;

/** A page is of so many people, with all their wishes that the list has, the one furthest along first; `total` counts people. */
const JE_PERSON = { jePerson: z.literal('true').optional() } as const;

/** Lists of volunteers and their exports. */
export const freiwilligerListen = {
	listeFreiwillige: route({
		method: 'GET',
		path: '/v1/freiwilliger/list-freiwillige',
		area,
		titel: 'Freiwillige ab der Vertragseinigung',
		action: 'freiwilligeListen',
		api: 'LESEN_FREIWILLIGE',
		zyklus: true,
		query: listenquery(NACH_FREIWILLIGEN).extend(ZUSATZ),
		response: liste(freiwilligenzeile),
	}),
	zaehleFreiwillige: zaehlroute({
		area,
		path: '/v1/freiwilliger/list-freiwillige',
		was: 'Freiwillige',
		action: 'freiwilligeListen',
		zyklus: true,
	}),
	exportFreiwillige: route({
		method: 'GET',
		path: '/v1/freiwilliger/list-freiwillige/export-csv',
		area,
		titel: 'Freiwillige ab der Vertragseinigung als CSV',
		action: 'freiwilligeExportieren',
		zyklus: true,
		query: exportquery(NACH_FREIWILLIGEN).extend(SPALTEN),
		...CSV,
	}),
	exportGewaehlteFreiwillige: route({
		method: 'POST',
		path: '/v1/freiwilliger/list-freiwillige/export-csv',
		area,
		titel: 'Ausgewählte Freiwillige ab der Vertragseinigung als CSV',
		action: 'freiwilligeExportieren',
		zyklus: true,
		body: auswahlexport(NACH_FREIWILLIGEN),
		...CSV,
		extra: true,
	}),
	exportMaster: route({
		method: 'GET',
		path: '/v1/freiwilliger/list-freiwillige/export-master-csv',
		area,
		titel: 'Alle Felder der Freiwilligen als CSV',
		action: 'stammdatenExportieren',
		zyklus: true,
		query: exportquery(NACH_FREIWILLIGEN),
		...CSV,
	}),
	listeDokumente: route({
		method: 'GET',
		path: '/v1/freiwilliger/list-dokumente',
		area,
		titel: 'Angeforderte Dokumente aller Freiwilligen',
		action: 'dokumenteListen',
		zyklus: true,
		query: listenquery(NACH_DOKUMENT),
		response: liste(dokumentzeile),
	}),
	zaehleDokumente: zaehlroute({
		area,
		path: '/v1/freiwilliger/list-dokumente',
		was: 'angeforderte Dokumente',
		action: 'dokumenteListen',
		zyklus: true,
	}),
	exportDokumente: route({
		method: 'GET',
		path: '/v1/freiwilliger/list-dokumente/export-csv',
		area,
		titel: 'Angeforderte Dokumente aller Freiwilligen als CSV',
		action: 'dokumenteListen',
		zyklus: true,
		query: exportquery(NACH_DOKUMENT).extend(SPALTEN),
		...CSV,
	}),
	exportGewaehlteDokumente: route({
		method: 'POST',
		path: '/v1/freiwilliger/list-dokumente/export-csv',
		area,
		titel: 'Ausgewählte angeforderte Dokumente als CSV',
		action: 'dokumenteListen',
		zyklus: true,
		body: auswahlexport(NACH_DOKUMENT),
		...CSV,
		extra: true,
	}),
	listePool: route({
		method: 'GET',
		path: '/v1/freiwilliger/pool',
		area,
		titel: 'Freiwillige, die offen für Vorschläge sind',
		action: 'poolListen',
		zyklus: true,
		query: listenquery(IM_POOL),
		response: liste(poolzeile),
	}),
	zaehlePool: zaehlroute({
		area,
		path: '/v1/freiwilliger/pool',
		was: 'Freiwillige im Pool',
		action: 'poolListen',
		zyklus: true,
	}),
	exportPool: route({
		method: 'GET',
		path: '/v1/freiwilliger/pool/export-csv',
		area,
		titel: 'Pool als CSV',
		action: 'poolListen',
		zyklus: true,
		query: exportquery(IM_POOL).extend(SPALTEN),
		...CSV,
		extra: true,
	}),
	exportGewaehltenPool: route({
		method: 'POST',
		path: '/v1/freiwilliger/pool/export-csv',
		area,
		titel: 'Ausgewählte aus dem Pool als CSV',
		action: 'poolListen',
		zyklus: true,
		body: auswahlexport(IM_POOL),
		...CSV,
		extra: true,
	}),
	listeBewerbungen: route({
		method: 'GET',
		path: '/v1/freiwilliger/bewerbungen',
		area,
		titel: 'Bewerbungen',
		action: 'bewerbungenListen',
		zyklus: true,
		query: listenquery(NACH_BEWERBUNG).extend({ ...ZUSATZ, ...JE_PERSON }),
		response: liste(bewerbungszeile),
	}),
	zaehleBewerbungen: zaehlroute({
		area,
		path: '/v1/freiwilliger/bewerbungen',
		was: 'Bewerbungen',
		action: 'bewerbungenListen',
		zyklus: true,
	}),
	zeigeBoardspalte: route({
		method: 'GET',
		path: '/v1/freiwilliger/bewerbungen/spalte',
		area,
		titel:
			'Wie viele Personen zu einem Filter der Bewerbungen gehören und wie lange sie im Schnitt in ihrem Status sind',
		action: 'bewerbungenListen',
		zyklus: true,
		query: listenquery(NACH_BEWERBUNG).pick({ f: true }),
		response: eins(z.object({ personen: z.int(), tage: z.int().nullable() })),
		extra: true,
	}),
	exportBewerbungen: route({
		method: 'GET',
		path: '/v1/freiwilliger/bewerbungen/export-csv',
		area,
		titel: 'Bewerbungen als CSV',
		action: 'freiwilligeExportieren',
		zyklus: true,
		query: exportquery(NACH_BEWERBUNG).extend(SPALTEN),
		...CSV,
		extra: true,
	}),
	exportGewaehlteBewerbungen: route({
		method: 'POST',
		path: '/v1/freiwilliger/bewerbungen/export-csv',
		area,
		titel: 'Ausgewählte Bewerbungen als CSV',
		action: 'freiwilligeExportieren',
		zyklus: true,
		body: auswahlexport(NACH_BEWERBUNG),
		...CSV,
		extra: true,
	}),
	listeListenfelder: route({
		method: 'GET',
		path: '/v1/freiwilliger/listenfelder',
		area,
		titel: 'Freie und abgefragte Felder, die eine Liste zeigen kann',
		action: 'freiwilligeListen',
		query: z.strictObject({ liste: z.enum(['bewerbungen', 'freiwillige']) }),
		response: eins(z.array(listenfeld)),
		extra: true,
	}),
	listeStatuswechsel: route({
		method: 'GET',
		path: '/v1/freiwilliger/status-changes',
		area,
		titel: 'Statuswechsel im Zyklus',
		action: 'statuswechselListen',
		zyklus: true,
		query: listenquery(NACH_WECHSEL),
		response: liste(statuswechselzeile),
	}),
	zaehleStatuswechsel: zaehlroute({
		area,
		path: '/v1/freiwilliger/status-changes',
		was: 'Statuswechsel',
		action: 'statuswechselListen',
		zyklus: true,
	}),
	zaehleStatusschritte: route({
		method: 'GET',
		path: '/v1/freiwilliger/status-changes/schritte',
		area,
		titel: 'Wie oft welcher Statuswechsel im Zyklus vorkam',
		action: 'statuswechselListen',
		zyklus: true,
		query: exportquery(NACH_WECHSEL).omit({ sort: true }),
		response: eins(
			z.array(z.object({ von: freiwilligerStatus.nullable(), nach: freiwilligerStatus, anzahl: z.int() })),
		),
		extra: true,
	}),
	exportStatuswechsel: route({
		method: 'GET',
		path: '/v1/freiwilliger/status-changes/export-csv',
		area,
		titel: 'Statuswechsel im Zyklus als CSV',
		action: 'statuswechselListen',
		zyklus: true,
		query: exportquery(NACH_WECHSEL).extend(SPALTEN),
		...CSV,
		extra: true,
	}),
};
