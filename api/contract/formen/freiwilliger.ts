import { z } from 'zod';
import { TATARTEN } from '#domain/akte/tat.ts';
import { EINWILLIGUNGEN } from '#domain/felder/personendaten.ts';
import { PERSONENFELDER } from '#domain/felder/personenfelder.ts';
import { lesbareForm } from '../feldform.ts';
import { benutzerRef, freiwilligerStatus, id, rolle, tag, zeit } from '../werte.ts';
import { aktion, vertrag, wunsch } from './wunsch.ts';

const wort = z.string().nullable().optional();

/** Personal data; a field the caller may not read, or that was never given, is absent. */
const personendaten = z.object(lesbareForm(PERSONENFELDER));

export const erziehungsberechtigter = z.object({
	id,
	art: z.enum(['MUTTER', 'VATER', 'VORMUND', 'SONSTIGE']),
	isUnterschriftErforderlich: z.boolean(),
	isAlleinigesSorgerecht: z.boolean(),
	vorname: wort,
	nachname: wort,
	email: wort,
	telefon: wort,
	strasse: wort,
	hausnummer: wort,
	plz: wort,
	ort: wort,
	landID: wort,
	version: z.int(),
});

/** A volunteer with everything the caller may see of him. */
export const freiwilliger = personendaten.extend({
	id,
	status: freiwilligerStatus,
	statusSeit: zeit,
	zyklusID: id,
	herkunft: z.enum(['REGISTRIERUNG', 'ERFASSUNG', 'EINLADUNG']),
	alter: z.int().nullable(),
	isMinderjaehrig: z.boolean().nullable(),
	angelegtAm: zeit,
	bewerbungAbgesendetAm: zeit.nullable(),
	nachbearbeitungAbgeschlossenAm: zeit.nullable(),
	hatKonto: z.boolean(),
	/** The account, for whoever may ask for another address of it. */
	kontoID: id.nullable(),
	/** Since when nothing can be delivered to the address; for the Traeger, today. */
	emailUnzustellbarSeit: zeit.nullable(),
	traegerBetreuerUserID: id.nullable(),
	traegerBetreuer: z.string().nullable(),
	wuensche: z.array(wunsch),
	/** Wishes at other places that the caller may only count. */
	weitereWuensche: z.int(),
	vertraege: z.array(vertrag),
	erziehungsberechtigte: z.array(erziehungsberechtigter),
	/** Names of those personal fields that are only said so far, with no checked document to prove them. */
	ungeprueft: z.array(z.string()),
	/** Consents that were given or refused, as far as the caller reads them. */
	einwilligungen: z.array(
		z.object({
			feld: z.enum(EINWILLIGUNGEN),
			wert: z.boolean(),
			am: zeit,
			/** Who entered it; null: somebody without an account. */
			von: z.string().nullable(),
			/** The document it was taken over from, in the version that was agreed to. */
			text: z.object({ bezeichnung: z.string(), version: z.int() }).nullable(),
			/** Signed on paper. */
			isPapier: z.boolean(),
			/** Guardians who agreed; without a name where the caller isn't told. */
			erziehungsberechtigte: z.array(z.object({ name: z.string().nullable(), am: zeit })),
			/** A guardian's agreement is missing. */
			fehltZustimmung: z.boolean(),
		}),
	),
	/** Names of the personal fields the caller may change now. */
	schreibbar: z.array(z.string()),
	/** Version of the personal data, to be sent back when they change. */
	version: z.int(),
});

/** The application view: the volunteer, the wishes the caller may see, and what he can do now. */
export const bewerbung = z.object({
	freiwilliger,
	wuensche: z.array(wunsch),
	/** Einsatzorte of the wishes: what one does there, and how far it is from the postcode of the volunteer. */
	orte: z.array(z.object({ id, taetigkeitsfelder: z.array(z.string()), entfernungKm: z.number().nullable() })),
	aktionen: z.array(aktion),
	/** What the caller did here last and may take back for so many seconds; null: nothing. */
	zurueck: z.object({ tat: z.enum(TATARTEN), objektID: id.nullable(), sekunden: z.int().positive() }).nullable(),
});

const katalogname = z.enum(['FREIWILLIGER', 'WUNSCH', 'VERTRAG', 'DOKUMENT', 'SEMINARNACHWEIS']);
const statusRef = z.object({ katalog: katalogname, nummer: z.int() });
/** An old and a new value, both as a person reads them. */
const aenderung = z.object({
	gruppe: z.enum([
		'Status',
		'Einsatzorte',
		'Vertrag',
		'Dokumente',
		'Seminare',
		'Persönliche Daten',
		'Erziehungsberechtigte',
	]),
	bezeichnung: z.string(),
	von: z.string().nullable(),
	nach: z.string().nullable(),
	/** Where the values are statuses: what they are shown with. */
	statusVon: statusRef.nullable(),
	statusNach: statusRef.nullable(),
});

/** One line of the history: `akteur` followed by `satz` reads as a sentence. */
export const historieneintrag = z.object({
	version: z.int(),
	zeit,
	/** null: the system, or whoever signed by a link. */
	akteur: benutzerRef.nullable(),
	/** The name under a signature that is told. */
	unterzeichner: z.string().nullable(),
	impersoniertVon: benutzerRef.nullable(),
	art: z.enum(['STATUS', 'DATEN', 'VERTRAG', 'DOKUMENT', 'BEMERKUNG', 'NACHRICHT', 'SYSTEM']),
	satz: z.string(),
	/** A status was set by hand, past the rules. */
	isManuell: z.boolean(),
	statuswechsel: z.array(z.object({ katalog: katalogname, von: z.int().nullable(), nach: z.int() })),
	aenderungen: z.array(aenderung),
	text: z.string().nullable(),
	bemerkungID: id.nullable(),
	/** Files that went with a message. */
	anhaenge: z.array(z.object({ gid: id, name: z.string() })),
	sichtbarkeit: rolle.nullable(),
	wiedervorlageAm: tag.nullable(),
	/** The remark may be deleted by the caller. */
	isLoeschbar: z.boolean(),
});

/** The file as it was at the end of a day, and what has changed since. */
export const stand = z.object({
	am: tag,
	/** null: it didn't exist yet. */
	freiwilliger: freiwilliger.nullable(),
	/** From then (`von`) to now (`nach`). */
	unterschiede: z.array(aenderung),
	/** Seminars and their days as they were then; empty: none, or seminars aren't kept here. */
	seminare: z.array(z.object({ bezeichnung: z.string(), wert: z.string().nullable(), status: statusRef.nullable() })),
	version: z.int(),
});

/** Does the chain of the file's events still hold? */
export const pruefung = z.object({
	ok: z.boolean(),
	ereignisse: z.int(),
	geprueftAm: zeit,
	/** The first event that doesn't fit. */
	fehler: z.object({ version: z.int(), text: z.string() }).nullable(),
});

/** A field that lists can show and be filtered by beside their own columns. */
export const listenfeld = z.object({
	feld: z.string(),
	bezeichnung: z.string(),
	art: z.enum(['text', 'zahl', 'tag', 'janein', 'auswahl', 'eintrag', 'eintraege', 'betrag', 'gruppierung']),
	/** What may be chosen from, where that is fixed. */
	optionen: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** A row of the log of status changes. */
export const statuswechselzeile = z.object({
	freiwilligerID: id,
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	von: freiwilligerStatus.nullable(),
	nach: freiwilligerStatus,
	akteur: benutzerRef.nullable(),
	impersoniertVon: benutzerRef.nullable(),
	zeit,
	manuell: z.boolean(),
	grund: z.string().nullable(),
});
