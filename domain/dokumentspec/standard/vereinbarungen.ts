/**
 * Texts of the agreements a new tenant begins with; what the law wants to read in them is all there (§ 11 Abs. 1 JFDG, § 8
 * Abs. 1 BFDG).
 */

const PERSON = (vertretung: string) => `| Freiwillige Person
**{{ freiwilliger.name }}**
geboren am {{ freiwilliger.geburtsdatum }}{? in {{ freiwilliger.geburtsort }}?}
{{ freiwilliger.adresse }}
${vertretung}`;

const STELLE = `| Einsatzstelle
**{{ einsatzstelle.bezeichnung }}**
{{ einsatzstelle.adresse }}`;

const TRAEGER = `| Träger
**{{ mandant.bezeichnung }}**
{{ mandant.adresse }}`;

const ZEITRAUM = `## § 2 Zeitraum, Ort und Dienstzeit

- Beginn: {{ vertrag.beginn }}
- Ende: {{ vertrag.ende }}
- Dauer: {{ vertrag.dauer_monate }} Monate
- {?Probezeit: {{ vertrag.probezeit }}?}
- Einsatzort: {{ einsatzort.bezeichnung }}
- Dienstzeit je Woche: {{ vertrag.wochenstunden }} Stunden
- {?Diensttage je Woche: {{ vertrag.diensttage_pro_woche }}?}
- {?Fachliche Anleitung: {{ betreuer.name }}?}

Die Anschrift des Einsatzorts lautet: {{ einsatzort.adresse }}. Wird der Dienst in Teilzeit geleistet, liegen die Voraussetzungen des Gesetzes dafür vor. Bei Minderjährigen gilt das Jugendarbeitsschutzgesetz.`;

const LEISTUNGEN = (wer: string) => `## § 3 Leistungen

${wer}

- Taschengeld: {{ vertrag.taschengeld }}
- {?Mobilitätszuschlag: {{ vertrag.mobilitaetszuschlag }}?}
- {?Deutschlandticket: {{ vertrag.deutschlandticket }}?}
- Unterkunft: {{ vertrag.unterkunft }}
- Verpflegung: {{ vertrag.verpflegung }}
- Arbeitskleidung: soweit erforderlich

Die Leistungen werden bei Krankheit bis zu sechs Wochen weitergezahlt. Die Freiwillige Person ist gesetzlich sozial- und unfallversichert; die Beiträge trägt sie nicht.`;

const URLAUB = `## § 4 Urlaub

Für den gesamten Zeitraum besteht Anspruch auf **{{ vertrag.urlaubstage }} Urlaubstage**. Der Urlaub wird mit der Einsatzstelle abgestimmt und liegt nicht in der Zeit der Seminare.`;

const BEGLEITUNG = (kompetenzen: string) => `## § 5 Ziele und pädagogische Begleitung

Ziel des Dienstes ist es, ${kompetenzen} zu vermitteln und das Verantwortungsbewusstsein für das Gemeinwohl zu stärken. Dazu dienen die fachliche Anleitung durch die Einsatzstelle, die Betreuung durch pädagogische Kräfte und die Seminare.{? Ansprechperson beim Träger ist {{ traeger_betreuer.name }}.?}

## § 6 Seminare

{?Die Freiwillige Person nimmt an **{{ vertrag.seminartage }} Seminartagen** teil. ?}Die Teilnahme an den Seminaren ist Pflicht und gilt als Dienstzeit. An der inhaltlichen Gestaltung wirken die Freiwilligen mit.`;

const PFLICHTEN = `## § 7 Pflichten

Die Einsatzstelle setzt die Freiwillige Person nur für geeignete, überwiegend praktische Hilfstätigkeiten ein, die an Lernzielen orientiert sind, und stellt die Anleitung sicher. Die Freiwillige Person befolgt die Weisungen der Anleitung und wahrt Verschwiegenheit, auch nach dem Ende des Dienstes.

## § 8 Vorzeitige Beendigung

{?Die ersten {{ vertrag.probezeit }} gelten als Probezeit; in ihr kann die Vereinbarung von jeder Seite mit einer Frist von zwei Wochen gekündigt werden. ?}Im Übrigen ist eine Kündigung mit einer Frist von vier Wochen zum 15. oder zum Ende eines Monats möglich, aus wichtigem Grund auch ohne Frist. Jede Kündigung bedarf der Schriftform.`;

