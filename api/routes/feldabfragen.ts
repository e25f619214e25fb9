import type { feldabfragen } from '../contract/feldabfragen.ts';
import type { Handlers } from './handler.ts';

export const feldabfragenHandlers: Handlers<typeof feldabfragen> = {};
