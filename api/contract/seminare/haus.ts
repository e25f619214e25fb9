import { z } from 'zod';
import { RAUMARTEN } from '#domain/seminar/haus/ereignisse.ts';
import { KOSTARTEN } from '#domain/seminar/haus/kueche.ts';
import { MAHLZEITEN } from '#domain/seminar/haus/mahlzeiten.ts';
import { eins, route } from '../route.ts';
import { id, tag } from '../werte.ts';

const area = 'seminar';
const feature = 'SEMINARVERWALTUNG';
/** Table: screens (Haus und Küche: the Traeger's staff only). */
const action = 'seminareBearbeiten';

const mahl = z.object({ tag, mahlzeit: z.enum(MAHLZEITEN) });

const raum = z.object({
	id,
	bezeichnung: z.string(),
	betten: z.int(),
	fuer: z.enum(RAUMARTEN),
	isBarrierefrei: z.boolean(),
});

const gast = z.object({
	id,
	name: z.string(),
	/** Surname first, as lists have it. */
	listenname: z.string(),
	art: z.enum(['TEILNEHMEND', 'LEITUNG']),
	geschlecht: z.enum(['W', 'M', 'D', 'K']).nullable(),
	/** On the first day. */
	alter: z.int().nullable(),
	isMinderjaehrig: z.boolean().nullable(),
	raumID: id.nullable(),
	/** Why although the rules say no. */
	grund: z.string().nullable(),
	mit: z.array(id),
	isBarrierefrei: z.boolean(),
	/** The first meal he is there for, and the first he isn't any more. */
	ankunft: mahl.nullable(),
	abreise: mahl.nullable(),
});

const kueche = z.object({
	personen: z.int(),
	kostarten: z.array(z.enum(KOSTARTEN)),
	zeilen: z.array(
		z.object({
			...mahl.shape,
			gesamt: z.int(),
			kost: z.object(
				Object.fromEntries(KOSTARTEN.map((art) => [art, z.int()])) as Record<(typeof KOSTARTEN)[number], z.ZodInt>,
			),
		}),
	),
	wechsel: z.array(z.object({ ...mahl.shape, gesamt: z.int(), kommen: z.array(id), gehen: z.array(id) })),
	/** Never whose. */
	allergien: z.array(z.object({ bezeichnung: z.string(), anzahl: z.int() })),
});

const haus = z.object({
	/** The day since which nothing is kept or shown any more. */
	geloeschtAm: tag.nullable(),
	/** The day on which that will be. */
	loeschungAm: tag.nullable(),
	raeume: z.array(raum),
	gaeste: z.array(gast),
	mangel: z
		.object({
			anzahl: z.int(),
			gruppe: z.enum(['Frauen', 'Männer', 'Minderjährige', 'alle']),
			umzug: z.object({ gastID: id, von: id, nach: id, passen: z.int() }).nullable(),
		})
		.nullable(),
	kueche: kueche.nullable(),
	/** Persons who lead beside the leader. */
	team: z.array(z.object({ id, name: z.string() })),
	/** An earlier seminar in the same house; only while there are no rooms. */
	frueheres: z
		.object({ seminarID: id, bezeichnung: z.string(), von: tag.nullable(), raeume: z.int(), betten: z.int() })
		.nullable(),
});

/** What the rules of the fields say, the decision says. */
const raumeingabe = z.strictObject({
	bezeichnung: z.string().max(1000).nullable(),
	betten: z.number().nullable(),
	fuer: z.string().max(20).nullable(),
	isBarrierefrei: z.boolean(),
});

const mahleingabe = z.strictObject({ tag, mahlzeit: z.enum(MAHLZEITEN) }).nullable();

const papier = { response: z.custom<Uint8Array | Blob>(), contentType: 'application/pdf' } as const;

