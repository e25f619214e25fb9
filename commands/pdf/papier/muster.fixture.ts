/** A paper with everything there is on papers. */
import type { Briefkopf } from '#domain/papier/papier.ts';

export const BRIEFKOPF: Briefkopf = {
	name: 'Sportjugend Musterland e. V.',
	zusatz: 'Freiwilligendienste im Sport',
	anschrift: 'Am Stadion 1, 50933 Köln',
	kontakt: ['Am Stadion 1, 50933 Köln', 'Telefon 0221 98765-0'],
	fuss: ['Amtsgericht Köln, VR 1208'],
	logoText: 'Logo der Sportjugend Musterland',
	farbe: '#00636E',
	schrift: 'INTER',
	rand: { links: 25, rechts: 20, oben: 12 },
	isFenster: true,
};

export const VORLAGE = `{{ brief.anschriftfeld }}

## Vereinbarung über ein {{ dienstart.bezeichnung }}

*nach § 11 Absatz 2 JFDG*

| Freiwillige Person
**{{ freiwilliger.name }}**
{{ freiwilliger.adresse }}

| Träger
**{{ mandant.bezeichnung }}**

## § 1 Grundlage

Ein Absatz über **zwei** Dinge.

- Erstens
- Zweitens

## § 2 Zeitraum

- Beginn: {{ vertrag.beginn }}
- Ende: {{ vertrag.ende }}
- {?Probezeit: {{ vertrag.probezeit }}?}
- Taschengeld: {{ vertrag.taschengeld }}
- Urlaub: {{ vertrag.urlaubstage }} Tage

| Seminar | Tage |
| Einführung | 5 |
| Abschluss | 5 |

## Unterschriften

{{ unterschrift.freiwilliger }}
{{ unterschrift.erziehungsberechtigter }}
Für den Träger: {{ unterschrift.traeger }}`;

export const WERTE: ReadonlyMap<string, string> = new Map([
	['freiwilliger.name', 'Łukasz Müßig-Śmigły'],
	['freiwilliger.adresse', 'Rheinweg 12a, 53113 Bonn'],
	['brief.anschriftfeld', 'Łukasz Müßig-Śmigły\nRheinweg 12a\n53113 Bonn'],
	['freiwilliger.volljaehrig', 'nein'],
	['erziehungsberechtigter_eins.name', 'Marion Graf'],
	['erziehungsberechtigter_zwei.name', 'Anna Müßig'],
	['dienstart.bezeichnung', 'Freiwilliges Soziales Jahr'],
	['mandant.bezeichnung', 'Sportjugend Musterland e. V.'],
	['traeger_betreuer.name', 'Tom Kühn'],
	['vertrag.beginn', '01.09.2026'],
	['vertrag.ende', '31.08.2027'],
	['vertrag.taschengeld', '450,00 €'],
	['vertrag.urlaubstage', '26'],
	['datum.heute', '01.07.2026'],
]);
