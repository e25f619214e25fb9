import { istMinderjaehrig } from './alter.ts';
import { type Jugendarbeitszeit, RECHT, type Recht } from './recht.ts';
import { werteAm } from './regelwerk.ts';

/** Bounds of the hours in tenths: `mehrAls` must be exceeded (table: Vertrag). */
export interface Arbeitszeitgrenzen {
	readonly mehrAls: number;
	readonly hoechstens: number;
	/** Who is under age at the begin; null: isn't. */
	readonly minderjaehrig: Jugendarbeitszeit | null;
	/** Service days per week in tenths, of who is under age at the begin; null: isn't. */
	readonly minderjaehrigDiensttage: number | null;
}

export function arbeitszeitgrenzen(
	geburtsdatum: string | null | undefined,
	beginn: string,
	recht: Recht = RECHT,
): Arbeitszeitgrenzen {
	const jung = Boolean(geburtsdatum && istMinderjaehrig(geburtsdatum, beginn, recht));
	return {
		mehrAls: werteAm(recht.teilzeit, beginn).mehrAls,
		hoechstens: werteAm(recht.arbeitszeit, beginn).hoechstens,
		minderjaehrig: jung ? werteAm(recht.jugendarbeitszeit, beginn) : null,
		minderjaehrigDiensttage: jung ? werteAm(recht.jugendwoche, beginn).hoechstens : null,
	};
}
