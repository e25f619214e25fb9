import type { Mailvorlage } from '../vorlage.ts';

/** Ways to an account of the staff, by invitation or asked for; and the end of a program's key. */
export const ZUGANG: readonly Mailvorlage[] = [
	{
		key: 'USER_EINLADUNG',
		bezeichnung: 'Einladung zum Freiwilligenportal',
		an: ['EINGELADENE'],
		isAbschaltbar: true,
		kontext: ['einladung'],
		betreff: 'Einladung zum Freiwilligenportal von {{ mandant.kurzbezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ einladung.absender }} lädt Sie ein, im Freiwilligenportal von {{ mandant.bezeichnung }} mitzuarbeiten. Auf der folgenden Seite sehen Sie, wofür, und wählen Ihr Kennwort. Sie können die Einladung dort auch ablehnen.

[Einladung ansehen]({{ link }})

Die Einladung gilt bis zum {{ einladung.gueltig_bis }}. Falls Sie keine erwarten, können Sie diese Nachricht ignorieren.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'EINLADUNG_EINSATZORT',
		bezeichnung: 'Einladung zu einem Einsatzort',
		an: ['EINGELADENE'],
		isAbschaltbar: true,
		kontext: ['einladung', 'einsatzort', 'dienstart', 'betreuer', 'nachricht'],
		betreff: 'Einladung zum Freiwilligendienst: {{ einsatzort.bezeichnung }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ einladung.absender }} lädt Sie zu einem Freiwilligendienst ein{?: {{ dienstart.bezeichnung }}?} bei {{ einsatzort.bezeichnung }} in {{ einsatzort.plz }} {{ einsatzort.ort }}.

{{ nachricht }}

Ihre Ansprechperson ist {{ betreuer.name }} ({{ betreuer.email }}). Auf der folgenden Seite sehen Sie das Angebot und nehmen es an.

[Einladung ansehen]({{ link }})

Die Einladung gilt bis zum {{ einladung.gueltig_bis }}. Falls Sie keine erwarten, können Sie diese Nachricht ignorieren.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'JOIN_REQUEST',
		bezeichnung: 'Beitrittsanfrage: an die Administration',
		an: ['ADMINISTRATION'],
		isAbschaltbar: true,
		kontext: ['beitritt', 'nachricht'],
		betreff: 'Neue Beitrittsanfrage von {{ beitritt.name }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ beitritt.name }} ({{ beitritt.email }}) bittet um einen Zugang zum Freiwilligenportal.

Einsatzstelle: {{ beitritt.einsatzstelle }}

{{ nachricht }}

[Beitrittsanfragen ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'JOIN_ERGEBNIS',
		bezeichnung: 'Beitrittsanfrage: Ergebnis',
		an: ['ANFRAGENDE'],
		isAbschaltbar: true,
		kontext: ['beitritt', 'ergebnis'],
		betreff: 'Ihre Anfrage wurde {{ ergebnis }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

über Ihre Anfrage nach einem Zugang zum Freiwilligenportal von {{ mandant.bezeichnung }} ist entschieden: Sie wurde {{ ergebnis }}. Wurde sie angenommen, erhalten Sie eine weitere E-Mail, mit der Sie Ihren Zugang freischalten.

Bei Fragen wenden Sie sich bitte an {{ mandant.ap_mail }}.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'API_SCHLUESSEL_ABLAUF',
		bezeichnung: 'Ablauf eines API-Schlüssels',
		an: ['ANSPRECHPERSON'],
		isAbschaltbar: true,
		kontext: ['schluessel'],
		betreff: 'Der API-Schlüssel „{{ schluessel.bezeichnung }}“ läuft ab',
		inhalt: `
Guten Tag{? {{ empfaenger.name }}?},

ein Programm, das Sie betreuen, fragt das Freiwilligenportal von {{ mandant.bezeichnung }} mit dem API-Schlüssel „{{ schluessel.bezeichnung }}“. Sein letzter Tag ist der {{ schluessel.gueltig_bis }}; danach bekommt das Programm keine Antwort mehr.

Wird er weiter gebraucht, kann die Administration des Portals den Tag ändern oder den Schlüssel erneuern:

[API-Schlüssel öffnen]({{ link }})

Wird er nicht mehr gebraucht, ist nichts zu tun.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
