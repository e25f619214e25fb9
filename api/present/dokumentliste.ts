import type { Mahntakt } from '#domain/akte/mahnwesen/mahnplan.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { type Dokumentzeile, naechsteMahnung } from '#projections/queries/dokumente/dokumente.ts';
import { csvspalten, type Spaltensatz } from './dateien/listenspalten.ts';

type Spaltenname = keyof typeof DOKUMENTE.spalten;

/** Table: Exports, Dokumentenliste. */
export const DOKUMENTLISTE: readonly Spaltenname[] = [
	'name',
	'status',
	'dienstart',
	'einsatzstelle',
	'dokument',
	'stufe',
	'anforderungsstatus',
	'angefordertAm',
	'mahnstufe',
	'hochgeladenAm',
	'geprueftAm',
	'geprueftVon',
];

export const dokumentspalten = (takt: Mahntakt): Spaltensatz<Dokumentzeile> =>
	csvspalten<typeof DOKUMENTE, Dokumentzeile>(DOKUMENTE, {
		naechsteMahnung: (zeile) => formatDatum(naechsteMahnung(zeile, takt)),
	});
