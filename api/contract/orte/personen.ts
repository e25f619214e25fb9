import { z } from 'zod';
import { sortierbar } from '#domain/liste/liste.ts';
import { PERSONEN } from '#domain/liste/personen.ts';
import { OPT_IN_STATUS } from '#domain/person/person-felder.ts';
import { exportquery, listenquery } from '../filter.ts';
import { begonnen } from '../formen/sammellauf.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { eins, liste, route } from '../route.ts';
import { benutzerRef, id, listenID, rolle, version, zeit } from '../werte.ts';

const area = 'person';
const wort = z.string().nullable();

const NACH_PERSON = sortierbar(PERSONEN);

/** Several, separated by commas. */
const funktionenIds = z
	.string()
	.max(1000)
	.transform((text) => text.split(',').filter(Boolean))
	.pipe(z.array(listenID));
/** What is typed into the list's search field. */
const sucheHelper = z
	.string()
	.max(200)
	.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Invalides Format');
const personenquery = listenquery(NACH_PERSON).extend({
	filterFunktionenIds: funktionenIds.optional(),
	sucheHelper: sucheHelper.optional(),
});

const funktion = z.object({
	adresseID: id,
	adresse: z.string(),
	typ: z.enum(['EINSATZSTELLE', 'EINSATZORT', 'VERBAND', 'SPORTKREIS', 'TRAEGER']),
	/** Of an Einsatzort: its Einsatzstelle; of everything else its own name. */
	einsatzstelle: z.string(),
	funktionID: listenID,
	funktion: z.string(),
});

const personenzeile = z.object({
	id,
	vorname: z.string(),
	nachname: z.string(),
	position: wort,
	email: wort,
	optInStatus: z.enum(OPT_IN_STATUS),
	isSystemmailEmpfaenger: z.boolean(),
	/** Named as receiver, with an address that counts. */
	empfaengtSystemmails: z.boolean(),
	benutzer: benutzerRef.nullable(),
	/** Of a site: at its own addresses. */
	funktionen: z.array(funktion),
	isAktiv: z.boolean(),
});

const person = z.object({
	...personenzeile.shape,
	anrede: wort,
	titelID: id.nullable(),
	titel: wort,
	/** Since when nothing can be delivered to the address; for the Traeger. */
	unzustellbarSeit: zeit.nullable(),
	/** Takes the place of the address once it is confirmed. */
	emailNeu: wort,
	/** The tenant asks for the confirmation of addresses. */
	isOptInErforderlich: z.boolean(),
	telefon: wort,
	mobil: wort,
	bildUploadID: id.nullable(),
	bemerkung: wort,
	version,
});

/** What the rules of the fields say, the decision says. */
const eingabe = z.string().max(5000).nullable();
const angaben = {
	anrede: eingabe,
	titelID: id.nullable(),
	vorname: eingabe,
	nachname: eingabe,
	telefon: eingabe,
	mobil: eingabe,
	position: eingabe,
	bildUploadID: id.nullable(),
	bemerkung: eingabe,
	isSystemmailEmpfaenger: z.boolean(),
};
const angabe = z.strictObject({ adresseID: id, funktionID: listenID });
const zuordnungen = z
	.array(z.strictObject({ personID: id, ...angabe.shape }))
	.min(1, 'Dies ist ein Pflichtfeld')
	.max(200);

const eintrag = z.object({
	version: z.int(),
	zeit,
	akteur: benutzerRef.nullable(),
	impersoniertVon: benutzerRef.nullable(),
	/** The person himself, by the link of a mail. */
	isSelbst: z.boolean(),
	/** Rest of a sentence whose subject is the one who acted. */
	satz: z.string(),
	aenderungen: z.array(z.object({ bezeichnung: z.string(), von: wort, nach: wort })),
});

/** The file as the server gives it out and the browser takes it. */
const excel = z.custom<Uint8Array | Blob>();

