type Listenart =
	| 'sportart'
	| 'taetigkeitsfeld'
	| 'land'
	| 'titel'
	| 'schulabschluss'
	| 'ausbildung'
	| 'funktion'
	| 'seminartyp'
	| 'schulferien'
	| 'attribut-1'
	| 'attribut-2';

/** Words of the pages of master data. */
export const STAMMDATEN = {
	titel: 'Stammdaten',
	text: 'Auswahllisten, aus denen Bewerbende, Einsatzstellen und Träger wählen.',
	arten: {
		sportart: ['Sportarten', 'Bei Einsatzorten, auf der Karte und bei Freiwilligen'],
		taetigkeitsfeld: ['Tätigkeitsfelder', 'Bei Einsatzorten, auf der Karte und bei Freiwilligen'],
		land: ['Länder', 'In Anschriften und als Staatsangehörigkeit'],
		titel: ['Titel', 'Vor Namen von Freiwilligen und Ansprechpersonen'],
		schulabschluss: ['Schulabschlüsse', 'In der Bewerbung'],
		ausbildung: ['Ausbildungen', 'In der Bewerbung'],
		funktion: ['Funktionen', 'Was Ansprechpersonen an einer Einsatzstelle oder einem Einsatzort sind'],
		seminartyp: ['Seminartypen', 'Bei Seminaren und in der Seminarplanung'],
		schulferien: ['Schulferien', 'Im Planer der Seminare, je Land und Jahr'],
		'attribut-1': ['Gruppierung 1', 'Werte, nach denen Adressen gruppiert werden'],
		'attribut-2': ['Gruppierung 2', 'Werte, nach denen Adressen gruppiert werden'],
	} as Readonly<Record<Listenart, readonly [string, string]>>,
	dienstarten: ['Dienstarten', 'Alter, Dauer und Seminartage'] as const,
	feld: { key: 'Kürzel', bezeichnung: 'Bezeichnung', isEU: 'EU', land: 'Land', von: 'Erster Tag', bis: 'Letzter Tag' },
	aktiv: 'Aktiv',
	reihenfolge: 'Reihenfolge',
	aktion: 'Aktionen',
	inaktiv: 'inaktiv',
	verlauf: 'Verlauf',
	verlaufTitel: (was: string) => `Verlauf: ${was}`,
	hoch: (name: string) => `${name} nach oben`,
	runter: (name: string) => `${name} nach unten`,
	loeschen: (name: string) => `${name} löschen`,
	behalten: (name: string) => `${name} doch behalten`,
	wirdGeloescht: 'wird beim Speichern gelöscht',
	neuerEintrag: 'Neuer Eintrag',
	in: (feld: string, name: string) => `${feld}: ${name}`,
	hinzufuegen: 'Eintrag hinzufügen',
	speichern: 'Speichern',
	verwerfen: 'Verwerfen',
	gespeichert: 'Liste gespeichert',
	leer: 'Noch keine Einträge',
	leerText: 'Fügen Sie den ersten Eintrag hinzu.',
	nurAdmin: 'Aktivieren und deaktivieren können nur Administratoren.',
	abgelehnt: 'Die Liste wurde nicht gespeichert. Bitte prüfen Sie die markierten Zeilen.',
	veraltet: 'Jemand hat diese Liste inzwischen geändert.',
	neuLaden: 'Neuen Stand laden und eigene Änderungen verwerfen',
};

export const DIENSTART = {
	titel: 'Dienstarten',
	neu: 'Dienstart anlegen',
	bearbeiten: (name: string) => `${name} bearbeiten`,
	bearbeitenTitel: 'Dienstart bearbeiten',
	gespeichert: 'Dienstart gespeichert',
	aktion: 'Aktion',
	alter: 'Alter',
	dauer: 'Dauer',
	monate: (min: number, max: number) => `${min} bis ${max} Monate`,
	jahre: (min: number | null, max: number | null) =>
		min === null ? (max === null ? 'ohne Grenze' : `bis ${max}`) : max === null ? `ab ${min}` : `${min} bis ${max}`,
	art: { BFD: 'BFD', FSJ: 'FSJ', FOEJ: 'FÖJ', SONSTIGE: 'Sonstige' },
	feld: {
		key: 'Schlüssel',
		bezeichnung: 'Bezeichnung',
		kurz: 'Kurzname',
		art: 'Art',
		isUe27: 'Für Menschen ab 27 Jahren',
		minAlter: 'Mindestalter',
		maxAlter: 'Höchstalter',
		minMonate: 'Mindestdauer',
		maxMonate: 'Höchstdauer',
		seminartageBasis: 'Seminartage bei 12 Monaten',
		seminartageAbzug: 'Abzug je Monat darunter',
		seminartageZuschlag: 'Zuschlag je Monat darüber',
		seminartageUe27ProMonat: 'Seminartage je Monat ab 27 Jahren',
		sortierung: 'Stelle in Listen',
		isAktiv: 'Aktiv',
	},
	einheit: { jahre: 'Jahre', monate: 'Monate', tage: 'Tage' },
};
