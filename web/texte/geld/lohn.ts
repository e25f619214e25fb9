import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { monatsname } from '../../client/datumsworte.ts';

const personen = (anzahl: number): string => (anzahl === 1 ? '1 Person' : `${formatZahl(anzahl, 0)} Personen`);

/** Words of the payroll file. */
export const LOHN = {
	titel: 'Lohnabrechnung',
	text: 'Alle, deren Abrechnung der Träger macht: Stammdaten, Taschengeld und Sachbezüge des Monats als Datei für das Lohnprogramm (DATEV).',
	monat: 'Monat',
	format: 'Programm',
	formate: {
		LODAS: 'DATEV LODAS',
		LUG: 'Lohn und Gehalt: Monatswerte',
		LUG_STAMM: 'Lohn und Gehalt: Stammdaten',
	},
	umfang: 'Umfang',
	umfaenge: { VOLL: 'Alle', DELTA: 'Nur Änderungen' },
	vorschau: 'Vorschau holen',
	holen: 'Lohndatei holen',
	geholt: 'Die Lohndatei ist geholt. Was danach anders wird, gilt als Änderung.',
	vorschauGeholt: 'Die Vorschau ist geholt; gemerkt wird davon nichts.',
	dateiname: (format: string, monat: string, vorschau: boolean) =>
		`lohn-${format.toLowerCase()}-${monat}${vorschau ? '-vorschau' : ''}.txt`,
	dabei: (anzahl: number, neu: number) =>
		anzahl === 0
			? 'In diesem Monat ist niemand im Dienst, dessen Abrechnung der Träger macht.'
			: `${personen(anzahl)}${neu > 0 ? `, ${formatZahl(neu, 0)} davon noch ohne Personalnummer` : ''}.`,
	letzte: (monat: string, umfang: string, am: string, anzahl: number) =>
		`Zuletzt geholt am ${formatDatum(tagInBerlin(am))}: ${monatsname(monat)}, ${umfang}, ${personen(anzahl)}.`,
	ohneLetzte: 'Für dieses Programm wurde noch keine Datei geholt.',
	pruefungen: 'Prüfungen',
	ohneTreffer: 'Keine Prüfung hat etwas gefunden.',
	sperrt: 'ohne Behebung gibt es keine Datei',
	hinweis: 'Hinweis',
	weitere: (anzahl: number) => `und ${formatZahl(anzahl, 0)} weitere`,
	einrichten: ['Beraternummer, Mandantennummer und Lohnarten fehlen noch. Sie stehen in den ', 'Parametern', '.'],
} as const;
