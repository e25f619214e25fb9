import { z } from 'zod';
import { eins, route } from '../route.ts';
import { bundesland, id, listenID, tag, version } from '../werte.ts';
import { seminarstatus } from './seminare.ts';

const area = 'seminar';
const feature = 'SEMINARVERWALTUNG';
const wort = z.string().nullable();

const termin = z.object({ von: tag, bis: tag, beginn: wort, ende: wort });

/** Days in steps of a half. */
const gruppe = z.object({
	id,
	bezeichnung: z.string(),
	dienstarten: z.array(z.string()),
	dienstartIDs: z.array(id),
	mitglieder: z.int(),
	maxTeilnehmer: z.int().nullable(),
	/** Service of most of its members. */
	von: tag.nullable(),
	bis: tag.nullable(),
	/** Of one of them; 0: not known yet. */
	pflicht: z.number(),
	geplant: z.number(),
	moeglich: z.number(),
	fehlen: z.number(),
});

const seminar = z.object({
	id,
	bezeichnung: z.string(),
	seminartypID: listenID,
	status: seminarstatus,
	von: tag.nullable(),
	bis: tag.nullable(),
	termine: z.array(termin).readonly(),
	geplanteTage: z.number(),
	ort: wort,
	isOnline: z.boolean(),
	leitung: wort,
	anmeldeschluss: tag.nullable(),
	/** Places taken; of a planned one, how many belong to its groups. */
	belegt: z.int(),
	maxTeilnehmer: z.int().nullable(),
	wartend: z.int(),
	seminargruppeIDs: z.array(id),
	dienstartIDs: z.array(id),
	version,
});

/** One proposal: the value as it is, and as it would be. */
const gegenueber = { verb: z.string(), vorher: z.string(), nachher: z.string() };
const heilung = z.discriminatedUnion('art', [
	z.object({ art: z.literal('VERLEGEN'), ...gegenueber, seminarID: id, termine: z.array(termin).readonly() }),
	z.object({ art: z.literal('LEITUNG'), ...gegenueber, seminarID: id, leitungPersonID: id.nullable() }),
	z.object({ art: z.literal('PLAETZE'), ...gegenueber, seminarID: id, maxTeilnehmer: z.int() }),
	z.object({
		art: z.literal('ANLEGEN'),
		...gegenueber,
		gruppeID: id,
		seminartypID: listenID,
		bezeichnung: z.string(),
		von: tag,
		bis: tag,
	}),
]);

const planer = z.object({
	zyklus: z.object({ id, bezeichnung: z.string(), start: tag, ende: tag }),
	heute: tag,
	/** Whose holidays these are; null: none could be found out, so only those all Länder have. */
	land: bundesland.nullable(),
	freiwillige: z.int(),
	inGruppen: z.int(),
	gruppen: z.array(gruppe),
	seminare: z.array(seminar),
	ferien: z.array(z.object({ bezeichnung: z.string(), von: tag, bis: tag })),
	feiertage: z.array(z.object({ tag, name: z.string() })),
	konflikte: z.array(
		z.object({
			art: z.enum(['ABSCHLUSS', 'LEITUNG', 'HAUS', 'FREIE_TAGE', 'PLAETZE', 'DIENSTZEIT']),
			schwere: z.enum(['ROT', 'GELB']),
			titel: z.string(),
			text: z.string(),
			seminarIDs: z.array(id).readonly(),
			heilung: heilung.nullable(),
		}),
	),
	/** Earlier cycles with seminars, the latest first. */
	fruehere: z.array(z.object({ id, bezeichnung: z.string(), seminare: z.int() })),
});

/** A cycle's seminars at a glance. */
export const seminarplaner = {
	holeSeminarplaner: route({
		method: 'GET',
		path: '/v1/seminar/planer',
		area,
		titel: 'Seminare des Zyklus je Gruppe, Abdeckung der Pflichttage, Ferien und Konflikte',
		action: 'seminareBearbeiten',
		feature,
		zyklus: true,
		query: z.strictObject({ land: bundesland.optional() }),
		response: eins(planer),
		extra: true,
	}),
	uebernehmeSeminare: route({
		method: 'POST',
		path: '/v1/seminar/uebernahme',
		area,
		titel: 'Seminare eines früheren Zyklus in diesen übernehmen, auf Woche und Wochentag; `simulate`: nur Vorschau',
		action: 'seminareBearbeiten',
		feature,
		zyklus: true,
		body: z.strictObject({
			vonZyklusID: id,
			simulate: z.boolean(),
			/** Only these; left out: all. */
			seminarIDs: z.array(id).max(500).optional(),
			/** Those that are to lie where it is proposed. */
			verlegtIDs: z.array(id).max(500).optional(),
			land: bundesland.nullable().optional(),
		}),
		response: eins(
			z.object({
				neu: z.int(),
				zeilen: z.array(
					z.object({
						seminarID: id,
						bezeichnung: z.string(),
						vorher: wort,
						nachher: wort,
						/** Where it would lie without holidays. */
						vorschlag: wort,
						gruppen: z.array(z.string()),
						ergebnis: z.enum(['NEU', 'VORHANDEN', 'NICHT']),
						hinweise: z.array(z.string()),
						/** Neither over, nor planned already under this title. */
						isRatsam: z.boolean(),
						/** Of the new one. */
						neuID: id.nullable(),
					}),
				),
			}),
		),
		extra: true,
	}),
};
