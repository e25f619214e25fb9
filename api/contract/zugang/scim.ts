import { z } from 'zod';
import { route } from '../route.ts';
import { scimBenutzer, scimDienst, scimGruppe, scimListe, scimSchema, scimTyp } from './scim-formen.ts';

const gemeinsam = { area: 'scim', action: 'verzeichnisFuehren', verzeichnis: true, amHost: true } as const;

/** Anything: what isn't an id of the portal is nobody's. */
const params = { id: z.string().max(200) };
const UNLESBAR = 'Bitte senden Sie JSON in der Form von SCIM.';
/** Directories send more than the portal knows; what it knows is checked where it is read. */
const ressource = z.record(z.string(), z.unknown(), { error: UNLESBAR });

const wort = z.string().max(4000).optional();
const auswahl = { attributes: wort, excludedAttributes: wort };
const anzeige = z.looseObject(auswahl);
const suche = z.looseObject({ ...auswahl, filter: wort, startIndex: wort, count: wort });

/** Users and groups as a directory keeps them (RFC 7644). */
export const SCIM_ROUTES = {
	holeScimDienst: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/ServiceProviderConfig',
		titel: 'Was SCIM hier kann',
		response: scimDienst,
	}),
	listeScimTypen: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/ResourceTypes',
		titel: 'Arten von Einträgen',
		response: scimListe(scimTyp),
	}),
	holeScimTyp: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/ResourceTypes/{id}',
		titel: 'Eine Art von Einträgen',
		params,
		response: scimTyp,
	}),
	listeScimSchemata: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/Schemas',
		titel: 'Merkmale der Einträge',
		response: scimListe(scimSchema),
	}),
	holeScimSchema: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/Schemas/{id}',
		titel: 'Merkmale einer Art von Einträgen',
		params,
		response: scimSchema,
	}),
	listeScimBenutzer: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/Users',
		titel: 'Benutzer, die das Verzeichnis angelegt oder verbunden hat',
		query: suche,
		response: scimListe(scimBenutzer),
	}),
	sucheScimBenutzer: route({
		...gemeinsam,
		method: 'POST',
		path: '/scim/v2/Users/.search',
		titel: 'Benutzer suchen, mit den Angaben im Inhalt statt in der Adresse',
		body: ressource,
		status: 200,
		response: scimListe(scimBenutzer),
	}),
	legeScimBenutzerAn: route({
		...gemeinsam,
		method: 'POST',
		path: '/scim/v2/Users',
		titel: 'Einen Benutzer anlegen',
		query: anzeige,
		body: ressource,
		status: 201,
		response: scimBenutzer,
	}),
	holeScimBenutzer: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/Users/{id}',
		titel: 'Ein Benutzer',
		params,
		query: anzeige,
		response: scimBenutzer,
	}),
	ersetzeScimBenutzer: route({
		...gemeinsam,
		method: 'PUT',
		path: '/scim/v2/Users/{id}',
		titel: 'Die Angaben zu einem Benutzer ersetzen',
		params,
		query: anzeige,
		body: ressource,
		response: scimBenutzer,
	}),
	aendereScimBenutzer: route({
		...gemeinsam,
		method: 'PATCH',
		path: '/scim/v2/Users/{id}',
		titel: 'Einzelne Angaben zu einem Benutzer ändern',
		params,
		query: anzeige,
		body: ressource,
		response: scimBenutzer,
	}),
	entferneScimBenutzer: route({
		...gemeinsam,
		method: 'DELETE',
		path: '/scim/v2/Users/{id}',
		titel: 'Einen Benutzer sperren und vom Verzeichnis lösen',
		params,
	}),
	listeScimGruppen: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/Groups',
		titel: 'Gruppen, die Rollen geben',
		query: suche,
		response: scimListe(scimGruppe),
	}),
	holeScimGruppe: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/Groups/{id}',
		titel: 'Eine Gruppe mit ihren Mitgliedern',
		params,
		query: anzeige,
		response: scimGruppe,
	}),
	aendereScimGruppe: route({
		...gemeinsam,
		method: 'PATCH',
		path: '/scim/v2/Groups/{id}',
		titel: 'Mitglieder einer Gruppe aufnehmen und entfernen',
		params,
		query: anzeige,
		body: ressource,
		response: scimGruppe,
	}),
	holeScimSelbst: route({
		...gemeinsam,
		method: 'GET',
		path: '/scim/v2/Me',
		titel: 'Gibt es hier nicht: Ein Verzeichnis ist kein Benutzer',
	}),
};
