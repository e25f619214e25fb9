/** Words of lists and papers of seminars and their groups. */
export const LISTEN = {
	titel: 'Teilnehmerliste',
	ausgeben: 'Drucken und herunterladen',
	ausgebenText: (angemeldet: number) => {
		if (angemeldet === 0) return 'Noch ist niemand angemeldet.';
		return angemeldet === 1 ? '1 Person ist angemeldet.' : `${angemeldet} Personen sind angemeldet.`;
	},
	nurEigene: 'Die Listen enthalten die Freiwilligen Ihrer Einsatzorte.',
	teilnehmerliste: 'Teilnehmerliste',
	teilnehmerlisteText: 'Zum Unterschreiben, mit einer Spalte je Seminartag.',
	excel: 'Excel',
	excelText: 'Alle Angemeldeten und Wartenden mit Kontakt, Ernährung und Nachweisen.',
	excelEinsicht: 'Wer Ernährung und Allergien liest, wird vermerkt.',
	namensschilder: 'Namensschilder',
	namensschilderText: 'Zehn je Blatt, 90 × 55 mm.',
	bescheinigungen: 'Teilnahmebescheinigungen',
	bescheinigungenText: 'Eine Seite für jede Person, deren Tage anerkannt sind.',
	bescheinigung: 'Teilnahmebescheinigung',
	bescheinigungVon: (titel: string) => `Teilnahmebescheinigung für ${titel}`,
	fehler: 'Die Datei konnte nicht erstellt werden',
	dateiname: (was: string, heute: string) => `${was}-${heute}`,
} as const;

/** Words about the list participants have signed. */
export const UNTERSCHRIEBEN = {
	titel: 'Unterschriebene Liste',
	ablegen: 'Unterschriebene Liste hier ablegen',
	ab: (tag: string) => `Ab dem ${tag} können Sie die unterschriebene Liste hier ablegen.`,
	nicht: 'In diesem Status gibt es keine unterschriebene Liste.',
	abgelegt: 'Die unterschriebene Liste ist abgelegt',
	seit: (tag: string) => `abgelegt am ${tag}`,
	oeffnen: 'Öffnen',
	ersetzen: 'Ersetzen',
	abbrechen: 'Abbrechen',
	entfernen: 'Entfernen',
	entfernenFrage: 'Unterschriebene Liste entfernen?',
	entfernenText:
		'Die Datei wird gelöscht. Im Verlauf bleibt, dass sie hier lag. Geprüfte Nachweise bleiben, wie sie sind.',
	entfernt: 'Die unterschriebene Liste ist entfernt',
	einsicht: 'Die Liste nennt alle Teilnehmenden. Wer sie öffnet, wird vermerkt.',
	bild: 'Unterschriebene Teilnehmerliste',
} as const;
