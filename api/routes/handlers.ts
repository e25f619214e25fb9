import type { ROUTES } from '../contract/contract.ts';
import { adressenHandlers } from './adressen.ts';
import { adressimportHandlers } from './adressimport.ts';
import { adressverwaltungHandlers } from './adressverwaltung.ts';
import { beginnHandlers } from './akte/beginn.ts';
import { dublettenHandlers } from './akte/dubletten.ts';
import { leseHandlers } from './akte/lesen.ts';
import { verbHandlers } from './akte/verben.ts';
import { bemerkungHandlers, vertragHandlers } from './akte/vertrag.ts';
import { wunschHandlers } from './akte/wunsch.ts';
import { ansichtHandlers } from './ansicht.ts';
import { apiSchluesselHandlers } from './api-schluessel.ts';
import { authHandlers } from './auth.ts';
import { benutzerHandlers } from './benutzer.ts';
import { dateienHandlers } from './dateien.ts';
import { dokumenteHandlers } from './dokumente.ts';
import { dokumentspecsHandlers } from './dokumentspecs.ts';
import { downloadsHandlers } from './downloads.ts';
import { einrichtungHandlers } from './einrichtung.ts';
import { feldabfragenHandlers } from './feldabfragen.ts';
import type { Handlers } from './handler.ts';
import { hilfeHandlers } from './hilfe.ts';
import { karteHandlers } from './karte.ts';
import { kontingentabfrageHandlers } from './kontingentabfrage.ts';
import { kontingenteHandlers } from './kontingente.ts';
import { kontingentmatrixHandlers } from './kontingentmatrix.ts';
import { kontoHandlers } from './konto.ts';
import { listenHandlers } from './listen.ts';
import { mahnwesenHandlers } from './mahnwesen.ts';
import { mailvorlagenHandlers } from './mailvorlagen.ts';
import { nachweisHandlers } from './nachweis.ts';
import { parameterHandlers } from './parameter.ts';
import { personenHandlers } from './personen.ts';
import { protokollHandlers } from './protokoll.ts';
import { rechtHandlers } from './recht.ts';
import { sammelaktionenHandlers } from './sammelaktionen.ts';
import { signaturHandlers } from './signatur.ts';
import { ssoHandlers } from './sso.ts';
import { stammdatenHandlers } from './stammdaten.ts';
import { stammlistenHandlers } from './stammlisten.ts';
import { sucheHandlers } from './suche.ts';
import { systemHandlers } from './system.ts';
import { systembetriebHandlers } from './systembetrieb.ts';
import { vertragsvergleichHandlers } from './vertragsvergleich.ts';
import { zyklusHandlers } from './zyklus.ts';

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
	...einrichtungHandlers,
	...benutzerHandlers,
	...personenHandlers,
	...ansichtHandlers,
	...protokollHandlers,
	...hilfeHandlers,
	...apiSchluesselHandlers,
	...systembetriebHandlers,
	...ssoHandlers,
	...stammlistenHandlers,
	...parameterHandlers,
	...kontingenteHandlers,
	...kontingentabfrageHandlers,
	...kontingentmatrixHandlers,
	...adressverwaltungHandlers,
	...karteHandlers,
	...dateienHandlers,
	...adressimportHandlers,
	...sucheHandlers,
	...feldabfragenHandlers,
	...sammelaktionenHandlers,
	...vertragsvergleichHandlers,
	...nachweisHandlers,
	...rechtHandlers,
	...mahnwesenHandlers,
	...mailvorlagenHandlers,
	...downloadsHandlers,
	...signaturHandlers,
	...dokumenteHandlers,
	...dokumentspecsHandlers,
};
