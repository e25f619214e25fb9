/**
 * Statuses of uploads. Table: Upload. Both states of what is to be removed share their number, so that the key is what is
 * stored.
 */
export const UPLOADSTATUS = {
	Prepared: { nummer: 0, label: 'In Vorbereitung', beschreibung: 'Nur einen Augenblick lang, bevor die Datei da ist' },
	Uploaded: { nummer: 1000, label: 'Hochgeladen', beschreibung: 'Vollständig angekommen, noch nichts zugeordnet' },
	Referencing: {
		nummer: 1500,
		label: 'Wird zugeordnet',
		beschreibung:
			'Wird gerade dauerhaft gespeichert und zugeordnet; bleibt es dabei, gilt es als gescheitert und wird aufgeräumt',
	},
	Referenced: { nummer: 2000, label: 'In Verwendung', beschreibung: 'In Gebrauch und deshalb nicht mehr zu löschen' },
	CleanmeForbiddenFileType: {
		nummer: 9010,
		label: 'Abgelehnter Dateityp',
		beschreibung: 'Die späte Prüfung hat den Dateityp abgelehnt; die Datei wird entfernt',
	},
	CleanmeDeleted: {
		nummer: 9010,
		label: 'Gelöscht',
		beschreibung: 'Von einem Benutzer gelöscht; die Datei wird entfernt',
	},
} as const;
export type Uploadstatus = keyof typeof UPLOADSTATUS;
