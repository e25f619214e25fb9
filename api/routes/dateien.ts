import type { dateien } from '../contract/dateien.ts';
import type { Handlers } from './handler.ts';

/** Files sent up and down. */
export const dateienHandlers: Handlers<typeof dateien> = {};
