import { alterAm, begonneneMonate } from '#domain/datum.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { RECHT, type Recht } from './recht.ts';
import { werteAm } from './regelwerk.ts';

type Seminardienstart = Pick<
	Dienstart,
	'art' | 'isUe27' | 'seminartageBasis' | 'seminartageAbzug' | 'seminartageZuschlag' | 'seminartageUe27ProMonat'
>;

/** What the formula of the required seminar days is fed with besides the period (table: Computations). */
export interface Seminarsaetze {
	readonly art: 'BFD' | 'FSJ' | 'FOEJ' | 'SONSTIGE';
	/** Where the day of birth isn't known. */
	readonly isUe27: boolean;
	/** Age from which on a BFD is one of the older. */
	readonly ue27Ab: number;
	/** Months the basis stands for. */
	readonly regelmonate: number;
	readonly basis: number;
	/** Per month less. */
	readonly abzug: number;
	/** Per month more. */
	readonly zuschlag: number;
	readonly ue27ProMonat: number;
}

/** The days come from the Dienstart; what they are counted by, from the law at the begin. */
export function seminarsaetze(dienstart: Seminardienstart, beginn: string, recht: Recht = RECHT): Seminarsaetze {
	return {
		art: dienstart.art,
		isUe27: dienstart.isUe27,
		ue27Ab: werteAm(recht.ue27, beginn).ab,
		regelmonate: werteAm(recht.seminartage, beginn).monate,
		basis: dienstart.seminartageBasis,
		abzug: dienstart.seminartageAbzug,
		zuschlag: dienstart.seminartageZuschlag,
		ue27ProMonat: dienstart.seminartageUe27ProMonat,
	};
}

export interface Seminarvertrag {
	readonly vertragsbeginn: string | null;
	readonly vertragsende: string | null;
	readonly geplantesEnde: string | null;
	readonly dienstende?: string | null;
	readonly seminartagePflicht: number | null;
	/** Those it was agreed on with. */
	readonly seminarsaetze?: Seminarsaetze | null;
}

export interface Seminarrechnung {
	readonly von: string;
	readonly bis: string;
	readonly monate: number;
	readonly saetze: Seminarsaetze;
	/** Counted by the formula of the older ones in the BFD. */
	readonly isUe27: boolean;
	readonly tage: number;
}

/**
 * After an end by the actual one; null while the period is open. `dienstart`: null counts only with what the contract
 * was agreed on with.
 */
export function rechneSeminartage(
	vertrag: Omit<Seminarvertrag, 'seminartagePflicht'>,
	dienstart: Seminardienstart | null,
	geburtsdatum: string | null | undefined,
	recht: Recht = RECHT,
): Seminarrechnung | null {
	const von = vertrag.vertragsbeginn;
	const bis = vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende;
	if (von === null || bis === null || bis < von) return null;
	const saetze = vertrag.seminarsaetze ?? (dienstart && seminarsaetze(dienstart, von, recht));
	if (saetze === null) return null;
	const monate = begonneneMonate(von, bis);
	const istAelter = geburtsdatum ? alterAm(geburtsdatum, von) >= saetze.ue27Ab : saetze.isUe27;
	const isUe27 = saetze.art === 'BFD' && istAelter;
	const tage = isUe27 ? monate * saetze.ue27ProMonat : nachSaetzen(saetze, monate);
	return { von, bis, monate, saetze, isUe27, tage };
}

function nachSaetzen({ basis, abzug, zuschlag, regelmonate }: Seminarsaetze, monate: number): number {
	if (monate >= regelmonate) return basis + zuschlag * (monate - regelmonate);
	return Math.max(0, basis - abzug * (regelmonate - monate));
}

/** Required seminar days: set by hand, or as computed. */
export function seminartage(
	vertrag: Seminarvertrag,
	dienstart: Seminardienstart | null,
	geburtsdatum: string | null | undefined,
	recht: Recht = RECHT,
): number | null {
	return vertrag.seminartagePflicht ?? rechneSeminartage(vertrag, dienstart, geburtsdatum, recht)?.tage ?? null;
}

/** Are other days asked for than by the law on a day? */
export function weichtAb(saetze: Seminarsaetze, tag: string, recht: Recht = RECHT): boolean {
	const { monate, ...gesetz } = werteAm(recht.seminartage, tag);
	const { basis, abzug, zuschlag, ue27ProMonat, regelmonate } = saetze;
	const paare = [
		[basis, gesetz.basis],
		[abzug, gesetz.abzug],
		[zuschlag, gesetz.zuschlag],
		[ue27ProMonat, gesetz.ue27ProMonat],
		[regelmonate, monate],
	];
	return paare.some(([satz, wert]) => satz !== wert);
}
