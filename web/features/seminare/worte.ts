import { formatZahl } from '#domain/format/zahl.ts';
import { spanne } from '#domain/seminar/planer/worte.ts';
import { terminworte } from '#domain/seminar/worte.ts';
import { SEMINARE } from '../../texte/seminare/seminare.ts';
import type { Seminar, Seminarzeile } from './queries.ts';

/** `10.–14.08.2026` */
export const zeitraum = ({ von, bis }: Pick<Seminarzeile, 'von' | 'bis'>): string | null =>
	von && bis ? spanne({ von, bis }) : null;

/** Where, or that it is online; both where both hold. */
export const wo = ({ ort, isOnline }: Pick<Seminarzeile, 'ort' | 'isOnline'>): string | null =>
	[ort, isOnline && SEMINARE.online].filter(Boolean).join(', ') || null;

/** `4,5` */
export const tagezahl = (tage: number): string => formatZahl(tage, Number.isInteger(tage) ? 0 : 1);

export const termine = ({ termine }: Pick<Seminar, 'termine'>): readonly string[] => termine.map(terminworte);
