import type { downloads } from '../contract/downloads.ts';
import type { Handlers } from './handler.ts';

export const downloadsHandlers: Handlers<typeof downloads> = {};
