import type { parameter } from '../contract/parameter.ts';
import type { Handlers } from './handler.ts';

/** The tenant and its parameters. */
export const parameterHandlers: Handlers<typeof parameter> = {};
