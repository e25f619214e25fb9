/** Where a service takes place. Table: Vertrag, einsatzortID. */
import { BEENDET, IM_DIENST } from '#domain/status/wunsch.ts';
import { geltenderVertrag } from './fall.ts';
import { neuesterVertrag } from './massgeblich.ts';
import type { Akte, Vertrag, Wunsch } from './zustand.ts';

/** At the Einsatzort of the contract, which may be another of the same Einsatzstelle; without one, where was applied. */
export const ortMit = (
	wunsch: Pick<Wunsch, 'einsatzortID'>,
	vertrag: Pick<Vertrag, 'einsatzortID'> | null | undefined,
): string => vertrag?.einsatzortID ?? wunsch.einsatzortID;

/** Of a wish as it stands. One that has ended stays where it was when it ended, though its contract was cancelled then. */
export const dienstort = (akte: Pick<Akte, 'vertraege'>, wunsch: Wunsch): string =>
	ortMit(wunsch, BEENDET.includes(wunsch.status) ? neuesterVertrag(akte, wunsch) : geltenderVertrag(akte, wunsch.id));

/** The place applied to, too: what was handed in for that goes with the wish to where its service takes place. */
export const warOderIstBei = (akte: Pick<Akte, 'vertraege'>, wunsch: Wunsch, einsatzortID: string): boolean =>
	[wunsch.einsatzortID, dienstort(akte, wunsch)].includes(einsatzortID);

/** Whose wish it is: the Einsatzort applied to, and the contract's; once that is concluded only the contract's. */
export function orteVon(akte: Pick<Akte, 'vertraege'>, wunsch: Wunsch): readonly string[] {
	const ort = dienstort(akte, wunsch);
	return ort === wunsch.einsatzortID || IM_DIENST.includes(wunsch.status) ? [ort] : [wunsch.einsatzortID, ort];
}
