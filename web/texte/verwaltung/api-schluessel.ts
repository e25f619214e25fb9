import type { ApiScope } from '#domain/zugriff/api.ts';

interface Berechtigung {
	readonly label: string;
	/** As a mark in the list. */
	readonly kurz: string;
	readonly description: string;
}

/** Words of the page of API keys. */
export const API_SCHLUESSEL = {
	titel: 'API-Schlüssel',
	text: 'Mit einem Schlüssel ruft ein anderes Programm Daten dieses Portals ab, etwa Ihre Internetseite die Einsatzorte. Es sendet ihn im Kopf X-Api-Key.',
	keiner: 'Es gibt noch keinen API-Schlüssel',
	keinerText: 'Geben Sie jedem Programm einen eigenen, mit nicht mehr Berechtigungen, als es braucht.',
	gesperrt: 'API-Schlüssel sind nicht freigeschaltet',
	gesperrtText: 'Die Systemadministration schaltet diese Funktion frei.',
	neu: 'Neuer API-Schlüssel',
	spalte: {
		bezeichnung: 'Bezeichnung',
		berechtigungen: 'Berechtigungen',
		gueltigBis: 'Gültig bis',
		zuletzt: 'Zuletzt benutzt',
		aktion: 'Aktion',
	},
	unbegrenzt: 'unbegrenzt',
	nie: 'noch nie',
	abgelaufen: 'abgelaufen',
	laeuftAb: 'läuft bald ab',
	ungenutzt: 'seit 90 Tagen ungenutzt',
	nurVon: (netze: readonly string[]) => `nur von ${netze.join(', ')}`,
	nurFuer: (stellen: readonly string[]) => `nur ${stellen.join(', ')}`,
	ansprechpersonIst: (wer: string) => `Ansprechperson: ${wer}`,
	erstellt: (wann: string, wer: string | null) => `erstellt ${wann}${wer === null ? '' : ` von ${wer}`}`,
	erneuert: (wann: string) => `erneuert ${wann}`,
	bearbeitenVon: (bezeichnung: string) => `${bezeichnung} bearbeiten`,
	erneuernVon: (bezeichnung: string) => `${bezeichnung} erneuern`,
	loeschenVon: (bezeichnung: string) => `${bezeichnung} löschen`,
	erzeugen: 'Schlüssel erzeugen',
	bezeichnung: 'Bezeichnung',
	bezeichnungHilfe: 'Wer ihn benutzt, zum Beispiel „Internetseite“.',
	gueltigBis: 'Gültig bis',
	gueltigBisHilfe: 'Ohne Datum gilt er, bis Sie ihn löschen.',
	ansprechperson: 'Ansprechperson',
	ansprechpersonHilfe: 'Wer das Programm betreut, für Rückfragen und E-Mails vor dem Ablauf.',
	ansprechpersonEmail: 'E-Mail der Ansprechperson',
	netze: 'Netzadressen',
	netzeHilfe:
		'Von wo der Schlüssel benutzt werden darf, zum Beispiel 192.0.2.7 oder 2001:db8::/32. Ohne Angabe von überall.',
	bereich: 'Einsatzstellen',
	bereichHilfe: 'Nur deren Daten, so weit sie selbst sie sehen. Ohne Auswahl gilt der Schlüssel für den ganzen Träger.',
	berechtigungen: 'Berechtigungen',
	geheim: 'Ihr neuer API-Schlüssel',
	geheimWarnung: 'Kopieren Sie den Schlüssel jetzt. Er wird nicht noch einmal angezeigt.',
	geheimText: 'Wer ihn kennt, hat seine Berechtigungen. Bewahren Sie ihn wie ein Kennwort auf.',
	erneuernFrage: (bezeichnung: string) => `„${bezeichnung}“ erneuern?`,
	erneuernText: 'Der bisherige Schlüssel gilt sofort nicht mehr. Das Programm braucht den neuen.',
	erneuernJa: 'Schlüssel erneuern',
	loeschenFrage: (bezeichnung: string) => `„${bezeichnung}“ löschen?`,
	loeschenText: 'Das Programm, das diesen Schlüssel benutzt, bekommt sofort keine Daten mehr.',
	loeschenJa: 'Schlüssel löschen',
	berechtigung: {
		LESEN_FREIWILLIGE: {
			label: 'Freiwillige lesen',
			kurz: 'Freiwillige',
			description: 'Die Liste ab der Vertragseinigung und einzelne Freiwillige mit Bewerbungen und Verträgen.',
		},
		LESEN_ADRESSEN: {
			label: 'Einsatzstellen und Einsatzorte lesen',
			kurz: 'Adressen',
			description: 'Anschriften, Beschreibungen und Plätze.',
		},
		LESEN_PERSONEN: {
			label: 'Ansprechpersonen lesen',
			kurz: 'Personen',
			description: 'Namen, Kontaktdaten und Funktionen.',
		},
		LESEN_SEMINARE: { label: 'Seminare lesen', kurz: 'Seminare', description: 'Termine und Angaben der Seminare.' },
		EXPORTE: { label: 'Exporte abrufen', kurz: 'Exporte', description: 'Listen als Datei.' },
		SCHREIBEN_ADRESSEN: {
			label: 'Einsatzstellen und Einsatzorte ändern',
			kurz: 'Adressen ändern',
			description: 'Auch neue anlegen.',
		},
		SENSIBEL: {
			label: 'Sensible Daten einschließen',
			kurz: 'sensible Daten',
			description:
				'Bank, Steuer, Versicherung, Konfession, Behinderung und Gesundheit. Jeder Abruf wird protokolliert.',
		},
	} satisfies Readonly<Record<ApiScope, Berechtigung>>,
} as const;
