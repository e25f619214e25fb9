/** Labels of a specification's fields and values, as forms, lists and the history name them. */
import type { Bedingungsart, Nutzungsart, Stufe } from '#domain/referenzsaetze.ts';
import type { Partei } from '#domain/rollen.ts';
import type { UPLOADROLLEN } from './auswahl.ts';
import type { DokumentSpecFelder } from './dokumentspec-felder.ts';

/** In the order of the form. */
export const SPEC_BEZEICHNUNG: Readonly<Record<keyof DokumentSpecFelder, string>> = {
	bezeichnung: 'Bezeichnung',
	beschreibung: 'Beschreibung',
	tags: 'Schlagwörter',
	sortierung: 'Sortierung',
	nutzungsart: 'Nutzungsart',
	vorlageText: 'Text der Vorlage',
	vorlageUploadID: 'PDF-Vorlage',
	feldzuordnungen: 'Felder der PDF-Vorlage',
	stufen: 'Stufe je Status',
	bedingungen: 'Bedingungen',
	dienstartIDs: 'Dienstarten',
	zyklusVon: 'Erster Zyklus',
	zyklusBis: 'Letzter Zyklus',
	isVertragsrelevant: 'Vertragsrelevant',
	isGesundheit: 'Enthält Gesundheitsdaten',
	signaturparteien: 'Wer unterschreibt',
	signaturform: 'Form der Unterschrift',
	signaturgrund: 'Grund für diese Form',
	nachweisFuer: 'Gilt als',
	steuerungsfelder: 'Gesteuerte Felder',
	isAutomatischBereitstellen: 'Automatisch bereitstellen',
	isNachtraeglicheAnforderungVerhindert: 'Nachträglich anfordern verhindern',
	isMehrereDateien: 'Mehrere Dateien',
	isPruefungUeberspringen: 'Ohne Prüfung annehmen',
	pruefendeOrganisation: 'Prüfung durch',
	uploadRollen: 'Hochladen und anfordern dürfen auch',
	gueltigkeitMonate: 'Gültigkeit in Monaten',
	frist: 'Frist in Tagen vor Dienstantritt',
};

export const NUTZUNGSART_BEZEICHNUNG: Readonly<Record<Nutzungsart, string>> = {
	ANGEFORDERT: 'Wird hochgeladen',
	GESTELLT: 'Gestellt aus Vorlage',
	BEIDES: 'Vorlage ausfüllen und hochladen',
	EINSICHTNAHME: 'Wird nur eingesehen',
};

export const STUFE_BEZEICHNUNG: Readonly<Record<Stufe, string>> = {
	OPTIONAL: 'Optional',
	ERINNERN: 'Erinnern',
	PFLICHT: 'Pflicht',
	UEBERPRUEFUNG: 'Überprüfung',
};

export const BEDINGUNG_BEZEICHNUNG: Readonly<Record<Bedingungsart, string>> = {
	VOLLJAEHRIG: 'Volljährig (heute)',
	BUCHHALTUNG_TRAEGER: 'Buchhaltung durch den Träger',
	VOLLJAEHRIG_BEI_BEWERBUNG: 'Volljährig bei der Bewerbung',
	VOLLJAEHRIG_BEI_DIENSTANTRITT: 'Volljährig bei Dienstantritt',
	VOLLJAEHRIG_BEI_VERTRAGSBEGINN: 'Volljährig bei Vertragsbeginn',
	VOLLJAEHRIG_BEI_VERTRAGSEINIGUNG: 'Volljährig bei der Vertragseinigung',
	DIENSTART: 'Dienst',
	STAATSANGEHOERIGKEIT_EU: 'Staatsangehörigkeit in der EU',
	GESCHLECHT: 'Geschlecht',
	VORDIENST: 'Früherer Freiwilligendienst',
	EINSATZORT_ATTRIBUT: 'Gruppierung des Einsatzorts',
	BILDRECHTE: 'Einwilligung Bildrechte',
	SCHWIMMFAEHIGKEIT: 'Schwimmfähigkeit',
};

export const PARTEI_BEZEICHNUNG: Readonly<Record<Partei, string>> = {
	FREIWILLIGER: 'Freiwillige Person',
	ERZIEHUNGSBERECHTIGTER: 'Erziehungsberechtigte',
	EINSATZSTELLE: 'Einsatzstelle',
	TRAEGER: 'Träger',
};

export const NACHWEIS_BEZEICHNUNG = { BESCHEINIGUNG: 'Bescheinigung', ZEUGNIS: 'Zeugnis' } as const;
export const PRUEFENDE_BEZEICHNUNG = { TRAEGER: 'Träger', EINSATZSTELLE: 'Einsatzstelle' } as const;
export const UPLOADROLLE_BEZEICHNUNG: Readonly<Record<(typeof UPLOADROLLEN)[number], string>> = {
	MA_VEREIN: 'Einsatzstelle',
	MA_VERWALTUNG: 'Träger',
	ADMIN: 'Administration',
};
