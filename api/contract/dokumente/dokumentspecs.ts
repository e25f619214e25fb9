import { z } from 'zod';
import {
	spec,
	specAngaben,
	specGanz,
	specImGebrauch,
	specStatus,
	variablenbefund,
} from '#api/contract/formen/dokumentspec.ts';
import { mitInaktiven } from '#api/contract/traeger/stammlisten.ts';
import { feldnamen } from '#domain/felder/feld.ts';
import { PROBEFELDER } from '#domain/papier/probe.ts';
import { eins, route } from '../route.ts';
import { leseformen } from '../stammform.ts';
import { benutzerRef, id, version, zeit } from '../werte.ts';

const area = 'dokumentspec';
const action = 'dokumentspecsPflegen';
const befunde = eins(z.array(variablenbefund));

/** Document specifications: what is asked for or provided, for whom, from when on and how strictly. */
export const dokumentspecs = {
	listeSpecs: route({
		method: 'GET',
		path: '/v1/dokumentspec',
		area,
		titel: 'Alle Dokumentvorlagen in jedem Status; ohne `all` keine gesperrten und abgelösten',
		action,
		query: mitInaktiven,
		response: eins(z.array(spec)),
	}),
	legeSpecAn: route({
		method: 'POST',
		path: '/v1/dokumentspec',
		area,
		titel: 'Eine Dokumentvorlage als Entwurf anlegen, auch mit ihrer PDF-Datei',
		action,
		beilage: true,
		body: z.strictObject(specAngaben).partial().extend({ bezeichnung: specAngaben.bezeichnung }),
		status: 201,
		response: eins(specGanz),
	}),
	listeVeroeffentlichte: route({
		method: 'GET',
		path: '/v1/dokumentspec/published',
		area,
		titel: 'Dokumentvorlagen im Gebrauch, soweit sie einen angehen',
		action: 'dokumentspecsVeroeffentlicht',
		response: eins(z.array(specImGebrauch)),
	}),
	holeSpec: route({
		method: 'GET',
		path: '/v1/dokumentspec/{id}',
		area,
		titel: 'Eine Dokumentvorlage mit ihren Versionen',
		action,
		response: eins(specGanz),
	}),
	aendereSpec: route({
		method: 'PUT',
		path: '/v1/dokumentspec/{id}',
		area,
		titel: 'Eine Dokumentvorlage ändern, veröffentlichen oder entsperren (`status: 10`)',
		action,
		body: z
			.strictObject(specAngaben)
			.partial()
			.extend({ status: z.literal(10).optional(), version: version.optional() }),
		response: eins(specGanz),
	}),
	sperreSpec: route({
		method: 'DELETE',
		path: '/v1/dokumentspec/{id}',
		area,
		titel: 'Eine Dokumentvorlage sperren; ein Entwurf wird gelöscht',
		action,
	}),
	legeVersionAn: route({
		method: 'POST',
		path: '/v1/dokumentspec/{id}/version',
		area,
		titel: 'Eine neue Version einer Dokumentvorlage als Entwurf anlegen',
		action,
		status: 201,
		response: eins(specGanz),
	}),
	loeseSpecAb: route({
		method: 'POST',
		path: '/v1/dokumentspec/{id}/abloesen',
		area,
		titel: 'Eine Dokumentvorlage durch eine andere ablösen; ein Entwurf wird dabei veröffentlicht',
		action,
		body: z.strictObject({ nachfolgerID: id }),
		response: eins(specGanz),
	}),
	holeAbgleich: route({
		method: 'GET',
		path: '/v1/dokumentspec/{id}/abgleich',
		area,
		titel: 'Wie weit die Akten nach der letzten Änderung der Dokumentvorlage sind und was sich in ihnen geändert hat',
		action,
		extra: true,
		response: eins(
			z
				.object({
					id,
					begonnenAm: zeit,
					beendetAm: zeit.nullable(),
					erledigt: z.int(),
					gesamt: z.int(),
					angefordert: z.int(),
					entfallen: z.int(),
					unausgefuellt: z.int(),
					unbearbeitet: z.int(),
				})
				.nullable(),
		),
	}),
	pruefeFreigabe: route({
		method: 'GET',
		path: '/v1/dokumentspec/{id}/check-release',
		area,
		titel: 'Kann die Dokumentvorlage veröffentlicht werden?',
		action,
		response: eins(
			z.object({
				ok: z.boolean(),
				fehler: z.array(z.string()),
				/** What the law wants to read in an agreement, and a placeholder that says it. */
				hinweise: z.array(z.object({ text: z.string(), variable: z.string() })),
				/** Fields of a PDF form that stay empty. */
				luecken: z.array(z.string()),
			}),
		),
	}),
	pruefeVorlage: route({
		method: 'GET',
		path: '/v1/dokumentspec/{id}/check',
		area,
		titel: 'Platzhalter der gespeicherten Vorlage prüfen',
		action,
		response: befunde,
	}),
	pruefeGeaenderteVorlage: route({
		method: 'POST',
		path: '/v1/dokumentspec/{id}/check',
		area,
		titel: 'Platzhalter einer geänderten Vorlage prüfen, auch an den Daten eines Freiwilligen',
		action,
		beilage: true,
		body: z.strictObject({ inhalt: z.string().max(200_000).optional(), freiwilligerID: id.optional() }),
		response: befunde,
	}),
	zeigeVorschau: route({
		method: 'POST',
		path: '/v1/dokumentspec/vorschau',
		area,
		titel: 'Wie ein Text als Dokument aussieht, auch bevor er oder der Briefkopf gespeichert ist',
		action,
		body: z.strictObject({
			bezeichnung: z.string().max(200),
			inhalt: z.string().max(200_000),
			/** Left out: of nobody, with the examples of the catalogue. */
			freiwilligerID: id.optional(),
			/** Of the examples all, or those alone that are always known. */
			fall: z.enum(['VOLL', 'KNAPP']).optional(),
			/** What isn't named is as stored. */
			briefkopf: z
				.strictObject(leseformen(PROBEFELDER, feldnamen(PROBEFELDER)))
				.partial()
				.optional(),
		}),
		contentType: 'application/pdf',
		response: z.string(),
	}),
	ermittleBekannteAngaben: route({
		method: 'GET',
		path: '/v1/dokumentspec/angaben/{id}',
		area,
		titel: 'Welche Angaben einer Vorlage bei einem Freiwilligen bekannt sind, und wie viele ihn gesetzlich vertreten',
		action,
		response: eins(z.strictObject({ bekannt: z.array(z.string()), vertretende: z.number() })),
	}),
	ermittleReichweite: route({
		method: 'POST',
		path: '/v1/dokumentspec/reichweite',
		area,
		titel: 'Wie viele Bewerbende des Zyklus eine Dokumentvorlage heute angeht, auch bevor sie gespeichert ist',
		action,
		zyklus: true,
		body: z.strictObject({
			dienstartIDs: specAngaben.dienstartIDs,
			zyklusVon: specAngaben.zyklusVon,
			zyklusBis: specAngaben.zyklusBis,
			bedingungen: specAngaben.bedingungen,
			nachweisFuer: specAngaben.nachweisFuer,
		}),
		response: eins(z.object({ erfuellt: z.int(), von: z.int() })),
		extra: true,
	}),
	ladeVorlageHerunter: route({
		method: 'GET',
		path: '/v1/dokumentspec/{id}/download/{uploadID}',
		area,
		titel: 'PDF-Datei einer Dokumentvorlage herunterladen',
		action: 'vorlagendateiLesen',
		contentType: 'application/pdf',
		response: z.string(),
	}),
	ladeMusterHerunter: route({
		method: 'GET',
		path: '/v1/dokumentspec/{id}/download/vorlage/muster',
		area,
		titel: 'Vorlage mit Beispielwerten gefüllt',
		action,
		contentType: 'application/pdf',
		response: z.string(),
	}),
	listeVorlagenfelder: route({
		method: 'GET',
		path: '/v1/dokumentspec/{id}/download/vorlage/fields',
		area,
		titel: 'Formularfelder der PDF-Vorlage',
		action,
		response: eins(z.array(z.string())),
	}),
	holeSpecHistorie: route({
		method: 'GET',
		path: '/v1/dokumentspec/{id}/historie',
		area,
		titel: 'Wer an einer Dokumentvorlage was geändert hat, das Neueste zuerst',
		action,
		response: eins(
			z.array(
				z.object({
					id: z.string(),
					zeit,
					/** null: done by the portal. */
					akteur: benutzerRef.nullable(),
					impersoniertVon: benutzerRef.nullable(),
					satz: z.string(),
					aenderungen: z.array(
						z.object({ bezeichnung: z.string(), von: z.string().nullable(), nach: z.string().nullable() }),
					),
				}),
			),
		),
		extra: true,
	}),
	kurzlisteSpecs: route({
		method: 'GET',
		path: '/v1/system/dokumentspecs',
		area: 'system',
		titel: 'Dokumentvorlagen zur Auswahl; mit `all` auch abgelöste und gesperrte',
		action: 'dokumentspecsKurz',
		query: mitInaktiven,
		response: eins(
			z.array(
				z.object({
					id,
					bezeichnung: z.string(),
					status: specStatus,
					nummer: z.int(),
					/** It may go with a message. */
					isMailbar: z.boolean(),
				}),
			),
		),
	}),
	listeDokumenttags: route({
		method: 'GET',
		path: '/v1/system/tags/dokumente',
		area: 'system',
		titel: 'Schlagwörter der Dokumentvorlagen',
		action,
		response: eins(z.array(z.string())),
	}),
	listeSteuerungsfelder: route({
		method: 'GET',
		path: '/v1/system/steuerungsfelder',
		area: 'system',
		titel: 'Felder, die ein Dokument druckt oder bei der Prüfung setzt',
		action,
		response: eins(
			z.array(z.object({ feld: z.string(), bezeichnung: z.string(), wertart: z.enum(['TEXT', 'DATUM', 'JA_NEIN']) })),
		),
	}),
};
