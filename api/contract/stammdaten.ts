import { z } from 'zod';
import { euro, stunden } from '#domain/felder/zahl.ts';
import { listenquery } from './filter.ts';
import { adresse, adresszeile, gebundenePlaetze } from './formen/adresse.ts';
import { eins, liste, route } from './route.ts';
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

const dienstart = z.object({
	id,
	key: z.string(),
	bezeichnung: z.string(),
	kurz: z.string(),
	art: z.enum(['BFD', 'FSJ', 'FOEJ', 'SONSTIGE']),
	isUe27: z.boolean(),
	minAlter: z.int().nullable(),
	maxAlter: z.int().nullable(),
	minMonate: z.int(),
	maxMonate: z.int(),
	isAktiv: z.boolean(),
	sortierung: z.int(),
});

/** Its id is the ISO 3166-1 code. */
const land = z.object({ id: z.string(), bezeichnung: z.string(), isEU: z.boolean(), isAktiv: z.boolean() });
const mitInaktiven = z.strictObject({ all: z.enum(['true', 'false']).optional() });

/** Cycles, Dienstarten and countries. */
export const stammdaten = {
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
	listeDienstarten: route({
		method: 'GET',
		path: '/v1/stammdaten/dienstart',
		area: 'dienstart',
		titel: 'Dienstarten',
		action: 'stammdatenLesen',
		query: mitInaktiven,
		response: eins(z.array(dienstart)),
	}),
	holeDienstart: route({
		method: 'GET',
		path: '/v1/stammdaten/dienstart/{id}',
		area: 'dienstart',
		titel: 'Eine Dienstart',
		action: 'stammdatenLesen',
		response: eins(dienstart),
	}),
	listeLaender: route({
		method: 'GET',
		path: '/v1/stammdaten/land',
		area: 'land',
		titel: 'Länder',
		action: 'stammdatenLesen',
		response: eins(z.array(land)),
	}),
	holeLand: route({
		method: 'GET',
		path: '/v1/stammdaten/land/{id}',
		area: 'land',
		titel: 'Ein Land',
		action: 'stammdatenLesen',
		params: { id: z.string().max(64) },
		response: eins(land),
	}),
};

const ADRESSEN_SORT = ['bezeichnung', 'kurzname', 'typ', 'plz', 'ort'] as const;

/** Einsatzstellen and Einsatzorte. */
export const adressen = {
	listeAdressen: route({
		method: 'GET',
		path: '/v1/adresse',
		area: 'adresse',
		titel: 'Einsatzstellen und Einsatzorte',
		action: 'adressenLesen',
		api: 'LESEN_ADRESSEN',
		zyklus: true,
		query: listenquery(ADRESSEN_SORT),
		response: liste(adresszeile),
	}),
	holeAdresse: route({
		method: 'GET',
		path: '/v1/adresse/{id}',
		area: 'adresse',
		titel: 'Eine Einsatzstelle oder ein Einsatzort',
		action: 'adressenLesen',
		api: 'LESEN_ADRESSEN',
		zyklus: true,
		response: eins(adresse),
	}),
	holeGebundenePlaetze: route({
		method: 'GET',
		path: '/v1/adresse/{id}/kontingente/blocked',
		area: 'adresse',
		titel: 'Gebundene Plätze je Dienstart',
		action: 'kontingenteLesen',
		zyklus: true,
		response: eins(z.array(gebundenePlaetze)),
	}),
};
