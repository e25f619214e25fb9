import type { Mailvorlage } from '../vorlage.ts';

/** About seminars and the proofs of having been there. */
export const SEMINAR: readonly Mailvorlage[] = [
	{
		key: 'SEMINAR_EINLADUNG',
		bezeichnung: 'Einladung zum Seminar',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'seminar'],
		betreff: 'Einladung zum Seminar: {{ seminar.titel }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

wir laden Sie herzlich zum Seminar „{{ seminar.titel }}“ ein:

Art: {{ seminar.typ }}
Zeitraum: {{ seminar.von }} bis {{ seminar.bis }}
Ort: {{ seminar.ort }}
Seminartage: {{ seminar.tage }}

Die Seminare sind Teil Ihres Freiwilligendienstes und gelten als Dienstzeit. Wenn Sie nicht teilnehmen können, melden Sie sich bitte bald bei uns. Den Termin für Ihren Kalender finden Sie im Anhang.

[Seminar ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'SEMINAR_ABGESAGT',
		bezeichnung: 'Seminar abgesagt',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'seminar'],
		betreff: 'Seminar abgesagt: {{ seminar.titel }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

leider müssen wir ein Seminar absagen, für das Sie vorgesehen waren:

Seminar: {{ seminar.titel }}
Zeitraum: {{ seminar.von }} bis {{ seminar.bis }}
Ort: {{ seminar.ort }}

Bitte geben Sie auch Ihrer Einsatzstelle Bescheid. Steht der Termin in Ihrem Kalender, nimmt ihn die Datei im Anhang wieder heraus. Ihre anderen Seminare finden Sie im Portal.

[Meine Seminare ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'SEMINAR_NACHGERUECKT',
		bezeichnung: 'Von der Warteliste eines Seminars nachgerückt',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'seminar'],
		betreff: 'Sie haben einen Platz im Seminar: {{ seminar.titel }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

gute Nachrichten: Im Seminar „{{ seminar.titel }}“ ist ein Platz frei geworden, und Sie sind von der Warteliste nachgerückt.

Zeitraum: {{ seminar.von }} bis {{ seminar.bis }}
Ort: {{ seminar.ort }}
Seminartage: {{ seminar.tage }}

Wenn Sie nicht teilnehmen können, melden Sie sich bitte bald bei uns. Den Termin für Ihren Kalender finden Sie im Anhang.

[Seminar ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'SEMINAR_ANGEBOT',
		bezeichnung: 'Platz von der Warteliste eines Seminars reserviert',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'seminar', 'angebot'],
		betreff: 'Ein Platz ist für Sie frei: {{ seminar.titel }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

im Seminar „{{ seminar.titel }}“ ist ein Platz frei geworden. Er ist für Sie reserviert bis {{ angebot.frist }}.

Zeitraum: {{ seminar.von }} bis {{ seminar.bis }}
Ort: {{ seminar.ort }}
Seminartage: {{ seminar.tage }}

Bitte sagen Sie bis dahin zu oder ab. Hören wir nichts von Ihnen, geht der Platz an die nächste Person auf der Warteliste.

[Platz annehmen oder ablehnen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'SEMINARNACHWEIS_LINK',
		bezeichnung: 'Link zum Einreichen eines Seminarnachweises',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'seminar'],
		betreff: 'Nachweis einreichen: {{ seminar.titel }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

über diesen Link reichen Sie den Nachweis zu einem Seminar ein, zum Beispiel als Foto mit dem Handy:

Seminar: {{ seminar.titel }}
Zeitraum: {{ seminar.von }} bis {{ seminar.bis }}

Er gilt 30 Minuten und nimmt eine Datei an.

[Nachweis einreichen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'SEMINARNACHWEIS_ERGEBNIS',
		bezeichnung: 'Seminarnachweis geprüft',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'seminar', 'nachweis', 'grund'],
		betreff: 'Ihr Seminarnachweis ist geprüft: {{ seminar.titel }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

wir haben Ihren Seminarnachweis geprüft:

Seminar: {{ seminar.titel }}
Ergebnis: {{ nachweis.status }}
Seminartage: {{ nachweis.tage }}

> {{ grund }}

[Meine Seminare ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'SEMINARNACHWEIS_EINGANG',
		bezeichnung: 'Seminarnachweise zu prüfen (täglich gesammelt)',
		an: ['PRUEFENDE'],
		isAbschaltbar: true,
		kontext: ['nachweise'],
		betreff: 'Seminarnachweise warten auf Ihre Prüfung',
		inhalt: `
Guten Tag {{ empfaenger.name }},

diese Seminarnachweise warten auf Ihre Prüfung:

{{ nachweise.liste }}

[Seminarnachweise prüfen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
