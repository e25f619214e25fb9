import { z } from 'zod';
import { listenquery } from './filter.ts';
import { adresse, adresszeile, gebundenePlaetze } from './formen/adresse.ts';
import { eins, liste, route } from './route.ts';
import { id } from './werte.ts';

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

/** Dienstarten and countries. */
export const stammdaten = {
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
