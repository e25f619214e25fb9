import { adresseAggregat } from './adresse/adresse.ts';
import type { Aggregat } from './aggregat.ts';
import { akteAggregat } from './akte/akte.ts';
import { dokumentSpecAggregat } from './dokumentspec/dokumentspec.ts';
import { downloadStammdatum } from './download/download.ts';
import { infoStammdatum } from './download/info.ts';
import { ordnungStammdatum } from './download/ordnung.ts';
import { feldabfrageStammdatum } from './feldabfrage/feldabfrage.ts';
import { bankbuchAggregat } from './geld/bankbuch/bankbuch.ts';
import { foerderprogrammStammdatum } from './geld/foerderung/programm.ts';
import { laufAggregat, zahlbuchAggregat } from './geld/lauf/lauf.ts';
import { lohnbuchAggregat } from './geld/lohn/lohnbuch.ts';
import { kontingentAggregat } from './kontingent/kontingent.ts';
import { parameterStammdatum } from './parameter/parameter.ts';
import { personAggregat } from './person/person.ts';
import { seminarAggregat } from './seminar/seminar.ts';
import { seminargruppeAggregat } from './seminargruppe/seminargruppe.ts';
import { dienstartStammdatum } from './stammdaten/dienstart.ts';
import { landStammdatum } from './stammdaten/land.ts';
import { LISTEN } from './stammdaten/listen.ts';
import { schulferienStammdatum } from './stammdaten/schulferien.ts';
import { portaltextStammdatum } from './text/portaltext.ts';
import { textbausteinAggregat } from './textbaustein/textbaustein.ts';
import { userAggregat } from './user/user.ts';
import { mailvorlageStammdatum } from './vorlagen/stammdatum.ts';
import { zyklusAggregat } from './zyklus/zyklus.ts';
import { zyklusbudgetAggregat } from './zyklus/zyklusbudget.ts';

/** Every kind of stream there is; the part of a stream's name before the first hyphen is one of their names. */
export const AGGREGATE: readonly Aggregat[] = [
	akteAggregat,
	kontingentAggregat,
	zyklusbudgetAggregat,
	zyklusAggregat,
	userAggregat,
	adresseAggregat,
	personAggregat,
	seminarAggregat,
	seminargruppeAggregat,
	laufAggregat,
	zahlbuchAggregat,
	bankbuchAggregat,
	lohnbuchAggregat,
	dienstartStammdatum.aggregat,
	dokumentSpecAggregat,
	downloadStammdatum.aggregat,
	infoStammdatum.aggregat,
	ordnungStammdatum.aggregat,
	feldabfrageStammdatum.aggregat,
	foerderprogrammStammdatum.aggregat,
	landStammdatum.aggregat,
	mailvorlageStammdatum.aggregat,
	parameterStammdatum.aggregat,
	portaltextStammdatum.aggregat,
	schulferienStammdatum.aggregat,
	textbausteinAggregat,
	...LISTEN.map((liste) => liste.aggregat),
];
