import type { Mailvorlage } from '../vorlage.ts';

export const KONTINGENT: readonly Mailvorlage[] = [
	{
		key: 'KONTINGENT_ABFRAGE',
		bezeichnung: 'Kontingentabfrage',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['einsatzstelle', 'zyklus', 'abfrage', 'nachricht'],
		betreff: 'Wie viele Plätze planen Sie für {{ zyklus.bezeichnung }}?',
		inhalt: `
Guten Tag {{ empfaenger.name }},

bitte teilen Sie uns bis zum {{ abfrage.frist }} mit, wie viele Plätze für Freiwillige die Einsatzstelle {{ einsatzstelle.bezeichnung }} im Zyklus {{ zyklus.bezeichnung }} anbieten möchte.

{{ nachricht }}

[Plätze anfragen]({{ link }})

Bis zu diesem Tag können Sie Ihre Antwort ändern. Danach entscheiden wir über die Plätze.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'KONTINGENT_ERINNERUNG',
		bezeichnung: 'Erinnerung an die Kontingentabfrage',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['einsatzstelle', 'zyklus', 'abfrage'],
		betreff: 'Erinnerung: Plätze für {{ zyklus.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für die Einsatzstelle {{ einsatzstelle.bezeichnung }} fehlt uns noch die Antwort auf die Kontingentabfrage für den Zyklus {{ zyklus.bezeichnung }}. Bitte antworten Sie bis zum {{ abfrage.frist }}.

[Plätze anfragen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
