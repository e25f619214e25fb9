import { ladeCsvHerunter } from '../../client/lade-herunter.ts';
import { IMPORT } from '../../texte/verwaltung/import.ts';
import { csvZelle } from '../liste/csv-zelle.ts';
import type { Importzeile } from './queries.ts';

/** Rows with what is to be said of them, to be worked through in a spreadsheet. */
export function ladeZeilen(was: 'Ergebnis' | 'Fehler', zeilen: readonly Importzeile[], heute: string): void {
	const { zeile, ergebnis, typ, bezeichnung } = IMPORT.kopf;
	const kopf = [zeile, ergebnis, typ, bezeichnung, IMPORT.meldung];
	const inhalt = zeilen.map((z) => [
		String(z.nr),
		IMPORT.ergebnis[z.ergebnis],
		z.typ,
		z.bezeichnung,
		z.meldung.replaceAll('→', '->'),
	]);
	const text = [kopf, ...inhalt].map((werte) => werte.map(csvZelle).join(';')).join('\r\n');
	ladeCsvHerunter(IMPORT.dateiname(was, heute), `${text}\r\n`);
}
