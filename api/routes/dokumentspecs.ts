import type { dokumentspecs } from '../contract/dokumentspecs.ts';
import type { Handlers } from './handler.ts';

export const dokumentspecsHandlers: Handlers<typeof dokumentspecs> = {};
