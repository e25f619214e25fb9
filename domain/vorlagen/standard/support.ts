import type { Mailvorlage } from '../vorlage.ts';

/** Questions to those who make the portal. */
export const SUPPORT: readonly Mailvorlage[] = [
	{
		key: 'SUPPORT',
		bezeichnung: 'Anfrage an den Support',
		an: ['SUPPORT'],
		isAbschaltbar: true,
		wartetAuf: 'SUPPORT',
		kontext: ['benutzer', 'nachricht', 'fehler'],
		betreff: 'Anfrage an den Support von {{ benutzer.name }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ benutzer.name }} ({{ benutzer.email }}) bittet um Hilfe mit dem Freiwilligenportal von {{ mandant.bezeichnung }}:

> {{ nachricht }}

Fehlernummer: {{ fehler.id }}

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
