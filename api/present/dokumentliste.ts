import { ANFORDERUNG_LABEL } from '#domain/akte/dokumenttexte.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { STUFE_BEZEICHNUNG } from '#domain/dokumentspec/bezeichnung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import type { Dokumentzeile } from '#projections/queries/dokumente.ts';
import type { Spalte } from './csv.ts';

const zeit = (wert: string | null): string => formatDatum(wert && tagInBerlin(wert));

/** Table: Exports, Dokumentenliste. */
export const DOKUMENTSPALTEN: readonly Spalte<Dokumentzeile>[] = [
	{ kopf: 'Nachname', wert: (z) => z.nachname },
	{ kopf: 'Vorname', wert: (z) => z.vorname },
	{ kopf: 'Status', wert: (z) => formatStatus(FREIWILLIGER, z.status) },
	{ kopf: 'Dienstart', wert: (z) => z.dienstart },
	{ kopf: 'Einsatzstelle', wert: (z) => z.einsatzstelle },
	{ kopf: 'Dokument', wert: (z) => z.dokument },
	{ kopf: 'Stufe', wert: (z) => z.stufe && STUFE_BEZEICHNUNG[z.stufe] },
	{ kopf: 'Dokumentstatus', wert: (z) => ANFORDERUNG_LABEL[z.anforderungsstatus] },
	{ kopf: 'Angefordert am', wert: (z) => zeit(z.angefordertAm) },
	{ kopf: 'Mahnstufe', wert: (z) => z.mahnstufe },
	{ kopf: 'Hochgeladen am', wert: (z) => zeit(z.hochgeladenAm) },
	{ kopf: 'Geprüft am', wert: (z) => zeit(z.geprueftAm) },
	{ kopf: 'Geprüft von', wert: (z) => z.geprueftVon },
];
