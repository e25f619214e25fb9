/** When a contract may begin that is only agreed on now: later than today, unless somebody says why and means it. */
import type { Befund, Wunschfall } from '#domain/akte/fall.ts';
import { addiereTage, maxDatum, monatserster } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';

/**
 * The month that was wished for; else the first day of the cycle, and once that is past the next 1st or 16th in it; null:
 * there is none left.
 */
export function vorgabebeginn(
	{ start, ende }: Pick<Zyklus, 'start' | 'ende'>,
	heute: string,
	gewuenscht: string | null = null,
): string | null {
	const wunsch = gewuenscht && `${gewuenscht}-01`;
	if (wunsch && wunsch >= maxDatum(start, heute) && wunsch <= ende) return wunsch;
	if (start >= heute) return start;
	const mitte = addiereTage(monatserster(heute, 0), 15);
	const naechster = mitte > heute ? mitte : monatserster(heute, 1);
	return naechster <= ende ? naechster : null;
}

interface Begruendet {
	readonly grund?: string | null;
	readonly bestaetigt?: boolean;
}

function vergangenerBeginn({ lage, eingabe, vertrag }: Wunschfall<Begruendet>): string | null {
	const beginn = vertrag?.vertragsbeginn ?? null;
	return eingabe !== null && beginn !== null && beginn < lage.ctx.heute ? beginn : null;
}

export function vergangenerBeginnBegruendet(fall: Wunschfall<Begruendet>): Befund {
	const beginn = vergangenerBeginn(fall);
	if (beginn === null || fall.eingabe?.grund?.trim()) return null;
	const text = `Der Vertragsbeginn ${formatDatum(beginn)} ist schon vorbei. Bitte geben Sie an, warum.`;
	return { code: 'P', http: 422, feld: 'grund', text, ziel: 'vertrag' };
}

export function vergangenerBeginnBestaetigt(fall: Wunschfall<Begruendet>): Befund {
	const beginn = vergangenerBeginn(fall);
	if (beginn === null || fall.eingabe?.bestaetigt) return null;
	const text = `Der Dienst beginnt rückwirkend zum ${formatDatum(beginn)}. Bitte bestätigen Sie das.`;
	return { code: 'BESTAETIGUNG', http: 409, feld: 'bestaetigt', text };
}
