import type { Mailvorlage } from '../vorlage.ts';

export const EINZUG: readonly Mailvorlage[] = [
	{
		key: 'ABBUCHUNG_ANKUENDIGUNG',
		bezeichnung: 'Ankündigung einer Abbuchung',
		an: ['EINSATZSTELLE'],
		isAbschaltbar: true,
		kontext: ['einsatzstelle', 'lauf', 'mandat'],
		betreff: 'Abbuchung von {{ lauf.betrag }} am {{ lauf.datum }}',
		inhalt: `
Guten Tag {{ empfaenger.name }},

wir buchen den Beitrag der Einsatzstelle {{ einsatzstelle.bezeichnung }} für ihre Freiwilligen ab:

Betrag: {{ lauf.betrag }}
Tag der Abbuchung: {{ lauf.datum }}
Beitrag für: {{ lauf.monate }}
Konto: {{ mandat.konto }}
Mandatsreferenz: {{ mandat.referenz }}
Unsere Gläubiger-Identifikationsnummer: {{ lauf.glaeubiger_id }}

Bitte sorgen Sie für die Deckung des Kontos. Stimmt etwas nicht, melden Sie sich bitte vor diesem Tag bei uns.

Freundliche Grüße
{{ mandant.bezeichnung }}`,
	},
];
