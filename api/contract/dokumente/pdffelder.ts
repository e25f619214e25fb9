import { z } from 'zod';
import { feldinhalt, feldzuordnungen } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';

const area = 'dokumentspec';
const action = 'dokumentspecsPflegen';

/** Ten-thousandths of the page as it is seen, from its upper left. */
const stelle = z.object({ seite: z.int(), x: z.int(), y: z.int(), breite: z.int(), hoehe: z.int() });

const probe = z.strictObject({
	/** As they would be stored. */
	felder: feldzuordnungen,
	/** Left out: of nobody, with the examples of the catalogue. */
	freiwilligerID: id.optional(),
	/** Of the examples all, or those alone that are always known. */
	fall: z.enum(['VOLL', 'KNAPP']).optional(),
});

/** The fields of a PDF form that is a template: what they are, what they probably ask for, what would stand in them. */
export const pdffelder = {
	holePdffelder: route({
		method: 'GET',
		path: '/v1/dokumentspec/{id}/felder',
		area,
		titel: 'Formularfelder der PDF-Vorlage mit ihrer Stelle auf der Seite und einem Vorschlag, was hineingehört',
		action,
		response: eins(
			z.object({
				seiten: z.int(),
				felder: z.array(
					z.object({
						name: z.string(),
						art: z.enum(['TEXT', 'KREUZ', 'AUSWAHL', 'LISTE', 'UNTERSCHRIFT']),
						/** Each in all its spellings. */
						optionen: z.array(z.array(z.string()).readonly()).readonly(),
						hinweis: z.string().nullable(),
						zeichen: z.int().nullable(),
						isKaestchen: z.boolean(),
						stellen: z.array(stelle).readonly(),
						umfeld: z.array(z.string()).readonly(),
						vorschlag: z
							.object({
								inhalt: feldinhalt,
								aus: z.enum(['NAME', 'HINWEIS', 'UMFELD']),
								worte: z.string(),
								isSicher: z.boolean(),
							})
							.nullable(),
					}),
				),
			}),
		),
		extra: true,
	}),
	probierePdffelder: route({
		method: 'POST',
		path: '/v1/dokumentspec/{id}/felder/probe',
		area,
		titel: 'Was in den Feldern der PDF-Vorlage stünde, auch bevor sie gespeichert sind',
		action,
		body: probe,
		response: eins(
			z.array(
				z.object({
					feld: z.string(),
					/** Of what fills it, whole. */
					wert: z.string(),
					text: z.string(),
					isZuLang: z.boolean(),
				}),
			),
		),
		extra: true,
	}),
	zeigeFormular: route({
		method: 'POST',
		path: '/v1/dokumentspec/{id}/felder/vorschau',
		area,
		titel: 'Wie die PDF-Vorlage ausgefüllt aussieht, auch bevor ihre Felder gespeichert sind',
		action,
		body: probe,
		contentType: 'application/pdf',
		response: z.string(),
		extra: true,
	}),
};
