import { z } from 'zod';
import { ABFRAGEFELDER, type Abfragefeld } from '#domain/feldabfrage/abfragefelder.ts';
import { BEARBEITER } from '#domain/feldabfrage/feldabfrage.ts';
import { ZIELSTATUS } from '#domain/feldabfrage/zielstatus.ts';
import { eins, route } from '../route.ts';
import { id, version } from '../werte.ts';

const feldKey = z.enum(ABFRAGEFELDER as readonly [Abfragefeld, ...Abfragefeld[]]);

const feldabfrage = z.object({
	id,
	bezeichnung: z.string(),
	zielStatus: z.literal(ZIELSTATUS),
	dienstartIDs: z.array(id),
	felder: z.array(
		z.object({
			feldKey,
			bezeichnung: z.string(),
			isPflicht: z.boolean(),
			isBearbeitbarDurch: z.array(z.enum(BEARBEITER)),
			hilfetext: z.string().nullable(),
		}),
	),
	isAktiv: z.boolean(),
	version,
});

/** What the rules of the fields say, the decision says. */
const angaben = {
	bezeichnung: z.string().max(1000),
	zielStatus: z.int(),
	dienstartIDs: z.array(id).max(50),
	felder: z
		.array(
			z.strictObject({
				feldKey: z.string().max(50),
				isPflicht: z.boolean(),
				isBearbeitbarDurch: z.array(z.enum(BEARBEITER)).max(BEARBEITER.length),
				hilfetext: z.string().max(5000).nullish(),
			}),
		)
		.max(ABFRAGEFELDER.length),
	isAktiv: z.boolean(),
};

/** A value as the field's own call has it. */
const wert = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]).nullable();

const abgefragt = z.object({
	feldKey,
	bezeichnung: z.string(),
	hilfetext: z.string().nullable(),
	isPflicht: z.boolean(),
	isBearbeitbar: z.boolean(),
	/** null: not for the caller to know. */
	isAusgefuellt: z.boolean().nullable(),
	wert,
});

const zielStatus = z.enum(ZIELSTATUS.map(String) as [string, ...string[]]);
/** The wish it is about; left out: all that are under way. */
const amWunsch = z.strictObject({ adresswunschId: id.optional() });

/** What is asked of a volunteer before a status. */
export const feldabfragen = {
	legeFeldabfrageAn: route({
		method: 'POST',
		path: '/v1/feldabfrage',
		area: 'feldabfrage',
		titel: 'Eine Feldabfrage anlegen',
		action: 'feldabfragenPflegen',
		body: z.strictObject({ ...angaben, isAktiv: angaben.isAktiv.optional() }),
		status: 201,
		response: eins(feldabfrage),
	}),
	listeFeldabfragen: route({
		method: 'GET',
		path: '/v1/feldabfrage',
		area: 'feldabfrage',
		titel: 'Alle Feldabfragen',
		action: 'feldabfragenPflegen',
		response: eins(z.array(feldabfrage)),
	}),
	holeFeldabfrage: route({
		method: 'GET',
		path: '/v1/feldabfrage/{id}',
		area: 'feldabfrage',
		titel: 'Eine Feldabfrage',
		action: 'feldabfragenPflegen',
		response: eins(feldabfrage),
	}),
	aendereFeldabfrage: route({
		method: 'PUT',
		path: '/v1/feldabfrage/{id}',
		area: 'feldabfrage',
		titel: 'Eine Feldabfrage ändern, aktivieren oder deaktivieren',
		action: 'feldabfragenPflegen',
		body: z.strictObject(angaben).partial().extend({ version: version.optional() }),
		response: eins(feldabfrage),
	}),
	loescheFeldabfrage: route({
		method: 'DELETE',
		path: '/v1/feldabfrage/{id}',
		area: 'feldabfrage',
		titel: 'Eine Feldabfrage löschen',
		action: 'feldabfragenPflegen',
	}),
	holeAbfragedaten: route({
		method: 'GET',
		path: '/v1/feldabfrage/daten/{freiwilligerId}',
		area: 'feldabfrage',
		titel: 'Werte aller abgefragten Felder eines Freiwilligen',
		action: 'feldabfrageLesen',
		query: amWunsch,
		response: eins(z.record(z.string(), wert)),
	}),
	fuelleAbfrageAus: route({
		method: 'PUT',
		path: '/v1/feldabfrage/daten/{freiwilligerId}/{zielStatus}',
		area: 'feldabfrage',
		titel: 'Abgefragte Felder ausfüllen, auch nach und nach',
		action: 'feldabfrageAusfuellen',
		params: { zielStatus },
		body: z.strictObject({ adresswunschId: id.optional(), werte: z.record(z.string().max(50), wert) }),
		response: eins(z.object({ offen: z.array(z.object({ feldKey, bezeichnung: z.string() })) })),
	}),
	holeAbfrage: route({
		method: 'GET',
		path: '/v1/feldabfrage/freiwilliger/{freiwilligerID}/{zielStatus}',
		area: 'feldabfrage',
		titel: 'Was vor einem Status abgefragt wird, mit den Werten eines Freiwilligen',
		action: 'feldabfrageLesen',
		params: { zielStatus },
		query: amWunsch,
		response: eins(z.object({ felder: z.array(abgefragt), vollstaendig: z.boolean() })),
	}),
};
