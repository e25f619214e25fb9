import { z } from 'zod';
import {
	adresse,
	adresseintrag,
	adresszeile,
	gebundenePlaetze,
	offeneEinladung,
	plaetze,
} from '#api/contract/formen/adresse.ts';
import { freiwilligenzeile } from '#api/contract/formen/listen.ts';
import { ADRESSFELDER } from '#domain/adresse/adressfelder.ts';
import { ADRESSEN } from '#domain/liste/adressen.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { eintragIDs, listenfilter, listenquery } from '../filter.ts';
import { begonnen } from '../formen/sammellauf.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { eins, liste, route } from '../route.ts';
import { eingabeformen, leseformen } from '../stammform.ts';
import { id, rolle, version, zeit } from '../werte.ts';

const area = 'adresse';

/** Einsatzstellen, Einsatzorte and other organisations, as they are read. */
export const adressen = {
	listeAdressen: route({
		method: 'GET',
		path: '/v1/adresse',
		area,
		titel: 'Einsatzstellen und Einsatzorte',
		action: 'adressenLesen',
		api: 'LESEN_ADRESSEN',
		zyklus: true,
		query: listenquery(sortierbar(ADRESSEN)),
		response: liste(adresszeile),
	}),
	zaehleAdressen: zaehlroute({ area, path: '/v1/adresse', was: 'Adressen', action: 'adressenLesen', zyklus: true }),
	holeAdresse: route({
		method: 'GET',
		path: '/v1/adresse/{id}',
		area,
		titel: 'Eine Einsatzstelle oder ein Einsatzort',
		action: 'adressenLesen',
		api: 'LESEN_ADRESSEN',
		zyklus: true,
		response: eins(adresse),
	}),
	holeGebundenePlaetze: route({
		method: 'GET',
		path: '/v1/adresse/{id}/kontingente/blocked',
		area,
		titel: 'Gebundene Plätze je Dienstart',
		action: 'kontingenteLesen',
		zyklus: true,
		response: eins(z.array(gebundenePlaetze)),
	}),
	holeAdressplaetze: route({
		method: 'GET',
		path: '/v1/adresse/{id}/plaetze',
		area,
		titel: 'Plätze je Dienstart, über den Zyklus und Monat für Monat',
		action: 'kontingenteLesen',
		zyklus: true,
		extra: true,
		response: eins(z.array(plaetze)),
	}),
	listeAdressfreiwillige: route({
		method: 'GET',
		path: '/v1/adresse/{id}/freiwillige',
		area,
		titel: 'Freiwillige einer Einsatzstelle ab der Vertragseinigung',
		action: 'adressaktLesen',
		zyklus: true,
		query: listenquery(sortierbar(FREIWILLIGE)),
		response: liste(freiwilligenzeile),
	}),
	holeAdresshistorie: route({
		method: 'GET',
		path: '/v1/adresse/{id}/historie',
		area,
		titel: 'Verlauf und Bemerkungen einer Adresse, das Neueste zuerst',
		action: 'adressaktLesen',
		response: eins(z.array(adresseintrag)),
	}),
};

const eingabe = z.string().max(10_000).nullable();

const { typ: _, ...angaben } = eingabeformen(ADRESSFELDER);
const { typ } = leseformen(ADRESSFELDER, ['typ']);
const freiwillig = {
	...z.object(angaben).partial().shape,
	/** BFD places the Einsatzstelle, or of them the Einsatzort, is recognised for. */
	anerkanntePlaetze: z.number().nullable().optional(),
	zyklen: z
		.array(z.strictObject({ zyklusID: id, isAktiv: z.boolean(), isOnline: z.boolean() }))
		.max(50)
		.optional(),
};

const koordinaten = z.object({
	lat: z.number(),
	lon: z.number(),
	/** Only the area of the postcode is known: its town. Entered ones have none. */
	bereich: z.string().nullable(),
});

/** Entries by their ids, or exactly what the list shows with this filter. */
const auswahl = z
	.strictObject({ ids: eintragIDs.optional(), filter: listenfilter.optional() })
	.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
		error: 'Bitte nennen Sie entweder Einträge oder einen Filter.',
		path: ['ids'],
	});
