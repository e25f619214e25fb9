/**
 * Statuses of uploads. Table: Upload. Both states of what is to be removed share their number, so that the key is what is
 * stored.
 */
export const UPLOADSTATUS = {
	Prepared: { nummer: 0, label: 'In Vorbereitung' },
	Uploaded: { nummer: 1000, label: 'Hochgeladen' },
	Referencing: { nummer: 1500, label: 'Wird zugeordnet' },
	Referenced: { nummer: 2000, label: 'In Verwendung' },
	CleanmeForbiddenFileType: { nummer: 9010, label: 'Abgelehnter Dateityp' },
	CleanmeDeleted: { nummer: 9010, label: 'Gelöscht' },
} as const;
export type Uploadstatus = keyof typeof UPLOADSTATUS;
