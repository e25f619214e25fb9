/** G04, G05 and G06: is there a place for this contract's period? */

import { ortMit } from '#domain/akte/dienstort.ts';
import type { Befund, Wunschfall } from '#domain/akte/fall.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { zeitraum } from '#domain/akte/wunsch/belegungen.ts';
import { kennzahlen } from '#domain/kontingent/belegung.ts';
import {
	anerkanntePlaetzeFrei as anerkanntePlaetze,
	augustFrei as august,
	type Bindung,
	bindung,
	kontingentFrei as kontingent,
} from '#domain/kontingent/bindungsregeln.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import { durch } from './behebbar.ts';

function kontingentDer({ kontingente }: Lage, einsatzstelleID: string): Kontingent {
	return kontingente.get(einsatzstelleID) ?? kontingentAggregat.start(einsatzstelleID);
}

/** Free places over the whole cycle; null where nobody counts them. */
export function freiePlaetze(
	lage: Lage,
	wo: { einsatzstelleID: string; einsatzortID: string; zyklusID: string },
	dienstartID: string,
): { frei: number; zugeteilt: number } | null {
	const zyklus = lage.referenz.zyklen.get(wo.zyklusID);
	if (!zyklus || lage.referenz.parameter.kontingentMode === 'OHNE') return null;
	const k = kontingentDer(lage, wo.einsatzstelleID);
	return kennzahlen(k, { zyklus, einsatzortID: wo.einsatzortID, dienstartID });
}

/** null where the Dienstart is open: the rule on it speaks first. */
function anfrage({ lage, wunsch, vertrag }: Wunschfall): Bindung | null {
	const dienstartID = vertrag?.dienstartID ?? wunsch.dienstartID;
	if (!dienstartID) return null;
	const zyklus = lage.referenz.zyklen.get(wunsch.zyklusID);
	const wann = vertrag
		? zeitraum(vertrag, lage.referenz.zyklen)
		: { von: zyklus?.start ?? '', bis: zyklus?.ende ?? '' };
	const wo = { zyklusID: wunsch.zyklusID, einsatzortID: ortMit(wunsch, vertrag) };
	const k = kontingentDer(lage, wunsch.einsatzstelleID);
	return bindung(k, { ...wo, ...wann, dienstartID, wunschID: wunsch.id }, lage.referenz);
}

/** G04 */
export function kontingentFrei(fall: Wunschfall): Befund {
	const b = anfrage(fall);
	if (!b) return null;
	const verstoss = kontingent(b);
	if (verstoss) return { ...verstoss, behebbarDurch: amKontingent(fall), ziel: 'kontingente' };
	const { einsatzortID, zyklusID, dienstartID } = b.anfrage;
	const stand = freiePlaetze(fall.lage, { ...fall.wunsch, einsatzortID, zyklusID }, dienstartID);
	return stand && `Kontingent: ${Math.max(0, stand.frei)} von ${stand.zugeteilt} Plätzen frei`;
}

/** G05 */
function augustFrei(fall: Wunschfall): Befund {
	const b = anfrage(fall);
	if (!b) return null;
	const verstoss = august(b);
	if (verstoss) return { ...verstoss, ziel: 'vertrag' };
	return b.anfrage.von < b.zyklus.start ? 'August: Platz frei' : 'August: nicht betroffen';
}

/** G06 */
export function anerkanntePlaetzeFrei(fall: Wunschfall): Befund {
	const b = anfrage(fall);
	const verstoss = b && anerkanntePlaetze(b);
	return verstoss && { ...verstoss, behebbarDurch: amKontingent(fall), ziel: 'kontingente' };
}

/** Whoever approves places, the acting user included. */
const amKontingent = ({ lage }: Wunschfall) => durch(lage.akteur, 'MA_VERWALTUNG', 'ADMIN');

/** Recognised places before August: a later begin wouldn't help there (table: Decided after measuring, D1). */
export const PLATZ_FREI = [kontingentFrei, anerkanntePlaetzeFrei, augustFrei] as const;
