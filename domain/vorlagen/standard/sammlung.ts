import type { Mailvorlage } from '../vorlage.ts';

/** What happened in a day, in one mail. */
export const SAMMLUNG: readonly Mailvorlage[] = [
	{
		key: 'DIGEST',
		bezeichnung: 'Tägliche Zusammenfassung (Einsatzorte)',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['eintraege'],
		betreff: 'Neues aus dem Freiwilligenportal',
		inhalt: `
Guten Tag {{ empfaenger.name }},

das hat sich seit der letzten Zusammenfassung ergeben:

{{ eintraege.liste }}

[Zum Portal]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
