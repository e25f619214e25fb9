/** German labels of all personal and contract fields, as forms, lists and messages name them. */
import type { Personenfeld } from '#domain/akte/personendaten.ts';
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import { ELTERNFELD_BEZEICHNUNG, type Elternfeld } from './elternfelder.ts';

/** Contract fields beside the negotiable terms: set by a step of their own. */
export type Vertragsfeld =
	| keyof Vertragsbedingungen
	| 'vertragsnummer'
	| 'dienstartID'
	| 'dienstantritt'
	| 'dienstende'
	| 'betreuerUserID'
	| 'traegerBetreuerUserID';

const PERSON: Readonly<Record<Personenfeld, string>> = {
	anrede: 'Anrede',
	titelID: 'Titel',
	vorname: 'Vorname',
	nachname: 'Nachname',
	geburtsname: 'Geburtsname',
	geschlecht: 'Geschlecht',
	geburtsdatum: 'Geburtsdatum',
	email: 'E-Mail',
	telefon: 'Festnetz',
	mobil: 'Mobil',
	isSignal: 'Über Signal erreichbar',
	isWhatsapp: 'Über WhatsApp erreichbar',
	strasse: 'Straße',
	hausnummer: 'Hausnummer',
	adresszusatz: 'Adresszusatz',
	plz: 'Postleitzahl',
	ort: 'Ort',
	landID: 'Land',
	geburtsort: 'Geburtsort',
	geburtslandID: 'Geburtsland',
	staatsangehoerigkeitID: 'Staatsangehörigkeit',
	familienstand: 'Familienstand',
	anzahlKinder: 'Anzahl der Kinder',
	konfession: 'Konfession',
	isBildrechte: 'Einwilligung Bildrechte',
	bfdKennung: 'BFD-Kennung',
	isVordienst: 'Früherer Freiwilligendienst',
	vordienstDienstart: 'Früherer Dienst: Dienstart',
	vordienstVon: 'Früherer Dienst: Beginn',
	vordienstBis: 'Früherer Dienst: Ende',
	vordienstTraeger: 'Früherer Dienst: Träger',
	tshirtGroesse: 'T-Shirt-Größe',
	isLizenzAnmeldung: 'Anmeldung zur Lizenz',
	ausweisBeantragtAm: 'Ausweis beantragt am',
	schulabschlussID: 'Schulabschluss',
	ausbildungID: 'Ausbildung',
	aktuelleTaetigkeit: 'Aktuelle Tätigkeit',
	schulpflichtErfuelltZum: 'Vollzeitschulpflicht erfüllt zum',
	sportartIDs: 'Sportarten',
	taetigkeitsfeldIDs: 'Tätigkeitsfelder',
	dienstartWunschID: 'Gewünschte Dienstart',
	gewuenschterBeginn: 'Gewünschter Beginn',
	gewuenschteDauerMonate: 'Gewünschte Dauer in Monaten',
	isWohnraumunterstuetzung: 'Unterstützung bei der Wohnungssuche',
	profilbildUploadID: 'Profilbild',
	kontoinhaber: 'Kontoinhaber',
	iban: 'IBAN',
	bic: 'BIC',
	bankname: 'Bank',
	steuerID: 'Steuer-ID',
	finanzamt: 'Finanzamt',
	sozialversicherungsnummer: 'Sozialversicherungsnummer',
	krankenkasse: 'Krankenkasse',
	krankenversichertennummer: 'Krankenversichertennummer',
	krankenversicherungsart: 'Art der Krankenversicherung',
	isSchwerbehinderung: 'Schwerbehinderung',
	schwerbehinderungGrad: 'Grad der Behinderung',
	ernaehrung: 'Ernährung',
	allergien: 'Allergien',
	isSchwimmfaehigkeit: 'Schwimmfähigkeit',
	isRettungsschwimmabzeichen: 'Rettungsschwimmabzeichen',
	rettungsschwimmStufe: 'Stufe des Rettungsschwimmabzeichens',
	motivation: 'Motivation',
	freiesFeldEins: 'Freies Feld 1',
	freiesFeldZwei: 'Freies Feld 2',
	freiesFeldDrei: 'Freies Feld 3',
	freiesFeldVier: 'Freies Feld 4',
	freiesFeldFuenf: 'Freies Feld 5',
};

const VERTRAG: Readonly<Record<Vertragsfeld, string>> = {
	einsatzortID: 'Einsatzort',
	vertragsbeginn: 'Vertragsbeginn',
	vertragsende: 'Vertragsende',
	wochenstunden: 'Wochenarbeitszeit',
	isTeilzeit: 'Teilzeit',
	taschengeld: 'Taschengeld',
	unterkunft: 'Unterkunft',
	geldersatzUnterkunft: 'Geldersatz für Unterkunft',
	verpflegung: 'Verpflegung',
	geldersatzVerpflegung: 'Geldersatz für Verpflegung',
	zuschussDeutschlandticket: 'Zuschuss zum Deutschlandticket',
	mobilitaetszuschlag: 'Mobilitätszuschlag',
	estBeitrag: 'Einsatzstellenbeitrag',
	urlaubstage: 'Urlaubstage',
	probezeitWochen: 'Probezeit in Wochen',
	isBuchhaltungTraeger: 'Buchhaltung durch den Träger',
	isSonderkonzept: 'Sonderkonzept',
	seminartagePflicht: 'Seminartage',
	geplantesEnde: 'Geplantes Ende',
	vertragsnummer: 'Vertragsnummer',
	dienstartID: 'Dienstart',
	dienstantritt: 'Dienstantritt',
	dienstende: 'Dienstende',
	betreuerUserID: 'Betreuung in der Einsatzstelle',
	traegerBetreuerUserID: 'Betreuung beim Träger',
};

export const FELD_BEZEICHNUNG: Readonly<Record<Personenfeld | Vertragsfeld | Elternfeld, string>> = {
	...PERSON,
	...VERTRAG,
	...ELTERNFELD_BEZEICHNUNG,
};
