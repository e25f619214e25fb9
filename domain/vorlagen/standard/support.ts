import type { Mailvorlage } from '../vorlage.ts';

/** Questions to those who make the portal. */
export const SUPPORT: readonly Mailvorlage[] = [
	{
		key: 'SUPPORT',
		bezeichnung: 'Anfrage an den Support',
		an: ['SUPPORT'],
		isAbschaltbar: true,
		kontext: ['anfrage', 'betreff', 'nachricht', 'fehler', 'umstaende'],
		betreff: 'Anfrage {{ anfrage.nummer }}: {{ betreff }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ anfrage.name }} ({{ anfrage.email }}) bittet um Hilfe mit dem Freiwilligenportal von {{ mandant.bezeichnung }}:

> {{ nachricht }}

Fehlernummer: {{ fehler.id }}

Wo das war:

{{ umstaende.liste }}

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'SUPPORT_EINGANG',
		bezeichnung: 'Anfrage an den Support ist eingegangen',
		an: ['ANFRAGENDE'],
		isAbschaltbar: true,
		kontext: ['anfrage', 'betreff', 'nachricht', 'fehler', 'umstaende'],
		betreff: 'Ihre Anfrage {{ anfrage.nummer }}: {{ betreff }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

Ihre Anfrage an den Support ist unterwegs. Sie hat die Nummer {{ anfrage.nummer }}; die Antwort kommt an diese E-Mail-Adresse.

> {{ nachricht }}

Fehlernummer: {{ fehler.id }}

Mitgesendet wurde:

{{ umstaende.liste }}

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
