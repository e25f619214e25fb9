import { z } from 'zod';
import { profil } from '#api/contract/zugang/auth.ts';
import { DRANPARTEIEN } from '#domain/akte/dran/dran.ts';
import { FILTER_OPS } from '#domain/liste/filterops.ts';
import { FEATURES } from '#domain/parameter/features.ts';
import { eins, route } from '../route.ts';
import { freiwilligerStatus, id, rolle, tag, zeit } from '../werte.ts';

const wort = z.string().nullable();

/** A saved view of a list. */
const ansicht = z.strictObject({
	name: z
		.string()
		.trim()
		.min(1, 'Dies ist ein Pflichtfeld')
		.max(60)
		.regex(/^\P{Cc}*$/u, 'Invalides Format'),
	filter: z.string().max(8000),
	spalten: z.array(z.string().max(60)).max(60).default([]),
	sortierung: z.string().max(100).default(''),
	/** Left out: a new one. */
	id: id.optional(),
	/** Whoever is on the staff and knows its id may open it. */
	geteilt: z.boolean().default(false),
});
const gespeichert = ansicht.extend({ id, istEigene: z.boolean() });
const listenname = z.strictObject({ liste: z.string().regex(/^[a-z][a-z-]{1,40}$/) });
/** Beside the own views the one that somebody else shares. */
const mitGeteilter = listenname.extend({ id: id.optional() });

/** A filter of a list in its simplest form, as `f` takes it. */
const filterDahinter = z.object({
	und: z
		.array(
			z.object({
				feld: z.string(),
				op: z.enum(FILTER_OPS),
				wert: z
					.union([
						z.boolean(),
						z.number(),
						z.string(),
						z.array(z.union([z.number(), z.string()]).nullable()).readonly(),
					])
					.optional(),
			}),
		)
		.readonly(),
});

/** An error a page ran into, without anything personal: its number, its kind, and where in the code it came up. */
const browserfehler = z.strictObject({
	fehlerID: z.string().regex(/^[A-Z0-9]{12}$/, 'Invalides Format'),
	art: z.string().regex(/^[A-Za-z]{1,40}$/, 'Invalides Format'),
	/** Of a call that failed: its status and the code of its answer. */
	status: z.int().min(0).max(599).optional(),
	code: z
		.string()
		.regex(/^[A-Z0-9_]{1,40}$/, 'Invalides Format')
		.optional(),
	/** The page as the router names it, with placeholders: `/admin/freiwillige/$id`. */
	seite: z.string().regex(/^[\w/$.-]{1,120}$/, 'Invalides Format'),
	/** Innermost first: `index-Bx7.js:12:345`. */
	stellen: z.array(z.string().regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/, 'Invalides Format')).max(12),
});

/** What the start page shows, in the same scope as the lists. */
const aufgegeben = z.object({ anzahl: z.int(), seit: zeit.nullable() }).readonly();

const liste = z.enum([
	'bewerbungen',
	'freiwillige',
	'dokumente',
	'unterschriften',
	'seminare',
	'seminarnachweise',
	'bfd-vereinbarungen',
	'bescheinigungen',
]);
/** A number of the list with the filter `f`. */
const listenzahl = z.object({
	liste,
	f: filterDahinter,
	anzahl: z.int(),
	/** The day of the oldest, or of the next one due. */
	frueheste: tag.nullable(),
	/** What to open where there is just one: the file, the seminar, or the signature. */
	einzigeID: id.nullable(),
});
const startzahl = listenzahl.extend({
	art: z.enum([
		'NEU',
		'NEU_MINDERJAEHRIG',
		'OHNE_KONTAKT',
		'UNKONTAKTIERT',
		'VERHANDLUNG',
		'EINIGUNG',
		'EIGENE_EINIGUNG',
		'EINIGUNG_ANDERE',
		'BEWERBUNGEN_ANDERE',
		'NACHGEFRAGT',
		'ANTRITT',
		'ENDE',
		'PRUEFEN',
		'UEBERFAELLIG',
		'UEBERFAELLIG_ANDERE',
		'BEREITSTELLEN',
		'BESIEGELUNG',
		'UNTERSCHRIFTEN',
		'EIGENE_UNTERSCHRIFTEN',
		'IM_DIENST',
		'SEMINARTAGE_VERLOREN',
		'SEMINARTAGE_BALD',
		'OHNE_GRUPPE',
		'NACHWEISE_PRUEFEN',
		'SEMINARE_DURCHFUEHREN',
		'SEMINARE_WARTELISTE',
		'BFD_ERINNERN',
		'BESCHEINIGEN',
	]),
	/** Of these, those the caller looks after; null: the list doesn't name who does. */
	meine: listenzahl.nullable(),
	/** Who else looks after them, the first of them by name, and how many there are besides. */
	betreuer: z.array(z.string()).readonly(),
	weitereBetreuer: z.int(),
	/** Of those that wait for others, how many for whom. */
	parteien: z.partialRecord(z.enum(DRANPARTEIEN), z.int()).nullable(),
});

