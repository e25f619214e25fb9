import { tagInBerlin } from '#domain/datum.ts';
import { DIENST_BEENDET, GEBUNDEN, WUNSCH } from '#domain/status/wunsch.ts';
import type { Akte, Vertrag, Wunsch } from './zustand.ts';

/** The wish whose contract counts for the volunteer: the bound one, else the one whose service ended last. */
export function massgeblicherWunsch(akte: Akte): Wunsch | null {
	const imZyklus = akte.wuensche.filter((w) => w.zyklusID === akte.zyklusID);
	return imZyklus.find((w) => GEBUNDEN.includes(w.status)) ?? letzterDienst(akte, imZyklus);
}

/**
 * Of several ended services the one with the latest end, on the same day the later event. Table: Derivation rule,
 * lines 6–8.
 */
export function letzterDienst(akte: Akte, wuensche: readonly Wunsch[]): Wunsch | null {
	const beendet = wuensche
		.filter((w) => DIENST_BEENDET.includes(w.status))
		.map((w) => ({ w, ende: endtag(akte, w) }))
		.sort((a, b) => (a.ende === b.ende ? a.w.version - b.w.version : a.ende < b.ende ? -1 : 1));
	return beendet.at(-1)?.w ?? null;
}

/** The newest contract of a wish; older ones are cancelled. */
export function neuesterVertrag(akte: Pick<Akte, 'vertraege'>, wunsch: Wunsch | null): Vertrag | null {
	return (wunsch && akte.vertraege.findLast((v) => v.wunschID === wunsch.id)) ?? null;
}

/** Last day of service; a no-show has none and counts from the day it was recorded. */
function endtag(akte: Akte, wunsch: Wunsch): string {
	const dienstende = neuesterVertrag(akte, wunsch)?.dienstende;
	return wunsch.status === WUNSCH.nr.DienstNichtAngetreten || !dienstende ? tagInBerlin(wunsch.statusSeit) : dienstende;
}

/** Why a service ended early, in the words it was recorded with; erased with them. */
export const kuendigungsgrund = (wunsch: Pick<Wunsch, 'status' | 'grund'> | null | undefined): string | null =>
	wunsch?.status === WUNSCH.nr.VorzeitigesDienstende ? wunsch.grund : null;
