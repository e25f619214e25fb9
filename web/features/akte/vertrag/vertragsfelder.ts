import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import {
	type Vertragsfeld as Feldname,
	VERTRAGSFELDER,
	VERTRAGSFELDNAMEN,
	type Vertragsangaben,
} from '#domain/felder/vertragsfelder.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatZahl } from '#domain/format/zahl.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import type { Vertrag } from '../typen.ts';

export interface Vertragsfeld {
	feld: Feldname;
	art: Vertragsangaben['art'];
	einheit?: string | undefined;
	/** Shown only once it has a value: set by a later step. */
	spaeter?: true | undefined;
}

const felder = (gruppe: Vertragsangaben['gruppe']): readonly Vertragsfeld[] =>
	VERTRAGSFELDNAMEN.filter((feld) => VERTRAGSFELDER[feld].gruppe === gruppe).map((feld) => {
		const { art, einheit, spaeter }: Vertragsangaben = VERTRAGSFELDER[feld];
		return { feld, art, einheit, spaeter };
	});

/** The terms of a contract in the groups of the page, in the order they are declared in. */
export const VERTRAGSGRUPPEN: readonly { titel: string; felder: readonly Vertragsfeld[] }[] = [
	{ titel: VERTRAG.zeitraum, felder: felder('ZEITRAUM') },
	{ titel: VERTRAG.arbeitszeit, felder: felder('ARBEITSZEIT') },
	{ titel: VERTRAG.leistungen, felder: felder('LEISTUNGEN') },
];

export const SEITENFELDER: readonly Vertragsfeld[] = VERTRAGSGRUPPEN.flatMap(({ felder }) => felder);

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
		case 'halbeTage':
		case 'anzahl':
			return [formatZahl(Number(wert), 1), einheit].filter(Boolean).join(' ');
		case 'schalter':
			return wert ? VERTRAG.ja : VERTRAG.nein;
		case 'auswahl':
			return auswahl(feld)[String(wert)] ?? String(wert);
		default:
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
