import type { ROUTES } from '../contract/contract.ts';
import { beginnHandlers } from './akte/beginn.ts';
import { bfdVereinbarungHandlers } from './akte/bfd-vereinbarung.ts';
import { dublettenHandlers } from './akte/dubletten.ts';
import { feldabfragenHandlers } from './akte/feldabfragen.ts';
import { leseHandlers } from './akte/lesen.ts';
import { meetingHandlers } from './akte/meetings.ts';
import { nachweisHandlers } from './akte/nachweis.ts';
import { sammelaktionenHandlers } from './akte/sammelaktionen.ts';
import { tatfolgenHandlers } from './akte/tatfolgen.ts';
import { textbausteineHandlers } from './akte/textbausteine.ts';
import { verbHandlers } from './akte/verben.ts';
import { bemerkungHandlers, vertragHandlers } from './akte/vertrag.ts';
import { vertragsplatzHandlers } from './akte/vertragsplatz.ts';
import { vertragsvergleichHandlers } from './akte/vertragsvergleich.ts';
import { wunschHandlers } from './akte/wunsch.ts';
import { zeugnisHandlers } from './akte/zeugnis.ts';
import { bescheinigungenHandlers } from './dokumente/bescheinigungen.ts';
import { dateienHandlers } from './dokumente/dateien.ts';
import { dokumenteHandlers } from './dokumente/dokumente.ts';
import { dokumentspecsHandlers } from './dokumente/dokumentspecs.ts';
import { downloadsHandlers } from './dokumente/downloads.ts';
import { mahnwesenHandlers } from './dokumente/mahnwesen.ts';
import { papierHandlers } from './dokumente/papier.ts';
import { pdffelderHandlers } from './dokumente/pdffelder.ts';
import { pruefungHandlers } from './dokumente/pruefung.ts';
import { signaturHandlers } from './dokumente/signatur.ts';
import { einzugHandlers } from './geld/einzug.ts';
import { exportlageHandlers } from './geld/exportlage.ts';
import { foerderexporteHandlers } from './geld/foerderexporte.ts';
import { foerderprogrammeHandlers } from './geld/foerderprogramme.ts';
import { foerdervorschauHandlers } from './geld/foerdervorschau.ts';
import { laufherkunftHandlers } from './geld/herkunft.ts';
import { geldkontenHandlers } from './geld/konten.ts';
import { buchhaltungHandlers, laeufeHandlers } from './geld/laeufe.ts';
import { laufblattHandlers } from './geld/laufblatt.ts';
import { lohnHandlers } from './geld/lohn.ts';
import { pruefpaketHandlers } from './geld/pruefpaket.ts';
import { waechterHandlers } from './geld/waechter.ts';
import type { Handlers } from './handler.ts';
import { listenHandlers } from './listen/listen.ts';
import { listenexporteHandlers } from './listen/listenexporte.ts';
import { adressenHandlers } from './orte/adressen.ts';
import { adressimportHandlers } from './orte/adressimport.ts';
import { adressverwaltungHandlers } from './orte/adressverwaltung.ts';
import { karteHandlers } from './orte/karte.ts';
import { kontingentabfrageHandlers } from './orte/kontingentabfrage.ts';
import { kontingenteHandlers } from './orte/kontingente.ts';
import { kontingentmatrixHandlers } from './orte/kontingentmatrix.ts';
import { kontingentvorschauHandlers } from './orte/kontingentvorschau.ts';
import { personenHandlers } from './orte/personen.ts';
import { platzangeboteHandlers } from './orte/platzangebote.ts';
import { anwesenheitHandlers } from './seminare/anwesenheit.ts';
import { ersatztageHandlers } from './seminare/ersatztage.ts';
import { gruppenvorschlagHandlers } from './seminare/gruppenvorschlag.ts';
import { haeuserHandlers } from './seminare/haus.ts';
import { kalenderHandlers } from './seminare/kalender.ts';
import { seminarlinkHandlers } from './seminare/links.ts';
import { seminarplanerHandlers } from './seminare/planer.ts';
import { seminareHandlers } from './seminare/seminare.ts';
import { seminargruppenHandlers } from './seminare/seminargruppen.ts';
import { seminarlistenHandlers } from './seminare/seminarlisten.ts';
import { seminarplanungHandlers } from './seminare/seminarplanung.ts';
import { sendungHandlers } from './sendung.ts';
import { barrierefreiheitHandlers } from './system/barrierefreiheit.ts';
import { eingangHandlers } from './system/eingang.ts';
import { ersteSchritteHandlers } from './system/erste-schritte.ts';
import { protokollHandlers } from './system/protokoll.ts';
import { sucheHandlers } from './system/suche.ts';
import { supportHandlers } from './system/support.ts';
import { systemHandlers } from './system/system.ts';
import { systembetriebHandlers } from './system/systembetrieb.ts';
import { einrichtungHandlers } from './traeger/einrichtung.ts';
import { hilfeHandlers } from './traeger/hilfe.ts';
import { mailvorlagenHandlers } from './traeger/mailvorlagen.ts';
import { parameterHandlers } from './traeger/parameter.ts';
import { rechtHandlers } from './traeger/recht.ts';
import { schulferienHandlers } from './traeger/schulferien.ts';
import { stammdatenHandlers } from './traeger/stammdaten.ts';
import { stammlistenHandlers } from './traeger/stammlisten.ts';
import { zyklusHandlers } from './traeger/zyklus.ts';
import { ansichtHandlers } from './zugang/ansicht.ts';
import { apiSchluesselHandlers } from './zugang/api-schluessel.ts';
import { authHandlers } from './zugang/auth.ts';
import { benutzerHandlers } from './zugang/benutzer.ts';
import { freiwilligJaHandlers } from './zugang/freiwillig-ja.ts';
import { kontoHandlers } from './zugang/konto.ts';
import { scimVerwaltungHandlers } from './zugang/scim-verwaltung.ts';
import { ssoHandlers } from './zugang/sso.ts';
import { webhookHandlers } from './zugang/webhooks.ts';

