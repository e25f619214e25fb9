import type { PlatzangebotNachAussen } from '#api/contract/orte/platzangebote.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { bewerbungspfad } from '#domain/platzangebot/angebot.ts';
import type { Angebot } from '#projections/queries/orte/platzangebote.ts';
import type { Spalte } from './csv.ts';

/** Where the portal's pages and calls are found from outside. */
export interface Aussenadresse {
	readonly seiten: string;
	readonly aufrufe: string;
}

/** Where everybody may see a picture of a place. */
export const bildadresse = ({ aufrufe }: Aussenadresse, uploadID: string): string =>
	`${aufrufe}/v1/adresse/bild/${uploadID}`;

/** An offer in the form in which it leaves the portal; `ref` names the reader. */
export function nachAussen(angebot: Angebot, adresse: Aussenadresse, ref: string): PlatzangebotNachAussen {
	const { id, titel, dienstart, traeger, einsatzstelle, koordinaten, beschreibung, taetigkeiten } = angebot;
	const { taetigkeitsfelder, sportarten, hatFreiePlaetze, freiePlaetze, hindernis, beginn, ende } = angebot;
	const { wochenstunden, mindestalter, hoechstalter } = angebot;
	return {
		...{ id, titel, dienstart: dienstart.bezeichnung, dienstartKurz: dienstart.kurz, traeger, einsatzstelle },
		...angebot.adresse,
		...{ lat: koordinaten?.lat ?? null, lon: koordinaten?.lon ?? null, beschreibung, taetigkeiten },
		...{ taetigkeitsfelder, sportarten, hatFreiePlaetze, freiePlaetze, hindernis, beginn, ende },
		...{ mindestensMonate: angebot.monate.von, hoechstensMonate: angebot.monate.bis, wochenstunden },
		...angebot.leistungen,
		...{ mindestalter, hoechstalter },
		bilder: angebot.bilder.map(({ uploadID, alt }) => ({ url: bildadresse(adresse, uploadID), alt })),
		link: `${adresse.seiten}${bewerbungspfad(angebot, ref)}`,
		updatedAt: angebot.geaendertAm,
		validThrough: angebot.gueltigBis,
	};
}

type Wert = PlatzangebotNachAussen[keyof PlatzangebotNachAussen];

const KOEPFE: { readonly [Feld in keyof PlatzangebotNachAussen]: string } = {
	id: 'Kennung',
	titel: 'Titel',
	dienstart: 'Dienstart',
	dienstartKurz: 'Dienstart (kurz)',
	traeger: 'Träger',
	einsatzstelle: 'Einsatzstelle',
	strasse: 'Straße',
	hausnummer: 'Hausnummer',
	plz: 'PLZ',
	ort: 'Ort',
	lat: 'Breite',
	lon: 'Länge',
	beschreibung: 'Beschreibung',
	taetigkeiten: 'Tätigkeiten',
	taetigkeitsfelder: 'Tätigkeitsfelder',
	sportarten: 'Sportarten',
	hatFreiePlaetze: 'Plätze frei',
	freiePlaetze: 'Freie Plätze',
	hindernis: 'Nicht bewerbbar, weil',
	beginn: 'Beginn',
	ende: 'Ende',
	mindestensMonate: 'Monate mindestens',
	hoechstensMonate: 'Monate höchstens',
	wochenstunden: 'Wochenstunden',
	taschengeld: 'Taschengeld (Euro im Monat)',
	urlaubstage: 'Urlaubstage',
	bildungstage: 'Bildungstage',
	verpflegung: 'Verpflegung',
	unterkunft: 'Unterkunft',
	deutschlandticket: 'Zuschuss zum Deutschlandticket',
	mindestalter: 'Mindestalter',
	hoechstalter: 'Höchstalter',
	bilder: 'Bilder',
	link: 'Bewerbung',
	updatedAt: 'Geändert',
	validThrough: 'Bewerbung bis',
};

const HINDERNISSE = { VOLL: 'voll belegt', BEWERBUNGSSTOPP: 'Bewerbungsstopp' } as const;
const TAGE: readonly string[] = ['beginn', 'ende', 'validThrough'];

/** The columns are the fields of the JSON, in the same order. */
export const PLATZSPALTEN: readonly Spalte<PlatzangebotNachAussen>[] = (
	Object.entries(KOEPFE) as [keyof PlatzangebotNachAussen, string][]
).map(([feld, kopf]) => ({ kopf, wert: (zeile) => alsZelle(feld, zeile[feld]) }));

function alsZelle(feld: string, wert: Wert): string {
	if (wert === null) return '';
	if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
	if (typeof wert === 'number') return formatZahl(wert, Number.isInteger(wert) ? 0 : feld === 'taschengeld' ? 2 : 3);
	if (typeof wert === 'string') {
		if (feld === 'hindernis') return HINDERNISSE[wert as keyof typeof HINDERNISSE];
		return TAGE.includes(feld) ? formatDatum(wert) : wert;
	}
	return wert.map((einer) => (typeof einer === 'string' ? einer : einer.url)).join(', ');
}
