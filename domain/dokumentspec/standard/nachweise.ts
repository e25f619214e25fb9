/** Texts of what the Traeger certifies (§ 11 BFDG, § 11 JFDG). */

const DIENST = `**{{ freiwilliger.name }}**, geboren am {{ freiwilliger.geburtsdatum }}{? in {{ freiwilliger.geburtsort }}?}, hat einen Freiwilligendienst geleistet.

- Art des Dienstes: {{ dienstart.bezeichnung }}
- Zeitraum: {{ vertrag.dienstantritt }} bis {{ vertrag.dienstende }}
- Träger: {{ mandant.bezeichnung }}
- Einsatzstelle: {{ einsatzstelle.bezeichnung }}, {{ einsatzstelle.adresse }}
- Einsatzort: {{ einsatzort.bezeichnung }}
- Dienstzeit je Woche: {{ vertrag.wochenstunden }} Stunden
- {?Seminartage: {{ seminare.tage_anerkannt }} von {{ seminare.tage_pflicht }} besucht?}`;

const AUSSTELLENDE = `Für den Träger: {{ unterschrift.traeger }}
Für die Einsatzstelle: {{ unterschrift.einsatzstelle }}`;

export const BESCHEINIGUNG = `{{ brief.anschriftfeld }}

## Bescheinigung über die Teilnahme am Freiwilligendienst

*{{ dienstart.bezeichnung }} nach dem {{ dienstart.gesetz }}*

${DIENST}

Während der Durchführung wurden die Bestimmungen des Gesetzes eingehalten.{? Der Träger ist zugelassen ({{ mandant.zulassung }}).?}

Wir danken für den Einsatz und wünschen für den weiteren Weg alles Gute.

${AUSSTELLENDE}`;

/** A draft that asks for its content: of a person only what was written for him is true. */
export const ZEUGNIS = `## Zeugnis

${DIENST}

## Art der Tätigkeit

[Bitte beschreiben Sie die Tätigkeit dieser Person]

## Leistung und Führung

[Bitte beschreiben Sie Leistung und Führung dieser Person]

## Berufsqualifizierende Merkmale

{?Der Dienst wurde durch {{ seminare.tage_anerkannt }} Bildungstage begleitet.?}

[Bitte nennen Sie, was diese Person gelernt hat]

${AUSSTELLENDE}`;

export const AUSWEIS = `## Ausweis für Freiwillige

*{{ dienstart.bezeichnung }} nach dem {{ dienstart.gesetz }}*

- Name: {{ freiwilliger.name }}
- Geboren am: {{ freiwilliger.geburtsdatum }}
- Einsatzstelle: {{ einsatzstelle.bezeichnung }}
- Gültig: {{ vertrag.beginn }} bis {{ vertrag.ende }}

Freiwillige erhalten an vielen Stellen Ermäßigungen wie Auszubildende sowie Schülerinnen und Schüler.

{{ mandant.bezeichnung }}, den {{ datum.heute }}`;
