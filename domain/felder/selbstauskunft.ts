/** What people say of themselves, and what only a check of the provider's finds out. */
import type { Personenfeld } from '#domain/akte/personendaten.ts';
import { FELDER } from './freiwilliger.ts';

/**
 * Set by a review or by the staff, never taken from whom it is about: not at the beginning, not where a Feldabfrage
 * opens it.
 */
export const NUR_GEPRUEFT = [
	'bfdKennung',
	'isLizenzAnmeldung',
	'ausweisBeantragtAm',
	'fuehrungszeugnisEingesehenAm',
	'fuehrungszeugnisDatum',
	'isEinschlaegigVerurteilt',
	'masernschutzNachgewiesen',
	'erstuntersuchungDatum',
] as const satisfies readonly Personenfeld[];

/**
 * What somebody may say when he begins, and nothing else: a new field is no part of it until it is named here. Being
 * able to swim is what he says, not what is proven: the documents asked for remain asked for.
 */
const SELBSTAUSKUNFT = [
	'anrede',
	'titelID',
	'vorname',
	'nachname',
	'geburtsname',
	'geschlecht',
	'geburtsdatum',
	'email',
	'telefon',
	'mobil',
	'isSignal',
	'isWhatsapp',
	'strasse',
	'hausnummer',
	'adresszusatz',
	'plz',
	'ort',
	'landID',
	'geburtsort',
	'geburtslandID',
	'staatsangehoerigkeitID',
	'familienstand',
	'anzahlKinder',
	'konfession',
	'isBildrechte',
	'isVordienst',
	'vordienstDienstart',
	'vordienstVon',
	'vordienstBis',
	'vordienstTraeger',
	'tshirtGroesse',
	'schulabschlussID',
	'ausbildungID',
	'aktuelleTaetigkeit',
	'schulpflichtErfuelltZum',
	'sportartIDs',
	'taetigkeitsfeldIDs',
	'dienstartWunschID',
	'gewuenschterBeginn',
	'gewuenschteDauerMonate',
	'isWohnraumunterstuetzung',
	'kontoinhaber',
	'iban',
	'bic',
	'bankname',
	'steuerID',
	'finanzamt',
	'sozialversicherungsnummer',
	'krankenkasse',
	'krankenversichertennummer',
	'krankenversicherungsart',
	'isSchwerbehinderung',
	'schwerbehinderungGrad',
	'ernaehrung',
	'allergien',
	'isSchwimmfaehigkeit',
	'isRettungsschwimmabzeichen',
	'rettungsschwimmStufe',
	'motivation',
] as const satisfies readonly Personenfeld[];

type Auskunftsfelder = Pick<typeof FELDER, (typeof SELBSTAUSKUNFT)[number]>;

export const AUSKUNFTSFELDER = Object.fromEntries(
	SELBSTAUSKUNFT.map((feld) => [feld, FELDER[feld]]),
) as unknown as Auskunftsfelder;
