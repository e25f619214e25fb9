import { z } from 'zod';
import { auskunft } from '#api/contract/traeger/auskunft.ts';
import type { Aktion } from '#domain/zugriff/matrix.ts';
import { eins, route } from '../route.ts';
import { listenID, version } from '../werte.ts';
import { texte } from './texte.ts';

const eintrag = z.object({
	id: listenID,
	bezeichnung: z.string(),
	sortierung: z.int(),
	isAktiv: z.boolean(),
	version,
});

/** One line to save; what the rules of the fields say, the decision says. Left out: as it is; `sortierung`: its place. */
const zeile = z.strictObject({
	id: listenID.optional(),
	version: version.optional(),
	bezeichnung: z.string().max(1000),
	sortierung: z.int().optional(),
	isAktiv: z.boolean().optional(),
	isGeloescht: z.boolean().optional(),
});

/** Inactive entries too. */
export const mitInaktiven = z.strictObject({ all: z.enum(['true', 'false']).optional() });

/** At most so many lines at once. */
export const ZEILEN_HOECHSTENS = 500;

const lesen = <const Pfad extends `/v1/${string}`>(path: Pfad, titel: string, action: Aktion = 'stammdatenLesen') =>
	route({
		method: 'GET',
		path,
		area: path.startsWith('/v1/system') ? 'system' : 'stammdaten',
		titel,
		action,
		query: mitInaktiven,
		response: eins(z.array(eintrag)),
	});

const speichern = <const Pfad extends `/v1/stammdaten/${string}`>(path: Pfad, titel: string) =>
	route({
		method: 'PUT',
		path,
		area: 'stammdaten',
		titel: `${titel} speichern: genannte Einträge anlegen, ändern, ordnen, schalten und löschen`,
		action: 'stammdatenPflegen',
		body: z.array(zeile).max(ZEILEN_HOECHSTENS),
		response: eins(z.array(eintrag)),
	});

/** Selection lists of the tenant and the texts of its pages. */
export const stammlisten = {
	...texte,
	...auskunft,
	listeSportarten: lesen('/v1/stammdaten/sportart', 'Sportarten'),
	speichereSportarten: speichern('/v1/stammdaten/sportart', 'Sportarten'),
	listeTaetigkeitsfelder: lesen('/v1/stammdaten/taetigkeitsfeld', 'Tätigkeitsfelder'),
	speichereTaetigkeitsfelder: speichern('/v1/stammdaten/taetigkeitsfeld', 'Tätigkeitsfelder'),
	kurzlisteSportarten: lesen('/v1/system/sportarten', 'Sportarten'),
	listeTitel: lesen('/v1/system/titel', 'Akademische Titel'),
	speichereTitel: { ...speichern('/v1/stammdaten/titel', 'Akademische Titel'), extra: true },
	listeSchulabschluesse: lesen('/v1/system/schulabschluesse', 'Schulabschlüsse'),
	speichereSchulabschluesse: { ...speichern('/v1/stammdaten/schulabschluss', 'Schulabschlüsse'), extra: true },
	listeAusbildungen: lesen('/v1/system/ausbildungen', 'Ausbildungen'),
	speichereAusbildungen: { ...speichern('/v1/stammdaten/ausbildung', 'Ausbildungen'), extra: true },
	listeAttribut1: lesen('/v1/system/attributes/1', 'Werte der ersten Gruppierung', 'auswahlLesen'),
	speichereAttribut1: { ...speichern('/v1/stammdaten/attribut-1', 'Werte der ersten Gruppierung'), extra: true },
	listeAttribut2: lesen('/v1/system/attributes/2', 'Werte der zweiten Gruppierung', 'auswahlLesen'),
	speichereAttribut2: { ...speichern('/v1/stammdaten/attribut-2', 'Werte der zweiten Gruppierung'), extra: true },
	listeFunktionen: lesen('/v1/system/funktionen', 'Funktionen von Ansprechpersonen', 'personenLesen'),
	speichereFunktionen: { ...speichern('/v1/stammdaten/funktion', 'Funktionen'), extra: true },
	listeSeminartypen: lesen('/v1/system/seminartypen', 'Seminartypen', 'seminartypenLesen'),
	speichereSeminartypen: { ...speichern('/v1/stammdaten/seminartyp', 'Seminartypen'), extra: true },
} as const;
