import { beispielVon } from './beispiele.ts';
import { variablenart } from './variablen.ts';
import type { Wert, Werte } from './werte.ts';

/** What only mails have, in domain units. */
const NUR_MAILS: ReadonlyMap<string, Wert> = new Map<string, Wert>([
	// As to herself, whom the examples greet.
	['ansprache.wer', 'Sie'],
	['ansprache.wem', 'Ihnen'],
	['ansprache.dienst', 'Ihren Freiwilligendienst'],
	['ansprache.name', 'Mara Muster'],
	['meeting.link', 'https://meet.sportjugend.test/kennenlernen'],
	['meeting.termin', '15.07.2025 - 14:00 Uhr'],
	['termine.liste', ['15.07.2025 - 14:00 Uhr', '16.07.2025 - 10:30 Uhr']],
	['wuensche.liste', ['Sporthalle am Park', 'Kita Rheinweg']],
	['email.neu', 'mara.neu@beispiel.test'],
	['einladung.gueltig_bis', '2025-07-15'],
	['einladung.absender', 'Tom Kühn'],
	['beitritt.name', 'Lena Sommer'],
	['beitritt.email', 'lena.sommer@beispiel.test'],
	['beitritt.einsatzstelle', 'TSV Musterstadt 1899 e. V.'],
	['abfrage.frist', '2025-07-31'],
	['barriere.nummer', '12'],
	['barriere.seite', 'Karte'],
	['barriere.frist', '2025-07-31'],
	['barriere.absender', 'Lena Sommer, lena.sommer@beispiel.test'],
	['schluessel.bezeichnung', 'Webseite des Verbands'],
	['schluessel.gueltig_bis', '2025-07-31'],
	['barriere.meldung', 'Die Liste neben der Karte liest mein Vorleseprogramm nicht vor.'],
	['datei.name', 'Führungszeugnis.pdf'],
	['dokument.name', 'Erweitertes Führungszeugnis'],
	['dokument.form', 'einfache elektronische Signatur, ersetzt nicht die Schriftform'],
	['dokumente.liste', ['Erweitertes Führungszeugnis', 'Mitgliedsbescheinigung der Krankenkasse']],
	['downloads.liste', ['Handbuch für Einsatzstellen', 'Vorlage Stundennachweis']],
	['mahnung.stufe', 2],
	['signatur.link', 'https://portal.sportjugend.test/'],
	['signatur.gueltig_bis', '2025-08-01'],
	['eintraege.liste', ['Neue Bewerbung für Sporthalle am Park', 'Bewerbung zurückgezogen: Jonas Muster']],
	['nachweise.liste', ['Mara Muster: Einführungsseminar Eifel, 5 Tage', 'Jonas Muster: Sportseminar, 3 Tage']],
	['angebot.frist', '03.07.2025 - 12:00 Uhr'],
	['fehler.id', 'K7QM2ZB9X4TD'],
	['anfrage.nummer', '118'],
	['anfrage.name', 'Lena Sommer'],
	['anfrage.email', 'lena.sommer@beispiel.test'],
	['umstaende.liste', ['Seite: /admin/bewerbungen', 'Rolle: Träger (MA Verwaltung)']],
	['lauf.betrag', 105_000],
	['lauf.datum', '2025-07-15'],
	['lauf.monate', 'Juli 2025'],
	['lauf.glaeubiger_id', 'DE98ZZZ09999999999'],
	['mandat.referenz', 'MR-2025-0012'],
	['mandat.konto', 'IBAN mit den Endziffern 3000'],
	['link', 'https://portal.sportjugend.test/'],
	['betreff', 'Ein Hinweis zu Ihrem Dienst'],
	['nachricht', 'Wir freuen uns auf Sie.'],
	['ergebnis', 'angenommen'],
	['grund', 'Das Dokument ist nicht vollständig lesbar.'],
	['frist', '2025-07-31'],
	['partei', 'Einsatzstelle'],
]);

/** Values of a volunteer who doesn't exist, for everything that is named. */
export const beispielwerte = (namen: readonly string[]): Werte =>
	new Map(namen.map((name): [string, Wert] => [name, NUR_MAILS.get(name) ?? inEinheiten(name, beispielVon(name))]));

/** Examples stand as they are written; values are days, cents and tenths of an hour. */
function inEinheiten(name: string, beispiel: string | null): Wert {
	if (beispiel === null) return null;
	switch (variablenart(name)) {
		case 'DATUM':
			return beispiel.split('.').reverse().join('-');
		case 'EURO':
			return Number(beispiel.replace(/\D/g, ''));
		case 'STUNDEN':
			return Math.round(Number(beispiel.replace(',', '.')) * 10);
		case 'LISTE':
			return [beispiel];
		default:
			return beispiel;
	}
}
