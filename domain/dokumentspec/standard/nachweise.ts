/** Texts of what the Traeger certifies (§ 11 BFDG, § 11 JFDG). */

const DIENST = `**{{ freiwilliger.name }}**, geboren am {{ freiwilliger.geburtsdatum }}{? in {{ freiwilliger.geburtsort }}?}, hat vom {{ vertrag.dienstantritt }} bis {{ vertrag.dienstende }} einen Freiwilligendienst ({{ dienstart.bezeichnung }}) geleistet.

Einsatzstelle: {{ einsatzstelle.bezeichnung }}, {{ einsatzstelle.adresse }}
Einsatzort: {{ einsatzort.bezeichnung }}
Wöchentliche Dienstzeit: {{ vertrag.wochenstunden }} Stunden`;

const AUSSTELLENDE = `{{ mandant.bezeichnung }}, den {{ datum.heute }}

Träger: {{ unterschrift.traeger }}
Einsatzstelle: {{ unterschrift.einsatzstelle }}`;

export const BESCHEINIGUNG = `## Bescheinigung über einen Freiwilligendienst

${DIENST}

Grundlage des Dienstes ist das Gesetz: {{ dienstart.gesetz }}. Dessen Bestimmungen wurden während des Dienstes eingehalten.{? Zulassung des Trägers: {{ mandant.zulassung }}?}

{?An {{ seminare.tage_anerkannt }} von {{ seminare.tage_pflicht }} Seminartagen wurde teilgenommen.?}

${AUSSTELLENDE}`;

/** A draft that asks for its content: of a person only what was written for him is true. */
export const ZEUGNIS = `## Zeugnis

${DIENST}

**Art der Tätigkeit**

[Bitte beschreiben Sie die Tätigkeit dieser Person]

**Leistung und Führung**

[Bitte beschreiben Sie Leistung und Führung dieser Person]

**Berufsqualifizierende Merkmale**

{?Der Dienst wurde durch {{ seminare.tage_anerkannt }} Bildungstage begleitet.?}

[Bitte nennen Sie, was diese Person gelernt hat]

${AUSSTELLENDE}`;

export const AUSWEIS = `## Ausweis für Freiwillige

**{{ freiwilliger.name }}**
geboren am {{ freiwilliger.geburtsdatum }}

leistet vom {{ vertrag.beginn }} bis {{ vertrag.ende }} einen Freiwilligendienst ({{ dienstart.bezeichnung }}) bei {{ einsatzstelle.bezeichnung }}.

Grundlage: {{ dienstart.gesetz }}. Freiwillige erhalten an vielen Stellen Ermäßigungen wie Auszubildende sowie Schülerinnen und Schüler.

{{ mandant.bezeichnung }}, den {{ datum.heute }}`;
