import { config } from 'zod/v4/core';

/*
 * Schemas are usually compiled by `new Function`, which the content security policy forbids, and even the attempt is
 * reported as a violation. To be imported before any module that builds schemas.
 */
config({ jitless: true });
