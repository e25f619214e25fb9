import { type EreignisVon, ereignis } from '#domain/ereignis.ts';

/** G: places of the Traeger for a Dienstart; null: unlimited. */
export const GesamtkontingentFestgelegt = ereignis<{ dienstartID: string; von: number | null; nach: number | null }>()(
	'GesamtkontingentFestgelegt',
);
/** An Einsatzstelle's K as it enters the sum; appended together with the approval in its own stream. */
export const GenehmigungMitgezaehlt = ereignis<{
	einsatzstelleID: string;
	dienstartID: string;
	von: number;
	nach: number;
}>()('GenehmigungMitgezaehlt');

export type ZyklusbudgetEreignis =
	| EreignisVon<typeof GesamtkontingentFestgelegt>
	| EreignisVon<typeof GenehmigungMitgezaehlt>;
