import { dokumentwunsch, naechstesZiel, umfeldDerAkte } from '#domain/akte/dokument/dokumentbedarf.ts';
import { stufeBei } from '#domain/akte/dokument/dokumentbedingungen.ts';
import { anforderungsStatus } from '#domain/akte/dokument/dokumentregeln.ts';
import { type Bringbar, werBringt } from '#domain/akte/dran/dokument.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Akte, Anforderung } from '#domain/akte/zustand.ts';
import { type Mahnausnahme, nachEnge } from '#domain/mahnausnahme.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { istMahnend, type Mahnstand } from './mahnplan.ts';

/** A request as the rules on reminders see it. */
export function mahnstand(lage: Lage, anforderung: Anforderung, spec: DokumentSpec): Mahnstand {
	const { akte } = lage;
	const { mahnungAb, mahnstufe, gemahntAm } = anforderung;
	const wer = {
		freiwilligerStatus: akte.status,
		mitStelle: dokumentwunsch(akte) !== null,
		mahnausnahmen: eigeneAusnahmen(akte, anforderung),
	};
	return {
		status: anforderungsStatus(akte, anforderung, spec, umfeldDerAkte(lage)),
		...mahnstufen(spec, wer),
		mahnungAb,
		mahnstufe,
		gemahntAm,
	};
}

/** Of the request and of the volunteer. */
export type EigeneAusnahmen = Readonly<Record<'DOKUMENT' | 'PERSON', readonly Mahnausnahme[]>>;

export const eigeneAusnahmen = (akte: Akte, anforderung: Anforderung): EigeneAusnahmen => ({
	DOKUMENT: anforderung.mahnausnahmen,
	PERSON: akte.mahnausnahmen,
});

/** Of a volunteer, what decides how strictly he is asked, and by whom what is provided comes. */
export interface Gemahnter {
	readonly freiwilligerStatus: FreiwilligerStatus;
	/** An Einsatzstelle is concerned that may have to provide something. */
	readonly mitStelle: boolean;
	readonly mahnausnahmen: EigeneAusnahmen;
}

/** What of a specification decides on reminders. */
export type Mahnspec = Bringbar & Pick<DokumentSpec, 'stufen' | 'isVertragsrelevant' | 'mahnausnahmen'>;

/** How strictly a specification asks for the document as the volunteer stands. */
export function mahnstufen(
	spec: Mahnspec,
	{ freiwilligerStatus, mitStelle, mahnausnahmen }: Gemahnter,
): Pick<Mahnstand, 'stufe' | 'isNachDienst' | 'isAufgabe' | 'freiwilligerStatus' | 'ausnahmen'> {
	const ziel = naechstesZiel({ status: freiwilligerStatus });
	const isNachDienst = spec.stufen.some(
		({ abStatus, stufe }) => abStatus >= FREIWILLIGER.nr.Dienstende && istMahnend(stufe),
	);
	const isAufgabe = werBringt(spec, mitStelle) === 'TRAEGER';
	const ausnahmen = nachEnge({ ...mahnausnahmen, SPEC: spec.mahnausnahmen }).map(({ regel }) => regel);
	return { stufe: ziel === null ? null : stufeBei(spec, ziel), isNachDienst, isAufgabe, freiwilligerStatus, ausnahmen };
}
