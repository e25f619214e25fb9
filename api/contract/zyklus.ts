import { z } from 'zod';
import { euro, stunden } from '#domain/felder/zahl.ts';
import { eins, route } from './route.ts';
import { id, pflichttext, tag } from './werte.ts';

const geld = z.number().nullable();

/** Limits and defaults of a Dienstart in a cycle; only staff sees more than the stop. */
const zyklusDienstart = z.object({
	dienstartID: id,
	isBewerbungsstopp: z.boolean(),
	gesamtkontingent: z.int().nullable().optional(),
	taschengeld: geld.optional(),
	taschengeldHoechstbetrag: geld.optional(),
	wochenstunden: geld.optional(),
	estBeitrag: geld.optional(),
	urlaubstage: z.int().nullable().optional(),
});

const zyklus = z.object({
	id,
	bezeichnung: z.string(),
	start: tag,
	ende: tag,
	status: z.enum(['ANGELEGT', 'AKTIV', 'BEENDET']),
	isAktiv: z.boolean(),
	isAbgeschlossen: z.boolean(),
	bewerbungVon: tag.nullable(),
	bewerbungBis: tag.nullable(),
	dienstarten: z.array(zyklusDienstart),
});

const zyklusQuery = z.strictObject({ sort: z.enum(['start', '-start']).default('-start') });

const zyklusFelder = {
	bezeichnung: pflichttext(50),
	start: tag,
	ende: tag.optional(),
	bewerbungVon: tag.nullable().default(null),
	bewerbungBis: tag.nullable().default(null),
	kontingentabfrageFrist: tag.nullable().default(null),
};
const zyklusAendern = z.strictObject({
	bezeichnung: zyklusFelder.bezeichnung.optional(),
	start: tag.optional(),
	ende: tag.optional(),
	bewerbungVon: tag.nullable().optional(),
	bewerbungBis: tag.nullable().optional(),
	kontingentabfrageFrist: tag.nullable().optional(),
	isAbgeschlossen: z.boolean().optional(),
	dienstarten: z
		.array(
			z.strictObject({
				dienstartID: id,
				isBewerbungsstopp: z.boolean().optional(),
				taschengeld: euro().optional(),
				taschengeldHoechstbetrag: euro().optional(),
				wochenstunden: stunden().optional(),
				estBeitrag: euro().optional(),
				urlaubstage: z.int().nullable().optional(),
			}),
		)
		.max(50)
		.default([]),
});

/** Cycles with what holds in them per Dienstart. */
export const zyklen = {
	listeZyklen: route({
		method: 'GET',
		path: '/v1/stammdaten/zyklus',
		area: 'zyklus',
		titel: 'Zyklen, der jüngste zuerst',
		action: 'zyklenListen',
		api: 'JEDER',
		query: zyklusQuery,
		response: eins(z.array(zyklus)),
	}),
	listeZyklenAlias: route({
		method: 'GET',
		path: '/v1/stammdaten/zyklus/list',
		area: 'zyklus',
		titel: 'Zyklen, der jüngste zuerst',
		action: 'zyklenListen',
		api: 'JEDER',
		query: zyklusQuery,
		response: eins(z.array(zyklus)),
	}),
	holeZyklus: route({
		method: 'GET',
		path: '/v1/stammdaten/zyklus/{id}',
		area: 'zyklus',
		titel: 'Ein Zyklus',
		action: 'zyklusLesen',
		response: eins(zyklus),
	}),
	legeZyklusAn: route({
		method: 'POST',
		path: '/v1/stammdaten/zyklus/create',
		area: 'zyklus',
		titel: 'Einen Zyklus anlegen',
		action: 'zyklusVerwalten',
		body: z.strictObject(zyklusFelder),
		status: 201,
		response: eins(zyklus),
	}),
	aendereZyklus: route({
		method: 'PUT',
		path: '/v1/stammdaten/zyklus/{id}',
		area: 'zyklus',
		titel: 'Daten, Bewerbungsstopps und Vorgaben eines Zyklus ändern, ihn abschließen',
		action: 'zyklusVerwalten',
		body: zyklusAendern,
		response: eins(zyklus),
	}),
	holeBelegteZyklen: route({
		method: 'GET',
		path: '/v1/stammdaten/zyklus/blocked',
		area: 'zyklus',
		titel: 'Vergebene Anfangstage und abgeschlossene Zyklen',
		action: 'zyklusVerwalten',
		response: eins(z.object({ starts: z.array(tag), gesperrt: z.array(id) })),
	}),
};
