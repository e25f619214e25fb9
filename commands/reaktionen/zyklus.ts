import type { OutboxZeile } from '#commands/umgebung.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { ZyklusEreignis } from '#domain/zyklus/ereignisse.ts';

/** Name of the job that takes addresses and Kontingente over from the cycle before. */
export const ZYKLUS_UEBERNEHMEN = 'zyklus-uebernehmen';

/** A cycle that was started as a successor gets what belongs to other streams by a job. */
export const reagiereAufZyklus = (e: Aufgezeichnet<ZyklusEreignis>): readonly OutboxZeile[] =>
	e.type === 'UebernahmeBegonnen' ? [{ art: 'job', schluessel: ZYKLUS_UEBERNEHMEN }] : [];
