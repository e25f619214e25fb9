import type { Zyklus } from '#domain/referenzsaetze.ts';

/** What the rule reads of a cycle. */
export type Bewerbungszyklus = Pick<Zyklus, 'start' | 'status' | 'bewerbungVon' | 'bewerbungBis'>;

/**
 * The cycles people may apply for, the earlier first: the active one, and the next while its own time for applications
 * runs. A next one without a first day isn't offered yet: it may have been created only to prepare it.
 */
export function bewerbbareZyklen<Z extends Bewerbungszyklus>(zyklen: Iterable<Z>, heute: string): Z[] {
	const alle = [...zyklen].sort((a, b) => a.start.localeCompare(b.start));
	const aktiv = alle.find(({ status }) => status === 'AKTIV');
	if (!aktiv) return [];
	const naechster = alle.find(({ status, start }) => status === 'ANGELEGT' && start > aktiv.start);
	return naechster && nimmtAn(naechster, heute) ? [aktiv, naechster] : [aktiv];
}

const nimmtAn = ({ bewerbungVon, bewerbungBis }: Bewerbungszyklus, heute: string): boolean =>
	bewerbungVon !== null && bewerbungVon <= heute && (bewerbungBis === null || heute <= bewerbungBis);
