import { formatDatumUhrzeit } from '#domain/format/datum.ts';

/** An instant's time of day: `14:32 Uhr`. */
export const uhrzeit = (instant: string): string => formatDatumUhrzeit(instant).split(' - ')[1] ?? '';
