import { z } from 'zod';
import { WERTE } from '#domain/recht/warum/berechnung.ts';
import { eins, route } from '../route.ts';
import { tag } from '../werte.ts';

const tagOderLeer = z.union([z.literal(''), tag]).transform((t) => t || null);
const zahlOderLeer = (faktor: number) =>
	z
		.string()
		.regex(/^(\d{1,6}(\.\d{1,2})?)?$/, 'Invalides Format')
		.transform((t) => (t === '' ? null : Math.round(Number(t) * faktor)));

const schalter = z
	.enum(['true', 'false'])
	.transform((wahr) => wahr === 'true')
	.optional();

const berechnung = z.object({
	wert: z.enum(WERTE),
	feld: z.enum(['vertragsbeginn', 'vertragsende', 'wochenstunden', 'urlaubstage', 'seminartagePflicht', 'taschengeld']),
	titel: z.string(),
	/** null: `fehlt` names what it takes. */
	ergebnis: z.string().nullable(),
	fehlt: z.array(z.string()),
	rechnung: z.array(z.string()),
	quellen: z.array(z.object({ stelle: z.string(), gueltigAb: tag, gueltigBis: tag.nullable() })),
	stichtag: tag.nullable(),
});

const regel = z.object({
	key: z.string(),
	titel: z.string(),
	/** Which day decides what version counts. */
	stichtag: z.string(),
	anwendung: z.string(),
	/** Newest first. */
	fassungen: z.array(
		z.object({
			gueltigAb: tag,
			gueltigBis: tag.nullable(),
			giltHeute: z.boolean(),
			quelle: z.string(),
			inhalt: z.array(z.string()),
		}),
	),
});

/** The law the portal measures by, and why a value is what it is. */
export const recht = {
	listeRecht: route({
		method: 'GET',
		path: '/v1/system/recht',
		area: 'system',
		titel: 'Gesetzliche Regeln mit Fassungen und Quellen',
		action: 'rechtLesen',
		extra: true,
		response: eins(z.array(regel)),
	}),
	berechneVertrag: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/vertrag/{vertragID}/berechnung',
		area: 'vertrag',
		titel: 'Woraus sich die berechneten und begrenzten Werte eines Vertrags ergeben',
		action: 'akteLesen',
		extra: true,
		/** Terms as they are being thought of, instead of those stored; empty: none. */
		query: z.strictObject({
			vertragsbeginn: tagOderLeer.optional(),
			vertragsende: tagOderLeer.optional(),
			geplantesEnde: tagOderLeer.optional(),
			wochenstunden: zahlOderLeer(10).optional(),
			taschengeld: zahlOderLeer(100).optional(),
			seminartagePflicht: zahlOderLeer(1).optional(),
			diensttageProWoche: zahlOderLeer(10)
				.transform((zehntel) => zehntel ?? undefined)
				.optional(),
			isSonderkonzept: schalter,
			isAbschnitte: schalter,
		}),
		response: eins(z.array(berechnung)),
	}),
};
