import type { kontingente } from '../contract/kontingente.ts';
import type { Handlers } from './handler.ts';

/** Places: approved, allotted, asked for. */
export const kontingenteHandlers: Handlers<typeof kontingente> = {};
