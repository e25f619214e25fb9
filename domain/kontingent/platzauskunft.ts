/** Whether there is a place for a period, and from when on where there is none. Table: docs/adr/0057. */
import { addiereTage } from '#domain/datum.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { type Kennzahlen, kennzahlenFuer, pruefeBindung } from './belegung.ts';
import type { Bindungsanfrage } from './bindungsregeln.ts';
import type { Kontingent } from './zustand.ts';

export interface Platzauskunft {
	/** Without the place asked for, on the day of the period on which most are taken; null: nobody counts places. */
	readonly plaetze: Kennzahlen | null;
	/** Empty: there is one. */
	readonly dagegen: readonly Regelverstoss[];
	/** The first later begin, up to the same end, for which there is one, and how many are free then. */
	readonly freiAb: { readonly tag: string; readonly frei: number | null } | null;
}

export function platzauskunft(k: Kontingent, anfrage: Bindungsanfrage, referenz: Referenz): Platzauskunft {
	const dagegen = pruefeBindung(k, anfrage, { referenz });
	const tag = dagegen.length ? naechsterBeginn(k, anfrage, referenz) : null;
	return {
		plaetze: plaetzeFuer(k, anfrage, referenz),
		dagegen,
		freiAb: tag === null ? null : { tag, frei: plaetzeFuer(k, { ...anfrage, von: tag }, referenz)?.frei ?? null },
	};
}

function plaetzeFuer(k: Kontingent, anfrage: Bindungsanfrage, { zyklen, parameter }: Referenz): Kennzahlen | null {
	const zyklus = zyklen.get(anfrage.zyklusID);
	if (!zyklus || parameter.kontingentMode === 'OHNE') return null;
	return kennzahlenFuer(k, { ...anfrage, zyklus });
}

/** Something gets free only the day after a place ends, or where a cycle does: only those days are tried. */
function naechsterBeginn(k: Kontingent, anfrage: Bindungsanfrage, referenz: Referenz): string | null {
	const grenzen = [...referenz.zyklen.values()].map(({ start }) => start);
	const enden = [...k.belegungen.values()].map(({ bis }) => addiereTage(bis, 1));
	const ende = referenz.zyklen.get(anfrage.zyklusID)?.ende ?? anfrage.bis;
	const tage = [...new Set([...grenzen, ...enden])]
		.filter((t) => t > anfrage.von && t <= anfrage.bis && t <= ende)
		.sort();
	return tage.find((von) => pruefeBindung(k, { ...anfrage, von }, { referenz }).length === 0) ?? null;
}
