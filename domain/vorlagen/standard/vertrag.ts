import type { Mailvorlage } from '../vorlage.ts';

export const VERTRAG: readonly Mailvorlage[] = [
	{
		key: 'VERHANDLUNG',
		bezeichnung: 'Beginn der Vertragsverhandlung',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'dienstart', 'betreuer'],
		betreff: 'Vertragsverhandlung begonnen: {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

die Vertragsverhandlung zwischen {{ freiwilliger.name }} und dem Einsatzort {{ einsatzort.bezeichnung }} hat begonnen.

Dienstart: {{ dienstart.bezeichnung }}
Betreuung: {{ betreuer.name }}
E-Mail: {{ betreuer.email }}
Telefon: {{ betreuer.telefon }}

[Zur Bewerbung]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'VERTRAGSEINIGUNG',
		bezeichnung: 'Vertragseinigung',
		an: ['FREIWILLIGE', 'EINSATZSTELLE', 'TRAEGER'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'dienstart', 'vertrag'],
		betreff: 'Vertragseinigung: {{ freiwilliger.name }} und {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ freiwilliger.name }} und der Einsatzort {{ einsatzort.bezeichnung }} haben sich auf einen Freiwilligendienst geeinigt. Der Platz ist reserviert, der Vertrag kann nun unterschrieben werden.

Dienstart: {{ dienstart.bezeichnung }}
Zeitraum: {{ vertrag.beginn }} bis {{ vertrag.ende }}
Wochenstunden: {{ vertrag.wochenstunden }}
Taschengeld im Monat: {{ vertrag.taschengeld }}
Urlaubstage: {{ vertrag.urlaubstage }}

[Vertrag ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'VERTRAGSABSCHLUSS',
		bezeichnung: 'Vertragsabschluss',
		an: ['FREIWILLIGE', 'EINSATZSTELLE', 'TRAEGER'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'dienstart', 'vertrag'],
		betreff: 'Vertrag abgeschlossen: {{ freiwilliger.name }} und {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

der Vertrag zwischen {{ freiwilliger.name }} und dem Einsatzort {{ einsatzort.bezeichnung }} ist abgeschlossen. Wir freuen uns auf den gemeinsamen Freiwilligendienst!

Vertragsnummer: {{ vertrag.nummer }}
Dienstart: {{ dienstart.bezeichnung }}
Zeitraum: {{ vertrag.beginn }} bis {{ vertrag.ende }}

[Vertrag ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'VERTRAG_ANNULLIERT',
		bezeichnung: 'Vertrag annulliert',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'grund'],
		betreff: 'Vertrag annulliert: {{ freiwilliger.name }} und {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

der Vertrag zwischen {{ freiwilliger.name }} und dem Einsatzort {{ einsatzort.bezeichnung }} wurde annulliert. Die Vertragsverhandlung ist damit wieder offen.

Grund: {{ grund }}

[Zur Bewerbung]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'BETREUER_GEAENDERT',
		bezeichnung: 'Betreuung geändert',
		an: ['FREIWILLIGE', 'BETREUUNG'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'betreuer'],
		betreff: 'Neue Betreuung{?: {{ betreuer.name }}?}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

die Betreuung von {{ freiwilliger.name }} hat sich geändert.

Einsatzort: {{ einsatzort.bezeichnung }}
Betreuung: {{ betreuer.name }}
E-Mail: {{ betreuer.email }}
Telefon: {{ betreuer.telefon }}

[Im Portal ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'DIENSTANTRITT',
		bezeichnung: 'Dienstantritt',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'vertrag'],
		betreff: 'Dienstantritt: {{ freiwilliger.name }} und {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

der Freiwilligendienst von {{ freiwilliger.name }} am Einsatzort {{ einsatzort.bezeichnung }} hat begonnen.

Dienstantritt: {{ vertrag.dienstantritt }}

Wir wünschen einen guten Start und eine bereichernde Zeit!

[Im Portal ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'DIENSTENDE',
		bezeichnung: 'Dienstende',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'vertrag'],
		betreff: 'Dienstende: {{ freiwilliger.name }} und {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für den Freiwilligendienst von {{ freiwilliger.name }} am Einsatzort {{ einsatzort.bezeichnung }} wurde das Dienstende eingetragen.

Dienstende: {{ vertrag.dienstende }}

Vielen Dank für das Engagement und die gemeinsame Zeit!

[Im Portal ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
