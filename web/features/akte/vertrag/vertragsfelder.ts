import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatZahl } from '#domain/format/zahl.ts';
import { VERTRAG } from '../../../texte/akte-vertrag.ts';
import type { Vertrag } from '../typen.ts';

type Art = 'tag' | 'euro' | 'stunden' | 'zahl' | 'woche' | 'auswahl' | 'janein' | 'ort';

export interface Vertragsfeld {
	feld: keyof Vertrag & keyof typeof FELD_BEZEICHNUNG;
	art: Art;
	einheit?: string;
	/** Shown only once it has a value: set by a later step. */
	spaeter?: true;
}

/** The terms of a contract in the order and groups of the page. */
export const VERTRAGSGRUPPEN: readonly { titel: string; felder: readonly Vertragsfeld[] }[] = [
	{
		titel: VERTRAG.zeitraum,
		felder: [
			{ feld: 'einsatzortID', art: 'ort' },
			{ feld: 'vertragsbeginn', art: 'tag' },
			{ feld: 'vertragsende', art: 'tag' },
			{ feld: 'dienstantritt', art: 'tag', spaeter: true },
			{ feld: 'geplantesEnde', art: 'tag', spaeter: true },
			{ feld: 'dienstende', art: 'tag', spaeter: true },
		],
	},
	{
		titel: VERTRAG.arbeitszeit,
		felder: [
			{ feld: 'wochenstunden', art: 'stunden', einheit: 'h' },
			{ feld: 'isTeilzeit', art: 'janein' },
			{ feld: 'diensttageProWoche', art: 'stunden', einheit: VERTRAG.tage },
			{ feld: 'urlaubstage', art: 'zahl', einheit: VERTRAG.tage },
			{ feld: 'probezeitWochen', art: 'zahl', einheit: VERTRAG.wochen },
			{ feld: 'seminartagePflicht', art: 'zahl', einheit: VERTRAG.tage },
			{ feld: 'dienstwoche', art: 'woche' },
		],
	},
	{
		titel: VERTRAG.leistungen,
		felder: [
			{ feld: 'taschengeld', art: 'euro' },
			{ feld: 'unterkunft', art: 'auswahl' },
			{ feld: 'geldersatzUnterkunft', art: 'euro' },
			{ feld: 'verpflegung', art: 'auswahl' },
			{ feld: 'geldersatzVerpflegung', art: 'euro' },
			{ feld: 'zuschussDeutschlandticket', art: 'euro' },
			{ feld: 'mobilitaetszuschlag', art: 'euro' },
			{ feld: 'estBeitrag', art: 'euro' },
			{ feld: 'isBuchhaltungTraeger', art: 'janein' },
			{ feld: 'isSonderkonzept', art: 'janein' },
		],
	},
];

export const VERTRAGSFELDER: readonly Vertragsfeld[] = VERTRAGSGRUPPEN.flatMap(({ felder }) => felder);

export type Vertragswert = string | number | boolean | null;

export const vertragswert = (vertrag: Vertrag, { feld }: Vertragsfeld): Vertragswert => vertrag[feld] as Vertragswert;

/** A term as a person reads it; null: empty. */
export function vertragstext({ feld, art, einheit }: Vertragsfeld, wert: Vertragswert): string | null {
	if (wert === null) return null;
	switch (art) {
		case 'tag':
			return formatDatum(String(wert));
		case 'euro':
			return formatEuro(Math.round(Number(wert) * 100));
		case 'stunden':
		case 'zahl':
			return [formatZahl(Number(wert), 1), einheit].filter(Boolean).join(' ');
		case 'janein':
			return wert ? VERTRAG.ja : VERTRAG.nein;
		case 'auswahl':
			return auswahl(feld)[String(wert)] ?? String(wert);
		case 'woche':
		case 'ort':
			return String(wert);
	}
}

export const auswahl = (feld: string): Readonly<Record<string, string>> =>
	(AUSWAHL as Readonly<Record<string, Readonly<Record<string, string>>>>)[feld] ?? {};

/** As the page shows it: names for ids, computed seminar days where none are set. */
export function vertragsanzeige(vertrag: Vertrag, feld: Vertragsfeld): string | null {
	if (feld.art === 'ort') return vertrag.einsatzort;
	if (feld.feld === 'seminartagePflicht') return vertragstext(feld, vertrag.seminartage);
	return vertragstext(feld, vertragswert(vertrag, feld));
}

export const bezeichnung = ({ feld }: Vertragsfeld): string => FELD_BEZEICHNUNG[feld];
