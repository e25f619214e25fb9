import { fehlendeRechtstexte, type Rechtstexte } from '#domain/text/rechtstexte.ts';

/** Whether visitors are asked to apply, and if not, why. */
export const BEWERBUNGSLAGEN = ['OFFEN', 'GESCHLOSSEN', 'VORBEREITUNG', 'OHNE_PLATZ'] as const;
export type Bewerbungslage = (typeof BEWERBUNGSLAGEN)[number];

export interface Bewerbungsumfeld {
	readonly isBewerbungsphase: boolean;
	readonly rechtstexte: Rechtstexte;
	/** Places visitors find on the map. */
	readonly plaetzeOnline: number;
}

/**
 * A closed phase (G03) and missing texts (G36) refuse registrations; where no place is online, whoever asks may still
 * register and choose later, but nobody is invited to.
 */
export function bewerbungslage({ isBewerbungsphase, rechtstexte, plaetzeOnline }: Bewerbungsumfeld): Bewerbungslage {
	if (!isBewerbungsphase) return 'GESCHLOSSEN';
	if (fehlendeRechtstexte(rechtstexte).length > 0) return 'VORBEREITUNG';
	return plaetzeOnline === 0 ? 'OHNE_PLATZ' : 'OFFEN';
}
