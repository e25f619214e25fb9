import type { Mailvorlage } from '../vorlage.ts';

/** About signatures under a document. */
export const UNTERSCHRIFT: readonly Mailvorlage[] = [
	{
		key: 'UNTERSCHRIFT_ANGEFORDERT',
		bezeichnung: 'Unterschrift angefordert',
		an: ['UNTERZEICHNENDE'],
		isAbschaltbar: false,
		kontext: ['freiwilliger', 'ansprache', 'dokument', 'signatur'],
		betreff: 'Bitte unterschreiben Sie „{{ dokument.name }}“',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für {{ ansprache.dienst }} brauchen wir Ihre Unterschrift unter dem Dokument „{{ dokument.name }}“. Lesen Sie es in Ruhe durch und unterschreiben Sie es gleich am Bildschirm.{? Form der Unterschrift: {{ dokument.form }}.?}

[Dokument lesen und unterschreiben]({{ signatur.link }})

Der Link ist bis zum {{ signatur.gueltig_bis }} gültig und nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'UNTERSCHRIFTEN_VOLLSTAENDIG',
		bezeichnung: 'Alle Unterschriften liegen vor',
		an: ['TRAEGER', 'FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'ansprache', 'dokument', 'nachricht'],
		betreff: '„{{ dokument.name }}“ ist vollständig unterschrieben',
		inhalt: `
Guten Tag {{ empfaenger.name }},

alle haben unterschrieben: Das Dokument „{{ dokument.name }}“ für {{ ansprache.dienst }} ist damit fertig. Sie finden es im Portal.{? Form der Unterschriften: {{ dokument.form }}.?}

{{ nachricht }}

[Dokument ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'UNTERSCHRIFT_ABGELAUFEN',
		bezeichnung: 'Frist für eine Unterschrift abgelaufen',
		an: ['TRAEGER'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'dokument', 'partei'],
		betreff: 'Unterschrift nicht geleistet: {{ freiwilliger.name }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

das Dokument „{{ dokument.name }}“ von {{ freiwilliger.name }} wurde nicht rechtzeitig unterschrieben. Es fehlt die Unterschrift: {{ partei }}.

Der Link ist nicht mehr gültig. In der Akte können Sie die Unterschrift noch einmal anfordern.

[Akte öffnen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