const startseite = z.object({
	/** What waits, and what there is: each number is that of the list with the filter `f`. */
	zahlen: z.array(startzahl).readonly(),
	/** The caller's own reminders, a week around today. */
	wiedervorlagen: z
		.array(
			z.object({
				bemerkungID: id,
				freiwilligerID: id,
				vorname: wort,
				nachname: wort,
				geschriebenAm: zeit,
				am: tag,
			}),
		)
		.readonly(),
	/** Contracts whose changed terms the caller's side has still to agree to, the oldest first. */
	zustimmungen: z
		.array(z.object({ vertragID: id, freiwilligerID: id, vorname: wort, nachname: wort, seit: zeit }))
		.readonly(),
	/** For staff of the tenant, where numbers are given by hand: contracts all have signed that only lack theirs. */
	ohneNummer: z
		.array(z.object({ vertragID: id, freiwilligerID: id, vorname: wort, nachname: wort, seit: zeit }))
		.readonly(),
	/** For staff of the tenant: addresses whose mails nobody gets; no address: the tenant's own. */
	ohneEmpfaenger: z
		.array(z.object({ adresseID: id.nullable(), bezeichnung: wort, anzahl: z.int(), seit: zeit }))
		.readonly(),
	/** For staff of the tenant: signatures nobody could be asked for by mail. */
	unerreichbar: z
		.array(
			z.object({ sitzungID: id, freiwilligerID: id, vorname: wort, nachname: wort, unterzeichner: wort, seit: zeit }),
		)
		.readonly(),
	/** For administrators: what of the ways to other programs waits for them. */
	anbindungen: z
		.object({
			/** Places that a platform hasn't taken for days, messages that a webhook hasn't. */
			aufgegebenePlaetze: aufgegeben,
			aufgegebeneNachrichten: aufgegeben,
			schluessel: z.object({ ungenutzt: z.int(), laufenAb: z.int() }).readonly(),
		})
		.readonly(),
	/** For staff of the tenant: messages about barriers to be answered within a week, those that are late included. */
	barrieremeldungen: z.object({ anzahl: z.int(), frist: tag.nullable() }).readonly(),
	/** Published seminars ahead, the next ones first; for a site those in which its own have a place. */
	seminare: z
		.array(
			z.object({
				seminarID: id,
				bezeichnung: z.string(),
				von: tag,
				bis: tag,
				ort: wort,
				isOnline: z.boolean(),
				/** Of those the caller looks after. */
				dabei: z.int(),
			}),
		)
		.readonly(),
	/** The steps of the cycle: open applications, and volunteers from the agreement on. */
	stufen: z.array(listenzahl.extend({ status: freiwilligerStatus })).readonly(),
	/** `2026-37`: applications week by week. */
	bewerbungenJeWoche: z.array(z.object({ woche: z.string(), anzahl: z.int() })).readonly(),
	/** For staff of the tenant over all Einsatzstellen, for a site over its Einsatzorte. */
	plaetze: z
		.array(
			z.object({
				dienstartID: id,
				dienstart: z.string(),
				/** Approved; else allotted. */
				isGenehmigt: z.boolean(),
				plaetze: z.int(),
				reserviert: z.int(),
				belegt: z.int(),
				frei: z.int(),
			}),
		)
		.readonly(),
});

/** So many are offered; more are found by their name. */
const BENUTZER_HOECHSTENS = 200;
const kennungen = z
	.string()
	.max(8_000)
	.transform((text) => text.split(','))
	.pipe(z.array(id).max(BENUTZER_HOECHSTENS));

