/** Texts of the declarations volunteers give. */

const UNTERZEICHNENDE = `Freiwillige Person: {{ unterschrift.freiwilliger }}
Gesetzliche Vertretung: {{ unterschrift.erziehungsberechtigter }}`;

const KOPF = `- Name: {{ freiwilliger.name }}
- Geboren am: {{ freiwilliger.geburtsdatum }}
- Anschrift: {{ freiwilliger.adresse }}`;

export const EHRENKODEX = `## Ehrenkodex

${KOPF}

Hiermit verspreche ich im Rahmen meines Freiwilligendienstes bei {{ einsatzstelle.bezeichnung }}:

- Ich achte die Würde jedes Menschen, unabhängig von Alter, Geschlecht, Herkunft, Religion und Weltanschauung.
- Ich wende keine Gewalt an, weder körperlich noch seelisch oder sexualisiert, und schreite ein, wenn andere es tun.
- Ich richte sportliche und andere Angebote nach dem Entwicklungsstand der mir anvertrauten Kinder und Jugendlichen aus.
- Ich bin Vorbild, halte mich an die Regeln des Sports und trete jedem Missbrauch von Alkohol, Drogen und Doping entgegen.
- Ich gehe mit Wissen über andere verschwiegen um, auch nach dem Ende meines Dienstes.
- Ich hole mir Hilfe und informiere die Verantwortlichen, wenn ich von einem Verstoß gegen diesen Ehrenkodex erfahre.

${UNTERZEICHNENDE}`;

export const DATENSCHUTZ = `## Erklärung zum Datenschutz

${KOPF}

{{ mandant.bezeichnung }} verarbeitet die Angaben aus der Bewerbung und aus dem Dienst, um einen Platz zu vermitteln, die Vereinbarung abzuschließen, den Dienst durchzuführen und die gesetzlichen Nachweise zu führen (Artikel 6 Absatz 1 Buchstaben b und c DSGVO).

- Einsatzstellen sehen nur, was sie für ihre Entscheidung und für den Dienst brauchen.
- Angaben zur Gesundheit sehen nur die dafür zuständigen Personen beim Träger.
- Nach dem Ende der Aufbewahrungsfristen werden die Daten gelöscht.
- Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Widerspruch sowie auf Beschwerde bei der Aufsichtsbehörde.

{?Fragen zum Datenschutz beantwortet {{ mandant.ap_mail }}. ?}Ich habe diese Hinweise gelesen.

${UNTERZEICHNENDE}`;

export const BILDRECHTE = `## Einwilligung in Foto- und Filmaufnahmen

${KOPF}

Ich bin damit einverstanden, dass {{ mandant.bezeichnung }} und {{ einsatzstelle.bezeichnung }} Fotos und Filme, auf denen ich im Rahmen des Freiwilligendienstes zu sehen bin, für ihre Öffentlichkeitsarbeit verwenden, gedruckt und im Internet.

Die Einwilligung ist freiwillig. Aus einer Ablehnung entstehen keine Nachteile. Ich kann sie jederzeit mit Wirkung für die Zukunft widerrufen{?, am einfachsten per E-Mail an {{ mandant.ap_mail }}?}.

${UNTERZEICHNENDE}`;

export const PERSONALFRAGEBOGEN = `## Personalfragebogen

*für den Dienst bei {{ einsatzstelle.bezeichnung }} vom {{ vertrag.beginn }} bis {{ vertrag.ende }}*

## Zur Person

- Name: {{ freiwilliger.name }}
- Geburtsname: {{ freiwilliger.geburtsname }}
- Geburtsdatum: {{ freiwilliger.geburtsdatum }}
- Geburtsort: {{ freiwilliger.geburtsort }}
- Anschrift: {{ freiwilliger.adresse }}
- Staatsangehörigkeit: {{ freiwilliger.staatsangehoerigkeit }}
- Familienstand: {{ freiwilliger.familienstand }}
- Konfession: {{ freiwilliger.konfession }}

## Steuer und Sozialversicherung

- Steuer-ID: {{ freiwilliger.steuer_id }}
- Sozialversicherungsnummer: {{ freiwilliger.sozialversicherungsnummer }}
- Krankenkasse: {{ freiwilliger.krankenkasse }}
- Schulabschluss: {{ freiwilliger.schulabschluss }}

## Bankverbindung

- Kontoinhaber: {{ freiwilliger.kontoinhaber }}
- IBAN: {{ freiwilliger.iban }}
- BIC: {{ freiwilliger.bic }}
- Bank: {{ freiwilliger.bank }}

Ich versichere, dass die Angaben vollständig und richtig sind. Änderungen teile ich unverzüglich mit.

Freiwillige Person: {{ unterschrift.freiwilliger }}`;
