import { z } from 'zod';
import { dokumentenakte } from '#api/contract/formen/dokument.ts';
import {
	bewerbung,
	erziehungsberechtigter,
	freiwilliger,
	historieneintrag,
	pruefung,
	stand,
} from '#api/contract/formen/freiwilliger.ts';
import { verstoss, wunsch } from '#api/contract/formen/wunsch.ts';
import { TATARTEN } from '#domain/akte/tat.ts';
import { KUENDIGUNG_DURCH } from '#domain/felder/vertragsfelder.ts';
import { resturlaub } from '#domain/felder/zahl.ts';
import {
	einladungAnnehmenEingabe,
	erfassungEingabe,
	erziehungsberechtigterEingabe,
	freiwilligerAendern,
	nachrichtanhaenge,
	nachrichtdokumente,
	registrierungEingabe,
	stelle,
} from '../eingaben.ts';
import { eins, route } from '../route.ts';
import { mailstatus } from '../system/postausgang.ts';
import { id, pflichttext, rolle, tag, text, version, wunschStatus, zeit } from '../werte.ts';

const area = 'freiwilliger';
const einmalToken = { token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) };

/** How a file begins. */
export const akteBeginn = {
	registrieren: route({
		method: 'POST',
		path: '/v1/freiwilliger/registrierung',
		area,
		titel: 'Sich selbst registrieren',
		action: 'registrieren',
		body: registrierungEingabe,
		beilage: true,
		status: 201,
		response: eins(z.object({ id })),
	}),
	erfassen: route({
		method: 'POST',
		path: '/v1/freiwilliger/erfassung',
		area,
		titel: 'Freiwillige von Hand anlegen',
		action: 'erfassen',
		zyklus: true,
		body: erfassungEingabe,
		status: 201,
		response: eins(freiwilliger),
	}),
	zeigeOrtseinladung: route({
		method: 'GET',
		path: '/v1/freiwilliger/invitation/{token}',
		area,
		titel: 'Wozu ein Link einlädt; das Ansehen verbraucht nichts',
		action: 'einladungAnnehmen',
		params: einmalToken,
		extra: true,
		niePrefetch: true,
		response: eins(
			z.object({
				vorname: z.string(),
				nachname: z.string(),
				email: z.string(),
				einsatzort: z.string().nullable(),
				plz: z.string().nullable(),
				ort: z.string().nullable(),
				einsatzstelle: z.string().nullable(),
				/** Of the place; id of the upload. */
				bild: id.nullable(),
				dienstart: z.string().nullable(),
				betreuer: z.string().nullable(),
				absender: z.string().nullable(),
				nachricht: z.string().nullable(),
				gueltigBis: zeit,
				/** There is an account of this address: no need to register. */
				hatKonto: z.boolean(),
			}),
		),
	}),
	einladungAnnehmen: route({
		method: 'POST',
		path: '/v1/freiwilliger/invitation/accept/{token}',
		area,
		titel: 'Eine Einladung annehmen',
		action: 'einladungAnnehmen',
		params: einmalToken,
		body: einladungAnnehmenEingabe,
		response: eins(z.object({ freiwilligerID: id })),
	}),
	zeigeVorschlag: route({
		method: 'GET',
		path: '/v1/freiwilliger/vorschlag/{token}',
		area,
		titel: 'Welche Stelle der Link einer E-Mail vorschlägt; das Ansehen verbraucht nichts',
		action: 'vorschlagPerLink',
		params: einmalToken,
		extra: true,
		niePrefetch: true,
		response: eins(
			z.object({
				vorname: z.string().nullable(),
				einsatzort: z.string().nullable(),
				plz: z.string().nullable(),
				ort: z.string().nullable(),
				einsatzstelle: z.string().nullable(),
				/** Of the place; id of the upload. */
				bild: id.nullable(),
				dienstart: z.string().nullable(),
				betreuer: z.string().nullable(),
			}),
		),
	}),
	beantworteVorschlagPerLink: route({
		method: 'POST',
		path: '/v1/freiwilliger/vorschlag/{token}',
		area,
		titel: 'Einen Stellenvorschlag über den Link der E-Mail beantworten',
		action: 'vorschlagPerLink',
		params: einmalToken,
		extra: true,
		body: z.strictObject({ annehmen: z.boolean(), nachricht: text(4000).optional() }),
	}),
};

