import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { freiesFeldText } from '#domain/felder/freie-felder.ts';
import type { EINIGUNGSFELDER } from '#domain/felder/vertragsfelder.ts';
import { TRAEGERBILDER } from '#domain/upload/traegerbild.ts';
import type { ParameterFelder } from './parameter-schema.ts';

type Feld = keyof ParameterFelder;

/** What a parameter is called, in the order of the form. */
export const PARAMETER_BEZEICHNUNG: Readonly<Record<Feld, string>> = {
	mandantBezeichnung: 'Bezeichnung',
	mandantKurzBezeichnung: 'Kurzbezeichnung',
	logo: 'Logo',
	reportlogo: 'Logo auf Dokumenten',
	colorPrimary: 'Aktionsfarbe',
	colorSecondary: 'Akzentfarbe',
	mailAbsender: 'Absenderadresse',
	mailReplyTo: 'Antwortadresse',
	mandantAdresse: 'Anschrift des Trägers',
	mandantApMail: 'Ansprechperson des Trägers',
	zulassung: 'Zulassung als Träger',
	isBatchEmailsEnabled: 'Benachrichtigungen gesammelt senden',
	personOptInMail: 'E-Mail-Adressen von Ansprechpersonen bestätigen lassen',
	baseUrl: 'Adresse des Portals',
	isRedirectToBaseOnProduction: 'Andere Adressen auf die Adresse des Portals umleiten',
	isMobilFuerLinks: 'Seiten aus E-Mails auch auf dem Handy',
	isWartungsmodus: 'Wartungsmodus',
	wartungHeadline: 'Überschrift des Hinweises',
	wartungText: 'Text des Hinweises',
	signaturGueltigkeit: 'Gültigkeit einer Unterschriftsanfrage',
	uploadMaxMB: 'Größte Datei',
	kontingentMode: 'Verfahren',
	isIgnoreAugustKontingent: 'August vor dem Zyklusstart nicht anrechnen',
	isBewerbungsphase: 'Bewerbungsphase geöffnet',
	maxBewerbungen: 'Bewerbungen je Person',
	mindestalterRegistrierung: 'Mindestalter Bewerbung',
	mindestalterBeginn: 'Mindestalter Dienstbeginn',
	bewerbungIsLandingpage: 'Startseite vor der Karte zeigen',
	cover: 'Titelbild der Startseite',
	claimtextKarte: 'Leitsatz über der Karte',
	bewerbungKarteUnterscheidungFWD: 'Dienstarten auf der Karte unterscheiden',
	bewerbungShowDatenschutzMenuItem: 'Datenschutz im Menü',
	bewerbungShowImpressumMenuItem: 'Impressum im Menü',
	freiwilligJaReferrerHeadline: 'Überschrift für Gäste von freiwillig-ja',
	freiwilligJaReferrerText: 'Text für Gäste von freiwillig-ja',
	bewerbungShowIsUsingSignal: 'Nach Signal fragen',
	bewerbungShowIsUsingWhatsapp: 'Nach WhatsApp fragen',
	bewerbungIsAbfrageWohnraumunterstuetzung: 'Nach Unterstützung bei der Wohnungssuche fragen',
	bewerbungIsProfilbild: 'Profilbild hochladen',
	freiwilligenSichtbarkeitMode: 'Welche Freiwilligen Einsatzstellen sehen',
	festlegungDienstartAbStatus: 'Dienstart steht fest',
	isFestlegungDienstartSportjugend: 'Nur der Träger legt die Dienstart fest',
	einigungFelderEinsatzstelle: 'Vertragsfelder, die Einsatzstellen aushandeln',
	urlaubstageStandard: 'Urlaubstage',
	vertragsnummerModus: 'Vergabe',
	vertragsnummerPrefix: 'Vorsatz',
	vertragsnummerNaechste: 'Nächste Nummer',
	freieFelderBezeichnung: 'Freie Felder',
	freieFelder: 'Art und Rechte der freien Felder',
	gruppierungAttribut1Bezeichnung: 'Erstes Gruppierungsmerkmal',
	gruppierungAttribut2Bezeichnung: 'Zweites Gruppierungsmerkmal',
	isSeminarverwaltungEnabled: 'Seminarverwaltung',
	isSeminareinteilungAbEinigung: 'Einteilung ab der Vertragseinigung',
	mahnungGracePeriod: 'Schonfrist',
	dokumentMahnungInterval: 'Abstand zwischen Mahnungen',
	isMahnungMailversand: 'Mahnungen per E-Mail senden',
	isSeminaranmeldungHinweis: 'Hinweis in der Seminarplanung',
	seminaranmeldungHinweisText: 'Text des Hinweises zur Anmeldung',
	seminaranmeldungHinweisUrl: 'Link des Hinweises zur Anmeldung',
	einleitungSeminarnachweis: 'Einleitung des Seminarnachweises',
	schlussSeminarnachweis: 'Schluss des Seminarnachweises',
	seminarnachweisunterschrift: 'Unterschrift auf Seminarnachweisen',
	previewZyklusStart: 'Funktion: Vorschau beim Zyklusstart',
	buchhaltungExport: 'Funktion: Export für die Buchhaltung',
	hsjMigration: 'Funktion: Übernahme von Personen',
	api: 'Funktion: API-Schlüssel',
	pdfSignatures: 'Funktion: Elektronische Unterschrift',
};

type Wahlfeld =
	| 'freiwilligenSichtbarkeitMode'
	| 'kontingentMode'
	| 'vertragsnummerModus'
	| 'festlegungDienstartAbStatus';

/** What can be chosen, by its names. */
export const PARAMETER_WAHL: { readonly [F in Wahlfeld]: Readonly<Record<ParameterFelder[F], string>> } = {
	freiwilligenSichtbarkeitMode: {
		EIGENE: 'nur die eigenen',
		EIGENE_UND_POOL: 'die eigenen und den Pool',
		ALLE: 'alle',
	},
	kontingentMode: {
		OHNE: 'ohne Kontingente',
		ZUTEILUNG: 'Zuteilung durch den Träger',
		KONTINGENTABFRAGE: 'Kontingentabfrage',
	},
	vertragsnummerModus: { AUS: 'von Hand', GLOBAL: 'eine Nummernfolge', PREFIX: 'je Dienstart und Zyklus' },
	festlegungDienstartAbStatus: {
		2000: 'mit der Bewerbung',
		2100: 'mit dem ersten Kontakt',
		2500: 'mit der Vertragsverhandlung',
	},
};

/** A value as the history writes it; null: there is none. */
export function parameterText(feld: Feld, wert: ParameterFelder[Feld]): string | null {
	if (feld in PARAMETER_WAHL) return (PARAMETER_WAHL[feld as Wahlfeld] as Record<string, string>)[String(wert)] ?? null;
	if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
	if ((TRAEGERBILDER as readonly Feld[]).includes(feld)) return wert ? 'Bild' : null;
	if (feld === 'einigungFelderEinsatzstelle') {
		return (wert as readonly (typeof EINIGUNGSFELDER)[number][]).map((f) => FELD_BEZEICHNUNG[f]).join(', ');
	}
	if (feld === 'freieFelder') {
		return (wert as ParameterFelder['freieFelder']).map((f, nr) => `${nr + 1}: ${freiesFeldText(f)}`).join('; ');
	}
	if (typeof wert === 'object') return wert?.filter(Boolean).join(', ') || null;
	return String(wert);
}
