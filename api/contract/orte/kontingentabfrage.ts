import { z } from 'zod';
import { abfragestatus, begrenzung, plaetze } from '#api/contract/formen/kontingent.ts';
import { eins, route } from '../route.ts';
import { id, tag, text, zeit } from '../werte.ts';

const wort = z.string().nullable();
const anzahl = z.int();

const abfragezeile = z.object({
	dienstartID: id,
	dienstart: z.string(),
	angefragt: anzahl.nullable(),
	genehmigt: anzahl.nullable(),
	/** The most that can be asked for beside the other rows. */
	max: anzahl,
});

/** The inquiry of a cycle: sent, reminded of, answered. */
export const kontingentabfrage = {
	holeKontingentabfrage: route({
		method: 'GET',
		path: '/v1/adresse/{id}/kontingentabfrage',
		area: 'adresse',
		titel: 'Die Kontingentabfrage einer Einsatzstelle im Zyklus',
		action: 'kontingenteLesen',
		zyklus: true,
		response: eins(
			z.object({
				einsatzstelleID: id,
				einsatzstelle: z.string(),
				zyklusID: id,
				status: abfragestatus,
				frist: tag.nullable(),
				text: wort,
				bemerkung: wort,
				beantwortetAm: zeit.nullable(),
				entschiedenAm: zeit.nullable(),
				anerkanntePlaetze: anzahl.nullable(),
				/** The caller may answer it now. */
				isOffen: z.boolean(),
				zeilen: z.array(abfragezeile),
			}),
		),
	}),
	beantworteKontingentabfrage: route({
		method: 'POST',
		path: '/v1/stammdaten/einsatzstellekontingent/abfrage',
		area: 'kontingent',
		titel: 'Die Kontingentabfrage beantworten',
		action: 'kontingentabfrageBeantworten',
		body: z.strictObject({
			adresseID: id,
			zyklusID: id,
			zeilen: z.array(z.strictObject({ dienstartID: id, angefragt: plaetze })).max(50),
			/** Left out: the one that stands stays. */
			bemerkung: text(4000).nullable().optional(),
		}),
		response: eins(
			z.object({
				status: abfragestatus,
				zeilen: z.array(z.object({ dienstartID: id, angefragt: anzahl, ...begrenzung })),
			}),
		),
	}),
	sendeKontingentabfrage: route({
		method: 'POST',
		path: '/v1/stammdaten/zyklus/{id}/send-abfrage',
		area: 'zyklus',
		titel: 'Die Kontingentabfrage senden',
		action: 'kontingentabfrageSenden',
		body: z.strictObject({
			frist: tag,
			adresseIDs: z.array(id).max(2000).optional(),
			text: text(5000).nullable().default(null),
		}),
		response: eins(z.object({ n: anzahl })),
	}),
	erinnereKontingentabfrage: route({
		method: 'POST',
		path: '/v1/stammdaten/zyklus/{id}/send-abfrage-erinnerung',
		area: 'zyklus',
		titel: 'An die Kontingentabfrage erinnern',
		action: 'kontingentabfrageSenden',
		response: eins(z.object({ n: anzahl })),
	}),
};
