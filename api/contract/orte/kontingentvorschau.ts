import { z } from 'zod';
import { plaetze } from '#api/contract/formen/kontingent.ts';
import { EINGABEARTEN } from '#domain/kontingent/eingabe.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';

const anzahl = z.int();
const wo = { adresseID: id, dienstartID: id };

/** What typed figures would come to, and how the rest of an Einsatzstelle could be distributed. */
export const kontingentvorschau = {
	rechneKontingentvorschau: route({
		method: 'POST',
		path: '/v1/kontingente/vorschau',
		area: 'kontingent',
		titel:
			'Was Eingaben nach dem Speichern ergäben, und ein Vorschlag für die unverteilten Plätze; gespeichert wird nichts',
		action: 'kontingenteZuteilen',
		extra: true,
		zyklus: true,
		body: z.strictObject({
			eingaben: z.array(z.strictObject({ art: z.enum(EINGABEARTEN), ...wo, wert: plaetze })).max(500),
			/** Whose rest is to be distributed, after the inputs. */
			verteile: z.strictObject({ einsatzstelleID: id, dienstartID: id }).optional(),
		}),
		response: eins(
			z.object({
				/** In the order of storing; `wert` null: refused, `text` says why or that it was clamped. */
				ausgaenge: z.array(z.object({ ...wo, wert: anzahl.nullable(), text: z.string().nullable() })),
				/** Of the Einsatzstellen the inputs touch and of their Einsatzorte; `verteilt` null: an Einsatzort. */
				zellen: z.array(
					z.object({
						...wo,
						...{ plaetze: anzahl, verteilt: anzahl.nullable(), reserviert: anzahl, belegt: anzahl, frei: anzahl },
					}),
				),
				/** Einsatzorte that would get more, with their figure then. */
				verteilung: z.array(z.object({ einsatzortID: id, zugeteilt: anzahl })),
			}),
		),
	}),
};
