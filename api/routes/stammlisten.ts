import type { stammlisten } from '../contract/stammlisten.ts';
import type { Handlers } from './handler.ts';

/** Selection lists of the tenant and the texts of its pages. */
export const stammlistenHandlers: Handlers<typeof stammlisten> = {};
