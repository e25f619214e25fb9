import { addiereTage } from '#domain/datum.ts';
import type { Bedingung } from '#domain/liste/liste.ts';

export type { Bedingung };

/** A range with open ends. */
export interface Bereich<T> {
	von: T | null;
	bis: T | null;
}

export function bedingungVon(und: readonly Bedingung[], feld: string): Bedingung | undefined {
	return und.find((bedingung) => bedingung.feld === feld);
}

/** The conditions with the one on this field replaced in its place, added at the end, or removed. */
export function mitBedingung(und: readonly Bedingung[], feld: string, neu: Bedingung | null): Bedingung[] {
	const ersetzt = und.flatMap((bedingung) => (bedingung.feld === feld ? (neu ?? []) : bedingung));
	return neu && !bedingungVon(und, feld) ? [...ersetzt, neu] : ersetzt;
}

const alsZahl = (wert: unknown): number | null => (typeof wert === 'number' ? wert : null);
const alsTag = (wert: unknown): string | null => (typeof wert === 'string' && wert.length >= 10 ? wert : null);

/** Whole numbers: `zwischen` with open ends, or `gleich`. */
export function zahlbereich(bedingung: Bedingung | undefined): Bereich<number> {
	const { op, wert } = bedingung ?? {};
	if (op === 'gleich') return { von: alsZahl(wert), bis: alsZahl(wert) };
	if (op !== 'zwischen' || !Array.isArray(wert)) return { von: null, bis: null };
	return { von: alsZahl(wert[0]), bis: alsZahl(wert[1]) };
}

export function zahlbedingung(feld: string, { von, bis }: Bereich<number>): Bedingung | null {
	if (von === null && bis === null) return null;
	return von !== null && von === bis ? { feld, op: 'gleich', wert: von } : { feld, op: 'zwischen', wert: [von, bis] };
}

/** Days, both included; open ends are `vor` and `nach`, which exclude the day they name. */
export function zeitraum(bedingung: Bedingung | undefined): Bereich<string> {
	const { op, wert } = bedingung ?? {};
	if (op === 'zwischen' && Array.isArray(wert)) return { von: alsTag(wert[0]), bis: alsTag(wert[1]) };
	const tag = alsTag(wert);
	if (op === 'gleich') return { von: tag, bis: tag };
	if (op === 'vor') return { von: null, bis: tag && addiereTage(tag, -1) };
	if (op === 'nach') return { von: tag && addiereTage(tag, 1), bis: null };
	return { von: null, bis: null };
}

export function zeitraumbedingung(feld: string, { von, bis }: Bereich<string>): Bedingung | null {
	if (von !== null && bis !== null) return { feld, op: 'zwischen', wert: von <= bis ? [von, bis] : [bis, von] };
	if (bis !== null) return { feld, op: 'vor', wert: addiereTage(bis, 1) };
	if (von !== null) return { feld, op: 'nach', wert: addiereTage(von, -1) };
	return null;
}

/** Ids: `in`, or `gleich`. */
export function auswahl(bedingung: Bedingung | undefined): readonly string[] {
	const { op, wert } = bedingung ?? {};
	const werte = op === 'in' && Array.isArray(wert) ? wert : op === 'gleich' ? [wert] : [];
	return werte.filter((w) => typeof w === 'string');
}

export function auswahlbedingung(feld: string, ids: readonly string[]): Bedingung | null {
	return ids.length ? { feld, op: 'in', wert: [...ids] } : null;
}
