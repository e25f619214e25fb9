import type { signatur } from '../contract/signatur.ts';
import type { Handlers } from './handler.ts';

export const signaturHandlers: Handlers<typeof signatur> = {};
