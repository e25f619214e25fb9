import type { Pruefung } from './bewertung.ts';
import ergebnis from './pruefung.json' with { type: 'json' };

/** The last assessment, as `npm run barrierefreiheit` wrote it. */
export const PRUEFUNG = ergebnis as Pruefung;
