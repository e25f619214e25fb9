/** The document specifications a new tenant begins with, as drafts (table: Documents, default set). */
import type { Bedingung, Stufe } from '#domain/referenzsaetze.ts';
import type { STUFENSTATUS } from './auswahl.ts';
import { type DokumentSpecFelder, OHNE_ANGABEN } from './dokumentspec-felder.ts';
import { BILDRECHTE, DATENSCHUTZ, EHRENKODEX, PERSONALFRAGEBOGEN } from './standard/erklaerungen.ts';
import { AUSWEIS, BESCHEINIGUNG, ZEUGNIS, ZEUGNIS_BFD } from './standard/nachweise.ts';
import { BFD_VEREINBARUNG, VEREINBARUNG } from './standard/vereinbarungen.ts';

type Angaben = Partial<DokumentSpecFelder> & Pick<DokumentSpecFelder, 'bezeichnung'>;

const ab = (abStatus: (typeof STUFENSTATUS)[number], stufe: Stufe) => ({ abStatus, stufe });
const wenn = (art: Bedingung['art'], ...werte: readonly string[]): Bedingung => ({ art, ist: true, werte });
const wennNicht = (art: Bedingung['art']): Bedingung => ({ art, ist: false, werte: [] });

const VERTRAG = {
	nutzungsart: 'GESTELLT',
	tags: ['Vertrag'],
	isVertragsrelevant: true,
	stufen: [ab(3000, 'UEBERPRUEFUNG')],
	signaturparteien: ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER', 'EINSATZSTELLE', 'TRAEGER'],
} as const satisfies Partial<DokumentSpecFelder>;

const VON_FREIWILLIGEN = ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER'] as const;

const AUSGESTELLT = {
	nutzungsart: 'GESTELLT',
	tags: ['Dienstende'],
	signaturparteien: ['EINSATZSTELLE', 'TRAEGER'],
} as const satisfies Partial<DokumentSpecFelder>;

