import type { protokoll } from '../contract/protokoll.ts';
import type { Handlers } from './handler.ts';

/** Who signed in, looked and exported. */
export const protokollHandlers: Handlers<typeof protokoll> = {};
