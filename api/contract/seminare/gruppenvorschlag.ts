import { z } from 'zod';
import { begonnen } from '../formen/sammellauf.ts';
import { eins, route } from '../route.ts';
import { id, tag } from '../werte.ts';

const area = 'seminargruppe';
const feature = 'SEMINARVERWALTUNG';
const wort = z.string().nullable();

const vorschlagszeile = z.object({
	freiwilligerID: id,
	name: z.string(),
	dienstartID: id.nullable(),
	dienstart: wort,
	einsatzort: wort,
	/** `35390 Gießen` */
	ort: wort,
	vertragsbeginn: tag.nullable(),
	vertragsende: tag.nullable(),
	gruppeID: id.nullable(),
	/** The rules of joining allow it. */
	geht: z.boolean(),
	/** Why this group, or none. */
	grund: z.string(),
});

const vorschlagsgruppe = z.object({
	id,
	bezeichnung: z.string(),
	/** Empty: all. */
	dienstartIDs: z.array(id),
	dienstarten: z.array(z.string()),
	leitung: wort,
	maxTeilnehmer: z.int().nullable(),
	wartend: z.int(),
	/** Members now, and with those who come. */
	vorher: z.int(),
	nachher: z.int(),
	/** On average to the middle of the group, for those who come. */
	km: z.number().nullable(),
	/** Invitations to its seminars that follow. */
	einladungen: z.int(),
});

const zuweisung = z.strictObject({ freiwilligerID: id, gruppeID: id });
const zuweisungen = z.strictObject({ eintraege: z.array(zuweisung).min(1).max(5000) });
/** Which group takes whom: first reckoned, then carried out, and taken back. */
export const gruppenvorschlag = {
	rechneGruppenvorschlag: route({
		method: 'POST',
		path: '/v1/seminargruppe/vorschlag',
		area,
		titel: 'Gruppen für Freiwillige ohne Gruppe vorschlagen, oder eine eigene Wahl prüfen; ändert nichts',
		action: 'seminargruppenPflegen',
		feature,
		zyklus: true,
		extra: true,
		body: z.strictObject({
			/** Empty or left out: all. */
			dienstartIDs: z.array(id).max(50).optional(),
			gruppeIDs: z.array(id).max(200).optional(),
			/** Chosen by hand: judged as it is. Who is named later finds what is left; who isn't named stays without. */
			eintraege: z
				.array(z.strictObject({ freiwilligerID: id, gruppeID: id.nullable() }))
				.max(5000)
				.optional(),
		}),
		response: eins(z.object({ zeilen: z.array(vorschlagszeile), gruppen: z.array(vorschlagsgruppe) })),
	}),
	uebernimmGruppenvorschlag: route({
		method: 'POST',
		path: '/v1/seminargruppe/vorschlag/uebernehmen',
		area,
		titel: 'Freiwillige in Gruppen aufnehmen, jeder für sich; niemand kommt auf eine Warteliste',
		action: 'seminargruppenPflegen',
		feature,
		extra: true,
		body: zuweisungen,
		status: 202,
		response: eins(begonnen),
	}),
	nimmGruppenvorschlagZurueck: route({
		method: 'POST',
		path: '/v1/seminargruppe/vorschlag/rueckgaengig',
		area,
		titel: 'Freiwillige wieder aus Gruppen nehmen, wo seitdem nichts geschehen ist',
		action: 'seminargruppenPflegen',
		feature,
		extra: true,
		body: zuweisungen,
		status: 202,
		response: eins(begonnen),
	}),
};
