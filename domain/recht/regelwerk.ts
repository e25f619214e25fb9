/** Law as data: what a rule says from which day on, and where that is written. */
import { addiereTage } from '#domain/datum.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';

export type Art = Dienstart['art'];

/** A rule as it reads from one day on. */
export interface Fassung<W> {
	/** First day it counts for. */
	readonly ab: string;
	/** Where it is written; with `arten` for these kinds of service only. */
	readonly normen: readonly { readonly stelle: string; readonly arten?: readonly Art[] }[];
	readonly werte: W;
}

export interface Regel<W> {
	readonly titel: string;
	/** Which day decides what version counts. */
	readonly stichtag: string;
	/** What the portal does with it. */
	readonly anwendung: string;
	readonly inWorten: (werte: W) => readonly string[];
	/** Oldest first. */
	readonly fassungen: readonly [Fassung<W>, ...Fassung<W>[]];
}

/** The version that counts on a day; before the first one recorded, that one: no service here is older. */
export function fassungAm<W>({ fassungen }: Regel<W>, tag: string): Fassung<W> {
	return fassungen.findLast(({ ab }) => ab <= tag) ?? fassungen[0];
}

export const werteAm = <W>(regel: Regel<W>, tag: string): W => fassungAm(regel, tag).werte;

/** Last day a version counts for; null: until further notice. */
export function gueltigBis<W>({ fassungen }: Regel<W>, fassung: Fassung<W>): string | null {
	const naechste = fassungen[fassungen.indexOf(fassung) + 1];
	return naechste ? addiereTage(naechste.ab, -1) : null;
}

/** Where a version is written; for one kind of service, or all of it. */
export function quelle<W>({ normen }: Fassung<W>, art: Art | null = null): string {
	const passende = normen.filter(({ arten }) => art === null || !arten || arten.includes(art));
	return passende.map(({ stelle }) => stelle).join('; ');
}

/** Is there law for this kind of service? */
export const giltFuer = <W>({ normen }: Fassung<W>, art: Art): boolean =>
	normen.some(({ arten }) => !arten || arten.includes(art));
