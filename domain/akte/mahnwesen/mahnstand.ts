import { naechstesZiel, umfeldDerAkte } from '#domain/akte/dokument/dokumentbedarf.ts';
import { stufeBei } from '#domain/akte/dokument/dokumentbedingungen.ts';
import { anforderungsStatus } from '#domain/akte/dokument/dokumentregeln.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Anforderung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { istMahnend, type Mahnstand } from './mahnplan.ts';

/** A request as the rules on reminders see it. */
export function mahnstand(lage: Lage, anforderung: Anforderung, spec: DokumentSpec): Mahnstand {
	const { akte } = lage;
	const { mahnungAb, mahnstufe, gemahntAm } = anforderung;
	return {
		status: anforderungsStatus(akte, anforderung, spec, umfeldDerAkte(lage)),
		...mahnstufen(spec, akte.status),
		mahnungAb,
		mahnstufe,
		gemahntAm,
	};
}

/** How strictly a specification asks for the document as the volunteer stands. */
export function mahnstufen(
	spec: Pick<DokumentSpec, 'stufen' | 'isVertragsrelevant'>,
	freiwilligerStatus: FreiwilligerStatus,
): Pick<Mahnstand, 'stufe' | 'isNachDienst' | 'freiwilligerStatus'> {
	const ziel = naechstesZiel({ status: freiwilligerStatus });
	const isNachDienst = spec.stufen.some(({ abStatus, stufe }) => abStatus >= 9000 && istMahnend(stufe));
	return { stufe: ziel === null ? null : stufeBei(spec, ziel), isNachDienst, freiwilligerStatus };
}