/** Contact persons of the addresses. */
export const personen = {
	listePersonen: route({
		method: 'GET',
		path: '/v1/person',
		area,
		titel: 'Ansprechpersonen',
		action: 'personenLesen',
		api: 'LESEN_PERSONEN',
		query: personenquery,
		response: liste(personenzeile),
	}),
	zaehlePersonen: zaehlroute({ area, path: '/v1/person', was: 'Ansprechpersonen', action: 'personenLesen' }),
	listePersonenAlias: route({
		method: 'GET',
		path: '/v1/person/list',
		area,
		titel: 'Ansprechpersonen',
		action: 'personenLesen',
		api: 'LESEN_PERSONEN',
		query: personenquery,
		response: liste(personenzeile),
	}),
	legePersonAn: route({
		method: 'POST',
		path: '/v1/person',
		area,
		titel: 'Eine Person anlegen',
		action: 'personenBearbeiten',
		body: z.strictObject({
			...z.object(angaben).partial().shape,
			email: eingabe.default(null),
			funktionen: z.array(angabe).max(200).default([]),
		}),
		status: 201,
		response: eins(person),
	}),
	exportPersonen: route({
		method: 'GET',
		path: '/v1/person/export',
		area,
		titel: 'Ansprechpersonen als Excel-Datei',
		action: 'personenExportieren',
		query: exportquery(NACH_PERSON).extend({
			filterFunktionenIds: funktionenIds.optional(),
			sucheHelper: sucheHelper.optional(),
		}),
		response: excel,
		contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	}),
	holePerson: route({
		method: 'GET',
		path: '/v1/person/{id}',
		area,
		titel: 'Eine Person',
		action: 'personenLesen',
		response: eins(person),
	}),
	aenderePerson: route({
		method: 'PUT',
		path: '/v1/person/{id}',
		area,
		titel: 'Angaben einer Person ändern, sie aktivieren oder deaktivieren',
		action: 'personenBearbeiten',
		body: z.strictObject({
			...z.object(angaben).partial().shape,
			isAktiv: z.boolean().optional(),
			version: version.optional(),
		}),
		response: eins(person),
	}),
	aenderePersonEmail: route({
		method: 'PUT',
		path: '/v1/person/{id}/email',
		area,
		titel: 'Die E-Mail-Adresse einer Person ändern, mit Bestätigung',
		action: 'personEmailAendern',
		body: z.strictObject({ email: eingabe }),
	}),
	bestaetigePerson: route({
		method: 'GET',
		path: '/v1/person/confirm/{optinKey}',
		area,
		titel: 'Die E-Mail-Adresse einer Person bestätigen',
		action: 'personBestaetigen',
		params: { optinKey: z.string().max(100) },
		niePrefetch: true,
		response: eins(z.object({})),
	}),
	holePersonHistorie: route({
		method: 'GET',
		path: '/v1/person/{id}/historie',
		area,
		titel: 'Verlauf einer Person, das Neueste zuerst',
		action: 'personHistorieLesen',
		response: eins(z.array(eintrag)),
	}),
	weiseFunktionenZu: route({
		method: 'POST',
		path: '/v1/person/funktionen',
		area,
		titel: 'Personen Funktionen zuweisen',
		action: 'personenBearbeiten',
		body: zuordnungen,
		status: 201,
		response: eins(zuordnungen),
	}),
	entzieheFunktionen: route({
		method: 'DELETE',
		path: '/v1/person/funktionen',
		area,
		titel: 'Personen Funktionen entziehen',
		action: 'personenBearbeiten',
		body: zuordnungen,
		auchInAnsicht: true,
	}),
	legePersonZugangAn: route({
		method: 'POST',
		path: '/v1/person/{id}/create-user',
		area,
		titel: 'Zu einer Person ein Benutzerkonto anlegen',
		action: 'personZugangAnlegen',
		body: z.strictObject({ rollen: z.array(rolle).min(1, 'Dies ist ein Pflichtfeld').max(5) }),
		status: 201,
		response: eins(
			z.object({
				id,
				vorname: z.string(),
				nachname: z.string(),
				email: z.string(),
				rollen: z.array(rolle).readonly(),
				status: z.int(),
			}),
		),
	}),
	legePersonenZugaengeAn: route({
		method: 'POST',
		path: '/v1/person/create-ap-users',
		area,
		titel: 'Zu allen Ansprechpersonen ohne Zugang Benutzerkonten anlegen',
		action: 'personenVerknuepfen',
		body: z.strictObject({ adresseIDs: z.array(id).max(2000).optional() }).optional(),
		status: 202,
		response: eins(begonnen),
	}),
	verknuepfePerson: route({
		method: 'POST',
		path: '/v1/person/link-user',
		area,
		titel: 'Eine Person mit einem Benutzerkonto verknüpfen',
		action: 'personenVerknuepfen',
		body: z.strictObject({ personID: id, userID: id }),
		response: eins(person),
	}),
	loesePerson: route({
		method: 'DELETE',
		path: '/v1/person/link-user',
		area,
		titel: 'Eine Person von ihrem Benutzerkonto lösen',
		action: 'personenVerknuepfen',
		body: z.strictObject({ personID: id }),
		auchInAnsicht: true,
	}),
};
