import type { Client } from 'pg';
import { addiereTage } from '#domain/datum.ts';
import { type DownloadFelder, downloadStammdatum } from '#domain/download/download.ts';
import { haengeAn, ORDNUNG_ID, ordnungStammdatum } from '#domain/download/ordnung.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Papiere } from './papiere.ts';
import type { Welt } from './welt.ts';

type Angaben = Omit<DownloadFelder, 'uploadID'>;
interface Blatt extends Angaben {
	readonly zeilen: readonly string[];
	readonly vorTagen: number;
	readonly abrufe: number;
}

const ALLE = ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'] as const;

const BLAETTER: readonly Blatt[] = [
	{
		titel: 'Leitfaden für Einsatzstellen',
		beschreibung: 'Von der Bewerbung bis zum Zeugnis: was Sie als Einsatzstelle wann tun.',
		tags: ['Einstieg'],
		rollen: ALLE,
		vorTagen: 48,
		abrufe: 31,
		zeilen: [
			'1. Melden Sie sich innerhalb von drei Tagen bei den Bewerbenden.',
			'2. Vereinbaren Sie ein Kennenlernen und tragen Sie das Ergebnis ein.',
			'3. Einigen Sie sich über Beginn, Dauer und Wochenstunden.',
			'4. Prüfen Sie bis zum Dienstbeginn, ob alle Unterlagen vorliegen.',
			'5. Schreiben Sie am Ende des Dienstes ein Zeugnis.',
		],
	},
	{
		titel: 'Checkliste für den ersten Tag',
		beschreibung: 'Zum Ausdrucken und Abhaken.',
		tags: ['Einstieg', 'Formulare'],
		rollen: ALLE,
		vorTagen: 41,
		abrufe: 18,
		zeilen: [
			'Rundgang und Vorstellung im Team',
			'Schlüssel, Dienstplan und Notrufnummern',
			'Unterweisung in Erste Hilfe und Brandschutz',
			'Termine der Seminare und des Urlaubs',
		],
	},
	{
		titel: 'Stundennachweis',
		beschreibung: null,
		tags: ['Formulare'],
		rollen: ALLE,
		vorTagen: 40,
		abrufe: 64,
		zeilen: ['Name, Monat, Einsatzort', '', 'Tag / von / bis / Pause / Stunden', '', 'Unterschriften'],
	},
	{
		titel: 'Vertragsprüfung im Haus',
		beschreibung: 'Vier Augen: worauf wir achten, bevor ein Vertrag abgeschlossen wird.',
		tags: ['Intern'],
		rollen: ['MA_VERWALTUNG', 'ADMIN'],
		vorTagen: 12,
		abrufe: 5,
		zeilen: [
			'Alter am ersten Tag und Unterschrift der Sorgeberechtigten',
			'Dauer, Probezeit und Verlängerung',
			'Taschengeld, Unterkunft und Verpflegung',
		],
	},
];

/** What the Traeger has laid out for those who work with him. Returns how often each was fetched. */
export function legeDownloadsAn(
	welt: Welt,
	papiere: Papiere,
	akteur: Akteur,
	heute: string,
): readonly (readonly [id: string, abrufe: number])[] {
	const { aggregat } = downloadStammdatum;
	return BLAETTER.map(({ zeilen, vorTagen, abrufe, ...angaben }) => {
		welt.jetzt = `${addiereTage(heute, -vorTagen)}T09:30:00.000Z`;
		const id = welt.nebenbei.uuid();
		const { uploadID } = papiere.schreibe(welt, { art: 'DOWNLOAD', id }, akteur.userID ?? '', angaben.titel, zeilen);
		const felder = { ...angaben, uploadID };
		welt.schreibe(aggregat, id, downloadStammdatum.erfasse(welt.lies(aggregat, id), felder), akteur);
		const ordnung = welt.lies(ordnungStammdatum.aggregat, ORDNUNG_ID);
		welt.schreibe(ordnungStammdatum.aggregat, ORDNUNG_ID, haengeAn(ordnung, id), akteur);
		return [id, abrufe];
	});
}

export async function saeAbrufe(client: Client, abrufe: readonly (readonly [string, number])[]): Promise<void> {
	for (const [id, anzahl] of abrufe)
		await client.query('insert into download_abruf (download_id, anzahl) values ($1, $2)', [id, anzahl]);
}
