/** Texts of the agreements a new tenant begins with; what the law wants to read in them is all there (§ 11 Abs. 1 JFDG, § 8 Abs. 1 BFDG). */

const PERSON = `**{{ freiwilliger.name }}**, geboren am {{ freiwilliger.geburtsdatum }}{? in {{ freiwilliger.geburtsort }}?}
wohnhaft {{ freiwilliger.adresse }}
{?gesetzlich vertreten, solange nicht volljährig, durch {{ erziehungsberechtigter_eins.name }}?}{? und {{ erziehungsberechtigter_zwei.name }}?}
– im Folgenden „Freiwillige Person“ –`;

const STELLE = `**{{ einsatzstelle.bezeichnung }}**
{{ einsatzstelle.adresse }}
– im Folgenden „Einsatzstelle“ –`;

const LEISTUNGEN = `## § 4 Leistungen

Die Freiwillige Person erhält für die Dauer des Dienstes:

- Taschengeld in Höhe von {{ vertrag.taschengeld }} monatlich
- Unterkunft: {{ vertrag.unterkunft }}
- Verpflegung: {{ vertrag.verpflegung }}
- Arbeitskleidung, soweit die Tätigkeit sie erfordert, durch die Einsatzstelle
- {?Mobilitätszuschlag in Höhe von {{ vertrag.mobilitaetszuschlag }} monatlich?}
- {?Zuschuss zum Deutschlandticket in Höhe von {{ vertrag.deutschlandticket }} monatlich?}

Die Leistungen werden bei Krankheit bis zu sechs Wochen weitergezahlt. Die Freiwillige Person ist gesetzlich sozial- und unfallversichert; die Beiträge trägt sie nicht.`;

const URLAUB_UND_SEMINARE = `## § 5 Urlaub

Für den gesamten Zeitraum besteht ein Anspruch auf {{ vertrag.urlaubstage }} Urlaubstage. Der Urlaub wird mit der Einsatzstelle abgestimmt und nicht in die Zeit der Seminare gelegt.

## § 6 Pädagogische Begleitung

Der Dienst wird pädagogisch begleitet mit dem Ziel, soziale, kulturelle und interkulturelle Kompetenzen zu vermitteln und das Verantwortungsbewusstsein für das Gemeinwohl zu stärken. {?An {{ vertrag.seminartage }} Seminartagen nimmt die Freiwillige Person teil. ?}Die Seminarzeit gilt als Dienstzeit.{? Ansprechperson in der Einsatzstelle ist {{ betreuer.name }}.?}{? Ansprechperson beim Träger ist {{ traeger_betreuer.name }}.?}`;

const ENDE = `## § 7 Probezeit und vorzeitiges Ende

{?Die ersten {{ vertrag.probezeit }} gelten als Probezeit; in ihr kann die Vereinbarung von jeder Seite mit einer Frist von zwei Wochen gekündigt werden. ?}Im Übrigen ist eine Kündigung mit einer Frist von vier Wochen zum 15. oder zum Ende eines Monats möglich, aus wichtigem Grund auch ohne Frist. Jede Kündigung bedarf der Schriftform.`;

const UNTERSCHRIFTEN = `## Unterschriften

Freiwillige Person: {{ unterschrift.freiwilliger }}
Gesetzliche Vertretung: {{ unterschrift.erziehungsberechtigter }}
Einsatzstelle: {{ unterschrift.einsatzstelle }}
Träger: {{ unterschrift.traeger }}`;

const DAUER = (dienst: string) => `## § 2 Dauer und Einsatzort

Der ${dienst} beginnt am {{ vertrag.beginn }} und endet am {{ vertrag.ende }}. Einsatzort ist {{ einsatzort.bezeichnung }}, {{ einsatzort.adresse }}.

## § 3 Dienstzeit

Die wöchentliche Dienstzeit beträgt {{ vertrag.wochenstunden }} Stunden. Wird der Dienst in Teilzeit geleistet, liegen die Voraussetzungen des Gesetzes dafür vor. Bei Minderjährigen gilt das Jugendarbeitsschutzgesetz.`;

export const VEREINBARUNG = `## Vereinbarung über ein {{ dienstart.bezeichnung }}

zwischen

**{{ mandant.bezeichnung }}**
{{ mandant.adresse }}
– im Folgenden „Träger“ –

und

${STELLE}

und

${PERSON}

## § 1 Grundlage

Die Beteiligten schließen diese Vereinbarung nach dem Gesetz: {{ dienstart.gesetz }}. Sie verpflichten sich, während der Dauer des Dienstes dessen Bestimmungen einzuhalten. Der Träger ist nach § 10 JFDG zugelassen ({{ mandant.zulassung }}), die Einsatzstelle vom Träger anerkannt. Der Dienst begründet kein Arbeitsverhältnis; die Freiwillige Person leistet überwiegend praktische Hilfstätigkeiten, die keinen Arbeitsplatz ersetzen.

${DAUER('Dienst')}

${LEISTUNGEN}

${URLAUB_UND_SEMINARE}

${ENDE}

## § 8 Bescheinigung und Zeugnis

Nach dem Ende des Dienstes stellt der Träger eine Bescheinigung aus. Auf Wunsch erhält die Freiwillige Person ein Zeugnis über Art und Dauer des Dienstes, das Leistungen, Führung und berufsqualifizierende Merkmale einschließt.

${UNTERSCHRIFTEN}`;

export const BFD_VEREINBARUNG = `## Vereinbarung über den Bundesfreiwilligendienst

zwischen

**der Bundesrepublik Deutschland**, vertreten durch das Bundesamt für Familie und zivilgesellschaftliche Aufgaben

und

${PERSON}

unter Mitwirkung von

${STELLE}

und

**{{ mandant.bezeichnung }}**
{{ mandant.adresse }}
– im Folgenden „Träger“ –

## § 1 Grundlage

Grundlage ist das Gesetz: {{ dienstart.gesetz }}. Alle Beteiligten verpflichten sich, seine Bestimmungen einzuhalten. Die Einsatzstelle ist nach § 6 BFDG anerkannt{? (Nummer {{ einsatzstelle.externe_nummer }})?}. Der Bund unterzeichnet außerhalb des Portals; mit seiner Bestätigung wird die Vereinbarung wirksam.

${DAUER('Bundesfreiwilligendienst')}

${LEISTUNGEN}

${URLAUB_UND_SEMINARE}

${ENDE}

## § 8 Zeugnis

Nach dem Ende des Dienstes erhält die Freiwillige Person eine Bescheinigung und ein Zeugnis nach § 11 BFDG. Eine zweite Ausfertigung der Bescheinigung erhält das Bundesamt.

${UNTERSCHRIFTEN}`;
