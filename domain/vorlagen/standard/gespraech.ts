import type { Mailvorlage } from '../vorlage.ts';

/** About talks over the net. */
export const GESPRAECH: readonly Mailvorlage[] = [
	{
		key: 'MEETING_EINLADUNG',
		bezeichnung: 'Einladung zum Online-Gespräch',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'meeting'],
		betreff: 'Online-Gespräch: {?{{ ansprache.name }} und ?}{{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ ansprache.wer }} und der Einsatzort {{ einsatzort.bezeichnung }} sind zu einem Online-Gespräch eingeladen.

Termin: {{ meeting.termin }}

[Am Gespräch teilnehmen]({{ meeting.link }})

Sie können mit dem Computer oder dem Mobiltelefon teilnehmen. Den Termin für Ihren Kalender finden Sie im Anhang.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'MEETING_ABGESAGT',
		bezeichnung: 'Online-Gespräch abgesagt',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'meeting'],
		betreff: 'Online-Gespräch abgesagt: {?{{ ansprache.name }} und ?}{{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

das Online-Gespräch zwischen {{ ansprache.wem }} und dem Einsatzort {{ einsatzort.bezeichnung }} findet nicht statt.

Termin: {{ meeting.termin }}

[Bewerbung ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'MEETING_TERMINE',
		bezeichnung: 'Termine für ein Online-Gespräch zur Auswahl',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'termine'],
		betreff: 'Wann passt es Ihnen? Online-Gespräch mit {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

der Einsatzort {{ einsatzort.bezeichnung }} möchte Sie in einem Online-Gespräch kennenlernen und schlägt Ihnen diese Termine vor:

{{ termine.liste }}

[Termin auswählen]({{ link }})

Passt keiner davon? Dann melden Sie sich bitte bei der Einsatzstelle.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'MEETING_ERINNERUNG',
		bezeichnung: 'Erinnerung an ein Online-Gespräch',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'meeting'],
		betreff: 'Erinnerung: Online-Gespräch am {{ meeting.termin }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

bald beginnt das Online-Gespräch zwischen {{ ansprache.wem }} und dem Einsatzort {{ einsatzort.bezeichnung }}.

Termin: {{ meeting.termin }}

[Am Gespräch teilnehmen]({{ meeting.link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
