import { z } from 'zod';
import { BEITRITTE, BENUTZER, EINLADUNGEN } from '#domain/liste/benutzer.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { USER } from '#domain/status/user.ts';
import {
	BEITRITTSSTATUS,
	type Beitrittsstatus,
	EINLADUNGSSTATUS,
	type Einladungsstatus,
} from '#domain/status/zugang.ts';
import { listenquery } from '../filter.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { eins, liste, route } from '../route.ts';
import { benutzerRef, id, rolle, version, zeit } from '../werte.ts';

const area = 'user';
const name = z.string().max(200);
const email = z.string().trim().min(1, 'Dies ist ein Pflichtfeld').max(254);
const rollen = z.array(rolle).max(5);
const adresseIDs = z.array(id).max(500);
/** A one-time token of a mail's link. */
const einmal = z.string().max(100);
const boolesch = z.enum(['true', 'false']);

const adressname = z.object({ id, bezeichnung: z.string(), typ: z.enum(['EINSATZSTELLE', 'EINSATZORT']) });
const nummern = Object.keys(USER.eintraege).map(Number) as (keyof typeof USER.eintraege)[];

const benutzerzeile = z.object({
	id,
	vorname: z.string(),
	nachname: z.string(),
	name: z.string(),
	email: z.string(),
	/** Waits for its confirmation. */
	emailNeu: z.string().nullable(),
	rollen: z.array(rolle).readonly(),
	adressen: z.array(adressname).readonly(),
	status: z.literal(nummern),
	isGesperrt: z.boolean(),
	isBetreuerAutomatischZuweisen: z.boolean(),
	hatZweitenFaktor: z.boolean(),
	sprache: z.enum(['de', 'en']),
	freiwilligerID: id.nullable(),
	personID: id.nullable(),
	letzterLogin: zeit.nullable(),
});
const einBenutzer = eins(z.object({ ...benutzerzeile.shape, version }));

const einladungszeile = z.object({
	id,
	status: z.enum(Object.keys(EINLADUNGSSTATUS) as Einladungsstatus[]),
	email: z.string(),
	vorname: z.string(),
	nachname: z.string(),
	rollen: z.array(rolle).readonly(),
	adressen: z.array(adressname).readonly(),
	isBetreuerAutomatischZuweisen: z.boolean(),
	eingeladenVon: benutzerRef.nullable(),
	erstelltAm: zeit,
	gueltigBis: zeit,
	userID: id.nullable(),
});

const beitrittsstatus = z.enum(Object.keys(BEITRITTSSTATUS) as Beitrittsstatus[]);
const beitrittszeile = z.object({
	id,
	status: beitrittsstatus,
	email: z.string(),
	vorname: z.string(),
	nachname: z.string(),
	adresseID: id.nullable(),
	adresse: z.string().nullable(),
	nachricht: z.string().nullable(),
	isSso: z.boolean(),
	/** The account that has this address already. */
	bestehenderUserID: id.nullable(),
	erstelltAm: zeit,
	entschiedenAm: zeit.nullable(),
	entschiedenVon: benutzerRef.nullable(),
	userID: id.nullable(),
});

