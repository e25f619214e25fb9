import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formatDatum, uhrzeitInBerlin } from '#domain/format/datum.ts';
import { ROLLEN_LABEL, type Rolle, rang } from '#domain/rollen.ts';
import { BENUTZER } from '../../texte/verwaltung/benutzer.ts';

/** Highest first; what an administrator carries besides isn't named. */
export function rollennamen(rollen: readonly Rolle[]): string {
	return genannteRollen(rollen)
		.map((rolle) => ROLLEN_LABEL[rolle])
		.join(', ');
}

/** The roles that were given, without those that come along with ADMIN. */
export const genannteRollen = (rollen: readonly Rolle[]): Rolle[] =>
	rollen
		.filter((rolle) => rolle !== 'MA_VERWALTUNG' || !rollen.includes('ADMIN'))
		.toSorted((a, b) => rang(b) - rang(a));

/** `heute, 07:58 Uhr`, `gestern, 17:02 Uhr`, `11.08.2026`; null: never. */
export function letzterLogin(zeit: string | null, heute: string): string | null {
	if (zeit === null) return null;
	const tag = tagInBerlin(zeit);
	if (tag === heute) return BENUTZER.heute(uhrzeitInBerlin(zeit));
	if (tag === addiereTage(heute, -1)) return BENUTZER.gestern(uhrzeitInBerlin(zeit));
	return formatDatum(tag);
}
