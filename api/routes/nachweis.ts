import type { nachweis } from '../contract/nachweis.ts';
import type { Handlers } from './handler.ts';

export const nachweisHandlers: Handlers<typeof nachweis> = {};