/** Users, invitations and join requests. */
export const benutzer = {
	listeVerwalteteBenutzer: route({
		method: 'GET',
		path: '/v1/user',
		area,
		titel: 'Benutzer',
		action: 'benutzerVerwalten',
		query: listenquery(sortierbar(BENUTZER)),
		response: liste(benutzerzeile),
	}),
	zaehleBenutzer: zaehlroute({ area, path: '/v1/user', was: 'Benutzer', action: 'benutzerVerwalten' }),
	listeVerwalteteBenutzerAlias: route({
		method: 'GET',
		path: '/v1/user/list',
		area,
		titel: 'Benutzer',
		action: 'benutzerVerwalten',
		query: listenquery(sortierbar(BENUTZER)),
		response: liste(benutzerzeile),
	}),
	holeBenutzer: route({
		method: 'GET',
		path: '/v1/user/{id}',
		area,
		titel: 'Ein Benutzer',
		action: 'benutzerVerwalten',
		response: einBenutzer,
	}),
	aendereBenutzer: route({
		method: 'PUT',
		path: '/v1/user/{id}',
		area,
		titel: 'Namen, Rollen und Einsatzstellen eines Benutzers ändern, ihn sperren und entsperren',
		action: 'benutzerVerwalten',
		body: z.strictObject({
			vorname: name.optional(),
			nachname: name.optional(),
			rollen: rollen.optional(),
			adresseIDs: adresseIDs.optional(),
			isGesperrt: z.boolean().optional(),
			isBetreuerAutomatischZuweisen: z.boolean().optional(),
			sprache: z.enum(['de', 'en']).optional(),
			version: version.optional(),
		}),
		response: einBenutzer,
	}),
	holeBenutzerHistorie: route({
		method: 'GET',
		path: '/v1/user/{id}/historie',
		area,
		titel: 'Was mit einem Benutzer geschehen ist, das Jüngste zuerst',
		action: 'benutzerVerwalten',
		response: eins(
			z.array(
				z.object({
					version,
					zeit,
					akteur: benutzerRef.nullable(),
					impersoniertVon: benutzerRef.nullable(),
					satz: z.string(),
				}),
			),
		),
		extra: true,
	}),
	listeBeitritte: route({
		method: 'GET',
		path: '/v1/user/join-requests',
		area,
		titel: 'Beitrittsanfragen',
		action: 'benutzerVerwalten',
		query: listenquery(sortierbar(BEITRITTE)),
		response: liste(beitrittszeile),
	}),
	zaehleBeitritte: zaehlroute({
		area,
		path: '/v1/user/join-requests',
		was: 'Beitrittsanfragen',
		action: 'benutzerVerwalten',
	}),
	entscheideBeitritte: route({
		method: 'POST',
		path: '/v1/user/join-requests',
		area,
		titel: 'Über Beitrittsanfragen entscheiden',
		action: 'benutzerVerwalten',
		body: z
			.array(
				z.strictObject({
					id,
					annehmen: z.boolean(),
					rollen: rollen.default([]),
					adresseIDs: adresseIDs.default([]),
				}),
			)
			.min(1, 'Dies ist ein Pflichtfeld')
			.max(100),
		response: eins(
			z.array(
				z.object({
					id,
					/** As it is now; null: there is no such request. */
					status: beitrittsstatus.nullable(),
					userID: id.nullable(),
					/** Why it couldn't be decided so. */
					verstoesse: z.array(z.object({ code: z.string(), text: z.string(), feld: z.string().optional() })),
				}),
			),
		),
	}),
	listeEinladungen: route({
		method: 'GET',
		path: '/v1/user/einladung',
		area,
		titel: 'Einladungen',
		action: 'benutzerVerwalten',
		query: listenquery(sortierbar(EINLADUNGEN)),
		response: liste(einladungszeile),
	}),
	zaehleEinladungen: zaehlroute({ area, path: '/v1/user/einladung', was: 'Einladungen', action: 'benutzerVerwalten' }),
	ladeBenutzerEin: route({
		method: 'POST',
		path: '/v1/user/einladung',
		area,
		titel: 'Einen Benutzer einladen',
		action: 'benutzerVerwalten',
		body: z.strictObject({
			email: z.string().max(254),
			vorname: name,
			nachname: name,
			rollen,
			adresseIDs: adresseIDs.default([]),
			isBetreuerAutomatischZuweisen: z.boolean().default(false),
		}),
		status: 201,
		response: eins(z.object({ id, gueltigBis: zeit })),
	}),
	pruefeEinladung: route({
		method: 'GET',
		path: '/v1/user/einladung/pruefen',
		area,
		titel: 'Wer eine E-Mail-Adresse schon hat: Benutzer und Personen',
		action: 'benutzerVerwalten',
		query: z.strictObject({ email }),
		response: eins(
			z.object({
				benutzer: benutzerRef.nullable(),
				personen: z.array(z.object({ id, name: z.string(), adressen: z.array(adressname).readonly() })).readonly(),
			}),
		),
		extra: true,
	}),
	holeEinladung: route({
		method: 'GET',
		path: '/v1/user/einladung/{key}',
		area,
		titel: 'Die Einladung hinter einem Link',
		action: 'benutzerEinladungOeffnen',
		params: { key: einmal },
		response: eins(
			z.object({
				email: z.string(),
				vorname: z.string(),
				nachname: z.string(),
				rollen: z.array(rolle).readonly(),
				adressen: z.array(adressname).readonly(),
				/** Name of who invites. */
				absender: z.string().nullable(),
				gueltigBis: zeit,
			}),
		),
	}),
	beendeEinladung: route({
		method: 'DELETE',
		path: '/v1/user/einladung/{id}',
		area,
		titel: 'Eine Einladung zurückziehen (Kennung) oder ablehnen (Schlüssel des Links)',
		action: 'benutzerEinladungOeffnen',
		params: { id: einmal },
	}),
	sendeEinladungErneut: route({
		method: 'PUT',
		path: '/v1/user/einladung/{id}/resend',
		area,
		titel: 'Eine Einladung erneut senden',
		action: 'benutzerVerwalten',
	}),
	listeRollen: route({
		method: 'GET',
		path: '/v1/system/user-roles',
		area: 'system',
		titel: 'Rollen, die der Aufrufer vergeben darf; mit der der Freiwilligen, um nach ihr zu filtern',
		action: 'benutzerVerwalten',
		query: z.strictObject({ includeFw: boolesch.optional() }),
		response: eins(z.array(z.object({ rolle, bezeichnung: z.string() }))),
	}),
};
