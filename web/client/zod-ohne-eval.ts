import { config } from 'zod/v4/core';
import { meldungZu } from '#domain/felder/meldungen.ts';

/*
 * Schemas are usually compiled by `new Function`, which the content security policy forbids, and even the attempt is
 * reported as a violation. To be imported before any module that builds schemas. Refusals are told as the server tells them.
 */
config({ jitless: true, customError: meldungZu });
