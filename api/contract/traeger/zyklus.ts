import { z } from 'zod';
import { anzahl, euro, platzzahl, stunden } from '#domain/felder/zahl.ts';
import { STARTFOLGEN } from '#domain/zyklus/startwirkung.ts';
import { eins, route } from '../route.ts';
import { benutzerRef, id, pflichttext, tag, version, zeit } from '../werte.ts';

const geld = z.number().nullable();

/** Limits and defaults of a Dienstart in a cycle; only staff sees more than the stop. */
const zyklusDienstart = z.object({
	dienstartID: id,
	isBewerbungsstopp: z.boolean(),
	gesamtkontingent: z.int().nullable().optional(),
	/** Places approved of it, over all Einsatzstellen; for the Traeger only. */
	genehmigt: z.int().optional(),
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
	/** For staff only. */
	kontingentabfrageFrist: tag.nullable().optional(),
	version: z.int().optional(),
	dienstarten: z.array(zyklusDienstart),
});

const zyklusMitZahl = zyklus.extend({ freiwillige: z.int() });

const zyklusStart = z.strictObject({
	zyklusID: id,
	vorschau: z.boolean().default(false),
	kontingenteUebernehmen: z.boolean().default(false),
});
const startfolge = z.object({ art: z.enum(STARTFOLGEN), anzahl: z.int(), text: z.string() });

const verlaufseintrag = z.object({
	zeit,
	/** null: done by the portal. */
	akteur: benutzerRef.nullable(),
	impersoniertVon: benutzerRef.nullable(),
	satz: z.string(),
	aenderungen: z.array(z.object({ bezeichnung: z.string(), von: z.string().nullable(), nach: z.string().nullable() })),
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
	version: version.optional(),
	dienstarten: z
		.array(
			z.strictObject({
				dienstartID: id,
				isBewerbungsstopp: z.boolean().optional(),
				gesamtkontingent: platzzahl().optional(),
				taschengeld: euro().optional(),
				taschengeldHoechstbetrag: euro().optional(),
				wochenstunden: stunden().optional(),
				estBeitrag: euro().optional(),
				urlaubstage: anzahl().optional(),
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
	holeZyklenUebersicht: route({
		method: 'GET',
		path: '/v1/stammdaten/zyklus/uebersicht',
		area: 'zyklus',
		titel: 'Zyklen mit der Zahl ihrer Freiwilligen, der jüngste zuerst',
		action: 'zyklusHistorieLesen',
		response: eins(z.array(zyklusMitZahl)),
		extra: true,
	}),
	holeZyklusHistorie: route({
		method: 'GET',
		path: '/v1/stammdaten/zyklus/{id}/historie',
		area: 'zyklus',
		titel: 'Verlauf eines Zyklus, das Neueste zuerst',
		action: 'zyklusHistorieLesen',
		response: eins(z.array(verlaufseintrag)),
		extra: true,
	}),
	starteZyklus: route({
		method: 'POST',
		path: '/v1/stammdaten/zyklus/start',
		area: 'zyklus',
		titel: 'Einen Zyklus starten, mit „vorschau“ nur sagen, was geschähe',
		action: 'zyklusVerwalten',
		body: zyklusStart,
		response: eins(z.object({ aenderungen: z.array(startfolge) })),
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
