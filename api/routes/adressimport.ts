import type { adressimport } from '../contract/adressimport.ts';
import type { Handlers } from './handler.ts';

/** Addresses from and to files. */
export const adressimportHandlers: Handlers<typeof adressimport> = {};
