import type { Mailvorlage } from '../vorlage.ts';

/** About talks over the net. */
export const GESPRAECH: readonly Mailvorlage[] = [
	{
		key: 'MEETING_EINLADUNG',
		bezeichnung: 'Einladung zum Online-Gespräch',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		wartetAuf: 'GESPRAECHE',
		kontext: ['freiwilliger', 'einsatzort', 'meeting'],
		betreff: 'Online-Gespräch: {{ freiwilliger.name }} und {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ freiwilliger.name }} und der Einsatzort {{ einsatzort.bezeichnung }} sind zu einem Online-Gespräch eingeladen.

Termin: {{ meeting.termin }}

[Am Gespräch teilnehmen]({{ meeting.link }})

Sie können mit dem Computer oder dem Mobiltelefon teilnehmen.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'MEETING_ABGESAGT',
		bezeichnung: 'Online-Gespräch abgesagt',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		wartetAuf: 'GESPRAECHE',
		kontext: ['freiwilliger', 'einsatzort', 'meeting'],
		betreff: 'Online-Gespräch abgesagt: {{ freiwilliger.name }} und {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

das Online-Gespräch zwischen {{ freiwilliger.name }} und dem Einsatzort {{ einsatzort.bezeichnung }} findet nicht statt.

Termin: {{ meeting.termin }}

[Bewerbung ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
