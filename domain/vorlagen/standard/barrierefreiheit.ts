import type { Mailvorlage } from '../vorlage.ts';

/** What the accessibility statement asks for: a message, and its answer within a month. */
export const BARRIEREFREIHEIT: readonly Mailvorlage[] = [
	{
		key: 'BARRIERE_GEMELDET',
		bezeichnung: 'Meldung zur Barrierefreiheit',
		an: ['BARRIEREFREIHEIT'],
		isAbschaltbar: true,
		kontext: ['barriere', 'nachricht'],
		betreff: 'Meldung {{ barriere.nummer }} zur Barrierefreiheit',
		inhalt: `
Guten Tag {{ empfaenger.name }},

über die Erklärung zur Barrierefreiheit ist eine Meldung eingegangen. Bitte antworten Sie bis zum {{ barriere.frist }}: Das Gesetz gibt dafür einen Monat.

> {{ nachricht }}

Seite: {{ barriere.seite }}

Von: {{ barriere.absender }}

Beantworten Sie sie im Portal, damit der Stand für alle zu sehen ist:

[Meldung öffnen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'BARRIERE_ANTWORT',
		bezeichnung: 'Antwort auf eine Meldung zur Barrierefreiheit',
		an: ['ANFRAGENDE'],
		isAbschaltbar: false,
		kontext: ['barriere', 'nachricht'],
		betreff: 'Antwort auf Ihre Meldung {{ barriere.nummer }} zur Barrierefreiheit',
		inhalt: `
Guten Tag{? {{ empfaenger.name }}?},

danke für Ihre Meldung zur Barrierefreiheit. Hier ist unsere Antwort:

> {{ nachricht }}

Ihre Meldung:

> {{ barriere.meldung }}

Hilft Ihnen die Antwort nicht, steht in der Erklärung zur Barrierefreiheit, an wen Sie sich wenden können:

[Erklärung zur Barrierefreiheit]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
