import type { dokumente } from '../contract/dokumente.ts';
import type { Handlers } from './handler.ts';

export const dokumenteHandlers: Handlers<typeof dokumente> = {};
