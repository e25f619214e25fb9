import { z } from 'zod';
import { TEILE, VERTRAGSLAUFARTEN } from '#domain/geld/posten.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';
import { euro, monat, status } from './laeufe.ts';

const area = 'export';
const feature = 'BUCHHALTUNG_EXPORT';
const action = 'geldVerwalten';

const summen = { faellig: euro, freigegeben: euro, gebucht: euro, offen: euro };
const laufanteil = z.object({
	id,
	nr: z.int(),
	status,
	statusSeit: z.string(),
	betrag: euro,
	teile: z.partialRecord(z.enum(TEILE), euro),
});
/** `offen`: owed less released; what is negative was too much. Only released runs count. */
const zeile = z.object({
	vertragID: id,
	freiwilligerID: id,
	name: z.string(),
	monat,
	/** Thirtieths of the month; 0: nothing is owed any more. */
	anteil: z.int(),
	teile: z.partialRecord(z.enum(TEILE), euro),
	soll: euro,
	freigegeben: euro,
	gebucht: euro,
	offen: euro,
	lage: z.enum(['FAELLIG', 'VORSCHAU', 'VORHER']),
	laeufe: z.array(laufanteil),
});
const konto = z.object({ art: z.enum(VERTRAGSLAUFARTEN), zeilen: z.array(zeile), ...summen });

/** What is owed month by month, and what runs have made of it. */
export const geldkonten = {
	holeVertragsgeld: route({
		method: 'GET',
		path: '/v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/geld',
		area,
		titel: 'Was nach einem Vertrag je Monat zusteht, was Läufe davon freigegeben haben, was offen ist',
		action,
		feature,
		extra: true,
		response: eins(
			z.object({
				/** Why there is nothing; null: there is something, or could be. */
				ohne: z.enum(['NICHT_ABGESCHLOSSEN', 'NICHT_ANGETRETEN']).nullable(),
				isBuchhaltungTraeger: z.boolean(),
				konten: z.array(konto),
			}),
		),
	}),
	holeStellenkonto: route({
		method: 'GET',
		path: '/v1/adresse/{id}/konto',
		area,
		titel: 'Was eine Einsatzstelle je Monat schuldet, was eingezogen und gebucht ist',
		action,
		feature,
		extra: true,
		response: eins(z.object({ konten: z.array(konto), ...summen })),
	}),
};
