import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { Belegung } from './zustand.ts';

/** Recognition by the authority; `einsatzortID` null: for the whole Einsatzstelle. */
export const AnerkanntePlaetzeFestgelegt = ereignis<{
	einsatzortID: string | null;
	von: number | null;
	nach: number | null;
}>()('AnerkanntePlaetzeFestgelegt');
export const KontingentGenehmigt = ereignis<{ zyklusID: string; dienstartID: string; von: number; nach: number }>()(
	'KontingentGenehmigt',
);
export const KontingentZugeteilt = ereignis<{
	zyklusID: string;
	einsatzortID: string;
	dienstartID: string;
	von: number;
	nach: number;
	isUebernahmeAusEinsatzstelle: boolean;
}>()('KontingentZugeteilt');
/** A place is taken for the first time: reserved at the agreement, used at once by an override. */
export const PlatzVergeben = ereignis<Belegung & { ueberzogen: boolean }>()('PlatzVergeben');
/** Reserved ↔ used, another period or another Einsatzort of the same Einsatzstelle. */
export const PlatzGeaendert = ereignis<Belegung & { ueberzogen: boolean }>()('PlatzGeaendert');
export const PlatzFreigegeben = ereignis<{ wunschID: string }>()('PlatzFreigegeben');

export type KontingentEreignis =
	| EreignisVon<typeof AnerkanntePlaetzeFestgelegt>
	| EreignisVon<typeof KontingentGenehmigt>
	| EreignisVon<typeof KontingentZugeteilt>
	| EreignisVon<typeof PlatzVergeben>
	| EreignisVon<typeof PlatzGeaendert>
	| EreignisVon<typeof PlatzFreigegeben>;
