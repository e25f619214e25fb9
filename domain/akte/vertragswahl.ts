/** Which contract of a file is meant, where there can be only one answer. */
import { VERTRAG, type VertragStatus } from '#domain/status/vertrag.ts';

interface Vertraege<V> {
	readonly vertraege: readonly V[];
}
interface MitStand {
	readonly status: VertragStatus;
}

/** The last contract that was agreed on and not annulled. */
export const vereinbarter = <V extends MitStand>({ vertraege }: Vertraege<V>): V | undefined =>
	vertraege.findLast(istVereinbart);

export const istVereinbart = ({ status }: MitStand): boolean =>
	status >= VERTRAG.nr.Einigung && status !== VERTRAG.nr.Storniert;

/**
 * The agreed one. Other Einsatzstellen negotiate on with drafts of their own, made earlier or later: they are meant only
 * as long as there is none.
 */
export const gemeinter = <V extends MitStand>(akte: Vertraege<V>): V | undefined =>
	vereinbarter(akte) ?? akte.vertraege.findLast(({ status }) => status !== VERTRAG.nr.Storniert);
