import { ANFORDERUNG_LABEL } from '#domain/akte/dokumenttexte.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { STUFE_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DOKUMENTSPALTE } from '#domain/liste/bezeichnung.ts';
import type { Mahntakt } from '#domain/mahnwesen/mahnplan.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { type Dokumentzeile, naechsteMahnung } from '#projections/queries/dokumente.ts';
import type { Spalte } from './csv.ts';
import { NAME, type Spaltensatz } from './listenspalten.ts';

type Spaltenname = keyof typeof DOKUMENTSPALTE;

const zeit = (wert: string | null): string => formatDatum(wert && tagInBerlin(wert));

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

export function dokumentspalten(takt: Mahntakt): Spaltensatz<Dokumentzeile> {
	const eine = (name: Spaltenname, wert: Spalte<Dokumentzeile>['wert']) => [{ kopf: DOKUMENTSPALTE[name], wert }];
	return {
		name: NAME,
		status: eine('status', (z) => formatStatus(FREIWILLIGER, z.status)),
		dienstart: eine('dienstart', (z) => z.dienstart),
		einsatzstelle: eine('einsatzstelle', (z) => z.einsatzstelle),
		vertragsbeginn: eine('vertragsbeginn', (z) => formatDatum(z.vertragsbeginn)),
		dokument: eine('dokument', (z) => z.dokument),
		stufe: eine('stufe', (z) => z.stufe && STUFE_BEZEICHNUNG[z.stufe]),
		anforderungsstatus: eine('anforderungsstatus', (z) => ANFORDERUNG_LABEL[z.anforderungsstatus]),
		angefordertAm: eine('angefordertAm', (z) => zeit(z.angefordertAm)),
		frist: eine('frist', (z) => formatDatum(z.frist)),
		mahnstufe: eine('mahnstufe', (z) => z.mahnstufe),
		naechsteMahnung: eine('naechsteMahnung', (z) => formatDatum(naechsteMahnung(z, takt))),
		hochgeladenAm: eine('hochgeladenAm', (z) => zeit(z.hochgeladenAm)),
		geprueftAm: eine('geprueftAm', (z) => zeit(z.geprueftAm)),
		geprueftVon: eine('geprueftVon', (z) => z.geprueftVon),
		gueltigBis: eine('gueltigBis', (z) => formatDatum(z.gueltigBis)),
	};
}