/** One handler for every declared call; a call without one doesn't compile. */
export const HANDLERS: Handlers<typeof ROUTES> = {
	...authHandlers,
	...kontoHandlers,
	...listenHandlers,
	...beginnHandlers,
	...leseHandlers,
	...verbHandlers,
	...dublettenHandlers,
	...wunschHandlers,
	...vertragHandlers,
	...bemerkungHandlers,
	...stammdatenHandlers,
	...zyklusHandlers,
	...adressenHandlers,
	...systemHandlers,
	...supportHandlers,
	...barrierefreiheitHandlers,
	...pruefungHandlers,
	...eingangHandlers,
	...ersteSchritteHandlers,
	...einrichtungHandlers,
	...benutzerHandlers,
	...personenHandlers,
	...seminareHandlers,
	...seminargruppenHandlers,
	...seminarlistenHandlers,
	...laeufeHandlers,
	...einzugHandlers,
	...lohnHandlers,
	...laufherkunftHandlers,
	...geldkontenHandlers,
	...buchhaltungHandlers,
	...waechterHandlers,
	...foerderprogrammeHandlers,
	...foerdervorschauHandlers,
	...pruefpaketHandlers,
	...exportlageHandlers,
	...laufblattHandlers,
	...foerderexporteHandlers,
	...listenexporteHandlers,
	...gruppenvorschlagHandlers,
	...haeuserHandlers,
	...seminarplanungHandlers,
	...seminarplanerHandlers,
	...schulferienHandlers,
	...anwesenheitHandlers,
	...ersatztageHandlers,
	...kalenderHandlers,
	...seminarlinkHandlers,
	...ansichtHandlers,
	...protokollHandlers,
	...hilfeHandlers,
	...apiSchluesselHandlers,
	...webhookHandlers,
	...systembetriebHandlers,
	...ssoHandlers,
	...freiwilligJaHandlers,
	...scimVerwaltungHandlers,
	...stammlistenHandlers,
	...parameterHandlers,
	...kontingenteHandlers,
	...kontingentabfrageHandlers,
	...kontingentmatrixHandlers,
	...kontingentvorschauHandlers,
	...adressverwaltungHandlers,
	...karteHandlers,
	...platzangeboteHandlers,
	...meetingHandlers,
	...dateienHandlers,
	...adressimportHandlers,
	...sucheHandlers,
	...feldabfragenHandlers,
	...sammelaktionenHandlers,
	...sendungHandlers,
	...vertragsplatzHandlers,
	...tatfolgenHandlers,
	...vertragsvergleichHandlers,
	...bfdVereinbarungHandlers,
	...zeugnisHandlers,
	...nachweisHandlers,
	...rechtHandlers,
	...bescheinigungenHandlers,
	...mahnwesenHandlers,
	...mailvorlagenHandlers,
	...textbausteineHandlers,
	...downloadsHandlers,
	...signaturHandlers,
	...dokumenteHandlers,
	...papierHandlers,
	...dokumentspecsHandlers,
	...pdffelderHandlers,
};
