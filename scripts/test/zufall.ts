import fc from 'fast-check';
import { KEIM, oft } from './keim.ts';

// Whoever imports fast-check imports this too (zufall.test.ts).
fc.configureGlobal({ seed: KEIM });

/** What draws a hundred thousand times takes longer than a test usually may. */
export const FRIST_MS = oft(2, 180) * 60_000;
