import type { sammelaktionen } from '../contract/sammelaktionen.ts';
import type { Handlers } from './handler.ts';

export const sammelaktionenHandlers: Handlers<typeof sammelaktionen> = {};
