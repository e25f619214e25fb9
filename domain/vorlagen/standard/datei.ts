import type { Mailvorlage } from '../vorlage.ts';

/** About files somebody has uploaded. */
export const DATEI: readonly Mailvorlage[] = [
	{
		key: 'UPLOAD_ABGELEHNT',
		bezeichnung: 'Hochgeladene Datei nachträglich abgelehnt',
		an: ['EINREICHENDE'],
		isAbschaltbar: true,
		kontext: ['datei'],
		betreff: 'Ihre Datei „{{ datei.name }}“ konnte nicht angenommen werden',
		inhalt: `
Guten Tag {{ empfaenger.name }},

Ihre Datei „{{ datei.name }}“ haben wir nach dem Hochladen noch einmal geprüft. Ihr Inhalt passt nicht zu ihrem Dateityp oder enthält Schadsoftware, deshalb konnten wir sie nicht annehmen und haben sie entfernt.

Bitte laden Sie die Datei noch einmal hoch, am besten als PDF oder als Bild.

[Zum Portal]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
