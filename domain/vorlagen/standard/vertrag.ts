import type { Mailvorlage } from '../vorlage.ts';

export const VERTRAG: readonly Mailvorlage[] = [
	{
		key: 'VERHANDLUNG',
		bezeichnung: 'Beginn der Vertragsverhandlung',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'dienstart', 'betreuer'],
		betreff: 'Vertragsverhandlung begonnen: {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

die Vertragsverhandlung zwischen {{ ansprache.wem }} und dem Einsatzort {{ einsatzort.bezeichnung }} hat begonnen.

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
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'dienstart', 'vertrag'],
		betreff: 'Vertragseinigung: {?{{ ansprache.name }} und ?}{{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ ansprache.wer }} und der Einsatzort {{ einsatzort.bezeichnung }} haben sich auf einen Freiwilligendienst geeinigt. Der Platz ist reserviert, der Vertrag kann nun unterschrieben werden.

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
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'dienstart', 'vertrag'],
		betreff: 'Vertrag abgeschlossen: {?{{ ansprache.name }} und ?}{{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

der Vertrag zwischen {{ ansprache.wem }} und dem Einsatzort {{ einsatzort.bezeichnung }} ist abgeschlossen. Wir freuen uns auf den gemeinsamen Freiwilligendienst!

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
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'grund'],
		betreff: 'Vertrag annulliert: {?{{ ansprache.name }} und ?}{{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

der Vertrag zwischen {{ ansprache.wem }} und dem Einsatzort {{ einsatzort.bezeichnung }} wurde annulliert. Die Vertragsverhandlung ist damit wieder offen.

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
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'betreuer'],
		betreff: 'Neue Betreuung{?: {{ betreuer.name }}?}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für {{ ansprache.wer }} hat sich die Betreuung geändert.

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
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'vertrag'],
		betreff: 'Dienstantritt: {?{{ ansprache.name }} und ?}{{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für {{ ansprache.dienst }} am Einsatzort {{ einsatzort.bezeichnung }} wurde der Dienstantritt eingetragen.

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
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'vertrag'],
		betreff: 'Dienstende: {?{{ ansprache.name }} und ?}{{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für {{ ansprache.dienst }} am Einsatzort {{ einsatzort.bezeichnung }} wurde das Dienstende eingetragen.

Dienstende: {{ vertrag.dienstende }}

Vielen Dank für das Engagement und die gemeinsame Zeit!

[Im Portal ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
