import { z } from 'zod';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { ZUSATZ_SORT } from '#domain/liste/sortierung.ts';
import { exportquery } from '../filter.ts';
import { route } from '../route.ts';

const area = 'export';
const EXCEL = {
	contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	/** The file as the server gives it out and the browser takes it. */
	response: z.custom<Uint8Array | Blob>(),
} as const;

/** Volunteers as spreadsheets. */
export const listenexporte = {
	exportFreiwilligeExcel: route({
		method: 'GET',
		path: '/v1/freiwilligerexport',
		area,
		titel: 'Freiwillige ab der Vertragseinigung als Excel-Datei',
		action: 'freiwilligeAlsExcel',
		api: 'EXPORTE',
		zyklus: true,
		query: exportquery([...sortierbar(FREIWILLIGE), ...ZUSATZ_SORT]),
		...EXCEL,
	}),
	exportMasterExcel: route({
		method: 'GET',
		path: '/v1/freiwilligerexport/master',
		area,
		titel: 'Alle Felder aller Freiwilligen eines Zyklus als Excel-Datei',
		action: 'stammdatenExportieren',
		api: 'EXPORTE',
		zyklus: true,
		...EXCEL,
	}),
	exportZeugnisse: route({
		method: 'GET',
		path: '/v1/exporte/zeugnisse/jahrgang-freiwillige/{zyklusID}',
		area,
		titel: 'Im Zyklus beendete Dienste für Zeugnisse als Excel-Datei',
		action: 'zeugnisseExportieren',
		...EXCEL,
	}),
};
