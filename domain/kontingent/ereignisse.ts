import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { Belegung } from './zustand.ts';

/** Recognition by the authority; `einsatzortID` null: for the whole Einsatzstelle. */
export const AnerkanntePlaetzeFestgelegt = ereignis<{
	einsatzortID: string | null;
	von: number | null;
	nach: number | null;
}>()('AnerkanntePlaetzeFestgelegt');
/** Last day of the recognition of the Einsatzstelle; null: without end. */
export const AnerkennungBefristet = ereignis<{ von: string | null; nach: string | null }>()('AnerkennungBefristet');
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
/** The allotment is gone, which is less than one of 0: a later cycle without any is not checked. */
export const KontingentzuteilungEntfernt = ereignis<{
	zyklusID: string;
	einsatzortID: string;
	dienstartID: string;
	von: number;
}>()('KontingentzuteilungEntfernt');
/** The inquiry with its last day for an answer, and what the Traeger writes about it. */
export const KontingentabfrageGesendet = ereignis<{ zyklusID: string; frist: string }, { text: string }>()(
	'KontingentabfrageGesendet',
);
export const KontingentabfrageErinnert = ereignis<{ zyklusID: string }>()('KontingentabfrageErinnert');
/** The answer: Q per Dienstart, and what the Einsatzstelle writes about it. */
export const KontingentAngefragt = ereignis<
	{ zyklusID: string; zeilen: readonly { dienstartID: string; von: number | null; nach: number }[] },
	{ bemerkung: string }
>()('KontingentAngefragt');
export const KontingentabfrageEntschieden = ereignis<{ zyklusID: string }>()('KontingentabfrageEntschieden');
/** A place is taken for the first time: reserved at the agreement, used at once by an override. */
export const PlatzVergeben = ereignis<Belegung & { ueberzogen: boolean }>()('PlatzVergeben');
/** Reserved ↔ used, another period or another Einsatzort of the same Einsatzstelle. */
export const PlatzGeaendert = ereignis<Belegung & { ueberzogen: boolean }>()('PlatzGeaendert');
export const PlatzFreigegeben = ereignis<{ wunschID: string }>()('PlatzFreigegeben');

export type KontingentEreignis =
	| EreignisVon<typeof AnerkanntePlaetzeFestgelegt>
	| EreignisVon<typeof AnerkennungBefristet>
	| EreignisVon<typeof KontingentGenehmigt>
	| EreignisVon<typeof KontingentZugeteilt>
	| EreignisVon<typeof KontingentzuteilungEntfernt>
	| EreignisVon<typeof KontingentabfrageGesendet>
	| EreignisVon<typeof KontingentabfrageErinnert>
	| EreignisVon<typeof KontingentAngefragt>
	| EreignisVon<typeof KontingentabfrageEntschieden>
	| EreignisVon<typeof PlatzVergeben>
	| EreignisVon<typeof PlatzGeaendert>
	| EreignisVon<typeof PlatzFreigegeben>;
