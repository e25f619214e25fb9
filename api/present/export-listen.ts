import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import type { Freiwilligenzeile } from '#projections/queries/freiwillige.ts';
import type { Spalte } from './csv.ts';

type S = Spalte<Freiwilligenzeile>;

const FREIWILLIGENSPALTEN: readonly S[] = [
	{ kopf: 'Nachname', wert: (z) => z.nachname },
	{ kopf: 'Vorname', wert: (z) => z.vorname },
	{ kopf: 'Status', wert: (z) => formatStatus(FREIWILLIGER, z.status) },
	{ kopf: 'Dienstart', wert: (z) => z.dienstart },
	{ kopf: 'Einsatzstelle', wert: (z) => z.einsatzstelle },
	{ kopf: 'Einsatzort', wert: (z) => z.einsatzort },
	{ kopf: 'Vertragsnummer', wert: (z) => z.vertragsnummer },
	{ kopf: 'Beginn', wert: (z) => formatDatum(z.vertragsbeginn) },
	{ kopf: 'Ende', wert: (z) => formatDatum(z.vertragsende) },
	{ kopf: 'Dienstantritt', wert: (z) => formatDatum(z.dienstantritt) },
	{ kopf: 'Dienstende', wert: (z) => formatDatum(z.dienstende) },
	{ kopf: 'Betreuung', wert: (z) => z.betreuer },
];

/** The list's own columns; free fields only where the tenant gave them a label. */
export function freiwilligenspalten(freieFelder: readonly string[]): readonly S[] {
	const frei = freieFelder.flatMap((kopf, i): S[] => (kopf ? [{ kopf, wert: (z) => z.freieFelder[i] }] : []));
	return [...FREIWILLIGENSPALTEN, ...frei];
}

/** Table: Exports, Dokumentenliste. */
export const DOKUMENTSPALTEN: readonly Spalte<never>[] = [
	'Nachname',
	'Vorname',
	'Status',
	'Dienstart',
	'Einsatzstelle',
	'Dokument',
	'Stufe',
	'Dokumentstatus',
	'Angefordert am',
	'Mahnstufe',
	'Hochgeladen am',
	'Geprüft am',
	'Geprüft von',
].map((kopf) => ({ kopf, wert: () => null }));