/** What is read of a file. */
export const akteLesen = {
	holeFreiwilliger: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}',
		area,
		titel: 'Freiwillige mit Bewerbungen, Vertrag und Erziehungsberechtigten',
		action: 'akteLesen',
		api: 'LESEN_FREIWILLIGE',
		response: eins(freiwilliger),
	}),
	holeBewerbung: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/bewerbung',
		area,
		titel: 'Sichtbare Bewerbungen und mögliche Aktionen',
		action: 'akteLesen',
		response: eins(bewerbung),
	}),
	holeHistorie: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/historie',
		area,
		titel: 'Verlauf und Bemerkungen',
		action: 'akteLesen',
		response: eins(z.array(historieneintrag)),
	}),
	listeAktenmails: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/mails',
		area,
		titel: 'Welche E-Mails zu dieser Akte gesendet wurden oder warten',
		action: 'aktenmailsLesen',
		response: eins(
			z
				.array(
					z.object({
						id,
						/** Of the entry of the history it tells of; null: none does. */
						version: z.int().nullable(),
						bezeichnung: z.string(),
						/** Whom it went to by name, as long as that is kept. */
						an: z.string().nullable(),
						/** Kind of recipient. */
						empfaenger: z.string().nullable(),
						status: mailstatus,
						erstelltAm: zeit,
						gesendetAm: zeit.nullable(),
						/** Its text can still be read. */
						isAufbewahrt: z.boolean(),
					}),
				)
				.readonly(),
		),
		extra: true,
	}),
	holeAktenmail: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/mails/{mailID}',
		area,
		titel: 'Eine E-Mail, wie sie gesendet wurde, ohne ihre Einmal-Links',
		action: 'aktenmailsLesen',
		response: eins(z.object({ betreff: z.string(), text: z.string(), anhaenge: z.array(z.string()).readonly() })),
		extra: true,
	}),
	holeWartezeiten: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/wartezeiten',
		area,
		titel: 'Wie lange ein Schritt üblicherweise dauert und wen man fragen kann',
		action: 'akteLesen',
		response: eins(
			z.object({
				/** What was usual in the cycle before; nothing where it had too few cases. */
				zeiten: z.array(z.object({ status: wunschStatus, tage: z.int(), anzahl: z.int() })),
				/** Of the Traeger; the picture is the id of an upload. */
				kontakt: z.object({
					name: z.string(),
					email: z.string().nullable(),
					telefon: z.string().nullable(),
					bild: id.nullable(),
				}),
			}),
		),
		extra: true,
	}),
	holeDokumentenakte: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/akte',
		area,
		titel: 'Angeforderte und vorhandene Dokumente',
		action: 'akteLesen',
		response: eins(dokumentenakte),
	}),
	holeStand: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/stand',
		area,
		titel: 'Die Akte an einem früheren Tag',
		action: 'aktePruefen',
		query: z.strictObject({ am: tag }),
		response: eins(stand),
		extra: true,
	}),
	pruefeAkte: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/pruefung',
		area,
		titel: 'Prüfen, ob der Verlauf unverändert ist',
		action: 'aktePruefen',
		response: eins(pruefung),
		extra: true,
	}),
	holeBetreuer: route({
		method: 'GET',
		path: '/v1/freiwilliger/betreuer/{betreuerUserID}/extra-infos',
		area,
		titel: 'Kontaktkarte einer Betreuerin oder eines Betreuers',
		action: 'betreuerLesen',
		response: eins(
			z.object({
				name: z.string(),
				email: z.string().nullable(),
				telefon: z.string().nullable(),
				funktion: z.string().nullable(),
				/** Id of the upload. */
				bild: id.nullable(),
			}),
		),
	}),
};

