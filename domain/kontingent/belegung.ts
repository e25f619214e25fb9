import { addiereTage } from '#domain/datum.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { anerkanntePlaetzeFrei, augustFrei, type Bindungsanfrage, bindung, kontingentFrei } from './bindungsregeln.ts';
import { enthaelt, hoechststand, letzterTagMit, schnitt, type Zeitraum } from './zeitraum.ts';
import { type Belegung, type Kontingent, schluesselOrt } from './zustand.ts';
import { gezaehltIn, monateDes, tageDes, type Zyklusrahmen } from './zyklusmonate.ts';

/** Where places are counted: one Einsatzort, one Dienstart, one cycle. */
export interface Platzstelle {
	readonly zyklus: Zyklusrahmen;
	readonly einsatzortID: string;
	readonly dienstartID: string;
}

/** Headline figures; `zugeteilt = reserviert + belegt + frei`. */
export interface Kennzahlen {
	/** Z */
	readonly zugeteilt: number;
	/** R: agreed, not yet concluded. */
	readonly reserviert: number;
	/** U: by a contract. The rule texts call R + U occupied. */
	readonly belegt: number;
	/** F: over the whole cycle; negative after an override. */
	readonly frei: number;
}

/** Figures of the first day on which most places are taken. Table: Kontingent, Occupancy. */
export const kennzahlen = (k: Kontingent, stelle: Platzstelle): Kennzahlen =>
	kennzahlenFuer(k, { ...stelle, ...tageDes(stelle.zyklus), wunschID: null });

/** The same within the period of a place asked for, which isn't counted itself. */
export function kennzahlenFuer(
	k: Kontingent,
	{ wunschID, von, bis, ...stelle }: Platzstelle & Zeitraum & { readonly wunschID: string | null },
): Kennzahlen {
	const zugeteilt = zugeteiltAn(k, stelle);
	const andere = gezaehlt(k, stelle).filter((b) => b.wunschID !== wunschID);
	const { anzahl, tag } = hoechststand(andere, schnitt({ von, bis }, tageDes(stelle.zyklus)) ?? tageDes(stelle.zyklus));
	const reserviert = andere.filter((b) => b.art === 'RESERVIERT' && enthaelt(b, tag)).length;
	return { zugeteilt, reserviert, belegt: anzahl - reserviert, frei: zugeteilt - anzahl };
}

/** B of a month; `monat` counts from 0 at the cycle's first month. */
export function belegtImMonat(k: Kontingent, stelle: Platzstelle, monat: number): number {
	const tage = monateDes(stelle.zyklus)[monat];
	return tage ? hoechststand(gezaehlt(k, stelle), tage).anzahl : 0;
}

/** F of a month; `monat` counts from 0 at the cycle's first month. */
export function freiImMonat(k: Kontingent, stelle: Platzstelle, monat: number): number {
	return zugeteiltAn(k, stelle) - belegtImMonat(k, stelle, monat);
}

/** First day from which a place stays free until the cycle ends; null when there is none. */
export function freiAb(k: Kontingent, stelle: Platzstelle): string | null {
	const zugeteilt = zugeteiltAn(k, stelle);
	if (zugeteilt === 0) return null;
	const letzter = letzterTagMit(zugeteilt, gezaehlt(k, stelle), tageDes(stelle.zyklus));
	if (letzter === null) return stelle.zyklus.start;
	return letzter < stelle.zyklus.ende ? addiereTage(letzter, 1) : null;
}

/** The greatest B of all months. */
export function hoechstbelegung(k: Kontingent, stelle: Platzstelle): number {
	return hoechststand(gezaehlt(k, stelle), tageDes(stelle.zyklus)).anzahl;
}

/** What speaks against taking a place or changing its period, in the order G04, G05, G06; empty: nothing. */
export function pruefeBindung(
	k: Kontingent,
	anfrage: Bindungsanfrage,
	{ referenz }: { readonly referenz: Referenz },
): Regelverstoss[] {
	const b = bindung(k, anfrage, referenz);
	return [kontingentFrei, augustFrei, anerkanntePlaetzeFrei].flatMap((regel) => regel(b) ?? []);
}

function zugeteiltAn(k: Kontingent, { zyklus, einsatzortID, dienstartID }: Platzstelle): number {
	return k.zugeteilt.get(schluesselOrt(zyklus.id, einsatzortID, dienstartID))?.zugeteilt ?? 0;
}

function gezaehlt(k: Kontingent, { zyklus, einsatzortID, dienstartID }: Platzstelle): Belegung[] {
	const hier = [...k.belegungen.values()].filter(
		(b) => b.einsatzortID === einsatzortID && b.dienstartID === dienstartID,
	);
	return gezaehltIn(zyklus, hier);
}
