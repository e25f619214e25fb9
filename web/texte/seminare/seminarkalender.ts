/** Words about the calendars that calendar programs subscribe to. */
export const KALENDER = {
	titel: 'Kalender',
	abonnieren: 'Kalender abonnieren',
	fertig: 'Fertig',
	text: {
		FREIWILLIGER:
			'Abonnieren Sie Ihre Seminare im Kalender Ihres Handys oder Computers: Neue, verlegte und abgesagte Termine stehen dort von selbst.',
		EINSATZSTELLE:
			'Abonnieren Sie die Seminare Ihrer Freiwilligen in Ihrem Kalenderprogramm: Neue, verlegte und abgesagte Termine stehen dort von selbst. Namen stehen nicht darin.',
		TRAEGER:
			'Abonnieren Sie alle veröffentlichten Seminare in Ihrem Kalenderprogramm: Neue, verlegte und abgesagte Termine stehen dort von selbst. Namen stehen nicht darin.',
		GRUPPE:
			'Mit einer Adresse lassen sich die Seminare dieser Gruppe in jedem Kalenderprogramm abonnieren. Geben Sie die Adresse denen, die sie brauchen. Namen stehen nicht darin.',
	},
	nurTraeger: 'Eine Adresse für diese Gruppe erstellt der Träger.',
	vomTraeger: 'Die Adresse bekommen Sie vom Träger.',
	erstellen: 'Adresse erstellen',
	neu: 'Neue Adresse',
	neuFrage: 'Eine neue Adresse erstellen?',
	neuText: 'Wer die bisherige Adresse abonniert hat, bekommt nichts Neues mehr und braucht die neue.',
	widerrufen: 'Widerrufen',
	widerrufFrage: 'Die Adresse widerrufen?',
	widerrufText: 'Wer sie abonniert hat, bekommt keine Termine mehr. Was im Kalender steht, bleibt vielleicht stehen.',
	widerrufenDanach: 'Die Adresse gilt nicht mehr',
	besteht: (seit: string) => `Es gibt eine Adresse, seit ${seit}.`,
	abgerufen: (am: string) => `Zuletzt abgerufen am ${am}.`,
	nieAbgerufen: 'Noch hat sie kein Programm abgerufen.',
	nurJetzt: 'Diese Adresse sehen Sie nur jetzt',
	nurJetztText:
		'Kopieren Sie sie in Ihr Kalenderprogramm. Wer sie hat, sieht die Termine; geben Sie sie nur weiter, wenn das so sein soll.',
	adresse: 'Adresse des Kalenders',
	oeffnen: 'Im Kalenderprogramm öffnen',
	wege: [
		['iPhone, iPad', 'In der App Kalender: Kalender › Hinzufügen › Kalenderabo hinzufügen'],
		['Android, Google', 'Am Computer auf calendar.google.com: Weitere Kalender › Plus › Per URL'],
		['Outlook', 'Kalender › Kalender hinzufügen › Aus dem Internet abonnieren'],
		['Thunderbird', 'Neuer Kalender › Im Netzwerk'],
	],
	wegeTitel: 'So geht es',
} as const;
