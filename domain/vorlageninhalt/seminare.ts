import type { Nachweiszeile, Seminarbilanz } from '#domain/akte/seminar/nachweiszeilen.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatTage, tageworte } from '#domain/format/zahl.ts';
import type { Vorlagenwert } from './freiwilliger.ts';

/** Group `seminare`: what is recognised. Days nobody has yet are empty, so that a certificate leaves its sentence out. */
export const seminareWerte = (bilanz: Seminarbilanz | null): Vorlagenwert[] => [
	['seminare.liste', bilanz?.zeilen.flatMap(seminarzeile)],
	['seminare.tage_anerkannt', bilanz?.anerkannt ? formatTage(bilanz.anerkannt) : null],
	['seminare.tage_offen', bilanz?.offen == null ? null : formatTage(bilanz.offen)],
];

/** `Einführungsseminar Eifel (06.10.2025 bis 10.10.2025, 5 Tage)` */
function seminarzeile({ titel, von, bis, tage }: Nachweiszeile): string[] {
	if (tage === null) return [];
	const wann = von === bis ? formatDatum(von) : `${formatDatum(von)} bis ${formatDatum(bis)}`;
	return [`${titel ?? 'Seminar'} (${wann}, ${tageworte(tage)})`];
}
