/** Texts of what the Traeger certifies (BFDG §11, JFDG §11). */

const DIENST = `**{{ freiwilliger.name }}**, geboren am {{ freiwilliger.geburtsdatum }}{? in {{ freiwilliger.geburtsort }}?}, hat vom {{ vertrag.dienstantritt }} bis {{ vertrag.dienstende }} einen Freiwilligendienst ({{ dienstart.bezeichnung }}) geleistet.

Einsatzstelle: {{ einsatzstelle.bezeichnung }}, {{ einsatzstelle.adresse }}
Einsatzort: {{ einsatzort.bezeichnung }}
Wöchentliche Dienstzeit: {{ vertrag.wochenstunden }} Stunden`;

const AUSSTELLENDE = `{{ mandant.bezeichnung }}, den {{ datum.heute }}

Träger: {{ unterschrift.traeger }}
Einsatzstelle: {{ unterschrift.einsatzstelle }}`;

export const BESCHEINIGUNG = `## Bescheinigung über einen Freiwilligendienst

${DIENST}

Grundlage des Dienstes ist das Gesetz: {{ dienstart.gesetz }}.{? An {{ seminare.tage_anerkannt }} von {{ seminare.tage_pflicht }} Seminartagen wurde teilgenommen.?}

${AUSSTELLENDE}`;

export const ZEUGNIS = `## Zeugnis

${DIENST}

**Art der Tätigkeit**

Die Tätigkeit umfasste die Unterstützung der Einsatzstelle im täglichen Sport-, Bildungs- und Vereinsbetrieb.

**Leistung und Führung**

Die übertragenen Aufgaben wurden zuverlässig, selbstständig und stets zu unserer Zufriedenheit erledigt. Das Verhalten gegenüber Teilnehmenden, Kolleginnen, Kollegen und Vorgesetzten war jederzeit einwandfrei.

**Berufsqualifizierende Merkmale**

{?Der Dienst wurde durch {{ seminare.tage_anerkannt }} Bildungstage begleitet. ?}Erworben wurden Erfahrungen in der Anleitung von Gruppen, in der Organisation und in der Zusammenarbeit im Team.

{{ mandant.bezeichnung }} dankt für das Engagement und wünscht für den weiteren Weg alles Gute.

${AUSSTELLENDE}`;

export const AUSWEIS = `## Ausweis für Freiwillige

**{{ freiwilliger.name }}**
geboren am {{ freiwilliger.geburtsdatum }}

leistet vom {{ vertrag.beginn }} bis {{ vertrag.ende }} einen Freiwilligendienst ({{ dienstart.bezeichnung }}) bei {{ einsatzstelle.bezeichnung }}.

Grundlage: {{ dienstart.gesetz }}. Freiwillige erhalten an vielen Stellen Ermäßigungen wie Auszubildende sowie Schülerinnen und Schüler.

{{ mandant.bezeichnung }}, den {{ datum.heute }}`;