/** Addresses: what is changed of them. */
export const adressverwaltung = {
	legeAdresseAn: route({
		method: 'POST',
		path: '/v1/adresse',
		area,
		titel: 'Eine Adresse anlegen',
		action: 'adressenPflegen',
		api: 'SCHREIBEN_ADRESSEN',
		zyklus: true,
		body: z.strictObject({ ...freiwillig, typ }),
		status: 201,
		response: eins(adresse),
	}),
	aendereAdresse: route({
		method: 'PUT',
		path: '/v1/adresse/{id}',
		area,
		titel: 'Angaben einer Adresse und ihre Teilnahme an Zyklen ändern, sie aktivieren oder deaktivieren',
		action: 'adresseBearbeiten',
		api: 'SCHREIBEN_ADRESSEN',
		zyklus: true,
		body: z.strictObject({ ...freiwillig, isAktiv: z.boolean().optional(), version: version.optional() }),
		response: eins(adresse),
	}),
	loescheAdresse: route({
		method: 'DELETE',
		path: '/v1/adresse/{id}',
		area,
		titel: 'Eine Adresse löschen, die nirgends verwendet wird',
		action: 'adressenPflegen',
	}),
	bemerkeAdresse: route({
		method: 'POST',
		path: '/v1/adresse/{id}/historie',
		area,
		titel: 'Eine Bemerkung zu einer Adresse schreiben',
		action: 'adresseBemerken',
		body: z.strictObject({ text: z.string().max(4000), sichtbarkeit: rolle.optional() }),
		status: 201,
		response: eins(z.object({ bemerkungID: id })),
	}),
	loescheAdressbemerkung: route({
		method: 'DELETE',
		path: '/v1/adresse/{id}/historie/{bemerkungID}',
		area,
		titel: 'Eine Bemerkung zu einer Adresse löschen: die eigene binnen 24 Stunden, als Administrator jede',
		action: 'bemerkungLoeschen',
		extra: true,
	}),
	verorteAdresse: route({
		method: 'POST',
		path: '/v1/adresse/{id}/coordinates',
		area,
		titel: 'Koordinaten einer Adresse setzen oder aus der Anschrift ermitteln',
		action: 'adresseBearbeiten',
		body: z.union([
			z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
			z.strictObject({}),
		]),
		response: eins(koordinaten),
	}),
	stelleAdressenOnline: route({
		method: 'POST',
		path: '/v1/adresse/online',
		area,
		titel: 'Viele Einsatzorte auf der Karte des Zyklus zeigen',
		action: 'adressenPflegen',
		zyklus: true,
		extra: true,
		body: auswahl,
		status: 202,
		response: eins(begonnen),
	}),
	verorteAdressen: route({
		method: 'POST',
		path: '/v1/adresse/koordinaten',
		area,
		titel: 'Vielen Adressen ohne Koordinaten die ihrer Postleitzahl geben',
		action: 'adressenPflegen',
		zyklus: true,
		extra: true,
		body: auswahl,
		status: 202,
		response: eins(begonnen),
	}),
	listeOrtseinladungen: route({
		method: 'GET',
		path: '/v1/adresse/{id}/einladungen',
		area,
		titel: 'Offene Einladungen zu einem Einsatzort oder den Einsatzorten einer Einsatzstelle, die neueste zuerst',
		action: 'adresseEinladen',
		zyklus: true,
		extra: true,
		response: eins(z.array(offeneEinladung)),
	}),
	zieheOrtseinladungZurueck: route({
		method: 'DELETE',
		path: '/v1/adresse/{id}/einladungen/{einladungID}',
		area,
		titel: 'Eine offene Einladung zu einem Einsatzort zurückziehen; ihr Link gilt dann nicht mehr',
		action: 'adresseEinladen',
		extra: true,
	}),
	ladeZumOrtEin: route({
		method: 'POST',
		path: '/v1/adresse/{id}/invite',
		area,
		titel: 'Jemanden zu einem Einsatzort einladen',
		action: 'adresseEinladen',
		zyklus: true,
		body: z.strictObject({
			email: eingabe,
			vorname: eingabe,
			nachname: eingabe,
			/** Of those people may apply for; left out: the one of `x-Zyklus`. */
			zyklusID: id.optional(),
			dienstartID: id.nullish(),
			betreuerUserID: id.nullish(),
			nachricht: eingabe.optional(),
		}),
		status: 201,
		response: eins(
			z.object({
				id,
				status: z.enum(['OFFEN', 'ANGENOMMEN', 'ABGELAUFEN', 'ZURUECKGEZOGEN']),
				email: z.string(),
				vorname: z.string(),
				nachname: z.string(),
				einsatzortID: id,
				dienstartID: id,
				betreuerUserID: id,
				gueltigBis: zeit,
			}),
		),
	}),
};
