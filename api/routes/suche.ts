import type { suche } from '../contract/suche.ts';
import type { Handlers } from './handler.ts';

export const sucheHandlers: Handlers<typeof suche> = {};
