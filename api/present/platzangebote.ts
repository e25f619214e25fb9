import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import type { Hindernis } from '#domain/platzangebot/angebot.ts';
import type { PlatzNachAussen } from '#domain/platzangebot/nach-aussen.ts';
import type { Spalte } from './dateien/csv.ts';

type Wert = PlatzNachAussen[keyof PlatzNachAussen];

const KOEPFE: { readonly [Feld in keyof PlatzNachAussen]: string } = {
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

const GRUENDE: Readonly<Record<Hindernis, string>> = {
	PHASE: 'keine Bewerbungsphase',
	BEWERBUNGSSTOPP: 'Bewerbungsstopp',
	VOLL: 'voll belegt',
};
const TAGE: readonly string[] = ['beginn', 'ende', 'validThrough'];

/** The columns are the fields of the JSON, in the same order. */
export const PLATZSPALTEN: readonly Spalte<PlatzNachAussen>[] = (
	Object.entries(KOEPFE) as [keyof PlatzNachAussen, string][]
).map(([feld, kopf]) => ({ kopf, wert: (zeile) => alsZelle(feld, zeile[feld]) }));

function alsZelle(feld: string, wert: Wert): string {
	if (wert === null) return '';
	if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
	if (typeof wert === 'number') return formatZahl(wert, Number.isInteger(wert) ? 0 : feld === 'taschengeld' ? 2 : 3);
	if (typeof wert === 'string') {
		if (feld === 'hindernis') return GRUENDE[wert as Hindernis];
		if (feld === 'updatedAt') return formatDatumUhrzeit(wert);
		return TAGE.includes(feld) ? formatDatum(wert) : wert;
	}
	return wert.map((einer) => (typeof einer === 'string' ? einer : einer.url)).join(', ');
}
