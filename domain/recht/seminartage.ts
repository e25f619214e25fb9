import { alterAm, begonneneMonate } from '#domain/datum.ts';
import type { Dienstart } from '#domain/referenz.ts';
import { RECHT, type Recht } from './recht.ts';
import { werteAm } from './regelwerk.ts';

/** The days a Dienstart asks for, as far as the formula reads them. */
export type Seminarsaetze = Pick<
	Dienstart,
	'art' | 'isUe27' | 'seminartageBasis' | 'seminartageAbzug' | 'seminartageZuschlag' | 'seminartageUe27ProMonat'
>;

export interface Seminarvertrag {
	readonly vertragsbeginn: string | null;
	readonly vertragsende: string | null;
	readonly geplantesEnde: string | null;
	readonly dienstende?: string | null;
	readonly seminartagePflicht: number | null;
}

/** How the required seminar days come about (table: Computations). */
export interface Seminarrechnung {
	readonly von: string;
	readonly bis: string;
	readonly monate: number;
	/** Months the basis stands for. */
	readonly regelmonate: number;
	/** Counted by the formula of the older ones in the BFD. */
	readonly isUe27: boolean;
	readonly tage: number;
}

/** After an end by the actual one; null while the period is open. */
export function rechneSeminartage(
	vertrag: Omit<Seminarvertrag, 'seminartagePflicht'>,
	saetze: Seminarsaetze,
	geburtsdatum: string | null | undefined,
	recht: Recht = RECHT,
): Seminarrechnung | null {
	const von = vertrag.vertragsbeginn;
	const bis = vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende;
	if (von === null || bis === null || bis < von) return null;
	const monate = begonneneMonate(von, bis);
	const regelmonate = werteAm(recht.seminartage, von).monate;
	const istAelter = geburtsdatum ? alterAm(geburtsdatum, von) >= werteAm(recht.ue27, von).ab : saetze.isUe27;
	const isUe27 = saetze.art === 'BFD' && istAelter;
	const tage = isUe27 ? monate * saetze.seminartageUe27ProMonat : nachSaetzen(saetze, monate, regelmonate);
	return { von, bis, monate, regelmonate, isUe27, tage };
}

function nachSaetzen(saetze: Seminarsaetze, monate: number, regelmonate: number): number {
	const { seminartageBasis, seminartageAbzug, seminartageZuschlag } = saetze;
	if (monate >= regelmonate) return seminartageBasis + seminartageZuschlag * (monate - regelmonate);
	return Math.max(0, seminartageBasis - seminartageAbzug * (regelmonate - monate));
}

/** Required seminar days: set by hand, or as computed. */
export function seminartage(
	vertrag: Seminarvertrag,
	saetze: Seminarsaetze,
	geburtsdatum: string | null | undefined,
	recht: Recht = RECHT,
): number | null {
	return vertrag.seminartagePflicht ?? rechneSeminartage(vertrag, saetze, geburtsdatum, recht)?.tage ?? null;
}

/** Does a Dienstart ask for other days than the law on a day does? */
export function seminarsatzAbweichung(saetze: Seminarsaetze, tag: string, recht: Recht = RECHT): boolean {
	const { basis, abzug, zuschlag, ue27ProMonat } = werteAm(recht.seminartage, tag);
	const { seminartageBasis, seminartageAbzug, seminartageZuschlag, seminartageUe27ProMonat } = saetze;
	const eigene = [seminartageBasis, seminartageAbzug, seminartageZuschlag, seminartageUe27ProMonat];
	return [basis, abzug, zuschlag, ue27ProMonat].some((wert, i) => wert !== eigene[i]);
}
