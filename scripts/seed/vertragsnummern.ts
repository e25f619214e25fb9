import type { Lage } from '#domain/akte/lage.ts';
import { nummernkreisVon } from '#domain/akte/vertrag/vertragsnummer.ts';
import type { Welt } from './welt.ts';

const laufnummern = new WeakMap<Welt, Map<string, number>>();

/** The sequences as they stand after the seed, by their keys. */
export const nummernstaende = (welt: Welt): ReadonlyMap<string, number> => laufnummern.get(welt) ?? new Map();

export function naechsteNummer(welt: Welt, lage: Lage, wunschID: string): string | null {
	const vertrag = lage.akte.vertraege.findLast((v) => v.wunschID === wunschID);
	const kreis = vertrag && nummernkreisVon(lage.referenz, vertrag);
	if (!kreis) return null;
	const staende = laufnummern.get(welt) ?? new Map<string, number>();
	laufnummern.set(welt, staende);
	const naechste = (staende.get(kreis.schluessel) ?? 0) + 1;
	staende.set(kreis.schluessel, naechste);
	return kreis.formatiere(naechste);
}
