/** Specifications that supersede one another, read for one volunteer (tables: DokumentSpec, supersede; C4). */

import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import type { Akte, Anforderung } from '../zustand.ts';

/** What it superseded, at once or by way of others. */
export function vorgaenger(spec: DokumentSpec, specs: readonly DokumentSpec[]): DokumentSpec[] {
	return specs.filter((s) => s.id !== spec.id && nachfolger(s, specs).some((n) => n.id === spec.id));
}

/** What superseded it, the present one last. */
export function nachfolger(spec: DokumentSpec, specs: readonly DokumentSpec[]): DokumentSpec[] {
	const kette: DokumentSpec[] = [];
	let naechster = einNachfolger(spec, specs);
	while (naechster && !kette.includes(naechster)) {
		kette.push(naechster);
		naechster = einNachfolger(naechster, specs);
	}
	return kette;
}

const einNachfolger = ({ status, nachfolgerID }: DokumentSpec, specs: readonly DokumentSpec[]) =>
	status === DOKUMENTSPEC.nr.Abgeloest ? specs.find((s) => s.id === nachfolgerID) : undefined;

/** The request for a specification that counts. */
export function geltendeAnforderung(akte: Akte, { id }: Pick<DokumentSpec, 'id'>): Anforderung | undefined {
	return akte.anforderungen.findLast((a) => a.specID === id && a.zurueckgezogenAm === null);
}

/** Is this volunteer still asked for an older version, and not for this one? */
export function vertreten(akte: Akte, spec: DokumentSpec, specs: readonly DokumentSpec[]): boolean {
	return !geltendeAnforderung(akte, spec) && vorgaenger(spec, specs).some((s) => geltendeAnforderung(akte, s));
}

/** Is this volunteer asked for a newer version by now? */
export function abgeloest(akte: Akte, spec: DokumentSpec, specs: readonly DokumentSpec[]): boolean {
	return nachfolger(spec, specs).some((s) => geltendeAnforderung(akte, s));
}