const UNTERSCHRIFTEN = `## Unterschriften

Freiwillige Person: {{ unterschrift.freiwilliger }}
Gesetzliche Vertretung: {{ unterschrift.erziehungsberechtigter }}
Für die Einsatzstelle: {{ unterschrift.einsatzstelle }}
Für den Träger: {{ unterschrift.traeger }}`;

export const VEREINBARUNG = `## Vereinbarung über ein {{ dienstart.bezeichnung }}

*Gemeinsame Vereinbarung nach § 11 Absatz 2 Jugendfreiwilligendienstegesetz (JFDG){?, Vertragsnummer {{ vertrag.nummer }}?}*

${PERSON('{?gesetzlich vertreten durch {{ vertretung.namen }}?}')}

${STELLE}

${TRAEGER}

## § 1 Grundlage

Die Beteiligten vereinbaren ein {{ dienstart.bezeichnung }}. Grundlage ist das {{ dienstart.gesetz }} (JFDG); während der Durchführung sind seine Bestimmungen einzuhalten. Der Träger ist nach § 10 JFDG zugelassen ({{ mandant.zulassung }}). Der Dienst begründet kein Arbeitsverhältnis und ersetzt keinen Arbeitsplatz.

${ZEITRAUM}

${LEISTUNGEN('Die Einsatzstelle erbringt die folgenden Leistungen auf eigene Rechnung, jeweils für einen Monat. Der Träger haftet für ihre Erfüllung wie ein selbstschuldnerischer Bürge (§ 11 Absatz 2 JFDG).')}

${URLAUB}

${BEGLEITUNG('soziale, kulturelle und interkulturelle Kompetenzen')}

${PFLICHTEN}

## § 9 Bescheinigung, Zeugnis und Daten

Nach Abschluss des Dienstes stellt der Träger eine Bescheinigung aus. Auf Verlangen erhält die Freiwillige Person ein schriftliches Zeugnis, das sich auf Leistungen und Führung erstreckt und berufsqualifizierende Merkmale nennt. Daten werden verarbeitet, soweit es zur Durchführung des Gesetzes erforderlich ist (§ 12 JFDG), und danach gelöscht.

${UNTERSCHRIFTEN}`;

export const BFD_VEREINBARUNG = `## Vereinbarung über den Bundesfreiwilligendienst

*nach § 8 Bundesfreiwilligendienstgesetz (BFDG){?, Vertragsnummer {{ vertrag.nummer }}?}*

| Bund
**Bundesrepublik Deutschland**
vertreten durch das Bundesamt für Familie und zivilgesellschaftliche Aufgaben

${PERSON('{?gesetzlich vertreten durch {{ vertretung.namen }}?}{?, {{ vertretung.anschrift }}?}')}

${STELLE}

${TRAEGER}

## § 1 Grundlage

Der Bund und die Freiwillige Person schließen diese Vereinbarung auf gemeinsamen Vorschlag der Freiwilligen Person und der Einsatzstelle. Grundlage ist das {{ dienstart.gesetz }} (BFDG); während der Durchführung sind seine Bestimmungen einzuhalten. Die Einsatzstelle ist nach § 6 BFDG anerkannt{? (Nummer {{ einsatzstelle.externe_nummer }})?}. Der Bund unterzeichnet außerhalb des Portals; mit seiner Bestätigung wird die Vereinbarung wirksam.

${ZEITRAUM}

${LEISTUNGEN('Die Freiwillige Person erhält die folgenden Leistungen, jeweils für einen Monat.')}

${URLAUB}

${BEGLEITUNG('soziale, ökologische, kulturelle und interkulturelle Kompetenzen')}

${PFLICHTEN}

## § 9 Bescheinigung, Zeugnis und Daten

Nach Abschluss des Dienstes stellt die Einsatzstelle eine Bescheinigung und ein Zeugnis aus (§ 11 BFDG). Eine zweite Ausfertigung der Bescheinigung erhält das Bundesamt. Daten werden verarbeitet, soweit es zur Durchführung des Gesetzes erforderlich ist (§ 12 BFDG), und danach gelöscht.

${UNTERSCHRIFTEN}`;
