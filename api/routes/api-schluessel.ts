import type { apiSchluessel } from '../contract/api-schluessel.ts';
import type { Handlers } from './handler.ts';

/** Keys of API clients. */
export const apiSchluesselHandlers: Handlers<typeof apiSchluessel> = {};
