import type { vertragsvergleich } from '../contract/vertragsvergleich.ts';
import type { Handlers } from './handler.ts';

export const vertragsvergleichHandlers: Handlers<typeof vertragsvergleich> = {};