/** What is done to a volunteer himself. */
export const freiwilligerVerben = {
	aendereFreiwilliger: route({
		method: 'PUT',
		path: '/v1/freiwilliger/{id}',
		area,
		titel: 'Daten ändern, Status von Hand setzen, Nachbearbeitung abschließen',
		action: 'bearbeiten',
		body: freiwilligerAendern,
		response: eins(freiwilliger),
	}),
	stimmeDatenschutzZu: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/datenschutz',
		area,
		titel: 'Der Datenschutzerklärung zustimmen, wie sie gezeigt wurde',
		action: 'datenschutzZustimmen',
		body: z.strictObject({ datenschutzVersion: version }),
		extra: true,
	}),
	loescheFreiwilliger: route({
		method: 'DELETE',
		path: '/v1/freiwilliger/{id}',
		area,
		titel: 'Freiwillige löschen',
		action: 'loeschen',
		query: z.strictObject({
			bestaetigung: z.string().max(50).optional(),
			widersprochen: z.enum(['true', 'false']).optional(),
		}),
	}),
	gleicheAkteAb: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/akte/sync',
		area,
		titel: 'Dokumentanforderungen neu berechnen',
		action: 'akteAbgleichen',
		response: eins(z.object({ neu: z.int(), entfallen: z.int() })),
	}),
	uebernimmInZyklus: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/move-zyklus',
		area,
		titel: 'In den aktiven Zyklus übernehmen',
		action: 'zyklusUebernehmen',
		response: eins(freiwilliger),
	}),
	bewerben: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/stellen',
		area,
		titel: 'Sich für Stellen bewerben',
		action: 'bewerben',
		body: z.array(stelle).min(1).max(20),
		status: 201,
		response: eins(z.array(wunsch)),
	}),
	beantworteVorschlag: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/stellen/{stellenId}/vorschlag',
		area,
		titel: 'Einen Stellenvorschlag beantworten',
		action: 'vorschlagAnnehmen',
		body: z.strictObject({ annehmen: z.boolean(), nachricht: text(4000).optional() }),
		response: eins(wunsch),
	}),
	schlageVor: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/vorschlag',
		area,
		titel: 'Eine Stelle vorschlagen',
		action: 'vorschlagen',
		body: z.strictObject({
			einsatzortID: id.optional(),
			betreuerUserID: id.optional(),
			nachricht: text(4000).optional(),
			dienstartID: id.optional(),
		}),
		status: 201,
		response: eins(wunsch),
	}),
	aendereTraegerBetreuer: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/update-betreuer',
		area,
		titel: 'Betreuung beim Träger festlegen',
		action: 'traegerBetreuerAendern',
		body: z.strictObject({ traegerBetreuerUserID: id.nullable() }),
		response: eins(freiwilliger),
	}),
	nimmZurueck: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/rueckgaengig',
		area,
		titel: 'Den eigenen letzten Schritt zurücknehmen',
		action: 'zuruecknehmen',
		/** `objektID`: the wish or the document it was done to; null: neither. */
		body: z.strictObject({ tat: z.enum(TATARTEN), objektID: id.nullable() }),
	}),
	sendeNachricht: route({
		method: 'POST',
		path: '/v1/freiwilliger/{freiwilligerID}/nachricht',
		area,
		titel: 'Eine Nachricht senden',
		action: 'nachricht',
		body: z.strictObject({
			betreff: pflichttext(200),
			text: pflichttext(10_000),
			anhaenge: nachrichtanhaenge.default([]),
			dokumente: nachrichtdokumente.default([]),
			kopieAnMich: z.boolean().default(false),
			/** Volunteers who get it although they got the same today. */
			nochmals: z.array(id).max(1).optional(),
		}),
	}),
	probiereNachricht: route({
		method: 'POST',
		path: '/v1/freiwilliger/{freiwilligerID}/nachricht/probe',
		area,
		titel: 'Prüfen, ob eine Nachricht ankommen würde, ohne sie zu senden',
		action: 'nachricht',
		extra: true,
		body: z.strictObject({
			betreff: text(200),
			text: text(10_000),
			dokumente: nachrichtdokumente.optional(),
			nochmals: z.array(id).max(1).optional(),
		}),
		response: eins(z.array(verstoss).readonly()),
	}),
	testeNachricht: route({
		method: 'POST',
		path: '/v1/freiwilliger/{freiwilligerID}/nachricht/test',
		area,
		titel: 'Eine Nachricht, wie diese Person sie bekäme, an sich selbst senden',
		action: 'nachricht',
		extra: true,
		body: z.strictObject({
			betreff: pflichttext(200),
			text: pflichttext(10_000),
			wunschID: id.nullable().default(null),
		}),
	}),
	holeNachrichtwerte: route({
		method: 'GET',
		path: '/v1/freiwilliger/{freiwilligerID}/nachricht/werte',
		area,
		titel: 'Womit eine Nachricht an diese Person gefüllt würde, je Angabe, und was um ihren Text steht',
		action: 'nachricht',
		extra: true,
		query: z.strictObject({ wunschID: id.optional() }),
		response: eins(
			z.object({
				name: z.string(),
				email: z.string().nullable(),
				rahmen: z.object({ betreff: z.string(), inhalt: z.string() }),
				/** In domain units: days `YYYY-MM-DD`, cents, tenths of an hour. */
				werte: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
			}),
		),
	}),
	bemerke: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/historie',
		area,
		titel: 'Eine Bemerkung schreiben',
		action: 'bemerken',
		body: z.strictObject({
			text: pflichttext(4000),
			sichtbarkeit: rolle.optional(),
			wiedervorlageAm: tag.nullable().optional(),
		}),
		status: 201,
		response: eins(historieneintrag),
	}),
	tritDienstAn: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/dienstantritt',
		area,
		titel: 'Dienstantritt oder Nichtantritt festhalten',
		action: 'antreten',
		body: z.strictObject({ angetreten: z.boolean(), datum: tag.optional(), grund: text(2000).optional() }),
		response: eins(freiwilliger),
	}),
	beendeDienst: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/dienstende',
		area,
		titel: 'Den Dienst beenden',
		action: 'beenden',
		body: z.strictObject({
			datum: tag.optional(),
			grund: text(2000).optional(),
			resturlaubTage: resturlaub(),
			kuendigungDurch: z.enum(KUENDIGUNG_DURCH).optional(),
			bestaetigt: z.boolean().default(false),
		}),
		response: eins(freiwilliger),
	}),
	legeErziehungsberechtigteAn: route({
		method: 'POST',
		path: '/v1/freiwilliger/{freiwilligerId}/erziehungsberechtigte',
		area,
		titel: 'Erziehungsberechtigte Person anlegen',
		action: 'erziehungsberechtigteAnlegen',
		body: erziehungsberechtigterEingabe,
		status: 201,
		response: eins(erziehungsberechtigter),
	}),
	aendereErziehungsberechtigte: route({
		method: 'PUT',
		path: '/v1/freiwilliger/{freiwilligerId}/erziehungsberechtigte/{id}',
		area,
		titel: 'Erziehungsberechtigte Person ändern',
		action: 'erziehungsberechtigteBearbeiten',
		body: erziehungsberechtigterEingabe,
		response: eins(erziehungsberechtigter),
	}),
	entferneErziehungsberechtigte: route({
		method: 'DELETE',
		path: '/v1/freiwilliger/{freiwilligerId}/erziehungsberechtigte/{id}',
		area,
		titel: 'Erziehungsberechtigte Person entfernen',
		action: 'erziehungsberechtigteBearbeiten',
	}),
};
