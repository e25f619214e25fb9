import type { mailvorlagen } from '../contract/mailvorlagen.ts';
import type { Handlers } from './handler.ts';

export const mailvorlagenHandlers: Handlers<typeof mailvorlagen> = {};
