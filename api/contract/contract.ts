import { adressimport } from './adressimport.ts';
import { adressen, adressverwaltung } from './adressverwaltung.ts';
import { ansicht } from './ansicht.ts';
import { apiSchluessel } from './api-schluessel.ts';
import { auth } from './auth.ts';
import { benutzer } from './benutzer.ts';
import { dateien } from './dateien.ts';
import { dokumente } from './dokumente.ts';
import { dokumentspecs } from './dokumentspecs.ts';
import { downloads } from './downloads.ts';
import { dubletten } from './dubletten.ts';
import { einrichtung } from './einrichtung.ts';
import { feldabfragen } from './feldabfragen.ts';
import { akteBeginn, akteLesen, freiwilligerVerben } from './freiwilliger.ts';
import { freiwilligerListen } from './freiwilliger-listen.ts';
import { hilfe } from './hilfe.ts';
import { karte } from './karte.ts';
import { kontingentabfrage } from './kontingentabfrage.ts';
import { kontingente } from './kontingente.ts';
import { kontingentmatrix } from './kontingentmatrix.ts';
import { konto } from './konto.ts';
import { mahnwesen } from './mahnwesen.ts';
import { mailvorlagen } from './mailvorlagen.ts';
import { nachweis } from './nachweis.ts';
import { parameter } from './parameter.ts';
import { personen } from './personen.ts';
import { protokoll } from './protokoll.ts';
import { recht } from './recht.ts';
import type { Aufruf, Definition } from './route.ts';
import { sammelaktionen } from './sammelaktionen.ts';
import { signatur } from './signatur.ts';
import { sso } from './sso.ts';
import { stammdaten } from './stammdaten.ts';
import { stammlisten } from './stammlisten.ts';
import { suche } from './suche.ts';
import { system } from './system.ts';
import { systembetrieb } from './systembetrieb.ts';
import { vertragsvergleich } from './vertragsvergleich.ts';
import { bemerkungVerben, vertragVerben, wunschVerben } from './wunsch.ts';
import { zyklen } from './zyklus.ts';

/** Every call of the portal, by the name of its handler. */
export const ROUTES = {
	...auth,
	...konto,
	...freiwilligerListen,
	...akteBeginn,
	...akteLesen,
	...freiwilligerVerben,
	...dubletten,
	...wunschVerben,
	...vertragVerben,
	...bemerkungVerben,
	...stammdaten,
	...zyklen,
	...adressen,
	...system,
	...einrichtung,
	...benutzer,
	...personen,
	...ansicht,
	...protokoll,
	...hilfe,
	...apiSchluessel,
	...systembetrieb,
	...sso,
	...stammlisten,
	...parameter,
	...kontingente,
	...kontingentabfrage,
	...kontingentmatrix,
	...adressverwaltung,
	...karte,
	...dateien,
	...adressimport,
	...suche,
	...feldabfragen,
	...sammelaktionen,
	...vertragsvergleich,
	...nachweis,
	...recht,
	...mahnwesen,
	...mailvorlagen,
	...downloads,
	...signatur,
	...dokumente,
	...dokumentspecs,
};

type Routen = typeof ROUTES;
export type Routenname = keyof Routen;

/** `'POST /v1/auth/login'` → what goes in and what comes back. */
export type Contract = {
	[Name in Routenname as Routen[Name] extends Definition<infer M, infer Pfad> ? `${M} ${Pfad}` : never]: Aufruf<
		Routen[Name]
	>;
};