/** Tenant, users, features, and what the shell needs. */
export const system = {
	listeBenutzer: route({
		method: 'GET',
		path: '/v1/system/users',
		area: 'system',
		titel: 'Benutzer als Kurzliste, etwa zur Wahl der Betreuung',
		action: 'benutzerListen',
		query: z.strictObject({
			includeFw: z.enum(['true', 'false']).optional(),
			/** A part of the name. */
			text: z.string().max(100).optional(),
			/** Staff of this Einsatzstelle, of this Einsatzort and of the Traeger; left out: of all. */
			einsatzstelleID: id.optional(),
			einsatzortID: id.optional(),
			/** Of no site besides. */
			nurTraeger: z.literal('true').optional(),
			/** Only these, with commas between them. */
			ids: kennungen.optional(),
			groesse: z.coerce.number().int().min(1).max(BENUTZER_HOECHSTENS).default(BENUTZER_HOECHSTENS),
		}),
		response: eins(
			z.array(
				z.object({
					id,
					name: z.string(),
					rollen: z.array(rolle).readonly(),
					einsatzstelleIDs: z.array(id).readonly(),
					einsatzortIDs: z.array(id).readonly(),
				}),
			),
		),
	}),
	listeFeatures: route({
		method: 'GET',
		path: '/v1/system/features',
		area: 'system',
		titel: 'Freigeschaltete Funktionen',
		action: 'systemLesen',
		response: eins(z.array(z.enum(FEATURES))),
	}),
	listeIntegrationen: route({
		method: 'GET',
		path: '/v1/system/integrations',
		area: 'system',
		titel: 'Aktive Integrationen',
		action: 'systemLesen',
		response: eins(z.array(z.string())),
	}),
	/** For the browser, which can't see its own cookies: a visitor is told so without being refused. */
	holeSitzung: route({
		method: 'GET',
		path: '/v1/system/sitzung',
		area: 'system',
		titel: 'Eigene Sitzung, oder keine',
		action: 'systemLesen',
		response: eins(profil.nullable()),
		extra: true,
	}),
	meldeFehler: route({
		method: 'POST',
		path: '/v1/system/fehler',
		area: 'system',
		titel: 'Einen Fehler der Oberfläche melden',
		action: 'fehlerMelden',
		body: browserfehler,
		extra: true,
	}),
	holeInfo: route({
		method: 'GET',
		path: '/v1/system/info',
		area: 'system',
		titel: 'Version und Mandant',
		action: 'systemLesen',
		response: eins(
			z.object({
				version: z.string(),
				/** When this version came out; of one that isn't in the news, when it was built. */
				zeit,
				mandant: z.string(),
				produktion: z.boolean(),
				/** The day the portal reckons with. */
				heute: tag,
				/** What this version brings first of all. */
				neuerung: z.string().nullable(),
			}),
		),
	}),
	listeAnsichten: route({
		method: 'GET',
		path: '/v1/user/me/ansichten',
		area: 'user',
		titel: 'Gespeicherte Ansichten einer Liste',
		action: 'eigenesKonto',
		query: mitGeteilter,
		response: eins(z.array(gespeichert)),
		extra: true,
	}),
	speichereAnsichten: route({
		method: 'PUT',
		path: '/v1/user/me/ansichten',
		area: 'user',
		titel: 'Ansichten einer Liste speichern: die genannten zu den übrigen, eine davon weg',
		action: 'eigenesKonto',
		query: listenname.extend({ entfernt: id.optional() }),
		body: z.array(ansicht).max(30),
		response: eins(z.array(gespeichert)),
		extra: true,
	}),
	holeStart: route({
		method: 'GET',
		path: '/v1/start',
		area: 'start',
		titel: 'Zahlen und Aufgaben der Startseite',
		action: 'eigenesKonto',
		zyklus: true,
		response: eins(startseite),
		extra: true,
	}),
	holeMenuezahlen: route({
		method: 'GET',
		path: '/v1/start/menue',
		area: 'start',
		titel: 'Was laut Menü auf die angemeldete Person wartet',
		action: 'eigenesKonto',
		zyklus: 'WENN_AKTIV',
		response: eins(z.array(startzahl).readonly()),
		extra: true,
	}),
};
