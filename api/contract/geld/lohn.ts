import { z } from 'zod';
import { LOHNUMFANG } from '#domain/geld/lohn/lohnbuch.ts';
import { LOHNFORMATE } from '#domain/geld/lohn/spaltenplan.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';

const area = 'export';
const feature = 'BUCHHALTUNG_EXPORT';
const action = 'geldVerwalten';

/** `2026-11` */
const monat = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Invalides Format');
const wunsch = { format: z.enum(LOHNFORMATE), monat, umfang: z.enum(LOHNUMFANG) };
/** Bytes of Windows-1252: nobody may read them as UTF-8. */
const DATEI = { contentType: 'application/octet-stream', response: z.custom<Uint8Array | Blob>() } as const;

/** The file for payroll programs. */
export const lohn = {
	exportLohn: route({
		method: 'GET',
		path: '/v1/exporte/lohn',
		area,
		titel: 'Die Lohndatei eines Monats als Vorschau',
		action,
		feature,
		extra: true,
		query: z.object({ ...wunsch, umfang: wunsch.umfang.default('VOLL') }),
		...DATEI,
	}),
	holeLohnstand: route({
		method: 'GET',
		path: '/v1/exporte/lohn/stand',
		area,
		titel: 'Wen die Lohndatei eines Monats enthält und was dafür noch fehlt',
		action,
		feature,
		extra: true,
		query: z.object(wunsch),
		response: eins(
			z.object({
				personen: z.int(),
				/** Without a number so far. */
				neu: z.int(),
				/** The one that was handed over last. */
				letzte: z.object({ monat, umfang: wunsch.umfang, am: z.string(), personen: z.int() }).nullable(),
				/** Are the numbers of the payroll program entered? */
				istEingerichtet: z.boolean(),
				pruefungen: z.array(
					z.object({
						pruefung: z.string(),
						titel: z.string(),
						abhilfe: z.string(),
						/** No file before it is mended. */
						sperrt: z.boolean(),
						personen: z.array(z.object({ freiwilligerID: id, name: z.string() })),
					}),
				),
			}),
		),
	}),
	uebergibLohn: route({
		method: 'POST',
		path: '/v1/exporte/lohn',
		area,
		titel: 'Die Lohndatei eines Monats holen; Personalnummern werden vergeben, der Stand gemerkt',
		action,
		feature,
		extra: true,
		body: z.strictObject(wunsch),
		...DATEI,
	}),
};
