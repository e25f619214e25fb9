import type { Nachweiszeile, Seminarbilanz } from '#domain/akte/seminar/nachweiszeilen.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import type { Eintrag } from './freiwilliger.ts';

/** Group `seminare`: what is recognised. Days nobody has yet are empty, so that a certificate leaves its sentence out. */
export const seminareWerte = (bilanz: Seminarbilanz | null): Eintrag[] => [
	['seminare.liste', bilanz?.zeilen.filter(({ tage }) => tage !== null).map(seminarzeile)],
	['seminare.tage_anerkannt', bilanz?.anerkannt ? tageszahl(bilanz.anerkannt) : null],
	['seminare.tage_offen', bilanz?.offen == null ? null : tageszahl(bilanz.offen)],
];

/** `Einführungsseminar Eifel (06.10.2025 bis 10.10.2025, 5 Tage)` */
function seminarzeile({ titel, von, bis, tage }: Nachweiszeile): string {
	const wann = von === bis ? formatDatum(von) : `${formatDatum(von)} bis ${formatDatum(bis)}`;
	return `${titel ?? 'Seminar'} (${wann}, ${tageszahl(tage ?? 0)} ${tage === 10 ? 'Tag' : 'Tage'})`;
}

/** Tenths → `4,5`. */
const tageszahl = (zehntel: number): string => formatZahl(zehntel / 10, 1);
