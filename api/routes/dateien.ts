import type { dateien } from '../contract/dateien.ts';
import type { Handlers } from './handler.ts';

export const dateienHandlers: Handlers<typeof dateien> = {};