const ZEILEN: readonly Angaben[] = [
	{
		...VERTRAG,
		bezeichnung: 'Vereinbarung (Freiwilligenvertrag)',
		bedingungen: [wenn('DIENSTART', 'FSJ', 'FOEJ')],
		vorlageText: VEREINBARUNG,
	},
	{
		...VERTRAG,
		bezeichnung: 'BFD-Vereinbarung',
		beschreibung: 'Der Bund unterzeichnet außerhalb des Portals; bitte laden Sie die bestätigte Fassung hoch.',
		nutzungsart: 'BEIDES',
		bedingungen: [wenn('DIENSTART', 'BFD')],
		vorlageText: BFD_VEREINBARUNG,
	},
	{
		bezeichnung: 'Erweitertes Führungszeugnis',
		// It counts on one day, and stays seen: it doesn't expire during the service.
		beschreibung: 'Darf bei Dienstantritt nicht älter als drei Monate sein. Es wird nur eingesehen, nicht aufbewahrt.',
		nutzungsart: 'EINSICHTNAHME',
		stufen: [ab(3000, 'ERINNERN'), ab(4000, 'UEBERPRUEFUNG')],
		frist: 14,
	},
	{
		bezeichnung: 'Verpflichtungserklärung / Ehrenkodex',
		nutzungsart: 'BEIDES',
		stufen: [ab(4000, 'PFLICHT')],
		signaturparteien: VON_FREIWILLIGEN,
		vorlageText: EHRENKODEX,
	},
	{
		bezeichnung: 'Datenschutzerklärung',
		nutzungsart: 'GESTELLT',
		stufen: [ab(2800, 'PFLICHT')],
		signaturparteien: VON_FREIWILLIGEN,
		vorlageText: DATENSCHUTZ,
	},
	{
		bezeichnung: 'Bildrechte',
		nutzungsart: 'GESTELLT',
		stufen: [ab(3000, 'ERINNERN')],
		signaturparteien: VON_FREIWILLIGEN,
		steuerungsfelder: [{ feld: 'isBildrechte', modus: 'SETZEN' }],
		vorlageText: BILDRECHTE,
	},
	{
		bezeichnung: 'Masernschutznachweis',
		beschreibung: 'Für Einsätze in Kita und Schule. Bitte wählen Sie dafür die passende Gruppierung der Einsatzorte.',
		stufen: [ab(4000, 'UEBERPRUEFUNG')],
		bedingungen: [wenn('EINSATZORT_ATTRIBUT')],
		steuerungsfelder: [{ feld: 'masernschutzNachgewiesen', modus: 'SETZEN' }],
		isGesundheit: true,
	},
	{
		bezeichnung: 'Mitgliedsbescheinigung der Krankenkasse',
		stufen: [ab(4000, 'PFLICHT')],
		bedingungen: [wenn('BUCHHALTUNG_TRAEGER')],
		steuerungsfelder: [{ feld: 'krankenkasse', modus: 'SETZEN' }],
	},
	{
		bezeichnung: 'Infektionsschutzbelehrung / Gesundheitszeugnis',
		beschreibung:
			'Für Einsätze in Verpflegung und Küche. Bitte wählen Sie dafür die passende Gruppierung der Einsatzorte.',
		stufen: [ab(4000, 'ERINNERN')],
		bedingungen: [wenn('EINSATZORT_ATTRIBUT')],
		isGesundheit: true,
	},
	{
		bezeichnung: 'Erstuntersuchung (§ 32 JArbSchG)',
		stufen: [ab(4000, 'UEBERPRUEFUNG')],
		bedingungen: [wennNicht('VOLLJAEHRIG_BEI_DIENSTANTRITT')],
		gueltigkeitMonate: 14,
		steuerungsfelder: [{ feld: 'erstuntersuchungDatum', modus: 'SETZEN' }],
		isGesundheit: true,
	},
	{
		bezeichnung: 'Schwimmfähigkeit / Rettungsschwimmabzeichen',
		stufen: [ab(2800, 'OPTIONAL')],
		signaturparteien: ['ERZIEHUNGSBERECHTIGTER'],
		gueltigkeitMonate: 24,
		steuerungsfelder: [
			{ feld: 'isSchwimmfaehigkeit', modus: 'SETZEN' },
			{ feld: 'isRettungsschwimmabzeichen', modus: 'SETZEN' },
		],
	},
	{ bezeichnung: 'Lebenslauf', stufen: [ab(2000, 'OPTIONAL')], isPruefungUeberspringen: true },
	{
		bezeichnung: 'Schulzeugnis',
		stufen: [ab(2000, 'OPTIONAL')],
		isMehrereDateien: true,
		isPruefungUeberspringen: true,
	},
	{
		bezeichnung: 'Aufenthaltstitel',
		stufen: [ab(3000, 'UEBERPRUEFUNG')],
		bedingungen: [wennNicht('STAATSANGEHOERIGKEIT_EU')],
	},
	{
		bezeichnung: 'Personalfragebogen',
		nutzungsart: 'BEIDES',
		stufen: [ab(3000, 'PFLICHT')],
		bedingungen: [wenn('BUCHHALTUNG_TRAEGER')],
		signaturparteien: ['FREIWILLIGER'],
		steuerungsfelder: [
			{ feld: 'iban', modus: 'LESEN' },
			{ feld: 'sozialversicherungsnummer', modus: 'LESEN' },
			{ feld: 'krankenkasse', modus: 'LESEN' },
		],
		vorlageText: PERSONALFRAGEBOGEN,
	},
	{
		bezeichnung: 'Ausweis für Freiwillige',
		nutzungsart: 'GESTELLT',
		stufen: [ab(4000, 'OPTIONAL')],
		steuerungsfelder: [{ feld: 'ausweisBeantragtAm', modus: 'SETZEN' }],
		vorlageText: AUSWEIS,
	},
	{
		...AUSGESTELLT,
		bezeichnung: 'Bescheinigung',
		beschreibung: 'Im BFD erhält das Bundesamt eine zweite Ausfertigung.',
		stufen: [ab(9900, 'PFLICHT')],
		nachweisFuer: 'BESCHEINIGUNG',
		vorlageText: BESCHEINIGUNG,
	},
	{
		...AUSGESTELLT,
		bezeichnung: 'Zeugnis (BFD)',
		stufen: [ab(9900, 'PFLICHT')],
		bedingungen: [wenn('DIENSTART', 'BFD')],
		nachweisFuer: 'ZEUGNIS',
		signaturparteien: ['EINSATZSTELLE'],
		vorlageText: ZEUGNIS_BFD,
	},
	{
		...AUSGESTELLT,
		bezeichnung: 'Zeugnis (FSJ und FÖJ)',
		beschreibung: 'Auf Wunsch der Freiwilligen.',
		stufen: [ab(9900, 'OPTIONAL')],
		bedingungen: [wenn('DIENSTART', 'FSJ', 'FOEJ')],
		nachweisFuer: 'ZEUGNIS',
		vorlageText: ZEUGNIS,
	},
];

export const STANDARD_DOKUMENTSPECS: readonly DokumentSpecFelder[] = ZEILEN.map((zeile, stelle) => ({
	...OHNE_ANGABEN,
	...zeile,
	sortierung: (stelle + 1) * 10,
}));
