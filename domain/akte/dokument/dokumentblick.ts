/** The requests of one file and what was handed in for them, as lists and screens show them. */

import { STUFENSTATUS } from '#domain/dokumentspec/auswahl.ts';
import type { DokumentSpec, Stufe } from '#domain/referenzsaetze.ts';
import type { AnforderungStatus } from '#domain/status/anforderung.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import type { Akte, Anforderung, Dokument } from '../zustand.ts';
import { naechstesZiel, stehendeAnforderung } from './dokumentbedarf.ts';
import { type Dokumentumfeld, istAnwendbar, stufeBei } from './dokumentbedingungen.ts';
import { anforderungsStatus, aufhaltende } from './dokumentregeln.ts';
import { abgeloest, geltendeAnforderung } from './dokumentversionen.ts';

export interface Anforderungsblick {
	readonly anforderung: Anforderung;
	readonly spec: DokumentSpec;
	/** How strictly it is asked for by the next step; null: nothing said of it yet. */
	readonly stufe: Stufe | null;
	readonly status: AnforderungStatus;
	/** Newest first, deleted ones included. */
	readonly dokumente: readonly Dokument[];
	/** The first status ahead it keeps the volunteer from; null: none. */
	readonly blockiertAb: number | null;
}

/**
 * What of the requests is shown: locked and superseded specifications only where something was handed in for them or
 * is still asked for, superseded ones not beside their successor (table: DokumentSpec, supersede, lock).
 */
export function anforderungen(akte: Akte, specs: readonly DokumentSpec[], umfeld: Dokumentumfeld): Anforderungsblick[] {
	const ziel = naechstesZiel(akte) ?? akte.status;
	const voraus = STUFENSTATUS.filter((status) => status > akte.status && status <= ziel).map((status) => ({
		status,
		haltenAuf: aufhaltende(akte, specs, status, umfeld),
	}));
	return akte.anforderungen.flatMap((anforderung) => {
		const spec = specs.find((s) => s.id === anforderung.specID);
		if (!spec || !wirdGezeigt(akte, anforderung, spec, specs)) return [];
		const gilt = geltendeAnforderung(akte, spec)?.id === anforderung.id;
		return [
			{
				anforderung,
				spec,
				stufe: stufeBei(spec, ziel),
				status: anforderungsStatus(akte, anforderung, spec, umfeld),
				dokumente: akte.dokumente.filter((d) => d.anforderungID === anforderung.id).toReversed(),
				blockiertAb: voraus.find(({ haltenAuf }) => gilt && haltenAuf.includes(spec))?.status ?? null,
			},
		];
	});
}

/** What could be asked for by hand: it applies, and nothing asks for it. */
export function nichtAngefordert(akte: Akte, specs: readonly DokumentSpec[], umfeld: Dokumentumfeld): DokumentSpec[] {
	return specs.filter((spec) => istAnwendbar(spec, akte, umfeld) && !stehendeAnforderung(akte, spec, specs));
}

function wirdGezeigt(
	akte: Akte,
	anforderung: Anforderung,
	spec: DokumentSpec,
	specs: readonly DokumentSpec[],
): boolean {
	const hatDateien = akte.dokumente.some((d) => d.anforderungID === anforderung.id && !d.isGeloescht);
	if (anforderung.zurueckgezogenAm !== null || spec.status === DOKUMENTSPEC.nr.Gesperrt) return hatDateien;
	if (spec.status !== DOKUMENTSPEC.nr.Abgeloest) return true;
	return !abgeloest(akte, spec, specs);
}
