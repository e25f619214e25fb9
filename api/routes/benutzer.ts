import type { benutzer } from '../contract/benutzer.ts';
import type { Handlers } from './handler.ts';

/** Users, invitations and join requests. */
export const benutzerHandlers: Handlers<typeof benutzer> = {};
