import type { systembetrieb } from '../contract/systembetrieb.ts';
import type { Handlers } from './handler.ts';

/** Calls of the product operator. */
export const systembetriebHandlers: Handlers<typeof systembetrieb> = {};
