import type { mahnwesen } from '../contract/mahnwesen.ts';
import type { Handlers } from './handler.ts';

export const mahnwesenHandlers: Handlers<typeof mahnwesen> = {};
