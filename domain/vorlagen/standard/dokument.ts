import type { Mailvorlage } from '../vorlage.ts';

/** About documents that are asked for, come in, are reviewed or expire. */
export const DOKUMENT: readonly Mailvorlage[] = [
	{
		key: 'DOKUMENT_ANFORDERUNG',
		bezeichnung: 'Dokumente angefordert',
		an: ['FREIWILLIGE', 'EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'ansprache', 'dokumente', 'frist', 'nachricht'],
		betreff: 'Diese Dokumente brauchen wir noch{?: {{ ansprache.name }}?}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für {{ ansprache.dienst }} brauchen wir noch folgende Dokumente:

{{ dokumente.liste }}

> {{ nachricht }}

Bitte kümmern Sie sich bis zum {{ frist }} darum.

Im Portal sehen Sie, was wir jeweils brauchen, und können die Dokumente gleich hochladen.

[Dokumente ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'DOKUMENT_MAHNUNG',
		bezeichnung: 'Erinnerung an fehlende Dokumente',
		an: ['VERANTWORTLICHE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'dokumente', 'mahnung'],
		betreff: 'Erinnerung: Es fehlen noch Dokumente',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für den Freiwilligendienst fehlen uns noch diese Dokumente oder Ihre Unterschrift darunter:

{{ dokumente.liste }}

Dies ist die Erinnerung Nr. {{ mahnung.stufe }}. Bitte kümmern Sie sich bald darum. Wenn Ihnen etwas dazwischengekommen ist oder eine Frage offen ist, melden Sie sich gerne bei uns.

[Dokumente ansehen]({{ link }})

Falls Sie inzwischen alles erledigt haben, können Sie diese Nachricht ignorieren.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'DOKUMENT_ABGELEHNT',
		bezeichnung: 'Dokument abgelehnt',
		an: ['EINREICHENDE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'ansprache', 'dokument', 'grund'],
		betreff: 'Bitte reichen Sie „{{ dokument.name }}“ noch einmal ein',
		inhalt: `
Guten Tag {{ empfaenger.name }},

vielen Dank für das Dokument „{{ dokument.name }}“ für {{ ansprache.dienst }}. Leider können wir es so nicht annehmen:

> {{ grund }}

Bitte laden Sie es noch einmal hoch.

[Dokument ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'DOKUMENT_GEPRUEFT',
		bezeichnung: 'Dokument geprüft',
		an: ['EINREICHENDE'],
		isAbschaltbar: true,
		isAnfangsAus: true,
		kontext: ['freiwilliger', 'ansprache', 'dokument'],
		betreff: '„{{ dokument.name }}“ ist geprüft',
		inhalt: `
Guten Tag {{ empfaenger.name }},

vielen Dank! Wir haben das Dokument „{{ dokument.name }}“ für {{ ansprache.dienst }} geprüft. Es ist alles in Ordnung, Sie müssen nichts weiter tun.

[Dokument ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'DOKUMENT_ABGELAUFEN',
		bezeichnung: 'Dokument abgelaufen',
		an: ['FREIWILLIGE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'dokument'],
		betreff: '„{{ dokument.name }}“ ist abgelaufen',
		inhalt: `
Guten Tag {{ empfaenger.name }},

Ihr Dokument „{{ dokument.name }}“ ist nicht mehr gültig. Bitte laden Sie im Portal ein aktuelles hoch.

[Dokument ansehen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'DOKUMENT_EINGEGANGEN',
		bezeichnung: 'Dokumente zu prüfen (täglich gesammelt)',
		an: ['PRUEFENDE'],
		isAbschaltbar: true,
		kontext: ['dokumente'],
		betreff: 'Neue Dokumente warten auf Ihre Prüfung',
		inhalt: `
Guten Tag {{ empfaenger.name }},

diese Dokumente sind eingegangen und warten auf Ihre Prüfung:

{{ dokumente.liste }}

[Dokumente prüfen]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
	{
		key: 'ZEUGNIS_EINGABE',
		bezeichnung: 'Zeugnis: Beitrag der Einsatzstelle',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['freiwilliger', 'frist', 'nachricht'],
		betreff: 'Bitte schreiben Sie am Zeugnis mit: {{ freiwilliger.name }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

für den Freiwilligendienst von {{ freiwilliger.name }} wird ein Zeugnis gebraucht. Sie kennen die Arbeit am besten: Bitte schreiben Sie im Portal, was zu den Aufgaben gehörte und wie sie erledigt wurden.

> {{ nachricht }}

Das Zeugnis soll bis zum {{ frist }} fertig sein.

[Zeugnis schreiben]({{ link }})

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
