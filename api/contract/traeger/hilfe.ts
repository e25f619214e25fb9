import { z } from 'zod';
import { EBENEN, HILFE_LAENGE } from '#domain/hilfe/hilfe.ts';
import { NEUERUNGSARTEN } from '#domain/neuerungen/neuerungen.ts';
import { eins, route } from '../route.ts';
import { text, version } from '../werte.ts';

const area = 'stammdaten';
const ebene = z.literal(EBENEN);
const key = z.string().max(60);

const hilfetext = z.object({
	key: z.string(),
	/** As it is shown: the product's, then the Traeger's, then the own. */
	text: z.string(),
	/** What the caller may read; 3 is his own note. */
	ebenen: z.array(z.object({ ebene, content: z.string(), version, bearbeitbar: z.boolean() })).readonly(),
});

/** Empty content takes a level away. */
const aenderung = z.strictObject({ ebene, content: text(HILFE_LAENGE), version: version.optional() });

const ausgabe = z.object({
	version: z.string(),
	/** A day, or the month where only that is known. */
	time: z.string(),
	notes: z.array(z.object({ type: z.enum(NEUERUNGSARTEN), title: z.string(), description: z.string() })).readonly(),
});

/** Help texts and news. */
export const hilfe = {
	listeHilfetexte: route({
		method: 'GET',
		path: '/v1/stammdaten/help',
		area,
		titel: 'Hilfetexte',
		action: 'stammdatenLesen',
		response: eins(z.array(hilfetext)),
	}),
	aendereHilfetexte: route({
		method: 'PATCH',
		path: '/v1/stammdaten/help',
		area,
		titel: 'Mehrere Hilfetexte ändern',
		action: 'hilfetexteBearbeiten',
		body: z.array(aenderung.extend({ key })).min(1).max(100),
		response: eins(z.array(hilfetext)),
	}),
	holeHilfetext: route({
		method: 'GET',
		path: '/v1/stammdaten/help/{key}',
		area,
		titel: 'Ein Hilfetext',
		action: 'stammdatenLesen',
		params: { key },
		response: eins(hilfetext),
	}),
	aendereHilfetext: route({
		method: 'PATCH',
		path: '/v1/stammdaten/help/{key}',
		area,
		titel: 'Eine Ebene eines Hilfetexts ändern',
		action: 'hilfetexteBearbeiten',
		params: { key },
		body: aenderung,
		response: eins(hilfetext),
	}),
	listeNeuerungen: route({
		method: 'GET',
		path: '/v1/system/changelog',
		area: 'system',
		titel: 'Neuerungen je Version, die neueste zuerst',
		action: 'neuerungenLesen',
		response: eins(z.array(ausgabe).readonly()),
	}),
};
