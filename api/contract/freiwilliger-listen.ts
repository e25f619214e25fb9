import { z } from 'zod';
import { exportquery, listenquery } from './filter.ts';
import { dokumentzeile, freiwilligenzeile, poolzeile, statuswechselzeile } from './formen/freiwilliger.ts';
import { bewerbungszeile } from './formen/wunsch.ts';
import { liste, route } from './route.ts';

const area = 'freiwilliger';
const CSV = { response: z.string(), contentType: 'text/csv; charset=utf-8' } as const;

export const BEWERBUNGEN_SORT = [
	'name',
	'alter',
	'ort',
	'status',
	'wunschstatus',
	'wunschstatusSeit',
	'einsatzort',
	'dienstart',
	'betreuer',
	'beworbenAm',
] as const;
export const FREIWILLIGE_SORT = [
	'name',
	'alter',
	'status',
	'dienstart',
	'einsatzstelle',
	'einsatzort',
	'vertragsnummer',
	'vertragsbeginn',
	'vertragsende',
	'dienstantritt',
	'dienstende',
	'betreuer',
] as const;
const POOL_SORT = ['name', 'alter', 'ort', 'plz', 'dienstartWunsch', 'imPoolSeit'] as const;
export const STATUSWECHSEL_SORT = ['zeit', 'name'] as const;
const DOKUMENTE_SORT = ['name', 'angefordertAm'] as const;

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
		query: listenquery(FREIWILLIGE_SORT),
		response: liste(freiwilligenzeile),
	}),
	exportFreiwillige: route({
		method: 'GET',
		path: '/v1/freiwilliger/list-freiwillige/export-csv',
		area,
		titel: 'Freiwillige ab der Vertragseinigung als CSV',
		action: 'freiwilligeExportieren',
		zyklus: true,
		query: exportquery(FREIWILLIGE_SORT),
		...CSV,
	}),
	exportMaster: route({
		method: 'GET',
		path: '/v1/freiwilliger/list-freiwillige/export-master-csv',
		area,
		titel: 'Alle Felder der Freiwilligen als CSV',
		action: 'stammdatenExportieren',
		zyklus: true,
		query: exportquery(FREIWILLIGE_SORT),
		...CSV,
	}),
	listeDokumente: route({
		method: 'GET',
		path: '/v1/freiwilliger/list-dokumente',
		area,
		titel: 'Angeforderte Dokumente aller Freiwilligen',
		action: 'dokumenteListen',
		zyklus: true,
		query: listenquery(DOKUMENTE_SORT),
		response: liste(dokumentzeile),
	}),
	exportDokumente: route({
		method: 'GET',
		path: '/v1/freiwilliger/list-dokumente/export-csv',
		area,
		titel: 'Angeforderte Dokumente aller Freiwilligen als CSV',
		action: 'dokumenteListen',
		zyklus: true,
		query: exportquery(DOKUMENTE_SORT),
		...CSV,
	}),
	listePool: route({
		method: 'GET',
		path: '/v1/freiwilliger/pool',
		area,
		titel: 'Freiwillige, die offen für Vorschläge sind',
		action: 'poolListen',
		zyklus: true,
		query: listenquery(POOL_SORT),
		response: liste(poolzeile),
	}),
	listeBewerbungen: route({
		method: 'GET',
		path: '/v1/freiwilliger/bewerbungen',
		area,
		titel: 'Bewerbungen',
		action: 'bewerbungenListen',
		zyklus: true,
		query: listenquery(BEWERBUNGEN_SORT),
		response: liste(bewerbungszeile),
	}),
	listeStatuswechsel: route({
		method: 'GET',
		path: '/v1/freiwilliger/status-changes',
		area,
		titel: 'Statuswechsel im Zyklus',
		action: 'statuswechselListen',
		zyklus: true,
		query: listenquery(STATUSWECHSEL_SORT),
		response: liste(statuswechselzeile),
	}),
};
