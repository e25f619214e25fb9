import type { adressimport } from '../contract/adressimport.ts';
import type { Handlers } from './handler.ts';

export const adressimportHandlers: Handlers<typeof adressimport> = {};
