/** Volunteers as a spreadsheet. Table: Exports, Freiwillige (Excel). */
import { PERSONENFELDER } from '#domain/felder/personenfelder.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { anschrift } from '#domain/vorlageninhalt/freiwilliger.ts';
import type { Exportzeile } from '#projections/queries/akte/freiwilligerexport.ts';
import type { Blattspalte } from './xlsx.ts';

const GESCHLECHT: Readonly<Record<string, string>> = PERSONENFELDER.geschlecht.werte;

export const FREIWILLIGENSPALTEN: readonly Blattspalte<Exportzeile>[] = [
	{ kopf: 'ID', wert: (z) => z.freiwilligerID, breite: 38 },
	{ kopf: 'Status', wert: (z) => formatStatus(FREIWILLIGER, z.status), breite: 30 },
	{ kopf: 'Anrede', wert: (z) => z.anrede },
	{ kopf: 'Nachname', wert: (z) => z.nachname, breite: 20 },
	{ kopf: 'Vorname', wert: (z) => z.vorname, breite: 18 },
	{ kopf: 'Geburtsdatum', wert: (z) => z.geburtsdatum, art: 'TAG' },
	{ kopf: 'Geschlecht', wert: (z) => z.geschlecht && (GESCHLECHT[z.geschlecht] ?? z.geschlecht), breite: 14 },
	{ kopf: 'E-Mail', wert: (z) => z.email, breite: 30 },
	{ kopf: 'Telefon', wert: (z) => z.telefon ?? z.mobil, breite: 18 },
	{ kopf: 'Adresse', wert: (z) => anschrift({ ...z, ort: z.wohnort }), breite: 36 },
	{ kopf: 'Dienstart', wert: (z) => z.dienstart },
	{ kopf: 'Einsatzstelle', wert: (z) => z.einsatzstelle, breite: 34 },
	{ kopf: 'Einsatzort', wert: (z) => z.einsatzort, breite: 34 },
	{ kopf: 'Vertragsnummer', wert: (z) => z.vertragsnummer },
	{ kopf: 'Beginn', wert: (z) => z.vertragsbeginn, art: 'TAG' },
	{ kopf: 'Ende', wert: (z) => z.vertragsende, art: 'TAG' },
	{ kopf: 'Dienstantritt', wert: (z) => z.dienstantritt, art: 'TAG' },
	{ kopf: 'Dienstende', wert: (z) => z.dienstende, art: 'TAG' },
	{ kopf: 'Betreuer', wert: (z) => z.betreuer, breite: 22 },
];
