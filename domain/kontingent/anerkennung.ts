import { AnerkennungBefristet, type KontingentEreignis } from './ereignisse.ts';
import type { Kontingent } from './zustand.ts';

/** Until when the authority recognises the Einsatzstelle; null: without end. */
export const befristeAnerkennung = ({ anerkanntBis: von }: Kontingent, nach: string | null): KontingentEreignis[] =>
	von === nach ? [] : [AnerkennungBefristet({ von, nach })];
