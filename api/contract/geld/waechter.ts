import { z } from 'zod';
import { WAECHTERARTEN } from '#domain/geld/waechter/lage.ts';
import { eins, route } from '../route.ts';
import { id, tag } from '../werte.ts';
import { EXCEL } from './laeufe.ts';

const KOPF = { extra: true } as const;
/** Euros; null: not for who asks, or no rate is known. */
const euro = z.number().nullable();

const zeile = z.object({
	key: z.string(),
	art: z.enum(WAECHTERARTEN),
	/** null: of several volunteers. */
	freiwilligerID: id.nullable(),
	vertragID: id.nullable(),
	name: z.string().nullable(),
	einsatzstelleID: id.nullable(),
	einsatzstelle: z.string().nullable(),
	/** Contracts concerned. */
	vertraege: z.int(),
	/** Months of all of them that are in danger, and of these those no programme has a rate for. */
	monate: z.int(),
	monateOhneSatz: z.int(),
	verlorenAb: tag,
	betrag: euro,
	/** Days by which the end would have to move. */
	tage: z.int().nullable(),
	/** The last day of the contract, the earliest of several. */
	ende: tag.nullable(),
	/** The kind of seminar that is missing; null: the sum of the days. */
	seminartyp: z.string().nullable(),
	/** Why, and what is the least trouble that saves it. */
	ursache: z.string(),
	abhilfe: z.string(),
	/** Who looks after the volunteers; nobody: nobody was named. */
	zustaendig: z.array(z.string()).readonly(),
});

const summe = z.object({ anzahl: z.int(), betrag: euro });

/** The whole answer. */
export const gefahren = z.object({
	/** The first 200. */
	zeilen: z.array(zeile).readonly(),
	/** Amounts are shown to whoever asks. */
	mitBetraegen: z.boolean(),
	/** By the filter. */
	gemeint: z.int(),
	/** Whatever the filter says; each euro once. */
	alle: summe,
	bald: summe,
	/** No money is known to be lost by these. */
	ohneGeld: z.int(),
	/** Who looks after volunteers of any case. */
	zustaendige: z.array(z.object({ id, name: z.string() })).readonly(),
	jeArt: z.array(z.object({ art: z.enum(WAECHTERARTEN), anzahl: z.int() })).readonly(),
	/** BFD agreements the office hasn't answered for longer than staff waits. */
	bfdOhneAntwort: z.int(),
	bfdErinnerungTage: z.int(),
});

const query = z.strictObject({
	art: z.enum(WAECHTERARTEN).optional(),
	sort: z.enum(['betrag', 'verlorenAb']).optional(),
	/** Only volunteers somebody looks after. */
	zustaendigID: id.optional(),
});
/** Without the cases, for whoever only tells how many there are. */
const nurSummen = z.literal('true').optional();

/** What is in danger, and until when an Einsatzstelle is recognised. */
export const waechter = {
	liesWaechter: route({
		...KOPF,
		method: 'GET',
		path: '/v1/exporte/waechter',
		area: 'export',
		titel: 'Welches Geld und welche Fristen im Zyklus in Gefahr sind, das Teuerste zuerst',
		action: 'waechterLesen',
		zyklus: true,
		query: query.extend({ nurSummen }),
		response: eins(gefahren),
	}),
	exportWaechter: route({
		...KOPF,
		method: 'GET',
		path: '/v1/exporte/waechter/excel',
		area: 'export',
		titel: 'Geld und Fristen in Gefahr als Excel-Datei, alle Fälle',
		action: 'waechterLesen',
		zyklus: true,
		query,
		...EXCEL,
	}),
	liesAnerkennung: route({
		...KOPF,
		method: 'GET',
		path: '/v1/adresse/{id}/anerkennung',
		area: 'adresse',
		titel: 'Bis wann eine Einsatzstelle anerkannt ist',
		action: 'adressenPflegen',
		response: eins(z.object({ bis: tag.nullable() })),
	}),
	setzeAnerkennung: route({
		...KOPF,
		method: 'PUT',
		path: '/v1/adresse/{id}/anerkennung',
		area: 'adresse',
		titel: 'Eintragen, bis wann eine Einsatzstelle anerkannt ist',
		action: 'adressenPflegen',
		body: z.strictObject({ bis: tag.nullable() }),
		response: eins(z.object({ bis: tag.nullable() })),
	}),
};
