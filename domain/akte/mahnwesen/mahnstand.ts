import { dokumentwunsch, naechstesZiel, umfeldDerAkte } from '#domain/akte/dokument/dokumentbedarf.ts';
import { stufeBei } from '#domain/akte/dokument/dokumentbedingungen.ts';
import { anforderungsStatus } from '#domain/akte/dokument/dokumentregeln.ts';
import { type Bringbar, werBringt } from '#domain/akte/dran/dokument.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Anforderung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { istMahnend, type Mahnstand } from './mahnplan.ts';

/** A request as the rules on reminders see it. */
export function mahnstand(lage: Lage, anforderung: Anforderung, spec: DokumentSpec): Mahnstand {
	const { akte } = lage;
	const { mahnungAb, mahnstufe, gemahntAm } = anforderung;
	const wer = { freiwilligerStatus: akte.status, mitStelle: dokumentwunsch(akte) !== null };
	return {
		status: anforderungsStatus(akte, anforderung, spec, umfeldDerAkte(lage)),
		...mahnstufen(spec, wer),
		mahnungAb,
		mahnstufe,
		gemahntAm,
	};
}

/** Of a volunteer, what decides how strictly he is asked, and by whom what is provided comes. */
export interface Gemahnter {
	readonly freiwilligerStatus: FreiwilligerStatus;
	/** An Einsatzstelle is concerned that may have to provide something. */
	readonly mitStelle: boolean;
}

/** What of a specification decides on reminders. */
export type Mahnspec = Bringbar & Pick<DokumentSpec, 'stufen' | 'isVertragsrelevant'>;

/** How strictly a specification asks for the document as the volunteer stands. */
export function mahnstufen(
	spec: Mahnspec,
	{ freiwilligerStatus, mitStelle }: Gemahnter,
): Pick<Mahnstand, 'stufe' | 'isNachDienst' | 'isAufgabe' | 'freiwilligerStatus'> {
	const ziel = naechstesZiel({ status: freiwilligerStatus });
	const isNachDienst = spec.stufen.some(({ abStatus, stufe }) => abStatus >= 9000 && istMahnend(stufe));
	const isAufgabe = werBringt(spec, mitStelle) === 'TRAEGER';
	return { stufe: ziel === null ? null : stufeBei(spec, ziel), isNachDienst, isAufgabe, freiwilligerStatus };
}
