import type { hilfe } from '../contract/hilfe.ts';
import type { Handlers } from './handler.ts';

/** Help texts and news. */
export const hilfeHandlers: Handlers<typeof hilfe> = {};
