/** Words of the frame around every page. */
export const SHELL = {
	portal: 'Freiwilligenportal',
	zumInhalt: 'Zum Inhalt springen',
	hauptmenue: 'Hauptmenü',
	brotkrumen: 'Sie sind hier',
	zyklus: 'Zyklus',
	zyklusAktiv: 'aktiv',
	konto: 'Konto',
	abmelden: 'Abmelden',
	farbschema: 'Darstellung',
	hell: 'Hell',
	dunkel: 'Dunkel',
	system: 'Wie das System',
	wartung: 'Wartungsmodus aktiv',
	wartungText: 'Der Wartungsmodus fuer das Freiwilligenportal ist aktiv.',
	gruppen: {
		freiwillige: 'Freiwillige',
		system: 'System',
	},
	start: 'Start',
	meineBewerbungen: 'Meine Bewerbungen',
	meineDaten: 'Meine Daten',
	bewerbungen: 'Bewerbungen',
	freiwillige: 'Freiwillige',
	statusaenderungen: 'Statusänderungen',
	mails: 'E-Mails',
	bausteine: 'Bausteine',
} as const;

/** Full-page screens: forbidden, error, not found, desktop only. */
export const SEITEN = {
	verboten: {
		titel: 'Keine Berechtigung',
		ueberschrift: 'Das dürfen Sie leider nicht',
		text: 'Für diese Seite oder Aktion fehlt Ihnen das Recht. Wurden Ihnen gerade neue Rechte gegeben, melden Sie sich bitte ab und wieder an.',
		aufgerufen: 'Aufgerufen',
		angemeldetAls: 'Angemeldet als',
		zurueck: 'Zurück zum Portal',
	},
	fehler: {
		titel: 'Fehler',
		ueberschrift: 'Hoppla, da ist was schiefgelaufen',
		gemeldet: 'Der Fehler wurde an die Entwicklung gemeldet.',
		text: 'Laden Sie die Seite neu. Bleibt der Fehler bestehen, schreiben Sie uns und nennen Sie diese Nummer:',
		kopieren: 'Kopieren',
		kopiert: 'Kopiert',
		neuLaden: 'Seite neu laden',
		support: 'Support kontaktieren',
		betreff: (id: string) => `Fehlermeldung [${id}]`,
	},
	nichtGefunden: {
		titel: 'Nicht gefunden',
		ueberschrift: 'Diese Seite gibt es nicht',
		text: 'Vielleicht ist die Adresse falsch geschrieben, oder der Eintrag wurde gelöscht.',
	},
	desktop: {
		titel: 'Auf Desktop wechseln',
		text: 'Das Freiwilligenportal ist für große Bildschirme gemacht. Bitte öffnen Sie es im Browser eines Computers.',
		adresse: 'Adresse',
	},
	fuss: (person: string) => `Angemeldet als ${person}`,
} as const;