/** House and kitchen of a seminar. */
export const haeuser = {
	holeSeminarhaus: route({
		method: 'GET',
		path: '/v1/seminar/{id}/haus',
		area,
		titel: 'Räume, Betten und Küche eines Seminars',
		action,
		feature,
		extra: true,
		response: eins(haus),
	}),
	legeSeminarraumAn: route({
		method: 'POST',
		path: '/v1/seminar/{id}/haus/raeume',
		area,
		titel: 'Einen Raum anlegen',
		action,
		feature,
		extra: true,
		body: raumeingabe,
		status: 201,
		response: eins(z.object({ id })),
	}),
	uebernimmSeminarraeume: route({
		method: 'POST',
		path: '/v1/seminar/{id}/haus/raeume/uebernehmen',
		area,
		titel: 'Die Räume eines früheren Seminars im selben Haus übernehmen',
		action,
		feature,
		extra: true,
		body: z.strictObject({ seminarID: id }),
		response: eins(z.object({ n: z.int() })),
	}),
	aendereSeminarraum: route({
		method: 'PUT',
		path: '/v1/seminar/{id}/haus/raeume/{raumID}',
		area,
		titel: 'Einen Raum ändern',
		action,
		feature,
		extra: true,
		body: raumeingabe,
	}),
	entferneSeminarraum: route({
		method: 'DELETE',
		path: '/v1/seminar/{id}/haus/raeume/{raumID}',
		area,
		titel: 'Einen Raum entfernen',
		action,
		feature,
		extra: true,
	}),
	belegeSeminarbetten: route({
		method: 'PUT',
		path: '/v1/seminar/{id}/haus/betten',
		area,
		titel: 'Betten vergeben und aufgeben; ganz oder gar nicht',
		action,
		feature,
		extra: true,
		body: z.strictObject({
			betten: z
				.array(
					z.strictObject({
						gastID: id,
						/** null: no bed. */
						raumID: id.nullable(),
						/** Why although the rules say no. */
						grund: z.string().max(5000).nullable().optional(),
						/** Where he slept when this was decided on. */
						von: id.nullable().optional(),
					}),
				)
				.min(1)
				.max(520),
		}),
	}),
	schlageSeminarbettenVor: route({
		method: 'POST',
		path: '/v1/seminar/{id}/haus/betten/vorschlag',
		area,
		titel: 'Eine Belegung vorschlagen; es ändert sich nichts',
		action,
		feature,
		extra: true,
		response: eins(
			z.object({
				umzuege: z.array(z.object({ gastID: id, von: id.nullable(), nach: id.nullable() })),
				wuensche: z.object({ alle: z.int(), vorher: z.int(), nachher: z.int() }),
				ohneBett: z.array(id),
			}),
		),
	}),
	erfasseSeminargast: route({
		method: 'PUT',
		path: '/v1/seminar/{id}/haus/gaeste/{gastID}',
		area,
		titel: 'Wünsche, Bedarf, Ankunft und Abreise eines Gastes',
		action,
		feature,
		extra: true,
		body: z.strictObject({
			mit: z.array(id).max(50),
			isBarrierefrei: z.boolean(),
			ankunft: mahleingabe,
			abreise: mahleingabe,
		}),
	}),
	setzeSeminarteam: route({
		method: 'PUT',
		path: '/v1/seminar/{id}/haus/team',
		area,
		titel: 'Wer neben der Leitung mit im Haus ist',
		action,
		feature,
		extra: true,
		body: z.strictObject({ personIDs: z.array(id).max(20) }),
	}),
	exportRaumliste: route({
		method: 'GET',
		path: '/v1/seminar/{id}/haus/raumliste',
		area,
		titel: 'Raumliste als PDF',
		action,
		feature,
		extra: true,
		...papier,
	}),
	exportKuechenblatt: route({
		method: 'GET',
		path: '/v1/seminar/{id}/haus/kuechenblatt',
		area,
		titel: 'Küchenblatt als PDF, ohne Namen',
		action,
		feature,
		extra: true,
		...papier,
	}),
	exportNotfallblatt: route({
		method: 'GET',
		path: '/v1/seminar/{id}/haus/notfallblatt',
		area,
		titel:
			'Notfallblatt der Leitung als PDF: Kontakte, Ernährung, Allergien, Krankenkasse; das Öffnen wird protokolliert',
		action,
		feature,
		extra: true,
		niePrefetch: true,
		...papier,
	}),
};
