import type { Mailvorlage } from '../vorlage.ts';

/** About files the Traeger lays out. */
export const DOWNLOAD: readonly Mailvorlage[] = [
	{
		key: 'DOWNLOAD_INFO',
		bezeichnung: 'Neue Downloads (Einsatzstelle)',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['downloads', 'nachricht'],
		betreff: 'Neue Downloads für Sie',
		inhalt: `
Guten Tag {{ empfaenger.name }},

im Portal liegen Dateien für Sie zum Herunterladen bereit:

{{ downloads.liste }}

> {{ nachricht }}

[Zu den Downloads]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
