/** Texts of what the Traeger certifies (§ 11 BFDG, § 11 JFDG). */

const DIENST = `**{{ freiwilliger.name }}**, geboren am {{ freiwilliger.geburtsdatum }}{? in {{ freiwilliger.geburtsort }}?}, hat einen Freiwilligendienst geleistet.

- Art des Dienstes: {{ dienstart.bezeichnung }}
- Zeitraum: {{ vertrag.dienstantritt }} bis {{ vertrag.dienstende }}
- Träger: {{ mandant.bezeichnung }}
- Einsatzstelle: {{ einsatzstelle.bezeichnung }}, {{ einsatzstelle.adresse }}
- Einsatzort: {{ einsatzort.bezeichnung }}
- Dienstzeit je Woche: {{ vertrag.wochenstunden }} Stunden
- {?Seminartage: {{ seminare.tage_anerkannt }} anerkannt, {{ seminare.tage_pflicht }} vorgesehen?}`;

const AUSSTELLENDE = `Für den Träger: {{ unterschrift.traeger }}
Für die Einsatzstelle: {{ unterschrift.einsatzstelle }}`;

export const BESCHEINIGUNG = `{{ brief.anschriftfeld }}

## Bescheinigung über die Teilnahme am Freiwilligendienst

*{{ dienstart.bezeichnung }} nach dem {{ dienstart.gesetz }}*

${DIENST}

Während der Durchführung wurden die Bestimmungen des Gesetzes eingehalten.{? Der Träger ist zugelassen ({{ mandant.zulassung }}).?}

Wir danken für den Einsatz und wünschen für den weiteren Weg alles Gute.

${AUSSTELLENDE}`;

/** Only what was written for this person; parts nobody wrote take their line with them. */
const zeugnis = (ausstellende: string) => `## Zeugnis

*{{ dienstart.bezeichnung }} nach dem {{ dienstart.gesetz }}*

${DIENST}

## Tätigkeiten

{{ zeugnis.taetigkeiten }}

{?**Berufsqualifizierende Merkmale:** {{ zeugnis.merkmale }}?}

{?**Leistung:** {{ zeugnis.leistung }}?}

{?**Verhalten:** {{ zeugnis.verhalten }}?}

Wir danken für den Einsatz und wünschen für den weiteren Weg alles Gute.

${ausstellende}`;

/** Issued by the Traeger, who has the Einsatzstelle take part (§ 11 Abs. 4 JFDG). */
export const ZEUGNIS = zeugnis(AUSSTELLENDE);

/** Issued by the Einsatzstelle (§ 11 Abs. 2 BFDG). */
export const ZEUGNIS_BFD = zeugnis('Für die Einsatzstelle: {{ unterschrift.einsatzstelle }}');

export const AUSWEIS = `## Ausweis für Freiwillige

*{{ dienstart.bezeichnung }} nach dem {{ dienstart.gesetz }}*

- Name: {{ freiwilliger.name }}
- Geboren am: {{ freiwilliger.geburtsdatum }}
- Einsatzstelle: {{ einsatzstelle.bezeichnung }}
- Gültig: {{ vertrag.beginn }} bis {{ vertrag.ende }}

Freiwillige erhalten an vielen Stellen Ermäßigungen wie Auszubildende sowie Schülerinnen und Schüler.

{{ mandant.bezeichnung }}, den {{ datum.heute }}`;
