import type { ansicht } from '../contract/ansicht.ts';
import type { Handlers } from './handler.ts';

/** Working in the view of another user. */
export const ansichtHandlers: Handlers<typeof ansicht> = {};
