import { bfdVereinbarung } from './akte/bfd-vereinbarung.ts';
import { dubletten } from './akte/dubletten.ts';
import { feldabfragen } from './akte/feldabfragen.ts';
import { akteBeginn, akteLesen, freiwilligerVerben } from './akte/freiwilliger.ts';
import { freiwilligerListen } from './akte/freiwilliger-listen.ts';
import { listenexporte } from './akte/listenexporte.ts';
import { meetings } from './akte/meetings.ts';
import { nachweis } from './akte/nachweis.ts';
import { sammelaktionen } from './akte/sammelaktionen.ts';
import { tatfolgen } from './akte/tatfolgen.ts';
import { textbausteine } from './akte/textbausteine.ts';
import { vertragsplatz } from './akte/vertragsplatz.ts';
import { vertragsvergleich } from './akte/vertragsvergleich.ts';
import { bemerkungVerben, vertragVerben, wunschVerben } from './akte/wunsch.ts';
import { zeugnisRouten } from './akte/zeugnis.ts';
import { bescheinigungen } from './dokumente/bescheinigungen.ts';
import { dateien } from './dokumente/dateien.ts';
import { dokumente } from './dokumente/dokumente.ts';
import { dokumentspecs } from './dokumente/dokumentspecs.ts';
import { downloads } from './dokumente/downloads.ts';
import { mahnwesen } from './dokumente/mahnwesen.ts';
import { papier } from './dokumente/papier.ts';
import { pdffelder } from './dokumente/pdffelder.ts';
import { pruefung } from './dokumente/pruefung.ts';
import { signatur } from './dokumente/signatur.ts';
import { einzuege } from './geld/einzug.ts';
import { exportlage } from './geld/exportlage.ts';
import { foerderexporte, foerderprogramme } from './geld/foerderung.ts';
import { foerdervorschau } from './geld/foerdervorschau.ts';
import { laufherkunft } from './geld/herkunft.ts';
import { geldkonten } from './geld/konten.ts';
import { buchhaltung, laeufe } from './geld/laeufe.ts';
import { laufblatt } from './geld/laufblatt.ts';
import { lohn } from './geld/lohn.ts';
import { pruefpaket } from './geld/pruefpaket.ts';
import { waechter } from './geld/waechter.ts';
import { adressimport } from './orte/adressimport.ts';
import { adressen, adressverwaltung } from './orte/adressverwaltung.ts';
import { karte } from './orte/karte.ts';
import { kontingentabfrage } from './orte/kontingentabfrage.ts';
import { kontingente } from './orte/kontingente.ts';
import { kontingentmatrix } from './orte/kontingentmatrix.ts';
import { kontingentvorschau } from './orte/kontingentvorschau.ts';
import { personen } from './orte/personen.ts';
import { platzangebote } from './orte/platzangebote.ts';
import type { Aufruf, Definition } from './route.ts';
import { anwesenheit } from './seminare/anwesenheit.ts';
import { ersatztage } from './seminare/ersatztage.ts';
import { gruppenvorschlag } from './seminare/gruppenvorschlag.ts';
import { haeuser } from './seminare/haus.ts';
import { kalender } from './seminare/kalender.ts';
import { seminarlinks } from './seminare/links.ts';
import { seminarplaner } from './seminare/planer.ts';
import { seminare } from './seminare/seminare.ts';
import { seminargruppen } from './seminare/seminargruppen.ts';
import { seminarlisten } from './seminare/seminarlisten.ts';
import { seminarplanung } from './seminare/seminarplanung.ts';
import { sendung } from './sendung.ts';
import { barrierefreiheit } from './system/barrierefreiheit.ts';
import { eingang } from './system/eingang.ts';
import { ersteSchritte } from './system/erste-schritte.ts';
import { protokoll } from './system/protokoll.ts';
import { suche } from './system/suche.ts';
import { support } from './system/support.ts';
import { system } from './system/system.ts';
import { systembetrieb } from './system/systembetrieb.ts';
import { einrichtung } from './traeger/einrichtung.ts';
import { hilfe } from './traeger/hilfe.ts';
import { mailvorlagen } from './traeger/mailvorlagen.ts';
import { parameter } from './traeger/parameter.ts';
import { recht } from './traeger/recht.ts';
import { schulferien } from './traeger/schulferien.ts';
import { stammdaten } from './traeger/stammdaten.ts';
import { stammlisten } from './traeger/stammlisten.ts';
import { zyklen } from './traeger/zyklus.ts';
import { ansicht } from './zugang/ansicht.ts';
import { apiSchluessel } from './zugang/api-schluessel.ts';
import { auth } from './zugang/auth.ts';
import { benutzer } from './zugang/benutzer.ts';
import { freiwilligJa } from './zugang/freiwillig-ja.ts';
import { konto } from './zugang/konto.ts';
import { scimVerwaltung } from './zugang/scim-verwaltung.ts';
import { sso } from './zugang/sso.ts';
import { webhooks } from './zugang/webhooks.ts';

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
	...support,
	...barrierefreiheit,
	...pruefung,
	...eingang,
	...ersteSchritte,
	...einrichtung,
	...benutzer,
	...personen,
	...seminare,
	...seminargruppen,
	...seminarlisten,
	...laeufe,
	...einzuege,
	...lohn,
	...laufherkunft,
	...geldkonten,
	...buchhaltung,
	...waechter,
	...foerderprogramme,
	...foerdervorschau,
	...pruefpaket,
	...exportlage,
	...laufblatt,
	...foerderexporte,
	...listenexporte,
	...gruppenvorschlag,
	...haeuser,
	...seminarplanung,
	...seminarplaner,
	...schulferien,
	...anwesenheit,
	...ersatztage,
	...kalender,
	...seminarlinks,
	...ansicht,
	...protokoll,
	...hilfe,
	...apiSchluessel,
	...webhooks,
	...systembetrieb,
	...sso,
	...freiwilligJa,
	...scimVerwaltung,
	...stammlisten,
	...parameter,
	...kontingente,
	...kontingentabfrage,
	...kontingentmatrix,
	...kontingentvorschau,
	...adressverwaltung,
	...karte,
	...platzangebote,
	...meetings,
	...dateien,
	...adressimport,
	...suche,
	...feldabfragen,
	...sammelaktionen,
	...sendung,
	...vertragsplatz,
	...tatfolgen,
	...vertragsvergleich,
	...bfdVereinbarung,
	...zeugnisRouten,
	...nachweis,
	...recht,
	...bescheinigungen,
	...mahnwesen,
	...mailvorlagen,
	...textbausteine,
	...downloads,
	...signatur,
	...dokumente,
	...papier,
	...dokumentspecs,
	...pdffelder,
};

type Routen = typeof ROUTES;
export type Routenname = keyof Routen;

/** `'POST /v1/auth/login'` → what goes in and what comes back. */
export type Contract = {
	[Name in Routenname as Routen[Name] extends Definition<infer M, infer Pfad> ? `${M} ${Pfad}` : never]: Aufruf<
		Routen[Name]
	>;
};
