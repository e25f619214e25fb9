import type { adressverwaltung } from '../contract/adressverwaltung.ts';
import type { Handlers } from './handler.ts';

/** Addresses: what is changed of them. */
export const adressverwaltungHandlers: Handlers<typeof adressverwaltung> = {};
