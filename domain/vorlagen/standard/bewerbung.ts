import type { Mailvorlage } from '../vorlage.ts';

export const BEWERBUNG: readonly Mailvorlage[] = [
	{
		key: 'BEWERBUNG_EINGANG',
		bezeichnung: 'Eingang der Bewerbung',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'wuensche'],
		betreff: 'Ihre Bewerbung ist eingegangen',
		inhalt: `
Guten Tag {{ empfaenger.name }},

vielen Dank für Ihre Bewerbung! Sie ist bei folgenden Einsatzorten eingegangen:

{{ wuensche.liste }}

Die Einsatzorte melden sich bei Ihnen. Den Stand Ihrer Bewerbungen sehen Sie jederzeit im Portal.

[Meine Bewerbungen ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'NEUE_BEWERBUNG',
		bezeichnung: 'Neue Bewerbung (Einsatzort)',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort'],
		betreff: 'Neue Bewerbung für {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für den Einsatzort {{ einsatzort.bezeichnung }} ist eine neue Bewerbung eingegangen:

{{ freiwilliger.name }}
Wohnort: {{ freiwilliger.plz }} {{ freiwilliger.ort }}

Bitte nehmen Sie bald Kontakt auf.

[Bewerbung ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'VORSCHLAG',
		bezeichnung: 'Stellenvorschlag',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'betreuer', 'nachricht'],
		betreff: 'Ein Stellenvorschlag für Sie: {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

der Einsatzort {{ einsatzort.bezeichnung }} in {{ einsatzort.ort }} möchte Sie gerne kennenlernen und schlägt Ihnen eine Stelle vor:

> {{ nachricht }}

Ansprechperson: {{ betreuer.name }}
E-Mail: {{ betreuer.email }}
Telefon: {{ betreuer.telefon }}

Sie können den Vorschlag gleich annehmen oder ablehnen, auch ohne sich anzumelden.

[Vorschlag beantworten]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'VORSCHLAG_ANTWORT',
		bezeichnung: 'Antwort auf einen Stellenvorschlag',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'ergebnis', 'nachricht'],
		betreff: 'Stellenvorschlag {{ ergebnis }}: {{ freiwilliger.name }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ freiwilliger.name }} hat Ihren Stellenvorschlag für den Einsatzort {{ einsatzort.bezeichnung }} {{ ergebnis }}.

> {{ nachricht }}

[Bewerbung ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'WARTELISTE',
		bezeichnung: 'Aufnahme in die Warteliste',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort'],
		betreff: 'Sie stehen auf der Warteliste: {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

am Einsatzort {{ einsatzort.bezeichnung }} sind zurzeit alle Plätze vergeben. Ihre Bewerbung bleibt bestehen und steht nun auf der Warteliste. Sobald ein Platz frei wird, kann der Einsatzort auf Sie zukommen.

[Meine Bewerbungen ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'KONTAKTIERT',
		bezeichnung: 'Einladung zum Kennenlernen',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'nachricht', 'meeting'],
		betreff: '{{ einsatzort.bezeichnung }} möchte Sie kennenlernen',
		inhalt: `
Guten Tag {{ empfaenger.name }},

gute Nachrichten: Der Einsatzort {{ einsatzort.bezeichnung }} interessiert sich für Ihre Bewerbung und nimmt Kontakt mit Ihnen auf.

> {{ nachricht }}

[Am Gespräch teilnehmen]({{ meeting.link }})

[Meine Bewerbungen ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'NACHFRAGE',
		bezeichnung: 'Nachfrage einer Einsatzstelle',
		an: ['FREIWILLIGE', 'UNTERZEICHNENDE', 'TRAEGER'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'ansprache', 'einsatzort', 'dokumente'],
		betreff: '{{ einsatzort.bezeichnung }} fragt nach{?: {{ ansprache.name }}?}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

der Einsatzort {{ einsatzort.bezeichnung }} wartet für {{ ansprache.dienst }} auf Ihren nächsten Schritt und fragt nach, wie es steht.

{{ dokumente.liste }}

[Nächsten Schritt ansehen]({{ link }})

Falls Sie inzwischen alles erledigt haben, können Sie diese Nachricht ignorieren. Wenn eine Frage offen ist, melden Sie sich gerne.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'ABSAGE',
		bezeichnung: 'Absage durch Freiwillige',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'grund'],
		betreff: 'Bewerbung zurückgezogen: {{ freiwilliger.name }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

die Bewerbung von {{ freiwilliger.name }} für den Einsatzort {{ einsatzort.bezeichnung }} wurde zurückgezogen.

Grund: {{ grund }}

[Bewerbungen ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'ABLEHNUNG',
		bezeichnung: 'Ablehnung durch den Einsatzort',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort', 'nachricht'],
		betreff: 'Ihre Bewerbung bei {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

vielen Dank für Ihr Interesse am Einsatzort {{ einsatzort.bezeichnung }}. Leider können wir Ihnen dort keinen Platz anbieten.

> {{ nachricht }}

Bitte lassen Sie sich nicht entmutigen: Im Portal finden Sie weitere Einsatzorte, bei denen Sie sich bewerben können.

[Meine Bewerbungen ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'WUNSCH_ENTFALLEN',
		bezeichnung: 'Bewerbung entfallen (andere Einsatzorte)',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'einsatzort'],
		betreff: 'Bewerbung entfallen: {{ freiwilliger.name }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ freiwilliger.name }} hat einen Vertrag mit einem anderen Einsatzort geschlossen. Die Bewerbung für den Einsatzort {{ einsatzort.bezeichnung }} ist damit entfallen.

[Bewerbungen ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'REAKTIVIERT',
		bezeichnung: 'Bewerbung reaktiviert',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'ansprache', 'einsatzort'],
		betreff: 'Bewerbung reaktiviert: {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

die Bewerbung{? von {{ ansprache.name }}?} für den Einsatzort {{ einsatzort.bezeichnung }} wurde reaktiviert und ist wieder offen.

[Bewerbung ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
