import type { Mailvorlage } from '../vorlage.ts';

export const KONTO: readonly Mailvorlage[] = [
	{
		key: 'OPTIN_FREIWILLIGER',
		bezeichnung: 'E-Mail-Adresse bestätigen (Freiwillige)',
		an: ['FREIWILLIGE'],
		isAbschaltbar: false,
		kontext: ['freiwilliger'],
		betreff: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
		inhalt: `
Guten Tag {{ empfaenger.name }},

schön, dass Sie sich für einen Freiwilligendienst interessieren! Ihre Registrierung bei {{ mandant.bezeichnung }} ist eingegangen. Bitte bestätigen Sie noch Ihre E-Mail-Adresse, damit Ihre Bewerbung bei den Einsatzstellen ankommt.

[E-Mail-Adresse bestätigen]({{ link }})

Der Link ist 14 Tage gültig. Falls Sie sich nicht registriert haben, können Sie diese Nachricht ignorieren.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'USER_OPTIN',
		bezeichnung: 'Benutzerkonto freischalten',
		an: ['BENUTZER'],
		isAbschaltbar: false,
		kontext: ['benutzer'],
		betreff: 'Ihr Zugang zum Freiwilligenportal',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für Sie wurde ein Zugang zum Freiwilligenportal von {{ mandant.bezeichnung }} eingerichtet. Bitte bestätigen Sie Ihre E-Mail-Adresse, um ihn freizuschalten. Sie melden sich künftig mit dieser Adresse an: {{ benutzer.email }}

[Zugang freischalten]({{ link }})

Der Link ist 14 Tage gültig. Falls Sie keinen Zugang erwarten, können Sie diese Nachricht ignorieren.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'PASSWORT_RESET',
		bezeichnung: 'Neues Kennwort wählen',
		an: ['BENUTZER'],
		isAbschaltbar: false,
		kontext: ['benutzer'],
		betreff: 'Neues Kennwort für das Freiwilligenportal',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für Ihr Konto {{ benutzer.email }} wurde ein neues Kennwort angefordert. Bitte wählen Sie es auf der folgenden Seite. Danach sind Sie auf allen Geräten abgemeldet.

[Neues Kennwort wählen]({{ link }})

Der Link ist 24 Stunden gültig und kann nur einmal benutzt werden. Falls Sie kein neues Kennwort angefordert haben, können Sie diese Nachricht ignorieren; Ihr bisheriges Kennwort bleibt gültig.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'EMAIL_AENDERUNG',
		bezeichnung: 'Neue E-Mail-Adresse bestätigen',
		an: ['BENUTZER'],
		isAbschaltbar: false,
		kontext: ['benutzer', 'email'],
		betreff: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für Ihr Konto im Freiwilligenportal von {{ mandant.bezeichnung }} wurde diese neue E-Mail-Adresse eingetragen: {{ email.neu }}. Bitte bestätigen Sie, dass sie Ihnen gehört. Bis dahin melden Sie sich weiter mit Ihrer bisherigen Adresse an.

[E-Mail-Adresse bestätigen]({{ link }})

Der Link ist 14 Tage gültig und kann nur einmal benutzt werden. Falls Sie keine Änderung erwarten, können Sie diese Nachricht ignorieren.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'EMAIL_AENDERUNG_HINWEIS',
		bezeichnung: 'Hinweis auf eine neue E-Mail-Adresse (an die bisherige)',
		an: ['BENUTZER'],
		isAbschaltbar: false,
		kontext: ['benutzer', 'email'],
		betreff: 'Ihre E-Mail-Adresse im Freiwilligenportal soll geändert werden',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für Ihr Konto {{ benutzer.email }} im Freiwilligenportal von {{ mandant.bezeichnung }} wurde eine neue E-Mail-Adresse eingetragen: {{ email.neu }}. Sie gilt, sobald sie über den Link in der Nachricht an diese Adresse bestätigt ist. Bis dahin ändert sich nichts.

Falls Sie das nicht veranlasst haben, melden Sie sich bitte an, verwerfen Sie die Änderung unter „Konto“ und ändern Sie Ihr Kennwort.

[Zum Portal]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'ANMELDELINK',
		bezeichnung: 'Anmelden ohne Kennwort',
		an: ['BENUTZER'],
		isAbschaltbar: false,
		kontext: ['benutzer'],
		betreff: 'Ihr Anmeldelink für das Freiwilligenportal',
		inhalt: `
Guten Tag {{ empfaenger.name }},

mit diesem Link melden Sie sich ohne Kennwort im Freiwilligenportal von {{ mandant.bezeichnung }} an. Er gilt für Ihr Konto {{ benutzer.email }}.

[Anmelden]({{ link }})

Der Link ist 30 Minuten gültig und kann nur einmal benutzt werden. Falls Sie sich nicht anmelden wollten, können Sie diese Nachricht ignorieren.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'KONTO_BESTEHT',
		bezeichnung: 'Hinweis auf ein bestehendes Konto',
		an: ['BENUTZER'],
		isAbschaltbar: true,
		kontext: ['benutzer'],
		betreff: 'Sie haben schon einen Zugang zum Freiwilligenportal',
		inhalt: `
Guten Tag {{ empfaenger.name }},

im Freiwilligenportal von {{ mandant.bezeichnung }} wurde Ihre E-Mail-Adresse {{ benutzer.email }} für ein neues Konto oder als neue Adresse eines anderen Kontos angegeben. Zu ihr gibt es aber schon Ihr Konto; dort hat sich nichts geändert.

Wenn Sie das waren, melden Sie sich mit diesem Link an, ohne Kennwort:

[Anmelden]({{ link }})

Der Link ist 30 Minuten gültig und kann nur einmal benutzt werden. Wenn Sie das nicht waren, können Sie diese Nachricht ignorieren.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'PERSON_OPTIN',
		bezeichnung: 'E-Mail-Adresse bestätigen (Ansprechpersonen)',
		an: ['ANSPRECHPERSON'],
		isAbschaltbar: true,
		kontext: [],
		betreff: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ mandant.bezeichnung }} hat diese E-Mail-Adresse für Sie im Freiwilligenportal hinterlegt. Bitte bestätigen Sie sie, damit Nachrichten des Portals Sie hier erreichen.

[E-Mail-Adresse bestätigen]({{ link }})

Der Link ist 14 Tage gültig. Falls Sie keine Nachrichten des Portals erwarten, können Sie diese Nachricht ignorieren.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'NACHRICHT_FREI',
		bezeichnung: 'Freie Nachricht an Freiwillige',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'betreff', 'nachricht'],
		betreff: '{{ betreff }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

{{ nachricht }}

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'LOESCHBESTAETIGUNG',
		bezeichnung: 'Bestätigung der Löschung',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: [],
		betreff: 'Ihre Daten wurden gelöscht',
		inhalt: `
Guten Tag {{ empfaenger.name }},

hiermit bestätigen wir, dass Ihr Konto und Ihre personenbezogenen Daten im Freiwilligenportal von {{ mandant.bezeichnung }} gelöscht wurden. Eine Anmeldung ist nicht mehr möglich.

Wir danken Ihnen für Ihr Interesse und wünschen Ihnen alles Gute.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
