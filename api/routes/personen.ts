import type { personen } from '../contract/personen.ts';
import type { Handlers } from './handler.ts';

/** Contact persons of the addresses. */
export const personenHandlers: Handlers<typeof personen> = {};
